import BoardingPass
import Foundation

extension ObjectReader {
  /// A time as a text, or an object of `scheduled` and `estimated`.
  func time(_ name: String, _ context: TimeContext, file: inout FlightFile) -> FlightTime? {
    guard let node = node(name) else { return nil }
    if case .object = node.value {
      let inner = ObjectReader(
        node, path: path + "." + name, allowed: ["scheduled", "estimated"], file: &file)
      let scheduled = inner.instant("scheduled", context, file: &file)
      let estimated = inner.instant("estimated", context, file: &file)
      guard scheduled != nil || estimated != nil else { return nil }
      return FlightTime(scheduled: scheduled, estimated: estimated)
    }
    return instant(name, context, file: &file).map { FlightTime(scheduled: $0, estimated: nil) }
  }

  /// `21:30` on the flight's date, `2026-08-14T21:30`, both local, or with `Z` or `+02:00` at the end.
  private func instant(_ name: String, _ context: TimeContext, file: inout FlightFile) -> Date? {
    guard let text = text(name, file: &file) else { return nil }
    guard let time = TimeText(text) else {
      note(
        name, "expected a time such as \"21:30\", \"2026-08-14T21:30\" or \"2026-08-14T19:30Z\"",
        file: &file)
      return nil
    }
    // Without a good date the entry is refused for its date.
    guard let date = time.date ?? context.date else { return nil }
    if let offset = time.offset {
      let seconds = date.daysSince1970 * 86_400 + time.seconds - offset
      return Date(timeIntervalSince1970: Double(seconds))
    }
    guard let zone = context.zone else {
      note(
        name, "expected an offset such as \"+02:00\", or \"timeZone\": the airport's is not known",
        file: &file)
      return nil
    }
    return TimeText.instant(date, seconds: time.seconds, in: zone)
  }
}

/// The parts of a time as written.
struct TimeText: Hashable {
  let date: CalendarDate?
  /// Since midnight.
  let seconds: Int
  /// East of Greenwich, in seconds; `nil` for local times.
  let offset: Int?

  init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    if rest.count > 10, rest[10] == 0x54 || rest[10] == 0x20 {
      guard let date = CalendarDate(iso: String(decoding: rest.prefix(10), as: UTF8.self)) else {
        return nil
      }
      self.date = date
      rest = rest.dropFirst(11)
    } else {
      date = nil
    }
    guard let hours = Self.pair(&rest), hours < 24, rest.popFirst() == 0x3A,
      let minutes = Self.pair(&rest), minutes < 60
    else { return nil }
    var total = hours * 3600 + minutes * 60
    if rest.first == 0x3A {
      rest = rest.dropFirst()
      guard let part = Self.pair(&rest), part < 60 else { return nil }
      total += part
    }
    seconds = total
    guard !rest.isEmpty else {
      offset = nil
      return
    }
    guard let east = Self.offset(rest) else { return nil }
    offset = east
  }

  /// `Z`, `+02:00` or `+0200`, in seconds east of Greenwich; `nil` for anything else.
  private static func offset(_ text: ArraySlice<UInt8>) -> Int? {
    var rest = text
    let sign = rest.popFirst()
    if sign == 0x5A { return rest.isEmpty ? 0 : nil }
    guard sign == 0x2B || sign == 0x2D, let hours = pair(&rest), hours <= 14 else { return nil }
    if rest.first == 0x3A { rest = rest.dropFirst() }
    guard let minutes = pair(&rest), minutes < 60, rest.isEmpty else { return nil }
    let total = hours * 3600 + minutes * 60
    return sign == 0x2B ? total : -total
  }

  private static func pair(_ text: inout ArraySlice<UInt8>) -> Int? {
    guard let first = text.popFirst(), let second = text.popFirst(),
      (0x30...0x39).contains(first), (0x30...0x39).contains(second)
    else { return nil }
    return Int(first - 0x30) * 10 + Int(second - 0x30)
  }

  /// The instant of a local time. In the hour that clocks skip, the time after it by as much; in the
  /// hour that comes twice, the first.
  static func instant(_ date: CalendarDate, seconds: Int, in zone: TimeZone) -> Date {
    let wall = Double(date.daysSince1970 * 86_400 + seconds)
    // The offset a day before stands in for the one before any change of the clocks that day.
    let before = Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: wall - 86_400)))
    let after = Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: wall + 86_400)))
    for offset in [before, after] {
      let instant = Date(timeIntervalSince1970: wall - offset)
      if Double(zone.secondsFromGMT(for: instant)) == offset { return instant }
    }
    return Date(timeIntervalSince1970: wall - before)
  }
}
