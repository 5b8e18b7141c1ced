import Screens

/// What the screens besides the pass show, as far as this kiosk has it.
@MainActor
struct KioskContents {
  /// Nil where books are turned off.
  var shelf: KioskShelf?

  /// The screens there are, in the order of the bar.
  var screens: [KioskScreen] { [.boardingPass] + (shelf == nil ? [] : [.books]) }

  /// Looks whether anything has changed; tells whether it has.
  func refresh() -> Bool { shelf?.refresh() ?? false }
}
