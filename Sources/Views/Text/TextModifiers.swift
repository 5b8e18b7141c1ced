import Foundation

/// Sets the foreground styles for the views below.
public struct _ForegroundStyleModifier { let levels: [AnyShapeStyle]? }

extension _ForegroundStyleModifier: EnvironmentModifier {
  nonisolated func change(_ environment: inout EnvironmentValues) {
    environment.foregroundStyles = levels.flatMap { levels in
      levels.first.map {
        ForegroundStyles($0, Array(levels.dropFirst()), outer: environment.foregroundStyles)
      }
    }
  }
}

extension View {
  /// The font of texts below that name none; nil for body.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// The weight of texts below that name none; nil for that of their fonts.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// The colour of texts, symbols and shapes below that name none; nil for the system's.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(_ForegroundStyleModifier(levels: color.map { [AnyShapeStyle($0)] }))
  }

  /// The style of texts, symbols and shapes below that name none.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(levels: [AnyShapeStyle(style)]))
  }

  /// The first two levels of style below.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// The first three levels of style below.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(levels: [
        AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
      ]))
  }

  /// The tint of controls below; nil for the accent colour.
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// The accent colour below; nil for the system's.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    environment(\.accentColor, accentColor)
  }

  /// What `BackgroundStyle` means below.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyleValue, AnyShapeStyle(style))
  }

  /// The tint of controls below.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    environment(\.tintStyle, AnyShapeStyle(tint))
  }

  /// The largest number of lines of texts below; nil for any.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Points between the lines of texts below, beside those of their fonts.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// How far texts below may shrink to fit, 0…1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Whether letters of texts below may move together to fit.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// How the lines of texts below lie to one another.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Where texts below that do not fit are cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Shows the views below in light or dark appearance.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// The size of text styles below.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text styles below within a range.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      if range.contains(size) { return }
      let all = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = all.first, let last = all.last else { return }
      size = size < first ? first : last
    }
  }

  /// Whether controls below react; never where they do not outside.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
