import Foundation
import Testing

@testable import Views

/// An appearance that any view wants is the whole window's.
@MainActor
struct PreferredColorSchemeTests {
  /// Wide where it sees a dark window.
  private struct Reader: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Box("reader", scheme == .dark ? 40 : 10, 10) }
  }

  private struct Wishing: View {
    let wishes: [ColorScheme?]
    var body: some View {
      VStack(spacing: 0) {
        Reader()
        ForEach(Array(wishes.indices), id: \.self) { index in
          Box("box", 1, 1).preferredColorScheme(wishes[index])
        }
      }
    }
  }

  @Test func reachesViewsAndGroundOutside() throws {
    let tree = try Tree(Wishing(wishes: [nil, .dark, .light]))
    #expect(tree.graph.colorScheme == .dark)
    #expect(tree.frame("reader")?.width == 40)
    tree.show(Wishing(wishes: [nil]))
    #expect(tree.graph.colorScheme == .light)
    #expect(tree.frame("reader")?.width == 10)
    #expect(tree.graph.environment.colorScheme == .light)
  }

  @Test func aWishAboveCountsAndStaysWhenTheSystemChanges() throws {
    let tree = try Tree(Wishing(wishes: [.light]).preferredColorScheme(.dark))
    #expect(tree.frame("reader")?.width == 40)
    var environment = tree.graph.environment
    environment.displayScale = 3
    tree.graph.setEnvironment(environment)
    tree.layout()
    #expect(tree.frame("reader")?.width == 40 && tree.graph.colorScheme == .dark)
  }

  @Test func withoutAWishTheSystemsCounts() throws {
    let tree = try Tree(Wishing(wishes: []))
    var environment = tree.graph.environment
    environment.colorScheme = .dark
    tree.graph.setEnvironment(environment)
    tree.layout()
    #expect(tree.frame("reader")?.width == 40)
  }
}
