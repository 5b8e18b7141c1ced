import Foundation

extension Shape where Self == Rectangle {
  /// The whole of its bounds.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of the given width and height.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .circular) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with corners of the given radius.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a radius for each corner, sharp where none is given.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == Circle {
  /// The largest circle in the middle of its bounds.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// The ellipse that fills its bounds.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose shorter sides are half circles.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around the view.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Path: Shape {
  /// The path itself, wherever its bounds are.
  public func path(in rect: CGRect) -> Path { self }
}
