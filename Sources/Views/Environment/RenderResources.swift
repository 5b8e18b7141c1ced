import Foundation
import Raster
import Typesetting

/// What views draw with, shared by everything in one process.
@MainActor
package final class RenderResources {
  /// The installed fonts.
  package let fonts: FontLibrary
  /// Shapes and breaks texts.
  package let typesetter: Typesetter
  /// Masks of letters.
  package let glyphs: GlyphCache
  /// Pictures and colours by name.
  package let assets: AssetStore
  /// Symbols by name.
  package let symbols: SymbolLibrary

  /// `glyphCacheBytes` bounds the letters' masks.
  package init(
    fonts: FontLibrary, assets: AssetStore = AssetStore(), glyphCacheBytes: Int = 8 << 20
  ) {
    self.fonts = fonts
    self.assets = assets
    typesetter = Typesetter(library: fonts)
    symbols = SymbolLibrary(typesetter: typesetter)
    glyphs = GlyphCache(byteLimit: glyphCacheBytes)
    Self.current = self
  }

  /// What was made last, for pictures of views that are drawn apart.
  static private(set) weak var current: RenderResources?
}

extension EnvironmentValues {
  /// What styles are resolved with at a place of the tree.
  @MainActor
  func styles(_ resources: RenderResources) -> StyleEnvironment {
    let scheme = colorScheme
    let assets = resources.assets
    let pixelScale = displayScale
    return StyleEnvironment(
      colors: ColorEnvironment(
        colorScheme: scheme, contrast: colorSchemeContrast, accent: accentColor,
        namedColor: { name, bundle in
          MainActor.assumeIsolated { assets.color(name, bundle, scheme) }
        }),
      foreground: foregroundStyles, background: backgroundStyleValue, tint: tintStyle,
      image: { image in
        switch image.source {
        case .surface(let surface, let scale): return (surface, Double(scale))
        case .named(let name, let bundle):
          return MainActor.assumeIsolated {
            assets.image(name, bundle, scheme, scale: pixelScale)
              .map { ($0.surface, Double($0.scale)) }
          }
        case .symbol: return nil
        }
      })
  }
}
