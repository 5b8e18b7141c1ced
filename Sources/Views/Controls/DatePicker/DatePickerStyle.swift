import Foundation

/// How pickers of dates look.
public protocol DatePickerStyle {
  /// Which of the looks it is.
  var _look: _DatePickerLook { get }
}

/// One of the looks of pickers of dates.
public struct _DatePickerLook: Equatable, Sendable {
  enum Kind { case compact, calendar, wheels }
  let kind: Kind
}

/// The usual look: as compact as can be.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// The usual look.
  public init() {}
  /// Compact.
  public var _look: _DatePickerLook { _DatePickerLook(kind: .compact) }
}

/// The date and the time as buttons that open a calendar and wheels.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Buttons.
  public init() {}
  /// Compact.
  public var _look: _DatePickerLook { _DatePickerLook(kind: .compact) }
}

/// A month of a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// A calendar.
  public init() {}
  /// A calendar.
  public var _look: _DatePickerLook { _DatePickerLook(kind: .calendar) }
}

/// A wheel for each part of the date.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Wheels.
  public init() {}
  /// Wheels.
  public var _look: _DatePickerLook { _DatePickerLook(kind: .wheels) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The usual look: as compact as can be.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date and the time as buttons that open a calendar and wheels.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month of a calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part of the date.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

struct DatePickerLookKey: EnvironmentKey {
  static var defaultValue: _DatePickerLook { _DatePickerLook(kind: .compact) }
}

extension EnvironmentValues {
  var datePickerLook: _DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }

  /// The calendar in the time zone of the views.
  var zonedCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }
}

extension View {
  /// Shows the pickers of dates below in a style.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerLook, style._look)
  }
}
