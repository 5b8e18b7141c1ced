import Raster

/// What a style depends on where it is drawn.
package struct StyleEnvironment {
  /// What colours depend on.
  package var colors: ColorEnvironment
  /// The foreground set around the view; nil for the system's label colours.
  package var foreground: ForegroundStyles?
  /// The ground set around the view; nil for the system's.
  package var background: AnyShapeStyle?
  /// The tint set around the view; nil for the accent.
  package var tint: AnyShapeStyle?
  /// The pixels of an image and how many of them make a point; nil for a symbol or a missing image.
  package var image: (Image) -> (surface: Surface, scale: Double)?

  package init(
    colors: ColorEnvironment = ColorEnvironment(), foreground: ForegroundStyles? = nil,
    background: AnyShapeStyle? = nil, tint: AnyShapeStyle? = nil,
    image: @escaping (Image) -> (surface: Surface, scale: Double)? = { _ in nil }
  ) {
    self.colors = colors
    self.foreground = foreground
    self.background = background
    self.tint = tint
    self.image = image
  }
}

/// The foreground styles that one modifier sets, from the one that matters most downwards. Each is
/// resolved with what was set outside the modifier, so that `foregroundStyle(.secondary)` means the
/// second level of the outer style.
package final class ForegroundStyles: Sendable {
  /// The styles; never empty.
  package let levels: [AnyShapeStyle]
  /// What was set around the modifier.
  package let outer: ForegroundStyles?

  package init(_ first: AnyShapeStyle, _ others: [AnyShapeStyle] = [], outer: ForegroundStyles?) {
    levels = [first] + others
    self.outer = outer
  }
}

extension StyleEnvironment {
  /// How much of a foreground is left at levels that were not set themselves. Recorded by a peer;
  /// not verified against a device.
  static let levelOpacities: [Double] = [1, 0.5, 0.25, 0.2, 0.15]

  private static let labels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary]

  /// The foreground at a level, 0 for primary.
  package func foreground(level: Int) -> ResolvedStyle {
    guard let styles = foreground else {
      let place = min(max(level, 0), Self.labels.count - 1)
      return ResolvedStyle(.color(Self.labels[place].resolve(colors.colorScheme)))
    }
    var outside = self
    outside.foreground = styles.outer
    if level < styles.levels.count { return styles.levels[level].resolve(in: outside) }
    if styles.levels.count == 1, let inner = styles.levels[0].base as? HierarchicalShapeStyle {
      return outside.foreground(level: inner.level + level)
    }
    let opacity = Self.levelOpacities[min(max(level, 0), Self.levelOpacities.count - 1)]
    return styles.levels[0].resolve(in: outside).faded(opacity)
  }
}
