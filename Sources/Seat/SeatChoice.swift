import Glibc

/// How the seat is held.
package enum SeatChoice: String, Hashable, Sendable, CaseIterable {
  /// seatd or logind, and this process itself where neither is there and it may.
  case automatic
  /// seatd or logind only.
  case libseat
  /// This process opens the devices and holds the terminal.
  case direct

  /// Opens the seat, with a line for the log about what was found.
  ///
  /// - Parameter terminal: the terminal for a direct seat; nil means the one in front, if any.
  /// - Throws: `SeatError`
  package func open(terminal: String? = nil, log: (String) -> Void) throws -> SeatConnection {
    if self != .direct {
      do {
        let seat = try LibseatSeat()
        log("seat \(seat.name) held through libseat")
        return seat
      } catch let error as SeatError {
        guard self == .automatic, geteuid() == 0 else { throw error }
        log("\(error); opening the devices directly, as root")
      }
    }
    do {
      let held = try Terminal(path: terminal)
      log("terminal \(held.path) held directly")
      return DirectSeat(terminal: held)
    } catch let error as SeatError {
      guard terminal == nil else { throw error }
      log("no terminal to hold (\(error)); devices are opened directly")
      return DirectSeat()
    }
  }
}
