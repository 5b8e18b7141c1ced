/// What of a text run decides about its glyphs; size, colour and spacing do not.
struct ShapingRun: Hashable, Sendable {
  var text: String
  var style: FontStyle
  var monospacedDigits: Bool
  var smallCaps: Bool
  /// Whether optional ligatures may join letters; spread-out text has none.
  var ligatures: Bool
}

/// Everything that shaping depends on.
struct ShapingInput: Hashable, Sendable {
  var runs: [ShapingRun]
  /// A BCP 47 tag, or empty.
  var language: String
  /// The direction of paragraphs that do not show one themselves, or of all.
  var rightToLeft: Bool
  /// Whether the first strong character of a paragraph decides about its direction.
  var directionFromText: Bool
}
