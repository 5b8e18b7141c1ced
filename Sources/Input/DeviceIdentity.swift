import CUdev
import Glibc

/// What an input device is, without opening it.
package struct DeviceIdentity: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case keyboard, touchscreen, mouse, touchpad, tablet, joystick, keys, other
  }

  /// The device file, such as `/dev/input/event3`.
  package var path: String
  package var name: String
  package var vendor: UInt16
  package var product: UInt16
  /// Other names of the file, such as those under `/dev/input/by-id`.
  package var links: [String]
  package var kinds: [Kind]
  /// The seat that the system gives it to.
  package var seat: String

  package init(
    path: String, name: String, vendor: UInt16 = 0, product: UInt16 = 0, links: [String] = [],
    kinds: [Kind] = [], seat: String = "seat0"
  ) {
    self.path = path
    self.name = name
    self.vendor = vendor
    self.product = product
    self.links = links
    self.kinds = kinds
    self.seat = seat
  }

  /// Vendor and product as configuration writes them: `05e0:1200`.
  package var id: String {
    func hexadecimal(_ value: UInt16) -> String {
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\(hexadecimal(vendor)):\(hexadecimal(product))"
  }
}

extension DeviceIdentity {
  /// The device with a file; nil when udev does not know it.
  init?(path: String, udev: OpaquePointer) {
    var info = stat()
    guard stat(path, &info) == 0,
      let device = udev_device_new_from_devnum(udev, CChar(UInt8(ascii: "c")), info.st_rdev)
    else { return nil }
    defer { udev_device_unref(device) }
    self.init(device)
  }

  /// Reads udev's description of an event device.
  init?(_ device: OpaquePointer) {
    guard let path = udev_device_get_devnode(device).map({ String(cString: $0) }) else {
      return nil
    }
    func property(_ name: String) -> String? {
      udev_device_get_property_value(device, name).map { String(cString: $0) }
    }
    let parent = udev_device_get_parent_with_subsystem_devtype(device, "input", nil)
    func attribute(_ name: String) -> String {
      guard let parent, let text = udev_device_get_sysattr_value(parent, name) else { return "" }
      return String(cString: text)
    }
    var links: [String] = []
    var entry = udev_device_get_devlinks_list_entry(device)
    while let current = entry {
      if let name = udev_list_entry_get_name(current) { links.append(String(cString: name)) }
      entry = udev_list_entry_get_next(current)
    }
    let tags: [(String, Kind)] = [
      ("ID_INPUT_KEYBOARD", .keyboard), ("ID_INPUT_TOUCHSCREEN", .touchscreen),
      ("ID_INPUT_MOUSE", .mouse), ("ID_INPUT_TOUCHPAD", .touchpad), ("ID_INPUT_TABLET", .tablet),
      ("ID_INPUT_JOYSTICK", .joystick), ("ID_INPUT_KEY", .keys),
    ]
    var kinds = tags.filter { property($0.0) == "1" }.map(\.1)
    if kinds.contains(.keyboard) { kinds.removeAll { $0 == .keys } }
    self.init(
      path: path, name: attribute("name"), vendor: UInt16(attribute("id/vendor"), radix: 16) ?? 0,
      product: UInt16(attribute("id/product"), radix: 16) ?? 0, links: links.sorted(),
      kinds: kinds.isEmpty ? [.other] : kinds, seat: property("ID_SEAT") ?? "seat0")
  }

  /// All event devices that udev lists, by their number.
  package static func all() -> [DeviceIdentity] {
    guard let udev = udev_new() else { return [] }
    defer { udev_unref(udev) }
    guard let list = udev_enumerate_new(udev) else { return [] }
    defer { udev_enumerate_unref(list) }
    udev_enumerate_add_match_subsystem(list, "input")
    udev_enumerate_add_match_sysname(list, "event[0-9]*")
    udev_enumerate_scan_devices(list)
    var found: [DeviceIdentity] = []
    var entry = udev_enumerate_get_list_entry(list)
    while let current = entry {
      if let path = udev_list_entry_get_name(current),
        let device = udev_device_new_from_syspath(udev, path)
      {
        if let identity = DeviceIdentity(device) { found.append(identity) }
        udev_device_unref(device)
      }
      entry = udev_list_entry_get_next(current)
    }
    return found.sorted { ($0.path.utf8.count, $0.path) < ($1.path.utf8.count, $1.path) }
  }
}
