/// A style as a view fills the rectangle that it is given.
struct StyleRectangle<Style: ShapeStyle>: View {
  let style: Style
  var body: some View { _ShapeView(shape: Rectangle(), style: style) }
}

extension Color: View {
  /// A rectangle of the colour.
  public var body: some View { StyleRectangle(style: self) }
}

extension LinearGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { StyleRectangle(style: self) }
}

extension RadialGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { StyleRectangle(style: self) }
}

extension AngularGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { StyleRectangle(style: self) }
}

extension EllipticalGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { StyleRectangle(style: self) }
}
