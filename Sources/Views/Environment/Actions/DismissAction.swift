import Foundation

/// Ends the presentation that a view lies in: `dismiss()` closes a sheet or goes back.
@MainActor @preconcurrency
public struct DismissAction {
  let action: (@MainActor () -> Void)?

  nonisolated init(_ action: (@MainActor () -> Void)?) { self.action = action }

  /// Ends the presentation; does nothing where there is none.
  public func callAsFunction() { action?() }
}

/// Tells whether a view is presented, and ends its presentation.
public struct PresentationMode: Sendable {
  /// Whether the view lies in a presentation.
  public internal(set) var isPresented: Bool

  /// Ends the presentation; does nothing where there is none.
  public mutating func dismiss() { isPresented = false }
}

struct DismissKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// What ends the presentation that the views lie in; nil where there is none. Set by whatever
  /// presents them.
  var dismissal: (@MainActor () -> Void)? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Ends the presentation that the view lies in.
  public var dismiss: DismissAction { DismissAction(dismissal) }

  /// Whether the view lies in a presentation.
  public var isPresented: Bool { dismissal != nil }

  /// Whether the view is presented, and what ends its presentation.
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = self.dismissal
    return Binding(
      get: { PresentationMode(isPresented: dismissal != nil) },
      set: { mode in
        guard !mode.isPresented, let dismissal else { return }
        MainActor.assumeIsolated { dismissal() }
      })
  }
}
