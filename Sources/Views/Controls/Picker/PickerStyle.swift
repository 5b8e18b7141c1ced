/// How pickers look.
public protocol PickerStyle {
  /// Which of the looks it is.
  var _look: _PickerLook { get }
}

/// One of the looks of pickers.
public struct _PickerLook: Equatable, Sendable {
  enum Kind { case menu, segmented, wheel, inline }
  let kind: Kind
}

/// The usual look: a menu.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// The usual look.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { _PickerLook(kind: .menu) }
}

/// A button that opens the choices as a menu.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// A menu.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { _PickerLook(kind: .menu) }
}

/// The choices on a page of their own; shown as a menu.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Shown as a menu.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { _PickerLook(kind: .menu) }
}

/// The choices side by side on one ground.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Segments.
  public init() {}
  /// Segments.
  public var _look: _PickerLook { _PickerLook(kind: .segmented) }
}

/// The choices side by side; shown as segments.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Shown as segments.
  public init() {}
  /// Segments.
  public var _look: _PickerLook { _PickerLook(kind: .segmented) }
}

/// The choices on a wheel.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// A wheel.
  public init() {}
  /// A wheel.
  public var _look: _PickerLook { _PickerLook(kind: .wheel) }
}

/// The choices in rows, one of them with a mark.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Rows.
  public init() {}
  /// Rows.
  public var _look: _PickerLook { _PickerLook(kind: .inline) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual look: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens the choices as a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The choices on a page of their own; shown as a menu.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The choices side by side on one ground.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The choices side by side; shown as segments.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The choices on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The choices in rows, one of them with a mark.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

struct PickerLookKey: EnvironmentKey {
  static var defaultValue: _PickerLook { _PickerLook(kind: .menu) }
}

extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Shows the pickers below in a style.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style._look)
  }
}
