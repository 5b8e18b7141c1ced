/// How what is presented can be put away from within. One object per presenter, so that passing it
/// down changes nothing.
@MainActor
final class Presentation {
  /// Puts away what is presented.
  var dismiss: () -> Void = {}

  nonisolated init() {}
}

/// Lets the views below put away the presentation that they belong to.
struct _PresentedModifier {
  let presentation: Presentation
}

extension _PresentedModifier: EnvironmentModifier {
  nonisolated func change(_ environment: inout EnvironmentValues) {
    let presentation = presentation
    environment.dismissal = { presentation.dismiss() }
  }
}
