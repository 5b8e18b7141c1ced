import BoardingPass
import Screens

/// Decides what a scanned text shows.
struct KioskReader {
  private let settings: KioskSettings
  private let log: (String) -> Void
  private var flights: FlightFileWatcher

  init(settings: KioskSettings, log: @escaping (String) -> Void = KioskLog.write) {
    self.settings = settings
    self.log = log
    flights = FlightFileWatcher(path: settings.flightsFile, log: log)
  }

  /// Reads the flights again if their file changed.
  mutating func refresh() { flights.refresh() }

  /// The pass, or why there is none in the passenger's words. Only the outcome is logged.
  func state(for bytes: [UInt8]) -> KioskState {
    let result = BCBP.decode(bytes)
    guard let pass = result.pass else {
      let rejection = result.rejection ?? .empty
      log("scan: rejected (\(rejection.reason.rawValue))")
      return .rejection(rejection.passengerMessage)
    }
    log("scan: \(result.outcome.rawValue), \(pass.legs.count) leg(s)")
    var place = settings.surroundings
    place.flights = flights.book
    return .pass(PassContent(pass, warnings: result.warnings, in: place))
  }
}
