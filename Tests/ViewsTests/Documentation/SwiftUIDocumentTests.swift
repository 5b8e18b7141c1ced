import Foundation
import Testing

/// The page of what is supported says what the sources declare.
@Suite struct SwiftUIDocumentTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func document() throws -> SwiftUIDocument {
    try SwiftUIDocument(folders: [
      root.appendingPathComponent("Sources/Views").resolvingSymlinksInPath(),
      root.appendingPathComponent("Sources/Combine").resolvingSymlinksInPath(),
    ])
  }

  /// `GATEFRAME_RECORD_DOCUMENTS=1` writes it anew.
  @Test func thePageIsThatOfTheSources() throws {
    let page = Self.root.appendingPathComponent("assets/documentation/swiftui.md")
      .resolvingSymlinksInPath()
    let markdown = try Self.document().markdown
    if ProcessInfo.processInfo.environment["GATEFRAME_RECORD_DOCUMENTS"] == "1" {
      try markdown.write(to: page, atomically: false, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: page, encoding: .utf8) == markdown,
      "swiftui.md differs from the sources: run with GATEFRAME_RECORD_DOCUMENTS=1")
  }

  @Test func everythingPublicIsExplained() throws {
    let document = try Self.document()
    let silent = document.concepts.flatMap { $0.types + $0.modifiers }.filter(\.summary.isEmpty)
    #expect(silent.map(\.name) == [])
    #expect(document.concepts.contains { $0.modifiers.contains { $0.name == "onTapGesture" } })
  }
}
