/// What a button is for, beside what its label says.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel }
  private let kind: Kind

  /// Deletes or breaks off something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves without a change.
  public static let cancel = ButtonRole(kind: .cancel)
}
