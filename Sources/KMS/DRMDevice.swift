import Seat

/// A buffer in the card's reach that the processor can write.
package struct DumbBuffer: Hashable, Sendable {
  package var handle: UInt32
  /// Bytes from one row to the next, as the driver wants them.
  package var pitch: Int
  /// Bytes in all.
  package var size: Int

  package init(handle: UInt32, pitch: Int, size: Int) {
    self.handle = handle
    self.pitch = pitch
    self.size = size
  }
}

/// One change of an atomic commit.
package struct DRMChange: Hashable, Sendable {
  package var object: UInt32
  package var property: UInt32
  package var value: UInt64

  package init(object: UInt32, property: UInt32, value: UInt64) {
    self.object = object
    self.property = property
    self.value = value
  }
}

/// How an atomic commit is done.
package struct DRMCommitFlags: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package static let event = DRMCommitFlags(rawValue: 0x01)
  package static let test = DRMCommitFlags(rawValue: 0x100)
  package static let nonBlocking = DRMCommitFlags(rawValue: 0x200)
  package static let allowModeset = DRMCommitFlags(rawValue: 0x400)
}

/// A flip that was completed.
package struct DRMFlipEvent: Hashable, Sendable {
  /// What was given with the commit.
  package var token: UInt64
  /// The vertical blank's number; always 0 where there are none.
  package var sequence: UInt32
  /// When it happened, in nanoseconds of the card's clock.
  package var nanoseconds: UInt64

  package init(token: UInt64, sequence: UInt32, nanoseconds: UInt64) {
    self.token = token
    self.sequence = sequence
    self.nanoseconds = nanoseconds
  }
}

/// A rectangle in the coordinates of a framebuffer.
package struct DRMRect: Hashable, Sendable {
  package var x1, y1, x2, y2: Int32

  package init(x1: Int32, y1: Int32, x2: Int32, y2: Int32) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

/// The calls to a card, thin enough that tests put another behind it. Calls that return an `Int32`
/// return 0 or a negative error number.
package protocol DRMDevice: AnyObject {
  /// The path it was opened by.
  var path: String { get }
  /// Readable when flips are completed.
  var descriptor: Int32 { get }

  func driverName() -> String
  func capability(_ number: UInt64) -> UInt64?
  func enableClientCapability(_ number: UInt64) -> Bool
  var isMaster: Bool { get }
  func becomeMaster() -> Int32

  /// - Throws: `DRMError`
  func resources() throws -> DRMResources
  /// Reads a connector; with `probe`, asks the hardware.
  func connector(_ id: UInt32, probe: Bool) -> DRMConnector?
  func crtc(_ id: UInt32) -> DRMCRTC?
  /// All planes where universal planes are enabled, else the overlays.
  func planes() -> [DRMPlane]

  /// - Throws: `DRMError`
  func createDumbBuffer(width: Int, height: Int, bitsPerPixel: Int) throws -> DumbBuffer
  /// - Throws: `DRMError`
  func map(_ buffer: DumbBuffer) throws -> UnsafeMutableRawPointer
  func unmap(_ memory: UnsafeMutableRawPointer, size: Int)
  func destroyDumbBuffer(_ handle: UInt32)
  /// - Throws: `DRMError`
  func addFramebuffer(width: Int, height: Int, format: ScanoutFormat, buffer: DumbBuffer) throws
    -> UInt32
  func removeFramebuffer(_ id: UInt32)

  /// A property blob; 0 when it could not be made.
  func createBlob(_ bytes: [UInt8]) -> UInt32
  func createModeBlob(_ mode: DRMMode) -> UInt32
  func destroyBlob(_ id: UInt32)

  func commit(_ changes: [DRMChange], flags: DRMCommitFlags, token: UInt64) -> Int32
  func setCRTC(_ crtc: UInt32, framebuffer: UInt32, connector: UInt32, mode: DRMMode) -> Int32
  /// Turns a CRTC off by the old call.
  func disableCRTC(_ crtc: UInt32) -> Int32
  func pageFlip(_ crtc: UInt32, framebuffer: UInt32, token: UInt64) -> Int32
  func markDirty(_ framebuffer: UInt32, _ rects: [DRMRect]) -> Int32
  func disablePlane(_ plane: UInt32) -> Int32
  func hideCursor(_ crtc: UInt32) -> Int32
  func setProperty(object: UInt32, property: UInt32, value: UInt64) -> Int32
  func resetGamma(_ crtc: UInt32, size: Int) -> Int32

  /// The flips completed since the last call, without waiting.
  func readEvents() -> [DRMFlipEvent]
  /// 0 when the CRTC counts vertical blanks.
  func vblankSupport(_ crtc: UInt32) -> Int32

  /// Closes the file.
  func close()
}

/// Numbers of capabilities (`DRM_CAP_…`, `DRM_CLIENT_CAP_…`).
package enum DRMCapability {
  package static let dumbBuffer: UInt64 = 0x1
  package static let preferShadow: UInt64 = 0x4
  package static let monotonicTimestamps: UInt64 = 0x6
  package static let universalPlanes: UInt64 = 2
  package static let atomic: UInt64 = 3
}

/// A call to a card that failed.
package struct DRMError: Error, Hashable, CustomStringConvertible {
  package var attempt: String
  package var path: String
  package var code: Int32

  package init(attempt: String, path: String, code: Int32) {
    self.attempt = attempt
    self.path = path
    self.code = code
  }

  package var description: String {
    "cannot \(attempt) on \(path): \(SeatError.text(of: code))"
  }

  /// The kernel's words for an error number.
  static func text(_ code: Int32) -> String { SeatError.text(of: code) }
}
