/// The lines that Calibre's server puts before a book's description: it has no other place for them.
enum CalibreHead {
  /// Takes facts from the first lines; returns the rest of the text, nil when nothing is left.
  static func take(from text: String, into book: inout Book) -> String? {
    var lines = text.split(separator: "\n").map(String.init)
    while let line = lines.first, take(line, into: &book) { lines.removeFirst() }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private static func take(_ line: String, into book: inout Book) -> Bool {
    guard let colon = line.firstIndex(of: ":") else { return false }
    let value = line[line.index(after: colon)...].drop { $0 == " " }
    switch line[..<colon] {
    case "RATING":
      let stars = value.prefix { $0 == "★" }.count
      guard (1...5).contains(stars) else { return false }
      let half = value.dropFirst(stars).hasPrefix("⯨") ? 0.5 : 0
      book.rating = book.rating ?? min(5, Double(stars) + half)
    case "TAGS":
      if book.subjects.isEmpty {
        book.subjects = Facts.distinct(
          value.split(separator: ",").map(String.init), limit: Facts.subjectLimit)
      }
    case "SERIES":
      guard let bracket = value.lastIndex(of: "["), value.hasSuffix("]") else { return false }
      let name = PlainText.line(String(value[..<bracket]))
      let number = value[value.index(after: bracket)...].dropLast()
      if let name, book.series == nil {
        book.series = Book.Series(name: name, position: Double(number))
      }
    default: return false
    }
    return true
  }
}
