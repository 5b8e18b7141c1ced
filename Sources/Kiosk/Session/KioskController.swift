import BoardingPass
import Foundation
import Host
import Screens

/// Turns scans, touches and keys into what is shown, and ends sessions.
@MainActor
package final class KioskController: FrameLoopDelegate {
  /// Seconds after the last activity at which a session ends.
  package static let sessionTime: UInt64 = 45

  package private(set) var state = KioskState.invitation
  private let stage: Stage
  private let log: (String) -> Void
  private var reader: KioskReader
  private let contents: KioskContents
  /// What the session's last scan showed; nil while there was none.
  private var scan: KioskState?
  /// Nanoseconds of CLOCK_MONOTONIC at which the session ends; nil while there is none.
  package private(set) var sessionEnd: UInt64?
  private let clock: () -> UInt64
  /// Called when `sessionEnd` changes.
  package var onSessionEndChanged: ((UInt64?) -> Void)?

  /// `clock` gives nanoseconds of CLOCK_MONOTONIC.
  package init(
    stage: Stage, settings: KioskSettings, clock: @escaping () -> UInt64,
    log: @escaping (String) -> Void
  ) {
    self.stage = stage
    self.clock = clock
    self.log = log
    reader = KioskReader(settings: settings, log: log)
    contents = settings.contents()
    show(.invitation)
  }

  // MARK: Scans

  package func scanned(_ scan: ScanEvent) {
    // A burst without its end key is read as far as it goes; one beyond the limit is no pass.
    guard scan.bytes.count < BCBP.byteLimit || !scan.isCut else {
      return show(reader.rejected(.tooLong))
    }
    read(scan.bytes)
  }

  /// Shows what a text that was scanned, or read from a file, is.
  package func read(_ bytes: [UInt8]) {
    reader.refresh()
    show(reader.state(for: bytes))
  }

  // MARK: Screens

  /// Shows a screen of the bar.
  package func choose(_ screen: KioskScreen) {
    show(screen == .boardingPass ? scan ?? .chosen(screen) : .chosen(screen))
  }

  /// Looks whether what is shown has changed.
  package func refresh() {
    if contents.refresh(), case .chosen = state { present() }
  }

  // MARK: Activity

  package func key(_ key: KeyEvent) {
    guard key.phase == .down else { return }
    noteActivity()
    if key.keysym == Keysym.escape { end() }
  }

  package func presented(at nanoseconds: UInt64) {}

  package func touched() { noteActivity() }

  /// Ends the session: nothing of it stays on the glass.
  package func end() { show(.invitation) }

  /// Ends the session when its time is over.
  package func checkTime() {
    guard let sessionEnd, clock() >= sessionEnd else { return }
    log("session: ended after \(Self.sessionTime) s without activity")
    end()
  }

  private func noteActivity() {
    guard state != .invitation else { return }
    setSessionEnd(clock() + Self.sessionTime * 1_000_000_000)
  }

  private func show(_ state: KioskState) {
    self.state = state
    switch state {
    case .invitation: scan = nil
    case .pass, .rejection: scan = state
    case .chosen: _ = contents.refresh()
    }
    present()
    setSessionEnd(
      state == .invitation ? nil : clock() + Self.sessionTime * 1_000_000_000)
  }

  private func present() {
    stage.show(
      KioskRoot(
        state: state, contents: contents, log: log,
        choose: { [weak self] in self?.choose($0) }, done: { [weak self] in self?.end() }))
  }

  private func setSessionEnd(_ time: UInt64?) {
    sessionEnd = time
    onSessionEndChanged?(time)
  }
}

/// Keysyms of xkbcommon that the kiosk itself acts on.
enum Keysym {
  static let escape: UInt32 = 0xFF1B
}

extension BCBPRejection {
  /// For a burst that a scanner had to cut.
  static let tooLong = BCBPRejection(
    reason: .tooLong, item: nil, position: BCBP.byteLimit + 1,
    expected: "at most \(BCBP.byteLimit) characters", found: "more")
}
