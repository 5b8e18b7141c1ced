/// Dates of Calibre: a moment in UTC, which stands for a day somewhere.
enum CalibreDate {
  /// The day that was meant. It was stored as midnight of some zone, so that twelve hours later it is
  /// that day in Greenwich too.
  static func date(_ text: String?) -> PublicationDate? {
    guard let text, let date = Facts.date(text), let month = date.month, let day = date.day else {
      return Facts.date(text)
    }
    let time = text.drop { $0 != " " && $0 != "T" }.dropFirst().prefix(2)
    guard let hour = Int(time), hour >= 12 else { return date }
    return following(year: date.year, month: month, day: day)
  }

  private static func following(year: Int, month: Int, day: Int) -> PublicationDate {
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if day < lengths[month - 1] { return PublicationDate(year: year, month: month, day: day + 1) }
    if month < 12 { return PublicationDate(year: year, month: month + 1, day: 1) }
    return PublicationDate(year: year + 1, month: 1, day: 1)
  }
}
