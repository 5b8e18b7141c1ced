import Foundation

/// What the inside or the outline of a shape is drawn with: a colour, a gradient, or a style that
/// depends on the surroundings.
public protocol ShapeStyle: Sendable {
  /// Writes what the style comes to where `shape` is drawn.
  func _apply(to shape: inout _ShapeStyle_Shape)
}

/// What a style is resolved for, and the result.
public struct _ShapeStyle_Shape {
  /// What styles depend on where they are drawn.
  package var environment: StyleEnvironment
  /// What the style came to.
  package var result: ResolvedStyle

  package init(environment: StyleEnvironment) {
    self.environment = environment
    result = ResolvedStyle(.color(.clear))
  }
}

extension ShapeStyle {
  /// What the style comes to in `environment`.
  package func resolve(in environment: StyleEnvironment) -> ResolvedStyle {
    var shape = _ShapeStyle_Shape(environment: environment)
    _apply(to: &shape)
    return shape.result
  }
}

extension Never: ShapeStyle {
  /// Never called: no value of this type exists.
  public func _apply(to shape: inout _ShapeStyle_Shape) {}
}

extension Color: ShapeStyle {
  /// Writes the colour's components.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.result = ResolvedStyle(.color(resolve(in: shape.environment.colors)))
  }
}

/// Any style, with its type forgotten.
public struct AnyShapeStyle: ShapeStyle {
  /// The style itself.
  package let base: any ShapeStyle

  /// The same style as `style`.
  public init<S: ShapeStyle>(_ style: S) {
    base = (style as? AnyShapeStyle)?.base ?? style
  }

  /// Writes what the style itself comes to.
  public func _apply(to shape: inout _ShapeStyle_Shape) { base._apply(to: &shape) }
}
