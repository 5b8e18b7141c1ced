import Foundation
import Testing

@testable import Views

/// Which dates pickers show and choose.
@MainActor
struct DatePickerTests {
  private let log = Log()

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.locale = Locale(identifier: "en_US")
    calendar.firstWeekday = 1
    return calendar
  }

  /// The 31st of January 2024, half past nine.
  private static let date = Date(timeIntervalSince1970: 1_706_693_400)

  private func text(_ date: Date) -> String {
    let parts = Self.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: date)
    let numbers = [parts.year, parts.month, parts.day, parts.hour, parts.minute]
    return numbers.map { String($0 ?? -1) }.joined(separator: ".")
  }

  private struct Keeper<Style: DatePickerStyle>: View {
    @State var date: Date
    let range: ClosedRange<Date>
    let style: Style
    let told: (Date) -> Void

    var body: some View {
      DatePicker("Date", selection: $date, in: range, displayedComponents: .date)
        .datePickerStyle(style)
        .onChange(of: date) { told($0) }
        .environment(\.calendar, DatePickerTests.calendar)
        .environment(\.timeZone, DatePickerTests.calendar.timeZone)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  private func tree<Style: DatePickerStyle>(_ style: Style, _ height: CGFloat) throws -> Tree {
    let range =
      Self.date.addingTimeInterval(-20 * 86400)...Self.date.addingTimeInterval(400 * 86400)
    let view = Keeper(date: Self.date, range: range, style: style) { log.add(text($0)) }
    return try Tree(view, 350, height)
  }

  @Test func aDayOfTheMonthIsTapped() throws {
    // January 2024 has five weeks from Sunday on; its first day is a Monday.
    let tree = try tree(.graphical, 44 + 24 + 5 * 44)
    #expect(tree.frame("Text \"January 2024\"") != nil)
    let day = try #require(tree.frame("Text \"15\""))
    #expect(abs(day.midX - 75) < 0.5)
    tree.tap(day.midX, day.midY, at: 0.1)
    #expect(log.take() == "2024.1.15.9.30")
  }

  @Test func daysBeyondTheBoundsAreNotChosen() throws {
    let tree = try tree(.graphical, 44 + 24 + 5 * 44)
    let day = try #require(tree.frame("Text \"9\""))
    tree.tap(day.midX, day.midY, at: 0.1)
    #expect(log.take() == "")
  }

  @Test func aShorterMonthEndsTheDay() throws {
    var chosen = Self.date
    let value = DateValue(
      selection: Binding(get: { chosen }, set: { chosen = $0 }), earliest: nil, latest: nil)
    value.choose(.month, 2, Self.calendar)
    #expect(text(chosen) == "2024.2.29.9.30")
    value.choose(.hour, 17, Self.calendar)
    #expect(text(chosen) == "2024.2.29.17.30")
  }

  @Test func wheelsShowTheDate() throws {
    let tree = try tree(.wheel, 216)
    let month = try #require(tree.frame("Text \"January\""))
    #expect(abs(month.midY - 108) < 0.5)
    let year = try #require(tree.frame("Text \"2024\""))
    #expect(abs(year.midY - 108) < 0.5)
  }

  @Test func theCompactFormShowsTheDateAsText() throws {
    let tree = try tree(.compact, 100)
    #expect(tree.frame("Text \"Jan 31, 2024\"") != nil)
  }
}
