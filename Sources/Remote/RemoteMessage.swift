import Host
import Raster

/// One message between the kiosk and a viewer of its frames. The socket keeps message boundaries, so
/// that a message is a frame of the protocol; numbers are little-endian.
package enum RemoteMessage: Hashable, Sendable {
  /// Kiosk: frames have this size from now on; the memory that holds them comes along. `stride` is
  /// the distance between rows in pixels.
  case frame(width: Int, height: Int, stride: Int)
  /// Kiosk: these parts of the frame changed.
  case damage([PixelRect])
  /// Viewer: somebody touched or typed. Scans do not travel.
  case input(InputEvent)

  /// The largest width and height of a frame, in pixels.
  package static let maximumExtent = 16_384
  /// The most rectangles in one message.
  package static let maximumRects = 64
  /// The most bytes of text that one key types.
  package static let maximumText = 32
  /// The most contacts at the same time.
  package static let maximumContacts = 32
  /// The most bytes of a message.
  package static let maximumSize = 8 + 16 * maximumRects
}
