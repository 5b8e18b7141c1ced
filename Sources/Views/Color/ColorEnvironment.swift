import Foundation
import Raster

/// What the value of a colour depends on where it is drawn.
package struct ColorEnvironment {
  /// Light or dark.
  package var colorScheme: ColorScheme
  /// How much contrast is wanted.
  package var contrast: ColorSchemeContrast
  /// The accent, or nil for the system's blue.
  package var accent: Color?
  /// Finds a colour of an asset catalogue for the appearance; nil when there is none.
  package var namedColor: (String, Bundle?) -> RGBA?

  package init(
    colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
    accent: Color? = nil, namedColor: @escaping (String, Bundle?) -> RGBA? = { _, _ in nil }
  ) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.accent = accent
    self.namedColor = namedColor
  }
}

extension Color {
  /// The components where the colour is drawn, each in 0…1. A named colour that is missing is
  /// clear.
  package func resolve(in environment: ColorEnvironment) -> RGBA {
    extendedComponents(in: environment).clamped
  }

  /// The components where the colour is drawn, possibly outside 0…1.
  private func extendedComponents(in environment: ColorEnvironment) -> RGBA {
    switch source {
    case .constant(let rgba):
      return rgba
    case .system(let color):
      return color.resolve(environment.colorScheme)
    case .accent:
      guard let accent = environment.accent, accent.source != .accent else {
        return SystemColor.blue.resolve(environment.colorScheme)
      }
      // An accent that is made of the accent colour means the system's.
      var inner = environment
      inner.accent = nil
      return accent.extendedComponents(in: inner)
    case .named(let name, let bundle):
      return environment.namedColor(name, bundle) ?? .clear
    case .dynamic(let color):
      let style: UIUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
      return color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).color
        .extendedComponents(in: environment)
    case .faded(let base, let factor):
      return base.extendedComponents(in: environment).faded(factor)
    case .lightened(let base, let share):
      let c = base.extendedComponents(in: environment)
      return RGBA(
        red: c.red + (1 - c.red) * share, green: c.green + (1 - c.green) * share,
        blue: c.blue + (1 - c.blue) * share, alpha: c.alpha)
    case .mixed(let base, let other, let share, let space):
      return base.extendedComponents(in: environment).mixed(
        with: other.extendedComponents(in: environment), by: share, in: space)
    }
  }
}
