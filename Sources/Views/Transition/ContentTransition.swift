/// How the content of one view turns into other content.
public struct ContentTransition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case identity, interpolate, opacity
    case numericText(countsDown: Bool)
  }
  let kind: Kind

  /// Whether old content fades out while new content fades in.
  var fades: Bool { kind != .identity && kind != .interpolate }

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// By what can be interpolated; letters change at once.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)

  /// For numbers: drawn as a fade.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// For symbols: drawn as a fade.
  public static let symbolEffect = ContentTransition(kind: .opacity)

  /// For symbols, in a manner of their own: drawn as a fade.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { symbolEffect }

  /// For numbers: drawn as a fade.
  public static func numericText(value: Double) -> ContentTransition { numericText() }
}

struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

extension EnvironmentValues {
  /// How the content of views turns into other content.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// How the content of the views turns into other content when changes are animated.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }

  /// The view itself: its parts move together with it in any case.
  public nonisolated func geometryGroup() -> some View { self }
}
