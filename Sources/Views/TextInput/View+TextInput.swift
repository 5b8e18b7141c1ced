import Foundation

struct KeyboardOptionsKey: EnvironmentKey {
  static var defaultValue: KeyboardOptions { KeyboardOptions() }
}
struct SubmitActionsKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }

/// What is done when a text is handed in.
struct SubmitAction {
  let triggers: SubmitTriggers
  let run: () -> Void
}

/// What hands a text in.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// Those with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Fields for text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields for a search.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension EnvironmentValues {
  var keyboardOptions: KeyboardOptions {
    get { self[KeyboardOptionsKey.self] }
    set { self[KeyboardOptionsKey.self] = newValue }
  }
  /// The innermost first.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// The kind of keyboard for the texts below.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.keyboardOptions) { $0.type = type }
  }

  /// What the key for return says for the texts below.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.keyboardOptions) { $0.submitLabel = submitLabel }
  }

  /// Which letters are large by themselves in the texts below; nil for the usual.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    transformEnvironment(\.keyboardOptions) {
      $0.capitalization = autocapitalization ?? .sentences
    }
  }

  /// Which letters are large by themselves in the texts below.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    let capitalization: TextInputAutocapitalization =
      switch style {
      case .none: .never
      case .words: .words
      case .sentences: .sentences
      case .allCharacters: .characters
      }
    return textInputAutocapitalization(capitalization)
  }

  /// Accepted for its name: nothing corrects what is typed.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Accepted for its name: nothing corrects what is typed.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Accepted for its name: nothing fills texts in.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Acts when a text below is handed in, by the key for return.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) {
      $0.insert(SubmitAction(triggers: triggers, run: action), at: 0)
    }
  }

  /// Keeps what is done when texts are handed in from the views around.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
}
