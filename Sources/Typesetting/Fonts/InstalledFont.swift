/// One face among the installed fonts.
struct InstalledFont: Hashable, Sendable {
  var path: String
  /// The face's number in its file in the low 16 bits, a named instance's in the high ones.
  var index: Int
  /// The family's name in its first language.
  var family: String
  /// 100 to 900.
  var weight: Int
  var italic: Bool
  /// Normal is 100, condensed less.
  var width: Int

  /// How far this face is from what is asked for; the smallest wins. Slant counts more than width,
  /// width more than weight. At equal distance bold text gets the heavier face, other text the
  /// lighter one.
  func distance(weight: Int, italic: Bool) -> Int {
    let towards = weight >= 550 ? self.weight >= weight : self.weight <= weight
    return (italic == self.italic ? 0 : 1_000_000) + abs(width - 100) * 1_000
      + abs(self.weight - weight) * 2 + (towards ? 0 : 1)
  }

  /// The order in which two faces at the same distance are taken, so that the choice does not
  /// depend on the order in which the system lists them.
  static func precedes(_ a: InstalledFont, _ b: InstalledFont) -> Bool {
    (a.family, a.path, a.index) < (b.family, b.path, b.index)
  }
}
