import Foundation
import Testing

@testable import Views

/// Labels and their styles.
@MainActor
struct LabelTests {
  private func tree<S: LabelStyle>(_ style: S) throws -> Tree {
    try Tree(Label("Title", systemImage: "star").labelStyle(style), 200, 50)
  }

  private struct Column: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.title
        Label(configuration)
      }
    }
  }

  @Test func theIconStandsBeforeTheTitle() throws {
    for tree in [try tree(.automatic), try tree(.titleAndIcon)] {
      let icon = try #require(tree.frame("Image star"))
      let title = try #require(tree.frame("Text \"Title\""))
      #expect(title.minX - icon.maxX == 8)
    }
  }

  @Test func oneOfBoth() throws {
    #expect(try tree(.iconOnly).frame("Text \"Title\"") == nil)
    #expect(try tree(.titleOnly).frame("Image star") == nil)
  }

  @Test func aStyleMayShowTheLabelOtherwise() throws {
    let tree = try tree(Column())
    #expect(tree.elements("Text \"Title\"").count == 2)
    #expect(tree.elements("Image star").count == 1)
  }
}
