import Geometry
import Host
import Raster
import Testing

@testable import Remote

struct RemoteMessageTests {
  private static let touch = TouchEvent(
    contact: 3, phase: .moved, position: Point(0.25, 1), microseconds: 1 << 40)
  private static let key = KeyEvent(
    phase: .repeated, keysym: 0x0100_20ac, text: "€", modifiers: [.shift, .option],
    microseconds: 77)
  static let messages: [RemoteMessage] = [
    .frame(width: 1920, height: 1080, stride: 1920),
    .damage([PixelRect(x0: 0, y0: 1, x1: 16_384, y1: 3), PixelRect(x0: 5, y0: 5, x1: 5, y1: 5)]),
    .damage([]),
    .input(.touch(touch)),
    .input(.key(key)),
    .input(.pointer(Point(0, 0.5))),
    .input(.pointer(nil)),
  ]

  @Test(arguments: messages)
  func everyMessageComesBackAsItWas(_ message: RemoteMessage) throws {
    let bytes = try #require(message.bytes)
    #expect(bytes.count <= RemoteMessage.maximumSize)
    #expect(RemoteMessage(bytes: bytes[...]) == message)
  }

  @Test(arguments: messages)
  func everyCutAndEveryChangedByteIsRefusedOrRead(_ message: RemoteMessage) throws {
    let bytes = try #require(message.bytes)
    for count in bytes.indices {
      if let cut = RemoteMessage(bytes: bytes[..<count]) { #expect(cut != message) }
      for value in [UInt8(0), 0x7f, 0x80, 0xff] {
        var changed = bytes
        changed[count] = value
        _ = RemoteMessage(bytes: changed[...])
      }
    }
  }

  @Test func positionsAreHeldWithinThePicture() throws {
    var touch = Self.touch
    touch.position = Point(-3, 7)
    let bytes = try #require(RemoteMessage.input(.touch(touch)).bytes)
    touch.position = Point(0, 1)
    #expect(RemoteMessage(bytes: bytes[...]) == .input(.touch(touch)))
    touch.position = Point(.nan, 0)
    let wrong = try #require(RemoteMessage.input(.touch(touch)).bytes)
    #expect(RemoteMessage(bytes: wrong[...]) == nil)
  }

  @Test func aFrameBeyondTheLimitsIsRefused() throws {
    for (width, height, stride) in [(0, 1, 16), (16_385, 1, 16_385), (32, 1, 16), (1, 0, 1)] {
      let bytes = try #require(
        RemoteMessage.frame(width: width, height: height, stride: stride).bytes)
      #expect(RemoteMessage(bytes: bytes[...]) == nil)
    }
    #expect(throws: RemoteError.self) { try SharedFrame(width: 20_000, height: 10) }
    #expect(throws: RemoteError.self) { try SharedFrame(width: -1, height: 10) }
  }

  @Test func scansDoNotTravel() {
    #expect(RemoteMessage.input(.scan(ScanEvent(bytes: [1], microseconds: 0))).bytes == nil)
  }
}
