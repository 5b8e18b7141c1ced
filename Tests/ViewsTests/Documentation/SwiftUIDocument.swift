import Foundation

/// The page that lists what this SwiftUI has, made from the declarations in the sources.
struct SwiftUIDocument {
  /// A public declaration and the first sentence said of it.
  struct Entry: Hashable {
    let name: String
    let summary: String
  }

  /// What a folder of the sources declares.
  struct Concept {
    let name: String
    var types: [Entry] = []
    var modifiers: [Entry] = []
  }

  private(set) var concepts: [Concept] = []
  /// Declarations that are there for their names alone.
  private(set) var withoutEffect: [Entry] = []
  /// Values that were not compared with a device.
  private(set) var unverified: [Entry] = []

  /// Reads the Swift files below some folders.
  init(folders: [URL]) throws {
    for folder in folders {
      var byConcept: [String: Concept] = [:]
      for file in try Self.files(in: folder) {
        let place = file.deletingLastPathComponent().path
          .dropFirst(folder.path.count).split(separator: "/").first.map(String.init)
        let name = place ?? folder.lastPathComponent
        read(
          try String(contentsOf: file, encoding: .utf8),
          into: &byConcept[name, default: Concept(name: name)])
      }
      concepts += byConcept.values.sorted { $0.name < $1.name }
        .filter { !$0.types.isEmpty || !$0.modifiers.isEmpty }
    }
  }

  private static func files(in folder: URL) throws -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  private mutating func read(_ text: String, into concept: inout Concept) {
    var comment: [Substring] = []
    var isInView = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let bare = line.drop { $0 == " " }
      if bare.hasPrefix("///") {
        comment.append(bare.dropFirst(3).drop { $0 == " " })
        continue
      }
      if bare.hasPrefix("@") { continue }
      defer { comment = [] }
      if !line.isEmpty, !line.hasPrefix(" ") {
        isInView = bare.hasPrefix("extension View ") || bare.hasPrefix("extension View{")
      }
      let said = comment.joined(separator: " ")
      if said.contains("not verified against a device"), let name = Self.anyName(bare) {
        unverified.append(Entry(name: name, summary: Self.sentence(said)))
      }
      guard bare.hasPrefix("public ") else { continue }
      if let type = Self.name(bare, after: ["struct", "class", "enum", "protocol", "typealias"]),
        !line.hasPrefix(" "), !type.hasPrefix("_")
      {
        concept.types.append(Entry(name: type, summary: Self.sentence(said)))
      } else if isInView, let modifier = Self.name(bare, after: ["func"]),
        !modifier.hasPrefix("_"), !concept.modifiers.contains(where: { $0.name == modifier })
      {
        concept.modifiers.append(Entry(name: modifier, summary: Self.sentence(said)))
      }
      if said.hasPrefix("Accepted"), let name = Self.anyName(bare) {
        let entry = Entry(name: name, summary: Self.sentence(said))
        if !withoutEffect.contains(entry) { withoutEffect.append(entry) }
      }
    }
  }

  /// The name that follows one of the keywords in a declaration.
  private static func name(_ line: Substring, after keywords: [String]) -> String? {
    let words = line.split(whereSeparator: { " (:<{=".contains($0) })
    guard let index = words.prefix(6).firstIndex(where: { keywords.contains(String($0)) }),
      index + 1 < words.count
    else { return nil }
    return String(words[index + 1])
  }

  private static func anyName(_ line: Substring) -> String? {
    name(
      line,
      after: ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "case"])
  }

  /// The first sentence of a comment.
  private static func sentence(_ comment: String) -> String {
    guard let end = comment.range(of: ". ") else { return comment }
    return String(comment[..<end.lowerBound]) + "."
  }

  /// The page in Markdown.
  var markdown: String {
    var lines = [
      "# What this SwiftUI has",
      "",
      "Made from the declarations in the sources. Names are SwiftUI's, through iOS 17; behaviour is",
      "that of iOS 16, and the values that differ between the two are those of iOS 16. What is not",
      "listed does not compile.",
      "",
      "## Where it differs",
      "",
      "- Text is set in Inter, with the heights of Apple's system font, whose letters are a little",
      "  narrower or wider here and there.",
      "- System symbols are artwork of our own in the frames of Apple's where these are known.",
      "- The display's appearance, size classes and safe area come from the host: a kiosk has a",
      "  regular size class and no insets unless it is told so.",
      "- Haptics, status bars and whatever else a kiosk has not do nothing.",
      "",
      "### There for their names",
      "",
    ]
    lines += withoutEffect.sorted { $0.name < $1.name }.map { "- `\($0.name)`: \($0.summary)" }
    lines += [
      "", "### Values not compared with a device", "",
    ]
    lines += Set(unverified.map { "- `\($0.name)`: \($0.summary)" }).sorted()
    for concept in concepts {
      lines += ["", "## \(concept.name)"]
      if !concept.types.isEmpty {
        lines += ["", "| type | |", "|---|---|"]
        lines += concept.types.sorted { $0.name < $1.name }
          .map { "| `\($0.name)` | \($0.summary.replacingOccurrences(of: "|", with: "\\|")) |" }
      }
      if !concept.modifiers.isEmpty {
        lines += ["", "| modifier of views | |", "|---|---|"]
        lines += concept.modifiers.sorted { $0.name < $1.name }
          .map { "| `\($0.name)` | \($0.summary.replacingOccurrences(of: "|", with: "\\|")) |" }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
