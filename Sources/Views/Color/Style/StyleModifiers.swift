import Foundation
import Geometry

/// A style with its opacity multiplied.
public struct OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  /// Writes the style, less opaque.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    style._apply(to: &shape)
    shape.result = shape.result.faded(opacity)
  }
}

/// A style that combines with what lies under it in its own way.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let blendMode: BlendMode

  /// Writes the style with its blend mode.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    style._apply(to: &shape)
    shape.result.blendMode = blendMode
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  /// Writes the style with its shadow added.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    style._apply(to: &shape)
    shape.result.shadows.append(shadow.resolve(in: shape.environment.colors))
  }
}

/// A style that is laid out in a rectangle of its own.
public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let bounds: CGRect

  /// Writes the style with its rectangle.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    style._apply(to: &shape)
    shape.result.bounds = Rect(bounds)
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied by `opacity`.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(style: self, opacity: opacity)
  }

  /// The style, combining with what lies under it by `mode`.
  @_disfavoredOverload
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, blendMode: mode)
  }

  /// The style with a shadow.
  @_disfavoredOverload
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }

  /// The style laid out in `rect`, in the shape's points, instead of the shape's bounds.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    _AnchoredShapeStyle(style: self, bounds: rect)
  }
}
