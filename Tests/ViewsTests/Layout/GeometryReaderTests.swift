import Foundation
import Testing

@testable import Views

/// What a geometry reader takes, and what it tells its content.
@MainActor
struct GeometryReaderTests {
  private final class Reading {
    var sizes: [CGSize] = []
    var frames: [CGRect] = []
  }

  @Test func takesTheOfferAndTenWhereThereIsNone() throws {
    let reader = GeometryReader { _ in Box("a", 10, 10) }
    #expect(try Tree.size(of: reader, 70, 40) == CGSize(width: 70, height: 40))
    #expect(try Tree.size(of: reader, nil, 40) == CGSize(width: 10, height: 40))
    #expect(try Tree.size(of: reader, nil, nil) == CGSize(width: 10, height: 10))
  }

  @Test func contentLiesAtTheTopLeadingCornerInLayers() throws {
    let tree = try Tree(
      GeometryReader { proxy in
        Box("a", 10, 20)
        Box.wide("b", most: proxy.size.width / 2)
      }, 80, 60)
    #expect(tree.frames("a", "b") == "a 0 0 10 20\nb 0 0 40 10")
  }

  @Test func framesInEachSpace() throws {
    let reading = Reading()
    _ = try Tree(
      VStack(spacing: 0) {
        Box("top", 10, 30)
        GeometryReader { proxy in
          let _ =
            reading.frames = [
              proxy.frame(in: .local), proxy.frame(in: .named("box")), proxy.frame(in: .global),
              proxy.frame(in: .named("unknown")),
            ]
        }
        .padding(5)
      }
      .coordinateSpace(name: "box")
      .padding(.leading, 20), 100, 100)
    let size = CGSize(width: 70, height: 60)
    #expect(
      reading.frames == [
        CGRect(origin: .zero, size: size), CGRect(origin: CGPoint(x: 5, y: 35), size: size),
        CGRect(origin: CGPoint(x: 25, y: 35), size: size),
        CGRect(origin: CGPoint(x: 25, y: 35), size: size),
      ])
  }

  @Test func framesAreUnroundedTargets() throws {
    let reading = Reading()
    _ = try Tree(
      GeometryReader { proxy in let _ = reading.frames.append(proxy.frame(in: .global)) }
        .frame(width: 33.3, height: 10)
        .offset(x: 1.25), 100, 10)
    let frame = try #require(reading.frames.last)
    #expect(abs(frame.minX - (33.35 + 1.25)) < 1e-9)
    #expect(abs(frame.width - 33.3) < 1e-9)
  }

  private struct Shifted: View {
    let shift: CGFloat
    let reading: Reading
    var body: some View {
      GeometryReader { proxy in
        let _ = reading.frames.append(proxy.frame(in: .global))
        Box("a", max(0, proxy.frame(in: .global).minX), 10)
      }
      .frame(width: 20, height: 20)
      .offset(x: shift)
    }
  }

  @Test func contentIsBuiltAgainWhenItsFrameMoves() throws {
    let reading = Reading()
    let tree = try Tree(Shifted(shift: 0, reading: reading))
    #expect(tree.frame("a")?.width == 40)
    tree.show(Shifted(shift: 12, reading: reading))
    #expect(tree.frame("a")?.width == 52)
    let count = reading.frames.count
    tree.layout()
    #expect(reading.frames.count == count, "at rest nothing is built")
  }

  @Test func contentIsBuiltAgainWhenItsSizeChanges() throws {
    let reading = Reading()
    let tree = try Tree(
      GeometryReader { proxy in
        let _ = reading.sizes.append(proxy.size)
        Box("a", proxy.size.width, 10)
      })
    tree.size = CGSize(width: 60, height: 50)
    tree.layout()
    #expect(reading.sizes.last == tree.size)
    #expect(tree.frame("a")?.width == 60)
    let count = reading.sizes.count
    tree.layout()
    #expect(reading.sizes.count == count)
  }

  @Test func readersNest() throws {
    let tree = try Tree(
      GeometryReader { outer in
        GeometryReader { inner in
          Box("a", inner.size.width, outer.size.height)
        }
        .frame(width: outer.size.width / 2)
      }, 80, 60)
    #expect(tree.frames("a") == "a 0 0 40 60")
  }

  @Test func whatFollowsFromAMoveIsShownWithItsAnimation() throws {
    final class Slot { var y: Binding<CGFloat>? }
    struct Moving: View {
      let slot: Slot
      @State var y: CGFloat = 10
      var body: some View {
        let _ = slot.y = $y
        VStack(alignment: .leading, spacing: 0) {
          Box("top", 10, y)
          GeometryReader { proxy in
            Color.red.frame(width: proxy.frame(in: .global).minY)
          }
          .frame(height: 10)
          Spacer(minLength: 0)
        }
      }
    }
    let slot = Slot()
    let tree = try Tree(Moving(slot: slot))
    withAnimation(.linear(duration: 1)) { slot.y?.wrappedValue = 30 }
    tree.layout()
    tree.graph.advance(to: 0.5)
    tree.layout()
    #expect(tree.elements("Rectangle").first?.size.width == 30)
    #expect(tree.elements("Rectangle").first?.drawnFrame.width == 20)
  }

  private final class Holder { weak var element: Element? }

  @Test func aProxyThatContentKeepsDoesNotKeepItsReader() throws {
    let tree = try Tree(
      AnyView(GeometryReader { proxy in Box("a", 1, 1).onTapGesture { _ = proxy.size } }))
    let holder = Holder()
    holder.element = tree.elements("GeometryReader").first
    #expect(holder.element != nil)
    tree.show(AnyView(Box("b", 1, 1)))
    #expect(holder.element == nil)
  }
}
