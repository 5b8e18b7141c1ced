extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { Color.red }
  /// The system's orange.
  public static var orange: Color { Color.orange }
  /// The system's yellow.
  public static var yellow: Color { Color.yellow }
  /// The system's green.
  public static var green: Color { Color.green }
  /// The system's mint.
  public static var mint: Color { Color.mint }
  /// The system's teal.
  public static var teal: Color { Color.teal }
  /// The system's cyan.
  public static var cyan: Color { Color.cyan }
  /// The system's blue.
  public static var blue: Color { Color.blue }
  /// The system's indigo.
  public static var indigo: Color { Color.indigo }
  /// The system's purple.
  public static var purple: Color { Color.purple }
  /// The system's pink.
  public static var pink: Color { Color.pink }
  /// The system's brown.
  public static var brown: Color { Color.brown }
  /// The system's gray.
  public static var gray: Color { Color.gray }
  /// White in every appearance.
  public static var white: Color { Color.white }
  /// Black in every appearance.
  public static var black: Color { Color.black }
  /// Nothing.
  public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// Content that matters most.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// Content that matters less.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// Content that matters little.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// Content that matters very little.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// Content that matters least.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground set around the view.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The ground set around the view.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint set around the view.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of thin lines between parts of a view.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The ground of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text where nothing was typed yet.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of text that leads elsewhere.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The fill of parts of a control.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of a whole screen.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == Material {
  /// A ground that blurs what is under it.
  public static var regularMaterial: Material { Material.regular }
  /// A ground that lets little of what is under it through.
  public static var thickMaterial: Material { Material.thick }
  /// A ground that lets much of what is under it through.
  public static var thinMaterial: Material { Material.thin }
  /// A ground that lets most of what is under it through.
  public static var ultraThinMaterial: Material { Material.ultraThin }
  /// A ground that lets hardly anything of what is under it through.
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// The ground of bars at the edge of a screen.
  public static var bar: Material { Material.bar }
}
