import CDRM
import Glibc
import Seat

/// A card through libdrm.
package final class LibDRM: DRMDevice {
  package let path: String
  package let descriptor: Int32
  private let seat: SeatConnection
  private let handle: DeviceHandle

  /// Opens a card through the seat.
  ///
  /// - Throws: `SeatError`
  package init(path: String, seat: SeatConnection) throws {
    handle = try seat.open(path, grab: false)
    self.path = path
    self.seat = seat
    descriptor = handle.descriptor
  }

  package func close() {
    seat.close(handle)
  }

  package func driverName() -> String {
    guard let version = drmGetVersion(descriptor) else { return "" }
    defer { drmFreeVersion(version) }
    return version.pointee.name.map { String(cString: $0) } ?? ""
  }

  package func capability(_ number: UInt64) -> UInt64? {
    var value: UInt64 = 0
    return drmGetCap(descriptor, number, &value) == 0 ? value : nil
  }

  package func enableClientCapability(_ number: UInt64) -> Bool {
    drmSetClientCap(descriptor, number, 1) == 0
  }

  package var isMaster: Bool { drmIsMaster(descriptor) != 0 }

  package func becomeMaster() -> Int32 {
    drmSetMaster(descriptor) == 0 ? 0 : -errno
  }

  package func readEvents() -> [DRMFlipEvent] {
    var events: [DRMFlipEvent] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    var entry = pollfd(descriptor: descriptor)
    while poll(&entry, 1, 0) > 0, entry.revents & Int16(POLLIN) != 0 {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      events += DRMFlipEvent.parse(buffer[..<count])
    }
    return events
  }

  package func vblankSupport(_ crtc: UInt32) -> Int32 {
    var sequence: UInt64 = 0
    var time: UInt64 = 0
    return drmCrtcGetSequence(descriptor, crtc, &sequence, &time) == 0 ? 0 : -errno
  }

  /// The properties of an object by name.
  func properties(of object: UInt32, type: UInt32) -> [String: DRMProperty] {
    guard let list = drmModeObjectGetProperties(descriptor, object, type) else { return [:] }
    defer { drmModeFreeObjectProperties(list) }
    var result: [String: DRMProperty] = [:]
    for index in 0..<Int(list.pointee.count_props) {
      let id = list.pointee.props[index]
      guard let property = drmModeGetProperty(descriptor, id) else { continue }
      defer { drmModeFreeProperty(property) }
      let name = String(fixed: property.pointee.name)
      let isRange = property.pointee.flags & UInt32(DRM_MODE_PROP_RANGE) != 0
      let maximum = isRange && property.pointee.count_values > 1 ? property.pointee.values[1] : 0
      result[name] = DRMProperty(
        id: id, value: list.pointee.prop_values[index], maximum: maximum)
    }
    return result
  }
}

extension DRMFlipEvent {
  /// Reads the kernel's event records; those that are not completed flips, or cut, are left out.
  package static func parse(_ bytes: ArraySlice<UInt8>) -> [DRMFlipEvent] {
    let flipComplete: UInt64 = 2
    let recordSize = 32
    var events: [DRMFlipEvent] = []
    var rest = bytes
    func number(_ record: ArraySlice<UInt8>, _ offset: Int, _ size: Int) -> UInt64 {
      (0..<size).reduce(0) {
        $0 | UInt64(record[record.startIndex + offset + $1]) << UInt64(8 * $1)
      }
    }
    while rest.count >= 8 {
      let length = Int(number(rest, 4, 4))
      guard length >= 8, length <= rest.count else { break }
      if number(rest, 0, 4) == flipComplete, length >= recordSize {
        let seconds = number(rest, 16, 4)
        let microseconds = number(rest, 20, 4)
        events.append(
          DRMFlipEvent(
            token: number(rest, 8, 8), sequence: UInt32(number(rest, 24, 4)),
            nanoseconds: seconds * 1_000_000_000 + microseconds * 1000))
      }
      rest = rest.dropFirst(length)
    }
    return events
  }
}

extension String {
  /// The text of a fixed C array that a zero ends.
  init<Tuple>(fixed tuple: Tuple) {
    self = withUnsafeBytes(of: tuple) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
