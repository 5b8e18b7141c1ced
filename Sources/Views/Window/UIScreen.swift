import Foundation

/// The display, for sources that size their views by it.
public final class UIScreen: @unchecked Sendable {
  private struct Size {
    var bounds = CGRect(x: 0, y: 0, width: 1280, height: 720)
    var scale: CGFloat = 1
  }

  private let lock = NSLock()
  private var size = Size()

  private init() {}

  /// The one display of the program.
  public static let main = UIScreen()

  /// All displays.
  public static var screens: [UIScreen] { [main] }

  /// The picture in points; its corner is the origin.
  public var bounds: CGRect { lock.withLock { size.bounds } }

  /// Device pixels per point.
  public var scale: CGFloat { lock.withLock { size.scale } }

  /// Device pixels per point.
  public var nativeScale: CGFloat { scale }

  /// The picture in device pixels; its corner is the origin.
  public var nativeBounds: CGRect {
    let size = lock.withLock { self.size }
    return CGRect(
      x: 0, y: 0, width: size.bounds.width * size.scale, height: size.bounds.height * size.scale)
  }

  /// Takes over what the display is now.
  package func adopt(width: CGFloat, height: CGFloat, scale: CGFloat) {
    lock.withLock {
      size = Size(bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: scale)
    }
  }
}
