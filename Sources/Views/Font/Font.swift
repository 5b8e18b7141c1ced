import Foundation

/// A font that takes its final size where it is used: styles follow the size of text that the
/// surroundings ask for.
public struct Font: Hashable, Sendable {
  /// Where size and family come from.
  package enum Source: Hashable, Sendable {
    /// A style of the system font.
    case style(TextStyle)
    /// The system font at a size in points.
    case system(CGFloat)
    /// Another family at a size in points, which grows like a style unless that is nil.
    case custom(String, CGFloat, relativeTo: TextStyle?)
  }

  /// What was changed about the font; nil and false leave the source's own.
  package struct Traits: Hashable, Sendable {
    package var weight: Weight?
    package var design: Design?
    package var width: Width?
    package var leading: Leading = .standard
    package var isBold = false
    package var isItalic = false
    package var hasMonospacedDigits = false
    package var hasSmallCaps = false
  }

  /// Where size and family come from.
  package var source: Source
  /// What was changed about the font.
  package var traits: Traits

  package init(_ source: Source, weight: Weight? = nil, design: Design? = nil) {
    self.source = source
    traits = Traits()
    traits.weight = weight
    traits.design = design
  }

  /// The font with its traits changed.
  private func changing(_ change: (inout Traits) -> Void) -> Font {
    var result = self
    change(&result.traits)
    return result
  }
}

extension Font {
  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font {
    changing {
      $0.weight = weight
      $0.isBold = false
    }
  }

  /// The font in its bold weight: semibold for the smaller styles.
  public func bold() -> Font {
    changing {
      $0.isBold = true
      $0.weight = nil
    }
  }

  /// The font slanted.
  public func italic() -> Font { changing { $0.isItalic = true } }

  /// The font in a width. The fonts at hand come in one width, which is drawn for all.
  public func width(_ width: Width) -> Font { changing { $0.width = width } }

  /// The font with its lines nearer together or further apart.
  public func leading(_ leading: Leading) -> Font { changing { $0.leading = leading } }

  /// The font with lower and upper case as small capitals, where it has them.
  public func smallCaps() -> Font { changing { $0.hasSmallCaps = true } }

  /// The font with lower case as small capitals, where it has them.
  public func lowercaseSmallCaps() -> Font { changing { $0.hasSmallCaps = true } }

  /// The font with upper case as small capitals. No font at hand has these, so nothing changes.
  public func uppercaseSmallCaps() -> Font { self }

  /// The font with all digits equally wide.
  public func monospacedDigit() -> Font { changing { $0.hasMonospacedDigits = true } }

  /// The font with all characters equally wide.
  public func monospaced() -> Font { changing { $0.design = .monospaced } }

  /// The font in a design, for `fontDesign(_:)`.
  package func design(_ design: Design?) -> Font { changing { $0.design = design } }
}
