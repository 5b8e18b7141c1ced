import Seat

/// The input devices of this machine and what each will be used as.
package struct InputReport: Hashable, Sendable {
  /// One device.
  package struct Device: Hashable, Sendable {
    package var identity: DeviceIdentity
    /// In plain words, such as `scanner (id 05e0:1200)` or `touch`.
    package var use: String
    /// Whether this user could open it without a seat.
    package var isAccessible: Bool
  }

  package var devices: [Device]
  package var findings: [Finding]

  /// Lists the devices without opening any.
  package static func collect(
    scanners: [ScannerDeclaration], devices: [DeviceIdentity] = DeviceIdentity.all()
  ) -> InputReport {
    let listed = devices.map { identity in
      Device(
        identity: identity, use: use(of: identity, scanners),
        isAccessible: SystemFiles.isAccessible(identity.path))
    }
    var findings: [Finding] = []
    if devices.isEmpty {
      findings.append(
        Finding(
          what: "no input device", place: "/dev/input",
          advice: "plug in a touch screen or a scanner; udev has to run", isFatal: false))
    }
    for scanner in scanners where !devices.contains(where: { scanner.matches($0) }) {
      let keyboards = devices.filter { $0.kinds.contains(.keyboard) }
        .map { "\"\($0.name)\" \($0.id)" }.joined(separator: ", ")
      findings.append(
        Finding(
          what: "a declared scanner is not plugged in", place: "\(scanner.match)",
          advice: keyboards.isEmpty
            ? "plug it in; there is no keyboard that could be declared in its place"
            : "plug it in, or declare one of the keyboards that are there: \(keyboards)",
          isFatal: false))
    }
    return InputReport(devices: listed, findings: findings)
  }

  private static func use(of device: DeviceIdentity, _ scanners: [ScannerDeclaration]) -> String {
    if let scanner = scanners.first(where: { $0.matches(device) }) {
      return "scanner (\(scanner.match))"
    }
    if device.seat != "seat0" { return "nothing: it belongs to \(device.seat)" }
    let uses = device.kinds.compactMap { kind -> String? in
      switch kind {
      case .keyboard: return "keyboard"
      case .touchscreen: return "touch"
      case .mouse, .touchpad: return "pointer"
      case .keys: return "keys"
      case .tablet, .joystick, .other: return nil
      }
    }
    return uses.isEmpty
      ? "nothing: it is no touch screen, pointer or keyboard"
      : uses.joined(separator: ", ")
  }
}
