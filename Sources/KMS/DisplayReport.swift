import CDRM
import CLinux
import Glibc
import Seat

/// What can be said about the cards of this machine without taking one over.
package struct DisplayReport: Hashable, Sendable {
  /// One connector and what is plugged into it.
  package struct Connector: Hashable, Sendable {
    package var name: String
    package var status: DRMConnector.Status
    /// What the display says it is, empty when it does not (`EDID.identity`).
    package var display: String
    /// The modes offered, the preferred first; empty when the card could not be opened.
    package var modes: [String]
  }

  /// One card.
  package struct Card: Hashable, Sendable {
    package var path: String
    package var driver: String
    package var connectors: [Connector]
    /// Why the card could not be opened, nil when it could.
    package var openError: String?
    package var isAtomic: Bool
    package var hasDumbBuffers: Bool
    /// Whether the driver advises a frame in memory (`DRM_CAP_DUMB_PREFER_SHADOW`).
    package var prefersShadow: Bool
    /// Formats of a primary plane that frames can be converted to.
    package var formats: [ScanoutFormat]
    /// Processes that have it open, its master first.
    package var holders: [MasterHolder.Process]
  }

  package var cards: [Card]
  package var findings: [Finding]

  /// Looks at the cards. A card is opened for a moment and never shown on.
  package static func collect() -> DisplayReport {
    let cards = SystemCards.list().map(card)
    return DisplayReport(cards: cards, findings: findings(cards))
  }

  private static func card(_ info: CardInfo) -> Card {
    var card = Card(
      path: info.path, driver: info.driver,
      connectors: info.connectors.map {
        Connector(
          name: $0.name, status: $0.status, display: EDID($0.edid)?.identity ?? "", modes: [])
      },
      openError: nil, isAtomic: false, hasDumbBuffers: false, prefersShadow: false, formats: [],
      holders: MasterHolder.processes(holding: info.path, except: getpid()))
    do {
      let device = try LibDRM(path: info.path, seat: DirectSeat(takesMaster: false))
      defer { device.close() }
      // The first to open a card becomes its master: give that back before another program asks.
      _ = gateframe_drm_drop_master(device.descriptor)
      card.hasDumbBuffers = device.capability(DRMCapability.dumbBuffer) == 1
      card.prefersShadow = device.capability(DRMCapability.preferShadow) == 1
      _ = device.enableClientCapability(DRMCapability.universalPlanes)
      card.isAtomic = device.enableClientCapability(DRMCapability.atomic)
      let primary = device.planes().filter { $0.kind == .primary }
      card.formats = ScanoutFormat.allCases.filter { format in
        primary.contains { $0.formats.contains(format.fourCC) }
      }
      for id in (try? device.resources())?.connectors ?? [] {
        guard let found = device.connector(id, probe: false),
          let index = card.connectors.firstIndex(where: { $0.name == found.name })
        else { continue }
        card.connectors[index].modes = names(found.modes)
      }
    } catch {
      card.openError = "\(error)"
    }
    return card
  }

  private static func names(_ modes: [DRMMode]) -> [String] {
    let sorted = modes.filter(\.isPreferred) + modes.filter { !$0.isPreferred }
    var names: [String] = []
    for mode in sorted where !names.contains(mode.description) { names.append(mode.description) }
    return names
  }

  /// What stands in the way of a picture, with what to do about each.
  static func findings(_ cards: [Card]) -> [Finding] {
    let fit = cards.filter { !$0.connectors.isEmpty }
    guard !fit.isEmpty else {
      let problem = DisplayProblem.noCard(
        cards.map { CardInfo(path: $0.path, driver: $0.driver, connectors: []) })
      return [Finding(problem, isFatal: true)]
    }
    var findings: [Finding] = []
    for card in fit {
      if let error = card.openError {
        findings.append(
          Finding(
            what: "the card cannot be opened by this user", place: error,
            advice: "start seatd and add the user to its group", isFatal: false))
      } else if !card.hasDumbBuffers {
        findings.append(
          Finding(
            what: "the card has no buffers for software drawing", place: card.path,
            advice: "use another card, or VNC", isFatal: fit.count == 1))
      }
      let masters = card.holders.filter { $0.isMaster == true }
      if let master = masters.first {
        findings.append(
          Finding(
            what: "another program shows its picture on the card",
            place: "\(card.path), DRM master is \(master)",
            advice: "end it before the kiosk starts; a kiosk that runs is no fault",
            isFatal: false))
      }
    }
    if !fit.contains(where: { $0.connectors.contains { $0.status == .connected } }) {
      let names = fit.flatMap { $0.connectors.map(\.name) }.joined(separator: ", ")
      findings.append(
        Finding(
          what: "no display is connected", place: names,
          advice:
            "switch the display on and check its cable; the kiosk shows as soon as it is there",
          isFatal: false))
    }
    return findings
  }
}

extension Finding {
  init(_ problem: DisplayProblem, isFatal: Bool) {
    self.init(
      what: problem.what, place: problem.place, advice: problem.advice, isFatal: isFatal)
  }
}
