import Foundation

struct TextDefaultsKey: EnvironmentKey { static var defaultValue: TextDefaults { TextDefaults() } }
struct ReservedLinesKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  var textDefaults: TextDefaults {
    get { self[TextDefaultsKey.self] }
    set { self[TextDefaultsKey.self] = newValue }
  }
  /// As many lines as texts take space for even with less to show.
  var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }
  /// Which letters texts are shown in; nil for their own.
  public var textCase: Text.Case? {
    get { textDefaults.textCase }
    set { textDefaults.textCase = newValue }
  }
}

extension View {
  private nonisolated func textDefaults(_ change: @escaping (inout TextDefaults) -> Void)
    -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<TextDefaults>>
  {
    modifier(_EnvironmentKeyTransformModifier(keyPath: \.textDefaults, transform: change))
  }

  /// Makes texts below bold, or not.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    textDefaults { $0.isBold = isActive }
  }

  /// Slants texts below, or not.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    textDefaults { $0.isItalic = isActive }
  }

  /// Adds points between letters of texts below.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    textDefaults { $0.kerning = kerning }
  }

  /// Adds points after each letter of texts below.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    textDefaults { $0.tracking = tracking }
  }

  /// Moves texts below up within their lines, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textDefaults { $0.baselineOffset = baselineOffset }
  }

  /// Gives all digits of texts below the same width.
  public nonisolated func monospacedDigit() -> some View {
    textDefaults { $0.hasMonospacedDigits = true }
  }

  /// Gives all characters of texts below the same width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    textDefaults { $0.design = isActive ? .monospaced : nil }
  }

  /// Sets the design of the fonts of texts below; nil for their own.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    textDefaults { $0.design = design }
  }

  /// Sets the width of the fonts of texts below. The fonts at hand come in one width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Draws a line under the letters of texts below; nil for one in their colour.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textDefaults { $0.underline = isActive ? TextRule(color: color) : nil }
  }

  /// Draws a line through the letters of texts below; nil for one in their colour.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textDefaults { $0.strikethrough = isActive ? TextRule(color: color) : nil }
  }

  /// Shows texts below in capitals or small letters; nil for their own.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    textDefaults { $0.textCase = textCase }
  }

  /// The largest number of lines of texts below, and whether they take that space in any case.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.reservedLines, reservesSpace ? limit : 0)
  }

  /// The smallest and the largest number of lines that texts below take.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.reservedLines, limit.lowerBound)
  }

  /// The smallest number of lines that texts below take.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil).environment(\.reservedLines, limit.lowerBound)
  }

  /// The largest number of lines that texts below take.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.reservedLines, 0)
  }
}
