import Geometry

/// One finger, or a pointer's button held down.
package struct TouchEvent: Hashable, Sendable {
  /// Where the contact is in its life.
  package enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

  /// Distinguishes contacts that are down at the same time.
  package var contact: Int
  package var phase: Phase
  /// Position in the visible picture, each coordinate 0…1 from its top left.
  package var position: Point
  /// Kernel event time in microseconds of CLOCK_MONOTONIC.
  package var microseconds: UInt64

  package init(contact: Int, phase: Phase, position: Point, microseconds: UInt64) {
    self.contact = contact
    self.phase = phase
    self.position = position
    self.microseconds = microseconds
  }
}

/// One key going down, repeating or going up, on a device that is not a scanner.
package struct KeyEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable { case down, repeated, up }
  /// Modifier keys that were effective.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let option = Modifiers(rawValue: 4)
    package static let command = Modifiers(rawValue: 8)
  }

  package var phase: Phase
  /// The keysym of xkbcommon under the active layout.
  package var keysym: UInt32
  /// What the key types, empty for keys that type nothing.
  package var text: String
  package var modifiers: Modifiers
  /// Kernel event time in microseconds of CLOCK_MONOTONIC.
  package var microseconds: UInt64

  package init(
    phase: Phase, keysym: UInt32, text: String, modifiers: Modifiers, microseconds: UInt64
  ) {
    self.phase = phase
    self.keysym = keysym
    self.text = text
    self.modifiers = modifiers
    self.microseconds = microseconds
  }
}

/// One burst of a barcode scanner, ended by its end key or by a gap.
package struct ScanEvent: Hashable, Sendable {
  /// The scanned bytes without prefix, suffix and end key.
  package var bytes: [UInt8]
  /// Whether the burst was longer than the limit and had to be cut.
  package var isCut: Bool
  /// The AIM code identifier that was taken off, such as `]L0` for PDF417; nil when there was none or
  /// it was left in place.
  package var aimIdentifier: String?
  /// Kernel event time of the last key, in microseconds of CLOCK_MONOTONIC.
  package var microseconds: UInt64

  package init(
    bytes: [UInt8], isCut: Bool = false, aimIdentifier: String? = nil, microseconds: UInt64
  ) {
    self.bytes = bytes
    self.isCut = isCut
    self.aimIdentifier = aimIdentifier
    self.microseconds = microseconds
  }
}

/// Everything that reaches the loop from devices.
package enum InputEvent: Hashable, Sendable {
  case touch(TouchEvent)
  case key(KeyEvent)
  case scan(ScanEvent)
  /// A pointer moved without a button held; nil hides the cursor.
  case pointer(Point?)
}

/// The seam between the loop and whatever touches, types and scans.
@MainActor
package protocol InputSource: AnyObject {
  /// Descriptors that become readable when `dispatch` has something to do.
  var descriptors: [Int32] { get }

  /// The next time (nanoseconds of CLOCK_MONOTONIC) at which `dispatch` must be called even when no
  /// descriptor is readable: a key's repeat, or the gap that ends a scan.
  var deadline: UInt64? { get }

  /// Reads what is pending and reports it in order.
  func dispatch(now: UInt64, _ report: (InputEvent) -> Void)
}
