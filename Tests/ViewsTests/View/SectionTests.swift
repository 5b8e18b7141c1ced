import Foundation
import Testing

@testable import Views

/// Header, content and footer take part one by one.
@MainActor
struct SectionTests {
  @Test func aSectionFlattensIntoItsStack() throws {
    let tree = try Tree(
      VStack(spacing: 2) {
        Section {
          Box("a", 10, 10)
          Box("b", 10, 10)
        } header: {
          Box("header", 10, 5)
        } footer: {
          Box("footer", 10, 5)
        }
        Section(header: Box("old", 10, 5)) { Box("c", 10, 10) }
        Section { Box("d", 10, 10) }
      }, 10, 100)
    let stack = tree.graph.rootElement?.children.first
    #expect(stack?.children.count == 7)
    #expect(stack?.children.first?.layoutValue(SectionRoleKey.self) == .header)
    #expect(
      tree.frames("header", "a", "b", "footer", "old", "c", "d") == """
        header 0 16.5 10 5
        a 0 23.5 10 10
        b 0 35.5 10 10
        footer 0 47.5 10 5
        old 0 54.5 10 5
        c 0 61.5 10 10
        d 0 73.5 10 10
        """)
  }

  @Test func titles() throws {
    let tree = try Tree(
      VStack {
        Section("First") { Box("a", 1, 1) }
        Section(String("Second")) { Box("b", 1, 1) }
      })
    #expect(tree.elements("Text \"First\"").count == 1)
    #expect(tree.elements("Text \"Second\"").count == 1)
  }
}
