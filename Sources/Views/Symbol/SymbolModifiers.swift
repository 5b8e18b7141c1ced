struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}
struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

struct BarSymbolFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

extension EnvironmentValues {
  /// The font of symbols where it is not that of the text beside them.
  var barSymbolFont: Font? {
    get { self[BarSymbolFontKey.self] }
    set { self[BarSymbolFontKey.self] = newValue }
  }
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  /// How the levels of symbols are coloured; nil for each symbol's own way.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
  /// The forms that symbols are shown in.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension Image {
  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    /// 0.78 of medium.
    case small
    /// The size that fits text of the same font.
    case medium
    /// 1.28 times medium.
    case large

    /// Times the medium size. Not verified against a device.
    var factor: Double {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// A symbol by its name among SF Symbols, drawn by the project's own artwork. It follows font, weight
  /// and foreground style. A name that nothing is drawn for takes no space.
  public init(systemName: String) { self.init(source: .symbol(systemName)) }

  /// A symbol that says nothing to who cannot see it.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Chooses how the symbol's levels are coloured; nil for the surroundings' choice.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }
}

extension View {
  /// How large symbols below are beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// How the levels of symbols below are coloured; nil for each symbol's own way.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Shows symbols below in further forms, where they have them.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }
}
