/// How large text is wanted; `large` is the usual size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// Two steps below the usual size.
  case small
  /// One step below the usual size.
  case medium
  /// The usual size.
  case large
  /// One step above the usual size.
  case xLarge
  /// Two steps above the usual size.
  case xxLarge
  /// Three steps above the usual size.
  case xxxLarge
  /// The first size for people who need large text.
  case accessibility1
  /// The second size for people who need large text.
  case accessibility2
  /// The third size for people who need large text.
  case accessibility3
  /// The fourth size for people who need large text.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether the size is one for people who need large text.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Place among all sizes, from 0 for the smallest to 11.
  package var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}

/// The older name of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest size.
  case extraSmall
  /// Two steps below the usual size.
  case small
  /// One step below the usual size.
  case medium
  /// The usual size.
  case large
  /// One step above the usual size.
  case extraLarge
  /// Two steps above the usual size.
  case extraExtraLarge
  /// Three steps above the usual size.
  case extraExtraExtraLarge
  /// The first size for people who need large text.
  case accessibilityMedium
  /// The second size for people who need large text.
  case accessibilityLarge
  /// The third size for people who need large text.
  case accessibilityExtraLarge
  /// The fourth size for people who need large text.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one for people who need large text.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The same size by its newer name.
  package var dynamicTypeSize: DynamicTypeSize {
    let place = Self.allCases.firstIndex(of: self) ?? DynamicTypeSize.large.index
    return DynamicTypeSize.allCases[place]
  }

  /// The same size by its older name.
  package init(_ size: DynamicTypeSize) { self = Self.allCases[size.index] }

  /// Whether the left size is the smaller one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.dynamicTypeSize < rhs.dynamicTypeSize }
  /// Whether the left size is not the larger one.
  public static func <= (lhs: Self, rhs: Self) -> Bool {
    lhs.dynamicTypeSize <= rhs.dynamicTypeSize
  }
  /// Whether the left size is the larger one.
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.dynamicTypeSize > rhs.dynamicTypeSize }
  /// Whether the left size is not the smaller one.
  public static func >= (lhs: Self, rhs: Self) -> Bool {
    lhs.dynamicTypeSize >= rhs.dynamicTypeSize
  }
}

extension EnvironmentValues {
  /// The size of text styles, under its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
