/// Whether views are drawn dark on light or light on dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark content on a light ground.
  case light
  /// Light content on a dark ground.
  case dark
}

/// How strongly colours stand out from each other.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual contrast.
  case standard
  /// More contrast than usual.
  case increased
}

/// In which direction lines of text and rows of views run.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the context decides.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

/// How content of a given ratio of sides takes a space of another ratio.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// As large as it can be without leaving the space.
  case fit
  /// As small as it can be while it covers the space.
  case fill
}

/// How heavy text is wanted.
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual weight.
  case regular
  /// Heavier than usual.
  case bold
}

/// How much room there is along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}
