import Foundation

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt

  /// The parts with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// Chooses a date.
public struct DatePicker<Label> {
  /// Parts of a date.
  public typealias Components = DatePickerComponents

  let label: Label
  let value: DateValue
  let components: Components
  @Environment(\.datePickerLook) private var look

  fileprivate nonisolated init(
    _ label: Label, _ selection: Binding<Date>, _ earliest: Date?, _ latest: Date?,
    _ components: Components
  ) {
    self.label = label
    value = DateValue(selection: selection, earliest: earliest, latest: latest)
    self.components = components
  }
}

extension DatePicker: View where Label: View {
  /// The date as the style around the picker shows it.
  @ViewBuilder public var body: some View {
    switch look.kind {
    case .compact:
      LabeledRow(label) { CompactDate(value: value, components: components) }
    case .calendar: DateCalendar(value: value, components: components)
    case .wheels: DateWheels(value: value, components: components)
    }
  }

  /// A picker of any date.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, nil, nil, displayedComponents)
  }

  /// A picker of dates in a range.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range.lowerBound, range.upperBound, displayedComponents)
  }

  /// A picker of dates from one on.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range.lowerBound, nil, displayedComponents)
  }

  /// A picker of dates up to one.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, nil, range.upperBound, displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// A picker of any date, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, nil, nil, displayedComponents)
  }

  /// A picker of dates in a range, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(titleKey), selection, range.lowerBound, range.upperBound, displayedComponents)
  }

  /// A picker of dates from one on, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, range.lowerBound, nil, displayedComponents)
  }

  /// A picker of dates up to one, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, nil, range.upperBound, displayedComponents)
  }

  /// A picker of any date, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, nil, nil, displayedComponents)
  }

  /// A picker of dates in a range, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, range.lowerBound, range.upperBound, displayedComponents)
  }

  /// A picker of dates from one on, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, range.lowerBound, nil, displayedComponents)
  }
}

/// A date that is chosen within bounds.
struct DateValue {
  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?

  var date: Date { selection.wrappedValue }

  /// Chooses a date, or the nearest within the bounds.
  func choose(_ date: Date) {
    var date = date
    if let earliest { date = max(date, earliest) }
    if let latest { date = min(date, latest) }
    if date != selection.wrappedValue { selection.wrappedValue = date }
  }

  /// Whether any time of a span lies within the bounds.
  func allows(_ span: DateInterval) -> Bool {
    if let earliest, span.end <= earliest { return false }
    if let latest, span.start > latest { return false }
    return true
  }

  /// Chooses another day, month, year, hour or minute: a day that the month lacks becomes its last.
  func choose(_ component: Calendar.Component, _ value: Int, _ calendar: Calendar) {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    parts.setValue(value, for: component)
    let day = parts.day
    parts.day = 1
    guard let first = calendar.date(from: parts),
      let days = calendar.range(of: .day, in: .month, for: first)
    else { return }
    parts.day = min(day ?? 1, days.upperBound - 1)
    if let date = calendar.date(from: parts) { choose(date) }
  }
}
