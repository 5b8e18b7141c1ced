import Foundation

/// A date or a time that is told, possibly by how far away it is.
struct DateText: Sendable {
  enum Kind: Sendable {
    case style(Date, Text.DateStyle)
    case range(Date, Date)
    /// Counts within a range; a date at which it stands still.
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
  }
  let kind: Kind

  /// The text at a date, and when it reads otherwise.
  func text(at now: Date, in environment: EnvironmentValues) -> (String, next: Date?) {
    switch kind {
    case .range(let start, let end):
      let time = { Self.format($0, date: .none, time: .short, environment) }
      return (time(start) + " – " + time(end), nil)
    case .timer(let range, let pause, let countsDown, let showsHours):
      let shown = min(max(min(now, pause ?? now), range.lowerBound), range.upperBound)
      let passed = shown.timeIntervalSince(range.lowerBound)
      let whole = range.upperBound.timeIntervalSince(range.lowerBound)
      let seconds = countsDown ? (whole - passed).rounded(.up) : passed.rounded(.down)
      let ends = now >= range.upperBound || pause.map { now >= $0 } == true
      let next = now < range.lowerBound ? range.lowerBound : Self.nextSecond(now, range.lowerBound)
      return (Self.clock(seconds, showsHours: showsHours), ends ? nil : next)
    case .style(let date, let style):
      let distance = date.timeIntervalSince(now)
      switch style.kind {
      case .time: return (Self.format(date, date: .none, time: .short, environment), nil)
      case .date: return (Self.format(date, date: .long, time: .none, environment), nil)
      case .timer:
        let seconds = distance >= 0 ? distance.rounded(.up) : (-distance).rounded(.down)
        return (Self.clock(seconds, showsHours: true), Self.nextSecond(now, date))
      case .relative:
        return (Self.units(abs(distance).rounded(.down), most: 2), Self.nextSecond(now, date))
      case .offset:
        let sign = distance >= 0 ? "+" : "-"
        return (
          sign + Self.units(abs(distance).rounded(.down), most: 1), Self.nextSecond(now, date)
        )
      }
    }
  }

  /// The next date that is whole seconds away from another.
  private static func nextSecond(_ now: Date, _ date: Date) -> Date {
    let distance = now.timeIntervalSince(date)
    let next = date.addingTimeInterval(distance.rounded(.down) + 1)
    return next > now ? next : next.addingTimeInterval(1)
  }

  private static func format(
    _ value: Date, date: DateFormatter.Style, time: DateFormatter.Style,
    _ environment: EnvironmentValues
  ) -> String {
    let formatter = DateFormatter()
    formatter.locale = environment.locale
    formatter.calendar = environment.calendar
    formatter.timeZone = environment.timeZone
    formatter.dateStyle = date
    formatter.timeStyle = time
    return formatter.string(from: value)
  }

  /// Hours, where there are any, minutes and seconds.
  private static func clock(_ seconds: Double, showsHours: Bool) -> String {
    let total = Int(min(max(seconds, 0), 1e12))
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let (minutes, rest) = (total / 60, total % 60)
    guard showsHours, minutes >= 60 else { return "\(minutes):\(two(rest))" }
    return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))"
  }

  /// The largest units that a distance has, in English: "2 hr, 5 min".
  private static func units(_ seconds: Double, most: Int) -> String {
    let sizes: [(String, String, Double)] = [
      ("year", "years", 31_556_952), ("month", "months", 2_629_746), ("day", "days", 86_400),
      ("hr", "hr", 3600), ("min", "min", 60), ("sec", "sec", 1),
    ]
    var rest = seconds
    var parts: [String] = []
    for (one, many, size) in sizes {
      let count = (rest / size).rounded(.down)
      rest -= count * size
      if count == 0, parts.isEmpty, size > 1 { continue }
      if count > 0 || parts.isEmpty { parts.append("\(Int(count)) \(count == 1 ? one : many)") }
      if parts.count == most || (count == 0 && !parts.isEmpty) { break }
    }
    return parts.joined(separator: ", ")
  }
}

extension Text {
  /// How a date is told.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// How far away it is, in the two largest units.
    public static let relative = DateStyle(kind: .relative)
    /// How far away it is, in the largest unit, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// How far away it is, as a clock shows it.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date, told in a style; where it is told by its distance the text follows the time.
  public init(_ date: Date, style: DateStyle) {
    self.init(storage: .date(DateText(kind: .style(date, style))))
  }

  /// The times of day at which a range of dates begins and ends.
  public init(_ dates: ClosedRange<Date>) {
    self.init(storage: .date(DateText(kind: .range(dates.lowerBound, dates.upperBound))))
  }

  /// The times of day at which an interval begins and ends.
  public init(_ interval: DateInterval) {
    self.init(storage: .date(DateText(kind: .range(interval.start, interval.end))))
  }

  /// A clock that counts through an interval, down or up, and stands still at `pauseTime`.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      storage: .date(
        DateText(
          kind: .timer(
            timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))))
  }
}
