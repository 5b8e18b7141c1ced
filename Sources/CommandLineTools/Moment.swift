import Foundation

/// Moments as the command line takes them: `2026-11-30T12:00:00Z`, `2026-11-30T14:00+02:00`.
enum Moment {
  /// The years that are taken.
  static let years = 2000...2099

  /// The moment that a text names; nil unless it is written so, its day exists, its time is within
  /// the day and its offset within 14 hours.
  static func date(_ text: String) -> Date? {
    guard let halves = split(text), let days = days(halves.day), let time = seconds(halves.time)
    else { return nil }
    return Date(timeIntervalSince1970: Double(days * 86_400 + time - halves.offset))
  }

  private static func split(_ text: String) -> (day: Substring, time: Substring, offset: Int)? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    if parts[1].hasSuffix("Z") { return (parts[0], parts[1].dropLast(), 0) }
    guard let sign = parts[1].lastIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
    let fields = numbers(parts[1][parts[1].index(after: sign)...], separator: ":", widths: [2, 2])
    guard let fields, fields[1] < 60, fields[0] * 60 + fields[1] <= 14 * 60 else { return nil }
    let offset = (fields[0] * 60 + fields[1]) * 60
    return (parts[0], parts[1][..<sign], parts[1][sign] == "-" ? -offset : offset)
  }

  /// Days from 1970-01-01.
  private static func days(_ text: Substring) -> Int? {
    guard let fields = numbers(text, separator: "-", widths: [4, 2, 2]),
      years.contains(fields[0]), (1...12).contains(fields[1])
    else { return nil }
    let (year, month, day) = (fields[0], fields[1], fields[2])
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...lengths[month - 1]).contains(day) else { return nil }
    let before = (1970..<year).reduce(0) { sum, year in
      sum + (year % 4 == 0 && year % 100 != 0 || year % 400 == 0 ? 366 : 365)
    }
    return before + lengths[..<(month - 1)].reduce(0, +) + day - 1
  }

  private static func seconds(_ text: Substring) -> Int? {
    guard
      let fields = numbers(text, separator: ":", widths: [2, 2, 2])
        ?? numbers(text, separator: ":", widths: [2, 2]),
      fields[0] < 24, fields[1] < 60, fields.count < 3 || fields[2] < 60
    else { return nil }
    return fields[0] * 3600 + fields[1] * 60 + (fields.count > 2 ? fields[2] : 0)
  }

  /// Numbers of so many ASCII digits each.
  private static func numbers(_ text: Substring, separator: Character, widths: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == widths else { return nil }
    let values = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    return values.count == widths.count ? values : nil
  }
}
