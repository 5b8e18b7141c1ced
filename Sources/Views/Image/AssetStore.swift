import Foundation
import Imaging
import Raster

/// Finds pictures and colours by name, in the catalogues that it was given and in bundles.
@MainActor
package final class AssetStore {
  private var catalogs: [AssetCatalog]
  private var images: [ImageKey: AssetImage?] = [:]
  /// Receives what is wrong with a picture that a catalogue has.
  package var onProblem: (String) -> Void = { RuntimeWarning.write($0) }

  private struct ImageKey: Hashable {
    let name: String
    let dark: Bool
    let scale: Int
  }

  /// The store of the views made last, for pictures that are asked for by UIKit's names.
  static private(set) weak var current: AssetStore?

  /// Looks in these catalogues, in order.
  package init(catalogs: [AssetCatalog] = []) {
    self.catalogs = catalogs
    Self.current = self
  }

  /// Adds a catalogue to be searched after the others.
  package func add(_ catalog: AssetCatalog) {
    catalogs.append(catalog)
    images.removeAll()
  }

  /// What is said of a picture that no catalogue has.
  static func missing(image name: String) -> String {
    """
    Image: no asset catalogue has a picture named "\(name)"; catalogues are found when the target's \
    manifest entry lists them: resources: [.copy("Assets.xcassets")]
    """
  }

  /// A colour set's colour for an appearance; nil when no catalogue has it.
  func color(_ name: String, _ bundle: Bundle?, _ scheme: ColorScheme) -> RGBA? {
    for catalog in catalogs {
      if let color = catalog.color(named: name, appearance: scheme.appearance) { return color }
    }
    return nil
  }

  /// An image set's picture for an appearance and pixels per point; nil when no catalogue has it.
  func image(_ name: String, _ bundle: Bundle?, _ scheme: ColorScheme, scale: CGFloat)
    -> AssetImage?
  {
    let wanted = min(3, max(1, Int(scale.rounded(.up))))
    let key = ImageKey(name: name, dark: scheme == .dark, scale: wanted)
    if let known = images[key] { return known }
    var found: AssetImage?
    for catalog in catalogs where found == nil {
      do {
        found = try catalog.image(named: name, appearance: scheme.appearance, scale: wanted)
      } catch {
        onProblem("\(error)")
      }
    }
    images[key] = .some(found)
    return found
  }
}

extension ColorScheme {
  var appearance: AssetAppearance { AssetAppearance(isDark: self == .dark) }
}
