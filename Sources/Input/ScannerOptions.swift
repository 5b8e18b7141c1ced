/// How the bursts of a scanner are read.
package struct ScannerOptions: Hashable, Sendable {
  /// The key that ends a burst.
  package enum EndKey: String, Hashable, Sendable, CaseIterable {
    /// Enter; also its control characters, carriage return and line feed.
    case enter
    case tab
    /// None: the burst ends when no key follows for `gap`.
    case none
  }

  /// What becomes of an AIM code identifier (`]` and two characters) at the beginning.
  package enum AIM: String, Hashable, Sendable, CaseIterable {
    /// It is taken off and reported beside the bytes.
    case report
    /// It is left in place.
    case keep
  }

  package var endKey = EndKey.enter
  /// The longest time between two keys of a burst, in microseconds.
  package var gap: UInt64 = 150_000
  /// Bytes that the scanner sends before and after the content; taken off when they are there.
  package var prefix: [UInt8] = []
  package var suffix: [UInt8] = []
  package var aim = AIM.report
  /// Whether the scanner exchanges upper and lower case, as some do to allow for Caps Lock.
  package var invertsCase = false
  /// The same content again within this time is dropped, in microseconds; 0 drops nothing.
  package var duplicateWindow: UInt64 = 2_000_000
  /// Bytes of a burst that are kept.
  package var limit = 2048
  package var layout = ScannerLayout.us

  package init() {}
}
