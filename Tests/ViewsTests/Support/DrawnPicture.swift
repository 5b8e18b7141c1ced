import Foundation
import Geometry
import Raster
import Scene

@testable import Views

/// What is drawn for a moment: the filled shapes back to front.
@MainActor
struct Picture {
  struct Item: Equatable {
    /// "red", "green" or "blue"; other colours by their values.
    var color: String
    /// In points.
    var frame: Rect
    /// Of the groups around it and its own.
    var opacity: Double
  }
  private(set) var items: [Item] = []

  /// Runs a tree on to a time in seconds and lists what is drawn for it.
  init(_ tree: Tree, at time: Double) {
    tree.graph.advance(to: time)
    tree.graph.layout(in: tree.size, seenAt: time)
    self.init(tree)
  }

  /// Lists what is drawn for the frame that was laid out last.
  init(_ tree: Tree) {
    var list = DisplayList(
      bounds: PixelRect(x0: -64000, y0: -64000, x1: 64000, y1: 64000), transform: .scale(64, 64))
    tree.graph.draw(into: &list)
    var opacities: [Double] = [1]
    for entry in list.entries {
      switch entry.command {
      case .beginGroup(let effect):
        opacities.append((opacities.last ?? 1) * effect.opacity)
      case .endGroup: opacities.removeLast()
      case .fill(let path, _, let paint, let opacity, let map):
        guard let bounds = map.bounds(of: path.bounds) else { continue }
        items.append(
          Item(
            color: Self.name(paint),
            frame: Rect(
              bounds.minX / 64, bounds.minY / 64, bounds.width / 64, bounds.height / 64),
            opacity: (opacities.last ?? 1) * opacity))
      default: break
      }
    }
  }

  private static func name(_ paint: Paint) -> String {
    guard case .solid(let color) = paint else { return "\(paint)" }
    let channels = [("red", color.red), ("green", color.green), ("blue", color.blue)]
    return channels.max { $0.1 < $1.1 }?.0 ?? ""
  }

  func item(_ color: String) -> Item? { items.first { $0.color == color } }

  /// "colour x y width height opacity" for each item, one a line; numbers to hundredths.
  var text: String {
    items.map { item in
      let numbers = [
        item.frame.minX, item.frame.minY, item.frame.width, item.frame.height, item.opacity,
      ]
      return ([item.color] + numbers.map { Tree.text(CGFloat($0)) }).joined(separator: " ")
    }.joined(separator: "\n")
  }
}
