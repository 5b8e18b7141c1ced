import Foundation

/// The date and the time as buttons that open a calendar and wheels.
struct CompactDate: View {
  let value: DateValue
  let components: DatePickerComponents
  @Environment(\.zonedCalendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 6) {
      if components.contains(.date) {
        DateButton(title: text(date: .abbreviated, time: .omitted)) {
          DateCalendar(value: value, components: .date)
            .padding(16)
            .frame(width: CalendarMetrics.width)
        }
      }
      if components.contains(.hourAndMinute) {
        DateButton(title: text(date: .omitted, time: .shortened)) {
          DateWheels(value: value, components: .hourAndMinute)
            .frame(width: AnchoredMetrics.menuWidth)
        }
      }
    }
  }

  private func text(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
    value.date.formatted(
      Date.FormatStyle(
        date: date, time: time, locale: locale, calendar: calendar, timeZone: calendar.timeZone))
  }
}

/// A text on a faint ground that opens a card.
private struct DateButton<Card: View>: View {
  let title: String
  @ViewBuilder let card: () -> Card
  @State private var isOpen = false

  var body: some View {
    Button {
      isOpen = true
    } label: {
      Text(verbatim: title)
        .foregroundStyle(isOpen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
        .padding(.horizontal, 11)
        .frame(height: 34)
        .background(
          Color(source: .system(.tertiaryFill)),
          in: RoundedRectangle(cornerRadius: 6, style: .continuous))
    }
    .modifier(PopoverModifier(isPresented: $isOpen, card: card))
  }
}
