import Foundation
import Geometry
import Raster
import Scene
import Testing

@testable import Views

/// How one text turns into another.
@MainActor
struct ContentTransitionTests {
  @MainActor
  private final class Control { var set: (Int) -> Void = { _ in } }

  private struct Number: View {
    let control: Control
    let transition: ContentTransition
    @State private var number = 1
    var body: some View {
      control.set = { number = $0 }
      return Text(verbatim: "\(number)").contentTransition(transition)
    }
  }

  /// The opacities with which texts are drawn.
  private func opacities(_ tree: Tree, at time: Double) -> [Double] {
    tree.graph.advance(to: time)
    tree.graph.layout(in: tree.size, seenAt: time)
    var list = DisplayList(
      bounds: PixelRect(x0: 0, y0: 0, x1: 200, y1: 200), transform: .scale(2, 2))
    tree.graph.draw(into: &list)
    var opacities = [1.0]
    var found: [Double] = []
    for entry in list.entries {
      switch entry.command {
      case .beginGroup(let effect): opacities.append((opacities.last ?? 1) * effect.opacity)
      case .endGroup: opacities.removeLast()
      case .glyphs: found.append(opacities.last ?? 1)
      default: break
      }
    }
    return found
  }

  private func start(_ transition: ContentTransition, _ animation: Animation?) throws -> Tree {
    let control = Control()
    let tree = try Tree(Number(control: control, transition: transition))
    _ = opacities(tree, at: 1)
    withAnimation(animation) { control.set(2) }
    _ = opacities(tree, at: 1)
    return tree
  }

  @Test(arguments: [ContentTransition.opacity, .numericText()])
  func textsFade(_ transition: ContentTransition) throws {
    let tree = try start(transition, .linear(duration: 1))
    #expect(opacities(tree, at: 1.25) == [0.75, 0.25])
    #expect(opacities(tree, at: 2.1) == [1])
    #expect(!tree.graph.isAnimating)
  }

  @Test(arguments: [ContentTransition.identity, .interpolate])
  func textsChangeAtOnce(_ transition: ContentTransition) throws {
    #expect(try opacities(start(transition, .linear(duration: 1)), at: 1.25) == [1])
  }

  @Test func withoutAnimationTextsChangeAtOnce() throws {
    #expect(try opacities(start(.opacity, nil), at: 1.25) == [1])
  }
}
