/// What the root view sees: the host's values, with the appearance that the views want.
struct RootEnvironment {
  /// What the host tells.
  var given: EnvironmentValues { didSet { combine() } }
  /// The appearance that the views want for the window; nil for none.
  var preferred: ColorScheme? { didSet { combine() } }
  /// Both together.
  private(set) var shown: EnvironmentValues

  init(_ given: EnvironmentValues) {
    self.given = given
    shown = given
  }

  private mutating func combine() {
    shown = given
    if let preferred { shown.colorScheme = preferred }
  }
}
