import Seat

/// A graphics card as the system lists it, without opening it.
package struct CardInfo: Hashable, Sendable {
  /// The device file, such as `/dev/dri/card0`.
  package var path: String
  /// The kernel driver, such as `vc4`.
  package var driver: String
  package var connectors: [ConnectorInfo]

  package init(path: String, driver: String, connectors: [ConnectorInfo]) {
    self.path = path
    self.driver = driver
    self.connectors = connectors
  }
}

/// A connector as the system lists it.
package struct ConnectorInfo: Hashable, Sendable {
  package var name: String
  package var status: DRMConnector.Status
  package var edid: [UInt8]

  package init(name: String, status: DRMConnector.Status, edid: [UInt8] = []) {
    self.name = name
    self.status = status
    self.edid = edid
  }
}

/// Where cards come from.
package protocol CardSource: AnyObject {
  /// The cards present, in the kernel's order.
  func cards() -> [CardInfo]

  /// Opens a card.
  ///
  /// - Throws: `SeatError`
  func open(_ path: String) throws -> DRMDevice

  /// Readable when cards or connectors changed; nil when nobody tells.
  var changeDescriptor: Int32? { get }

  /// Whether something changed since the last call.
  func hasChanged() -> Bool
}

/// The cards of this machine, opened through the seat.
package final class SystemCards: CardSource {
  private let seat: SeatConnection
  private let monitor: HotplugMonitor?

  package init(seat: SeatConnection) {
    self.seat = seat
    monitor = HotplugMonitor(subsystem: "drm")
  }

  package func cards() -> [CardInfo] { Self.list() }

  package func open(_ path: String) throws -> DRMDevice {
    try LibDRM(path: path, seat: seat)
  }

  package var changeDescriptor: Int32? { monitor?.descriptor }

  package func hasChanged() -> Bool { monitor?.drain() ?? false }

  /// Reads `/sys/class/drm`.
  package static func list(root: String = "/sys/class/drm") -> [CardInfo] {
    let names = SystemFiles.names(in: root)
    let cards = names.filter { name in
      name.hasPrefix("card") && name.count > 4 && name.dropFirst(4).allSatisfy(\.isNumber)
    }
    return cards.sorted { ($0.count, $0) < ($1.count, $1) }.map { card in
      let connectors = names.filter { $0.hasPrefix(card + "-") }.map { name in
        let status = SystemFiles.text(of: "\(root)/\(name)/status", limit: 64) ?? ""
        return ConnectorInfo(
          name: String(name.dropFirst(card.count + 1)),
          status: DRMConnector.Status(rawValue: status) ?? .unknown,
          edid: SystemFiles.bytes(of: "\(root)/\(name)/edid", limit: 32768) ?? [])
      }
      let driver = SystemFiles.target(of: "\(root)/\(card)/device/driver") ?? ""
      return CardInfo(
        path: "/dev/dri/\(card)", driver: String(driver.split(separator: "/").last ?? ""),
        connectors: connectors)
    }
  }
}
