/// How a view's colours combine with what lies under it.
public enum BlendMode: Hashable, Sendable {
  /// The view covers what is under it as far as it is opaque.
  case normal
  /// Multiplies the colours: never lighter than either.
  case multiply
  /// Multiplies the complements: never darker than either.
  case screen
  /// Multiplies where the ground is dark and screens where it is light.
  case overlay
  /// The darker of both, component by component.
  case darken
  /// The lighter of both, component by component.
  case lighten
  /// Lightens the ground by the view's colour.
  case colorDodge
  /// Darkens the ground by the view's colour.
  case colorBurn
  /// Like a diffuse light of the view's colour.
  case softLight
  /// Like a harsh light of the view's colour.
  case hardLight
  /// The distance between both, component by component.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The view's hue with the ground's saturation and luminosity.
  case hue
  /// The view's saturation with the ground's hue and luminosity.
  case saturation
  /// The view's hue and saturation with the ground's luminosity.
  case color
  /// The view's luminosity with the ground's hue and saturation.
  case luminosity
  /// The view only where the ground is opaque.
  case sourceAtop
  /// The view only where the ground is transparent, under it elsewhere.
  case destinationOver
  /// The ground only where the view is transparent.
  case destinationOut
  /// The sum, limited towards black.
  case plusDarker
  /// The sum, limited at white.
  case plusLighter
}
