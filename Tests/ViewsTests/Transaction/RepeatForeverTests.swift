import Foundation
import Testing

@testable import Views

/// Motions that go on for ever, as loaders have them.
@MainActor
struct RepeatForeverTests {
  private struct Spinning: View {
    @State private var isOn = false
    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .offset(x: isOn ? 40 : 0)
        .frame(width: 100, height: 100, alignment: .topLeading)
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isOn = true }
        }
    }
  }

  @Test func effectsStartAnewWithEachTurn() throws {
    let tree = try Tree(Spinning())
    for (time, x) in [(0.0, 0.0), (0.25, 10), (1.25, 10), (2.75, 30), (100.5, 20)] {
      #expect(abs(try #require(Picture(tree, at: time).item("red")).frame.minX - x) < 0.02)
    }
    #expect(tree.graph.isAnimating)
  }

  private struct Breathing: View {
    @State private var isOn = false
    var body: some View {
      Color.red.frame(width: isOn ? 50 : 10, height: 10)
        .animation(.linear(duration: 1).repeatForever(), value: isOn)
        .frame(width: 100, height: 100, alignment: .topLeading)
        .onAppear { isOn.toggle() }
    }
  }

  @Test func framesGoThereAndBack() throws {
    let tree = try Tree(Breathing())
    for (time, width) in [(0.0, 10.0), (0.5, 30), (1.25, 40), (1.75, 20), (2.25, 20)] {
      #expect(abs(try #require(Picture(tree, at: time).item("red")).frame.width - width) < 0.02)
    }
  }

  private struct Drawing: View {
    @State private var isOn = false
    var body: some View {
      Rectangle().trim(from: 0, to: isOn ? 1 : 0).stroke(Color.red, lineWidth: 2)
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isOn = true }
        }
    }
  }

  @Test func shapesAreDrawnAgainAndAgain() throws {
    let tree = try Tree(Drawing())
    _ = Picture(tree, at: 0)
    for time in [0.125, 1.125, 7.125] {
      #expect(abs(try #require(Picture(tree, at: time).item("red")).frame.width - 50) < 0.1)
    }
  }

  private struct Glowing: View {
    @State private var isOn = false
    var body: some View {
      Rectangle().fill(isOn ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isOn = true }
        }
    }
  }

  @Test func coloursGlow() throws {
    let tree = try Tree(Glowing())
    _ = Picture(tree, at: 0)
    #expect(tree.color(50, 50) == 0xFF0000)
    _ = Picture(tree, at: 0.5)
    let middle = tree.color(50, 50)
    #expect(middle != 0xFF0000 && middle != 0x0000FF)
    _ = Picture(tree, at: 4.5)
    #expect(tree.color(50, 50) == middle)
  }
}
