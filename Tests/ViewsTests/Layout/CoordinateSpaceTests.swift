import Foundation
import Testing

@testable import Views

/// Frames in named spaces, and what acts on their changes.
@MainActor
struct CoordinateSpaceTests {
  private final class Log<Value> { var values: [Value] = [] }

  @Test func namesInBothForms() throws {
    let log = Log<CGRect?>()
    _ = try Tree(
      VStack(spacing: 0) {
        Box("top", 10, 30)
        GeometryReader { proxy in
          let _ =
            log.values = [
              proxy.frame(in: .named("inner")), proxy.frame(in: .named(7)),
              proxy.frame(in: NamedCoordinateSpace.named(7)), proxy.bounds(of: .named("inner")),
              proxy.bounds(of: .named("unknown")),
            ]
        }
        .padding(5)
      }
      .coordinateSpace(.named("inner"))
      .offset(x: 100)
      .padding(.leading, 20)
      .coordinateSpace(name: 7), 100, 100)
    #expect(
      log.values == [
        CGRect(x: 5, y: 35, width: 70, height: 60), CGRect(x: 125, y: 35, width: 70, height: 60),
        CGRect(x: 125, y: 35, width: 70, height: 60), CGRect(x: -5, y: -35, width: 80, height: 100),
        nil,
      ])
  }

  @Test func aScaledViewsFrame() throws {
    let log = Log<CGRect>()
    _ = try Tree(
      GeometryReader { proxy in let _ = log.values.append(proxy.frame(in: .named("a"))) }
        .frame(width: 20, height: 10).scaleEffect(2).frame(width: 100, height: 100)
        .coordinateSpace(name: "a"))
    #expect(log.values == [CGRect(x: 30, y: 40, width: 40, height: 20)])
  }

  @Test func geometryChangesAreTold() throws {
    struct Moving: View {
      let y: CGFloat
      let width: CGFloat
      let log: Log<String>
      var body: some View {
        Box("a", width, 10)
          .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minY }) {
            log.values.append("y \($0)")
          }
          .onGeometryChange(for: CGFloat.self, of: \.size.width) {
            log.values.append("width \($0) \($1)")
          }
          .padding(.top, y)
      }
    }
    let log = Log<String>()
    let tree = try Tree(Moving(y: 0, width: 10, log: log))
    tree.layout()
    tree.show(Moving(y: 20, width: 10, log: log))
    tree.show(Moving(y: 20, width: 30, log: log))
    #expect(
      log.values == ["y 45.0", "width 10.0 10.0", "y 55.0", "width 10.0 30.0"])
  }

  @Test func aGuideFollowsStateThatItsClosureReads() throws {
    struct Guided: View {
      let log: Log<Binding<CGFloat>>
      @State var shift: CGFloat = 0
      var body: some View {
        let _ = log.values = [$shift]
        let shift = $shift
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 50, 10)
          Box("b", 50, 10).alignmentGuide(.leading) { _ in shift.wrappedValue }
        }
      }
    }
    let log = Log<Binding<CGFloat>>()
    let tree = try Tree(Guided(log: log))
    #expect(tree.frames("a", "b") == "a 25 40 50 10\nb 25 50 50 10")
    let evaluations = tree.evaluations { log.values.first?.wrappedValue = 10 }
    #expect(tree.frames("a", "b") == "a 30 40 50 10\nb 20 50 50 10")
    #expect(evaluations == 0, "the layout alone depends on it")
  }
}
