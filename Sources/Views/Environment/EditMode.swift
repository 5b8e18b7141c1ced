/// Whether what is shown can be edited.
public enum EditMode: Hashable, Sendable {
  /// It cannot.
  case inactive
  /// It can for the time of one gesture, such as a swipe across a row.
  case transient
  /// It can.
  case active

  /// Whether it can be edited.
  public var isEditing: Bool { self != .inactive }
}

struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// Whether what is shown can be edited, and what changes that; nil where nothing says.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
