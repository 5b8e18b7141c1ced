import Foundation

/// When bars show which part of a scroll view's content is to be seen.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind

  /// As the scroll view says.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// While the content moves.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Not.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Not at all.
  public static let never = ScrollIndicatorVisibility(kind: .never)
}

/// Whether content gives way at its edges.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind

  /// As usual: always.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// Always.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Where not all of the content is to be seen.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// A behaviour of any type.
struct ScrollTargetBehaviorBox {
  let behavior: any ScrollTargetBehavior
}

struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
struct HorizontalScrollIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
struct VerticalScrollIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
struct HorizontalScrollBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}
struct VerticalScrollBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}
struct ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: ScrollTargetBehaviorBox? { nil }
}

extension EnvironmentValues {
  /// Whether fingers move the content of scroll views.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  /// When bars at the bottom of scroll views are shown.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalScrollIndicatorKey.self] }
    set { self[HorizontalScrollIndicatorKey.self] = newValue }
  }
  /// When bars at the trailing edge of scroll views are shown.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalScrollIndicatorKey.self] }
    set { self[VerticalScrollIndicatorKey.self] = newValue }
  }
  /// Whether content gives way at the left and the right.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalScrollBounceKey.self] }
    set { self[HorizontalScrollBounceKey.self] = newValue }
  }
  /// Whether content gives way at the top and the bottom.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalScrollBounceKey.self] }
    set { self[VerticalScrollBounceKey.self] = newValue }
  }
  var scrollTargetBehavior: ScrollTargetBehaviorBox? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Whether fingers leave the content of the scroll views below in place.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// When the scroll views below show bars, on some axes.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) {
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
    }
  }

  /// Whether the content of the scroll views below gives way at its edges, on some axes.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.self) {
      if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
    }
  }

  /// Where the content of the scroll views below comes to rest.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, ScrollTargetBehaviorBox(behavior: behavior))
  }
}
