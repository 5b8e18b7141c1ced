import Foundation

/// Lengths in points: UIKit's calendar, from published measurements; not verified against a device.
enum CalendarMetrics {
  static let width: CGFloat = 343
  static let row: CGFloat = 44
  static let weekdays: CGFloat = 24
}

/// A month of days, of which one is chosen.
struct DateCalendar: View {
  let value: DateValue
  let components: DatePickerComponents
  /// A moment of the month that is shown; nil for that of the date.
  @State private var shown: Date?
  @Environment(\.zonedCalendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 0) {
      if components.contains(.date) {
        header
        HStack(spacing: 0) {
          ForEach(weekdays.indices, id: \.self) { index in
            Text(verbatim: weekdays[index])
              .font(.system(size: 13, weight: .semibold))
              .foregroundStyle(Color(source: .system(.tertiary)))
              .frame(maxWidth: .infinity, minHeight: CalendarMetrics.weekdays)
          }
        }
        // The clock says which day is today.
        TimelineView(.everyMinute) { context in
          let weeks = weeks
          VStack(spacing: 0) {
            ForEach(weeks.indices, id: \.self) { week in
              HStack(spacing: 0) {
                ForEach(0..<7) { day in
                  DayButton(
                    day: weeks[week][day], value: value, calendar: calendar, today: context.date)
                }
              }
            }
          }
        }
      }
      if components.contains(.hourAndMinute) {
        LabeledRow(Text("Time")) { CompactDate(value: value, components: .hourAndMinute) }
          .frame(height: CalendarMetrics.row)
      }
    }
  }

  private var month: DateInterval {
    let date = shown ?? value.date
    return calendar.dateInterval(of: .month, for: date) ?? DateInterval(start: date, duration: 0)
  }

  private var header: some View {
    HStack(spacing: 28) {
      Text(verbatim: title).font(.system(size: 17, weight: .semibold))
      Spacer(minLength: 0)
      arrow("chevron.left", -1)
      arrow("chevron.right", 1)
    }
    .frame(height: CalendarMetrics.row)
    .padding(.horizontal, 16)
  }

  private var title: String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    style = style.month(.wide).year()
    return month.start.formatted(style)
  }

  private func arrow(_ symbol: String, _ step: Int) -> some View {
    Button {
      shown = calendar.date(byAdding: .month, value: step, to: month.start)
    } label: {
      Image(systemName: symbol)
        .font(.system(size: 19, weight: .medium))
        .frame(height: CalendarMetrics.row)
        .contentShape(Rectangle())
    }
  }

  /// The names of the week's days, from the first on.
  private var weekdays: [String] {
    let names = calendar.shortWeekdaySymbols
    return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count].uppercased() }
  }

  /// The days of the month by weeks; nil beside it.
  private var weeks: [[Date?]] {
    let first = month.start
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
    let gap = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    var days: [Date?] = Array(repeating: nil, count: gap)
    for day in 0..<count { days.append(calendar.date(byAdding: .day, value: day, to: first)) }
    while days.count % 7 != 0 { days.append(nil) }
    return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<($0 + 7)]) }
  }
}

/// A day of a month.
private struct DayButton: View {
  let day: Date?
  let value: DateValue
  let calendar: Calendar
  let today: Date

  var body: some View {
    if let day {
      let isChosen = calendar.isDate(day, inSameDayAs: value.date)
      let isToday = calendar.isDate(day, inSameDayAs: today)
      let span = calendar.dateInterval(of: .day, for: day)
      let isAllowed = span.map { value.allows($0) } ?? true
      Text(verbatim: String(calendar.component(.day, from: day)))
        .font(.system(size: 20, weight: isChosen ? .semibold : .regular))
        .foregroundStyle(style(isChosen, isToday, isAllowed))
        .frame(maxWidth: .infinity, minHeight: CalendarMetrics.row)
        .background {
          Circle()
            .fill(TintShapeStyle().opacity(isToday ? 1 : 0.12))
            .padding(1)
            .opacity(isChosen ? 1 : 0)
        }
        .contentShape(Rectangle())
        .modifier(_PressModifier(pressing: { _ in }, action: { choose(day) }))
        .disabled(!isAllowed)
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: CalendarMetrics.row)
    }
  }

  private func style(_ isChosen: Bool, _ isToday: Bool, _ isAllowed: Bool) -> AnyShapeStyle {
    if !isAllowed { return AnyShapeStyle(Color(source: .system(.tertiary))) }
    if isChosen, isToday { return AnyShapeStyle(Color.white) }
    if isChosen || isToday { return AnyShapeStyle(TintShapeStyle()) }
    return AnyShapeStyle(Color.primary)
  }

  /// Chooses the day; the time of day stays.
  private func choose(_ day: Date) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: value.date)
    let moment = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    value.choose(moment ?? day)
  }
}
