/// Views that a development environment shows beside their source. Nothing here shows them; they
/// compile as they are.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}
