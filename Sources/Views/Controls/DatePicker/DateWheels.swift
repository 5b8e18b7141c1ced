import Foundation

/// A wheel for each part of a date.
struct DateWheels: View {
  let value: DateValue
  let components: DatePickerComponents
  @Environment(\.zonedCalendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 0) {
      if components.contains(.date) {
        wheel(.month, months) { names[($0 - 1) % max(names.count, 1)] }
        wheel(.day, days) { String($0) }
        wheel(.year, years) { String($0) }
      }
      if components.contains(.hourAndMinute) {
        if isTwelveHours {
          wheel(.hour, 0...23) { String(($0 + 11) % 12 + 1) + ($0 < 12 ? " AM" : " PM") }
        } else {
          wheel(.hour, 0...23) { String($0) }
        }
        wheel(.minute, 0...59) { $0 < 10 ? "0\($0)" : String($0) }
      }
    }
    .pickerStyle(.wheel)
  }

  private var months: ClosedRange<Int> { 1...12 }
  private var names: [String] { calendar.monthSymbols }
  private var days: ClosedRange<Int> {
    let count = calendar.range(of: .day, in: .month, for: value.date)?.count ?? 31
    return 1...max(count, 1)
  }
  /// Fifty years before and after the one that is chosen when nothing bounds them.
  private var years: ClosedRange<Int> {
    let year = part(.year)
    let first = value.earliest.map { calendar.component(.year, from: $0) } ?? 1950
    let last = value.latest.map { calendar.component(.year, from: $0) } ?? 2050
    return min(first, year)...max(last, year)
  }
  private var isTwelveHours: Bool {
    locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven
  }

  private func part(_ component: Calendar.Component) -> Int {
    calendar.component(component, from: value.date)
  }

  private func wheel(
    _ component: Calendar.Component, _ range: ClosedRange<Int>,
    _ title: @escaping (Int) -> String
  ) -> some View {
    let selection = Binding(
      get: { part(component) }, set: { value.choose(component, $0, calendar) })
    return Picker("", selection: selection) {
      ForEach(range, id: \.self) { number in Text(verbatim: title(number)).tag(number) }
    }
  }
}
