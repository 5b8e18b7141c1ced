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

  /// The pass, or why there is none in the passenger's words. Only what came of it is logged.
  func state(for bytes: [UInt8]) -> KioskState {
    let result = BCBP.decode(bytes)
    guard let pass = result.pass else { return rejected(result.rejection ?? .empty) }
    let codes = result.warnings.map(\.code.rawValue)
    log(
      "scan: \(result.outcome.rawValue), \(pass.legs.count) leg(s)"
        + (codes.isEmpty ? "" : "; \(codes.joined(separator: ", "))"))
    for warning in result.warnings {
      if let hint = warning.code.layoutHint { log("scan: \(hint)") }
    }
    var place = settings.surroundings
    place.flights = flights.book
    return .pass(PassContent(pass, warnings: result.warnings, in: place, log: log))
  }

  /// Says to the log what is wrong and where, and to the passenger what to do.
  func rejected(_ rejection: BCBPRejection) -> KioskState {
    log("scan: rejected (\(rejection.reason.rawValue)); \(rejection.expectation)")
    return .rejection(rejection.passengerMessage)
  }
}
