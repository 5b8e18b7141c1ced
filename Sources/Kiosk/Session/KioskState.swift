import Screens

/// What the kiosk shows.
package enum KioskState: Equatable {
  /// Nobody is there.
  case invitation
  /// A passenger's pass.
  case pass(PassContent)
  /// A sentence about a scan that was no pass.
  case rejection(String)
}
