import Raster

/// For which surroundings one entry of a set was made.
struct AssetVariant: Hashable, Sendable {
  var idiom = "universal"
  /// nil fits any.
  var isDark: Bool?
  /// nil fits any.
  var isHighContrast: Bool?
  /// Pixels per point; nil for an entry that serves all.
  var scale: Int?

  init(
    idiom: String?, appearances: [AssetContents.Appearance]?, scale: String? = nil, file: String,
    key: String
  ) throws {
    self.idiom = idiom ?? "universal"
    for (index, entry) in (appearances ?? []).enumerated() {
      switch (entry.appearance, entry.value) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): isHighContrast = true
      default:
        throw AssetProblem(
          file: file, key: "\(key).appearances.\(index)",
          message: "expected luminosity dark or light, or contrast high; "
            + "found \(entry.appearance) \(entry.value)")
      }
    }
    guard let scale else { return }
    guard scale.count == 2, scale.last == "x", let number = scale.first?.wholeNumberValue,
      (1...4).contains(number)
    else {
      throw AssetProblem(
        file: file, key: key + ".scale", message: "expected 1x, 2x or 3x, found \"\(scale)\"")
    }
    self.scale = number
  }

  /// How well the entry serves; the greatest wins, nil does not serve at all.
  ///
  /// In this order: the exact idiom before the universal one before others, a matching appearance
  /// before one for any, the exact scale before the largest.
  func score(idiom: String, appearance: AssetAppearance, scale: Int) -> [Int]? {
    if let isDark, isDark != appearance.isDark { return nil }
    if let isHighContrast, isHighContrast != appearance.isHighContrast { return nil }
    let device = self.idiom == idiom ? 2 : (self.idiom == "universal" ? 1 : 0)
    let matching = (isDark == nil ? 0 : 2) + (isHighContrast == nil ? 0 : 1)
    let density = self.scale == scale ? Int.max : (self.scale ?? 1)
    return [device, matching, density]
  }
}

extension Array {
  /// The element with the greatest score, the first of several; elements without score do not count.
  func best(_ score: (Element) -> [Int]?) -> Element? {
    var best: (element: Element, score: [Int])?
    for element in self {
      guard let value = score(element) else { continue }
      if let found = best, !found.score.lexicographicallyPrecedes(value) { continue }
      best = (element, value)
    }
    return best?.element
  }
}
