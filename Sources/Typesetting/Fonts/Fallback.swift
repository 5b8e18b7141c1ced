/// Under what a fallback decision is remembered.
struct FallbackKey: Hashable {
  var style: FontStyle
  var language: String
  /// The first character that the style's own face lacks.
  var scalars: [UInt32]
}

/// Every installed face by preference, to pick one for characters that the wanted font lacks.
struct FallbackCatalogue {
  private var entries: [(font: InstalledFont, characters: CharacterSet, rank: Int)]

  /// `preferred` families go before all others, in their order.
  init(_ faces: [(font: InstalledFont, characters: CharacterSet)], preferred: [String] = []) {
    let wanted = preferred.map { $0.lowercased() }
    entries = faces.map { font, characters in
      let place = wanted.firstIndex(of: font.family.lowercased())
      return (
        font, characters, place.map { $0 - 1000 } ?? FallbackCatalogue.rank(of: font.family)
      )
    }
  }

  /// The installed face that has all the characters, best family first, then nearest style.
  func best(for scalars: [UInt32], style: FontStyle, language: String) -> InstalledFont? {
    let serif = style.family == .system(.serif)
    let regional = FallbackCatalogue.regionalSuffix(language)
    var best: (font: InstalledFont, score: (Int, Int, Int))?
    for entry in entries where scalars.allSatisfy({ entry.characters.contains($0) }) {
      let family = entry.font.family
      var rank = entry.rank
      if serif, family.hasPrefix("Noto Serif") { rank -= 20 }
      // The faces for Chinese, Japanese and Korean share characters but not their shapes.
      let region = family.hasSuffix(regional) ? 0 : 1
      let distance = entry.font.distance(weight: style.weight, italic: style.italic)
      let score = (rank, region, distance)
      if let found = best, found.score <= score { continue }
      best = (entry.font, score)
    }
    return best?.font
  }

  /// Smaller is better: plain sans-serif faces of the Noto collection, then the rest of it, then
  /// faces that are at least complete; variants made for narrow uses come last.
  private static func rank(of family: String) -> Int {
    var rank = 30
    if family == "Noto Sans" {
      rank = 0
    } else if family.hasPrefix("Noto Sans ") {
      rank = 2
    } else if family.hasPrefix("Noto ") {
      rank = 20
    } else if family == "DejaVu Sans" {
      rank = 25
    }
    let variants = ["UI", "Mono", "Display", "Condensed", "Unjoined", "Looped"]
    if family.split(separator: " ").contains(where: { variants.contains(String($0)) }) { rank += 5 }
    return rank
  }

  /// How the name of the family with a language's Han shapes ends; simplified Chinese when the
  /// language says nothing.
  private static func regionalSuffix(_ language: String) -> String {
    let tag = language.lowercased()
    if tag.hasPrefix("ja") { return " JP" }
    if tag.hasPrefix("ko") { return " KR" }
    if tag.hasPrefix("zh-hk") || tag.hasPrefix("yue") { return " HK" }
    if tag.hasPrefix("zh-tw") || tag.hasPrefix("zh-hant") { return " TC" }
    return " SC"
  }
}

extension LoadedFonts {
  /// A face that has all the given characters; remembered for up to 4096 different clusters.
  mutating func fallback(
    for scalars: ArraySlice<UInt32>, style: FontStyle, language: String
  ) -> FontFace? {
    // Marks beyond the first few of a cluster do not decide about the face.
    let key = FallbackKey(style: style, language: language, scalars: Array(scalars.prefix(4)))
    if let known = fallbacks[key] { return known }
    let faces =
      catalogue ?? FallbackCatalogue(configuration.allFaces(), preferred: fallbackFamilies)
    catalogue = faces
    var face = faces.best(for: key.scalars, style: style, language: language).flatMap { open($0) }
    if face == nil, let first = key.scalars.first, key.scalars.count > 1 {
      face = faces.best(for: [first], style: style, language: language).flatMap { open($0) }
    }
    if fallbacks.count >= 4096 { fallbacks.removeAll(keepingCapacity: true) }
    fallbacks[key] = .some(face)
    return face
  }
}
