import Geometry
import Testing

@testable import Typesetting

struct FontTests {
  let library: FontLibrary

  init() throws {
    library = try FontLibrary()
  }

  private func face(
    _ weight: Int, italic: Bool = false, _ family: FontFamily = .system(.default)
  ) throws -> FontFace {
    try #require(library.face(for: FontStyle(family: family, weight: weight, italic: italic)))
  }

  @Test func aMissingSystemFamilyNamesItsPackage() {
    #expect(throws: FontError.missing(family: "No Such Family", package: nil)) {
      try FontLibrary(systemFamily: "No Such Family")
    }
    for (family, package) in [
      ("inter", "fonts-inter"), ("Noto Sans CJK JP", "fonts-noto-cjk"),
      ("Noto Sans Arabic", "fonts-noto-core"), ("Roboto Condensed", "fonts-roboto"),
    ] {
      #expect(FontPackage.name(for: family) == package)
    }
    #expect(FontPackage.name(for: "Interstate") == nil)
    let unknown = "\(FontError.missing(family: "Interstate", package: nil))"
    #expect(unknown.contains("\"Interstate\"") && unknown.contains("no Debian package is known"))
    let text = "\(FontError.missing(family: "Inter", package: "fonts-inter"))"
    #expect(text.contains("Inter") && text.contains("apt install fonts-inter"))
  }

  @Test func everyWeightHasItsFile() throws {
    var paths: Set<String> = []
    for weight in stride(from: 100, through: 900, by: 100) {
      let upright = try face(weight)
      #expect(upright.weight == weight)
      paths.insert(upright.path)
      paths.insert(try face(weight, italic: true).path)
    }
    #expect(paths.count == 18)
    #expect(try face(450).weight == 400)
    #expect(try face(2000).weight == 900)
    #expect(try face(400) === face(400))
  }

  @Test func theSystemFontHasFixedMeasures() {
    for design in [FontDesign.default, .rounded, .monospaced, .serif] {
      let metrics = library.metrics(FontDescriptor(family: .system(design), size: 2048))
      #expect(metrics.ascent == 1950 && metrics.descent == 494 && metrics.capHeight == 1443)
      #expect(metrics.leading == 0)
    }
    let body = library.metrics(FontDescriptor(size: 17))
    #expect(abs(body.lineHeight - 17 * 1.19336) < 1e-4)
  }

  @Test func namedFamiliesHaveTheirOwn() throws {
    let inter = library.metrics(FontDescriptor(family: .named("Inter"), size: 1))
    #expect(abs(inter.capHeight - 0.7273) < 0.001 && abs(inter.ascent - 0.96875) < 0.001)
    let missing = FontDescriptor(family: .named("Unheard Of"), size: 20)
    #expect(library.metrics(missing) == library.metrics(FontDescriptor(size: 20)))
    #expect(try face(400, .named("Unheard Of")) === face(400))
    #expect(library.missingFamilies == ["Unheard Of"])
  }

  @Test func designsHaveTheirFaces() throws {
    #expect(try face(400, .system(.monospaced)).family != "Inter")
    #expect(try face(400, .system(.serif)).family != "Inter")
    #expect(try face(400, .system(.rounded)).family == "Inter")
  }

  @Test func outlinesStandOnTheBaselineWithYDown() throws {
    let inter = try face(400)
    let glyph = try #require(inter.nominalGlyph(0x48))
    let bounds = inter.path(glyph: glyph, size: 100).bounds
    #expect(abs(bounds.maxY) < 0.01, "H stands on the baseline")
    #expect(abs(bounds.minY + 72.73) < 0.1, "and is as high as the capitals")
    let larger = inter.path(glyph: glyph, size: 200).bounds
    #expect(abs(larger.width - 2 * bounds.width) < 1e-9)
    #expect(inter.path(glyph: inter.spaceGlyph, size: 100).isEmpty)
    #expect(inter.path(glyph: 0xFFFF_FFFF, size: 100).isEmpty)
    #expect(inter.path(glyph: glyph, size: .nan).isEmpty)
    #expect(inter.path(glyph: glyph, size: -1).isEmpty)
  }

  @Test func facesMayBeUsedFromSeveralThreads() async throws {
    let inter = try face(400)
    let expected = inter.path(glyph: 40, size: 50)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).allSatisfy { inter.path(glyph: UInt32(40 + $0 % 3), size: 50).isEmpty == false }
            && inter.path(glyph: 40, size: 50) == expected
        }
      }
      for await same in group { #expect(same) }
    }
  }
}

struct FallbackTests {
  let set: Setter

  init() throws {
    set = try Setter()
  }

  private func families(_ text: String, language: String = "", weight: Int = 400) -> [String] {
    let layout = set(text, weight: weight) { $0.language = language }
    return layout.lines.flatMap { $0.runs.map(\.face.family) }
  }

  @Test(arguments: [
    ("مرحبا", "Noto Sans Arabic"), ("שלום", "Noto Sans Hebrew"), ("ไทย", "Noto Sans Thai"),
    ("नमस्ते।", "Noto Sans Devanagari"), ("Ωμέγα", "Inter"), ("Привет", "Inter"),
  ])
  func scriptsHaveTheirFaces(text: String, family: String) {
    let found = families(text)
    #expect(found.allSatisfy { $0 == family }, "\(found)")
  }

  @Test(.enabled(if: Fixtures.hasHanFonts, "install the Debian package fonts-noto-cjk"))
  func sharedCharactersFollowTheLanguage() {
    #expect(families("東京").contains("Noto Sans CJK SC"))
    #expect(families("東京", language: "ja").contains("Noto Sans CJK JP"))
    #expect(families("東京へ").contains("Noto Sans CJK JP"), "kana show Japanese")
    #expect(families("東京", language: "zh-TW").contains("Noto Sans CJK TC"))
    #expect(families("漢字 한글").contains("Noto Sans CJK KR"))
  }

  @Test func preferredFamiliesGoFirst() throws {
    let alef = Array("ש".unicodeScalars.map(\.value))
    let style = FontStyle(family: .system(.default), weight: 400, italic: false)
    func family(_ preferred: [String]) throws -> String? {
      try FontLibrary(fallbackFamilies: preferred)
        .fallback(for: alef[...], style: style, language: "")?.family
    }
    #expect(try family([]) == "Noto Sans Hebrew")
    #expect(try family(["Noto Sans Thai", "noto serif hebrew"]) == "Noto Serif Hebrew")
  }

  @Test func weightCarriesOver() throws {
    let layout = set("שלום", weight: 700)
    #expect(layout.lines[0].runs[0].face.weight == 700)
  }

  @Test func spacesInsideStayWithTheirText() {
    #expect(families("שלום עולם").count == 1)
    #expect(families("abc שלום") == ["Inter", "Noto Sans Hebrew"])
  }
}
