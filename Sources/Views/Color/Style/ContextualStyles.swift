/// The foreground set around a view.
public struct ForegroundStyle: ShapeStyle {
  /// The foreground set around a view.
  public init() {}

  /// Writes the foreground.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.result = shape.environment.foreground(level: 0)
  }
}

/// The ground set around a view.
public struct BackgroundStyle: ShapeStyle {
  /// The ground set around a view.
  public init() {}

  /// Writes the ground.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    var outside = shape.environment
    outside.background = nil
    shape.result =
      shape.environment.background?.resolve(in: outside)
      ?? ResolvedStyle(.color(SystemColor.background.resolve(outside.colors.colorScheme)))
  }
}

/// A level of the foreground set around a view, by how much its content matters.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// 0 for primary.
  let level: Int

  /// Content that matters most.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Content that matters less.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Content that matters little.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Content that matters very little.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// Content that matters least.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// Writes the foreground at this level.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.result = shape.environment.foreground(level: level)
  }
}

/// The tint set around a view.
public struct TintShapeStyle: ShapeStyle {
  /// The tint set around a view.
  public init() {}

  /// Writes the tint, or the accent where none is set.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    var outside = shape.environment
    outside.tint = nil
    shape.result =
      shape.environment.tint?.resolve(in: outside) ?? Color.accentColor.resolve(in: outside)
  }
}

/// The colour of thin lines between parts of a view.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The colour of thin lines between parts of a view.
  public init() {}

  /// Writes the colour.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.result = ResolvedStyle(
      .color(SystemColor.separator.resolve(shape.environment.colors.colorScheme)))
  }
}

/// The ground of what is selected.
public struct SelectionShapeStyle: ShapeStyle {
  /// The ground of what is selected.
  public init() {}

  /// Writes the tint.
  public func _apply(to shape: inout _ShapeStyle_Shape) { TintShapeStyle()._apply(to: &shape) }
}

/// The colour of text where nothing was typed yet.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The colour of text where nothing was typed yet.
  public init() {}

  /// Writes the colour.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.result = ResolvedStyle(
      .color(SystemColor.placeholder.resolve(shape.environment.colors.colorScheme)))
  }
}

/// The colour of text that leads elsewhere.
public struct LinkShapeStyle: ShapeStyle {
  /// The colour of text that leads elsewhere.
  public init() {}

  /// Writes the colour.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.result = ResolvedStyle(
      .color(SystemColor.link.resolve(shape.environment.colors.colorScheme)))
  }
}

/// The fill of parts of a control.
public struct FillShapeStyle: ShapeStyle {
  /// The fill of parts of a control.
  public init() {}

  /// Writes the colour.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.result = ResolvedStyle(
      .color(SystemColor.fill.resolve(shape.environment.colors.colorScheme)))
  }
}

/// The ground of a whole screen.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The ground of a whole screen.
  public init() {}

  /// Writes the colour.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.result = ResolvedStyle(
      .color(SystemColor.background.resolve(shape.environment.colors.colorScheme)))
  }
}
