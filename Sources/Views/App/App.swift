/// A whole program: its scenes say what its windows show.
///
/// Mark the type with `@main`; what runs it comes with the module that re-exports this one.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// What the program shows.
  @SceneBuilder var body: Body { get }

  /// Makes the program, once, at its start.
  init()
}
