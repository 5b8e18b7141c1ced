import Foundation
import Testing

@testable import Views

/// Views that say themselves whether they changed.
@MainActor
struct EquatableViewTests {
  private struct Rounded: View, Equatable {
    let value: Double
    nonisolated static func == (a: Self, b: Self) -> Bool { a.value.rounded() == b.value.rounded() }
    var body: some View { Box("\(value)", 1, 1) }
  }

  @Test func anEqualValueIsLeftOut() throws {
    let tree = try Tree(Rounded(value: 1).equatable())
    tree.show(Rounded(value: 1.2).equatable())
    #expect(tree.elements("1.0").count == 1)
    tree.show(Rounded(value: 2).equatable())
    #expect(tree.elements("2.0").count == 1)
  }
}
