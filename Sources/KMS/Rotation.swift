import Geometry
import Raster

/// How the picture is turned on its way to the glass, clockwise in degrees.
package enum Rotation: Int, Hashable, Sendable, CaseIterable {
  case none = 0
  case right = 90
  case half = 180
  case left = 270

  /// Whether width and height change places.
  package var swapsSides: Bool { self == .right || self == .left }

  /// What a panel that is built in turned (`panel orientation`) needs to be read upright.
  static func upright(panelOrientation value: UInt64) -> Rotation {
    switch value {
    case 1: return .half
    case 2: return .left
    case 3: return .right
    default: return .none
    }
  }

  /// Where a point of the panel, 0…1 from its top left, is in the visible picture.
  package func picturePoint(panel: Point) -> Point {
    switch self {
    case .none: return panel
    case .right: return Point(panel.y, 1 - panel.x)
    case .half: return Point(1 - panel.x, 1 - panel.y)
    case .left: return Point(1 - panel.y, panel.x)
    }
  }

  /// Where a rectangle of the visible picture lies on the panel; sizes are the picture's.
  package func panelRect(picture rect: PixelRect, width: Int, height: Int) -> PixelRect {
    switch self {
    case .none: return rect
    case .right:
      return PixelRect(x0: height - rect.y1, y0: rect.x0, x1: height - rect.y0, y1: rect.x1)
    case .half:
      return PixelRect(
        x0: width - rect.x1, y0: height - rect.y1, x1: width - rect.x0, y1: height - rect.y0)
    case .left:
      return PixelRect(x0: rect.y0, y0: width - rect.x1, x1: rect.y1, y1: width - rect.x0)
    }
  }
}
