/// The project's own drawings of symbols by name, as text that ``SymbolReader`` reads.
///
/// Coordinates are hundredths of an em, y down, from the middle of a capital letter's height. A
/// letter begins a part: `o` an outline that the filled form fills, `l` a line, `d` a line that the
/// filled form leaves out, `e` a spot that the filled form leaves out, `f` a filled area, `b` a
/// filled area with the pen's roundness, `c` a line and `x` an area that are taken out of what is
/// already drawn. Capital letters draw: `M`, `L`, `Q`, `C`, `Z` as in SVG, `A` an arc (centre,
/// radius, start and turn in degrees), `O` a circle (centre, radius), `E` an ellipse (centre, two
/// radii), `R` a rectangle (left, top, width, height, corner), `S` a star (centre, outer and inner
/// radius, points). `w` sets the pen as a multiple of the weight's, `h` the level of the hierarchy,
/// `#RRGGBB` a colour of its own (`#-` for none), `@` a map (turn in degrees, two scales, shift),
/// `m` the margins, and `u` uses another symbol through the map.
enum SymbolArtwork {
  private static let tables = [
    arrows, marks, shapes, people, media, communication, things, nature,
  ]

  /// The text for a name; nil when nothing is drawn for exactly this name.
  static func text(_ name: String) -> String? {
    for table in tables {
      if let text = table[name] { return text }
    }
    return nil
  }

  /// Whether a symbol of this name can be drawn, exactly so or derived.
  static func isKnown(_ name: String) -> Bool {
    SymbolCatalogue(typesetter: nil, weight: 400).design(name) != nil
  }

  /// Every name with a drawing of its own, in order.
  static var names: [String] { tables.flatMap(\.keys).sorted() }
}
