import Foundation
import Testing

@testable import Views

/// Mirroring where text runs from right to left.
@MainActor
struct RightToLeftTests {
  private func tree<V: View>(_ view: V, _ width: CGFloat = 100, _ height: CGFloat = 20) throws
    -> Tree
  {
    try Tree(view.environment(\.layoutDirection, .rightToLeft).frame(width: width), width, height)
  }

  @Test func rowsRunFromTheRight() throws {
    let tree = try tree(
      HStack(spacing: 5) {
        Box("a", 10, 10)
        Box("b", 20, 10)
        Spacer()
      })
    #expect(tree.frames("a", "b") == "a 90 5 10 10\nb 65 5 20 10")
  }

  @Test func leadingIsRight() throws {
    let tree = try tree(
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 100, 10)
        Box("b", 10, 10).padding(.leading, 7)
      })
    #expect(tree.frames("b") == "b 83 10 10 10")
    let framed = try self.tree(
      Box("a", 10, 10).frame(width: 60, alignment: .trailing).frame(
        maxWidth: .infinity, alignment: .leading))
    #expect(framed.frames("a") == "a 40 5 10 10")
  }

  @Test func offsetsAreNotMirrored() throws {
    let tree = try tree(
      Box("a", 10, 10).offset(x: 5).frame(maxWidth: .infinity, alignment: .leading))
    #expect(tree.frames("a") == "a 95 5 10 10")
  }

  @Test func overlaysAreMirrored() throws {
    let tree = try tree(
      Box("a", 100, 20).overlay(alignment: .topTrailing) { Box("b", 10, 10) })
    #expect(tree.frames("b") == "b 0 0 10 10")
  }

  @Test func theDirectionMayChange() throws {
    struct Row: View {
      let direction: LayoutDirection
      var body: some View {
        HStack(spacing: 0) {
          Box("a", 10, 10)
          Spacer()
        }
        .environment(\.layoutDirection, direction)
      }
    }
    let tree = try Tree(Row(direction: .leftToRight), 100, 10)
    #expect(tree.frames("a") == "a 0 0 10 10")
    tree.show(Row(direction: .rightToLeft))
    #expect(tree.frames("a") == "a 90 0 10 10")
  }
}
