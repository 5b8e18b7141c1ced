/// What a font library has looked up and opened so far.
struct LoadedFonts {
  let configuration: FontConfiguration
  /// Asked before the catalogue for characters that a font lacks.
  let fallbackFamilies: [String]
  var systemFace: FontFace?
  /// Opened faces; nil for a file that could not be read, so that it is tried once.
  var faces: [InstalledFont: FontFace?] = [:]
  /// The installed faces of each family that was asked for.
  var families: [String: [InstalledFont]] = [:]
  var styles: [FontStyle: FontFace] = [:]
  var natural: [FontFace: FontMetrics] = [:]
  /// Every installed face, listed when a fallback is first needed.
  var catalogue: FallbackCatalogue?
  /// Fallback by style, language and character; bounded, see ``fallback(for:style:language:)``.
  var fallbacks: [FallbackKey: FontFace?] = [:]

  init(configuration: FontConfiguration, fallbackFamilies: [String] = []) {
    self.configuration = configuration
    self.fallbackFamilies = fallbackFamilies
  }

  mutating func family(_ name: String) -> [InstalledFont] {
    if let known = families[name] { return known }
    let found = configuration.faces(family: name)
    // Names come from the program's own text, but an endless supply of them must not pile up.
    if families.count >= 256 { families.removeAll(keepingCapacity: true) }
    families[name] = found
    return found
  }

  mutating func best(family name: String, style: FontStyle) -> InstalledFont? {
    family(name).min {
      $0.distance(weight: style.weight, italic: style.italic)
        < $1.distance(weight: style.weight, italic: style.italic)
    }
  }

  mutating func open(_ font: InstalledFont) -> FontFace? {
    if let known = faces[font] { return known }
    let face = try? FontFace(font)
    faces[font] = .some(face)
    return face
  }

  mutating func naturalEm(of face: FontFace) -> FontMetrics {
    if let known = natural[face] { return known }
    let metrics = face.naturalEm
    natural[face] = metrics
    return metrics
  }

  /// The face for a style. Designs without a free match of the same widths are drawn by the system
  /// family itself.
  mutating func face(for style: FontStyle, system: String) -> FontFace? {
    if let known = styles[style] { return known }
    var found: FontFace?
    for name in candidates(style.family, system: system) {
      guard let font = best(family: name, style: style), let face = open(font) else { continue }
      found = face
      break
    }
    guard let face = found ?? systemFace else { return nil }
    if styles.count >= 1024 { styles.removeAll(keepingCapacity: true) }
    styles[style] = face
    return face
  }

  private func candidates(_ family: FontFamily, system: String) -> [String] {
    switch family {
    case .named(let name): [name, system]
    case .system(.default), .system(.rounded): [system]
    case .system(.monospaced):
      ["Noto Sans Mono", "DejaVu Sans Mono", configuration.family(generic: "monospace"), system]
        .compactMap { $0 }
    case .system(.serif):
      ["Noto Serif", "DejaVu Serif", configuration.family(generic: "serif"), system]
        .compactMap { $0 }
    }
  }
}
