extension ShapeStyle {
  private func level(_ level: Int) -> OpacityShapeStyle<Self> {
    OpacityShapeStyle(style: self, opacity: StyleEnvironment.levelOpacities[level])
  }

  /// The style for content that matters less.
  public var secondary: some ShapeStyle { level(1) }
  /// The style for content that matters little.
  public var tertiary: some ShapeStyle { level(2) }
  /// The style for content that matters very little.
  public var quaternary: some ShapeStyle { level(3) }
  /// The style for content that matters least.
  public var quinary: some ShapeStyle { level(4) }
}
