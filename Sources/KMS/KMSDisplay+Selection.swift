import Glibc
import Seat

extension KMSDisplay {
  /// A display that could be shown on.
  struct Selection {
    var device: DRMDevice
    var connector: DRMConnector
    var mode: DRMMode
    var rotation: Rotation
  }

  /// The best display over all cards; nil when none is connected.
  func select() throws -> Selection? {
    let all = cards.cards()
    let fit = all.filter { !$0.connectors.isEmpty }
    guard !fit.isEmpty else {
      closeDevice()
      throw DisplayProblem.noCard(all)
    }
    if let device, !fit.contains(where: { $0.path == device.path }) { closeDevice() }
    var problem: DisplayProblem?
    var fallback: DRMDevice?
    for card in fit.sorted(by: { rank($0) < rank($1) }) {
      do {
        let candidate = try take(card.path)
        let isOurs = candidate === device
        if let selection = try selection(on: candidate) {
          if let fallback, fallback !== candidate { fallback.close() }
          if !isOurs { adopt(candidate) }
          return selection
        }
        // One card stays open, so that a display that is plugged in finds it ready.
        if fallback == nil { fallback = candidate } else if !isOurs { candidate.close() }
      } catch let error as DisplayProblem {
        problem = problem ?? error
      }
    }
    guard let fallback else { throw problem ?? DisplayProblem.noCard(all) }
    if fallback !== device { adopt(fallback) }
    let names = fit.flatMap { card in
      card.connectors.map { "\($0.name) on \(card.path): \($0.status.rawValue)" }
    }
    let wanted = options.connector.map { "\"\($0)\" " } ?? ""
    note(
      "no display \(wanted)is connected (\(names.joined(separator: ", "))); waiting for one;"
        + " switch it on and check the cable")
    return nil
  }

  /// Cards with a display that the system already sees come first.
  private func rank(_ card: CardInfo) -> Int {
    if let wanted = options.connector?.lowercased(),
      card.connectors.contains(where: {
        $0.name.lowercased() == wanted && $0.status != .disconnected
      })
    {
      return 0
    }
    if card.connectors.contains(where: { $0.status == .connected }) { return 1 }
    return card.path == device?.path ? 2 : 3
  }

  /// The card, opened and ours.
  private func take(_ path: String) throws -> DRMDevice {
    if let device, device.path == path { return device }
    let opened: DRMDevice
    do {
      opened = try cards.open(path)
    } catch let error as SeatError {
      throw DisplayProblem.unopened(path, error)
    }
    guard opened.isMaster || opened.becomeMaster() == 0 else {
      opened.close()
      throw DisplayProblem.masterHeld(path)
    }
    guard opened.capability(DRMCapability.dumbBuffer) == 1 else {
      opened.close()
      throw DisplayProblem(
        what: "the graphics card has no buffers for software drawing", place: path,
        advice: "use another card, or VNC")
    }
    return opened
  }

  /// Makes a card the one in use.
  private func adopt(_ opened: DRMDevice) {
    closeDevice()
    device = opened
    _ = opened.enableClientCapability(DRMCapability.universalPlanes)
    deviceIsAtomic = opened.enableClientCapability(DRMCapability.atomic)
    // What an earlier kiosk's flips left in the file's queue.
    _ = opened.readEvents()
  }

  private func selection(on device: DRMDevice) throws -> Selection? {
    let resources: DRMResources
    do {
      resources = try device.resources()
    } catch {
      return nil
    }
    let connectors = resources.connectors.compactMap { device.connector($0, probe: true) }
    guard let connector = OutputChoice.connector(among: connectors, options: options),
      let mode = OutputChoice.mode(of: connector, options: options)
    else { return nil }
    if let wanted = options.mode, wanted.best(of: connector.modes) == nil {
      let offered = Set(connector.modes.map(\.description)).sorted().joined(separator: ", ")
      note(
        "\(connector.name) does not offer \(wanted.width)x\(wanted.height)"
          + (wanted.refreshRate.map { "@\($0)" } ?? "") + "; using \(mode); it offers \(offered)")
    }
    let orientation = connector.properties["panel orientation"]?.value ?? 0
    return Selection(
      device: device, connector: connector, mode: mode,
      rotation: options.rotation ?? .upright(panelOrientation: orientation))
  }

  /// Makes the output, on the first CRTC whose buffers can be made.
  func makeOutput(_ selection: Selection, token: UInt64) throws -> Output {
    // Client capabilities decide which planes and properties are seen: read everything again.
    let device = selection.device
    let connector = device.connector(selection.connector.id, probe: false) ?? selection.connector
    let place = "\(device.path) \(connector.name)"
    do {
      let plans = try OutputPlan.candidates(
        for: connector, mode: selection.mode, on: device, isAtomic: deviceIsAtomic)
      guard let plan = plans.first else {
        throw DisplayProblem(
          what: "nothing on the card can drive the connector", place: place,
          advice: "use another connector")
      }
      return try Output(
        device: device, plan: plan, rotation: selection.rotation, options: options, token: token,
        log: log)
    } catch let error as DRMError {
      throw DisplayProblem(
        what: "\(error)", place: place, advice: "choose a smaller mode or another connector")
    }
  }
}
