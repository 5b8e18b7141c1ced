import Screens

/// What the kiosk shows.
package enum KioskState: Equatable {
  /// Nobody is there.
  case invitation
  /// A passenger's pass.
  case pass(PassContent)
  /// A sentence about a scan that was no pass.
  case rejection(String)
  /// A screen that somebody chose.
  case chosen(KioskScreen)

  /// The bar's target for it.
  package var screen: KioskScreen {
    if case .chosen(let screen) = self { return screen }
    return .boardingPass
  }
}
