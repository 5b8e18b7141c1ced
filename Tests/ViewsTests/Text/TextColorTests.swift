import Geometry
import Raster
import Scene
import Testing

@testable import Views

/// How texts and symbols get from one colour to another.
@MainActor
struct TextColorTests {
  @MainActor
  private final class Control { var set: (Bool) -> Void = { _ in } }

  private struct Shown<Content: View>: View {
    let control: Control
    let content: (Bool) -> Content
    @State private var isOn = false
    var body: some View {
      control.set = { isOn = $0 }
      return content(isOn)
    }
  }

  /// The red components that letters, symbols and templates are drawn in.
  private func reds(_ tree: Tree, at time: Double) -> [Double] {
    tree.graph.advance(to: time)
    tree.graph.layout(in: tree.size, seenAt: time)
    var list = DisplayList(
      bounds: PixelRect(x0: 0, y0: 0, x1: 200, y1: 200), transform: .scale(2, 2))
    tree.graph.draw(into: &list)
    return list.entries.flatMap { entry -> [Double] in
      switch entry.command {
      case .glyphs(_, _, let colors, _): return colors.map(\.red)
      case .fill(_, _, .solid(let color), _, _): return [color.red]
      case .template(_, _, _, let color, _): return [color.red]
      default: return []
      }
    }
  }

  private func start<Content: View>(
    _ animation: Animation?, @ViewBuilder _ content: @escaping (Bool) -> Content
  ) throws -> Tree {
    let control = Control()
    let tree = try Tree(Shown(control: control, content: content))
    _ = reds(tree, at: 1)
    withAnimation(animation) { control.set(true) }
    _ = reds(tree, at: 1)
    return tree
  }

  @Test func lettersTakeAllTheTime() throws {
    let tree = try start(.linear(duration: 1)) { isOn in
      Text(verbatim: "a").foregroundColor(Color(white: isOn ? 1 : 0.5))
    }
    let seen = [1, 1.25, 1.5, 2, 2.5].map { reds(tree, at: $0) }
    for (found, wanted) in zip(seen, [0.5, 0.625, 0.75, 1, 1]) {
      #expect(found.count == 1 && abs((found.first ?? 0) - wanted) < 0.005, "\(found)")
    }
  }

  @Test func withoutAnimationAtOnce() throws {
    let tree = try start(nil) { isOn in
      Text(verbatim: "a").foregroundColor(Color(white: isOn ? 1 : 0.5))
    }
    #expect(reds(tree, at: 1) == [1])
  }
}
