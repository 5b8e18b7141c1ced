import Foundation

/// Small facts about books as the many sources write them.
enum Facts {
  /// `2019`, `2019-05`, `2019-05-12` or a moment of that day.
  static func date(_ text: String?) -> PublicationDate? {
    guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines) else { return nil }
    let day = text.prefix { $0 != "T" && $0 != " " }
    let fields = day.split(separator: "-", omittingEmptySubsequences: false).map { field in
      field.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(field) : nil
    }
    // 101 is how Calibre says that it does not know.
    guard let first = fields.first, let year = first, (102...9999).contains(year) else {
      return nil
    }
    var date = PublicationDate(year: year)
    guard fields.count > 1, let month = fields[1], (1...12).contains(month) else { return date }
    date.month = month
    if fields.count > 2, let day = fields[2], (1...31).contains(day) { date.day = day }
    return date
  }

  /// A language tag, brought into a form; nil when it is none, or says "undetermined".
  static func language(_ text: String?) -> String? {
    guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else {
      return nil
    }
    let parts = text.replacingOccurrences(of: "_", with: "-").split(separator: "-")
    let isTag = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard isTag, let first = parts.first?.lowercased(), (2...3).contains(first.count) else {
      return nil
    }
    guard !["und", "mul", "zxx"].contains(first) else { return nil }
    return ([Languages.short[first] ?? first] + parts.dropFirst().map(String.init))
      .joined(separator: "-")
  }

  /// An amount such as `12.50` or `12,5`; nil unless it is a plain number that is not negative.
  static func price(_ amount: String?, currency: String?) -> Book.Price? {
    guard let amount = amount?.trimmingCharacters(in: .whitespacesAndNewlines),
      let currency = currency?.trimmingCharacters(in: .whitespacesAndNewlines).uppercased(),
      currency.utf8.count == 3, currency.utf8.allSatisfy({ (0x41...0x5A).contains($0) })
    else { return nil }
    let parts = amount.replacingOccurrences(of: ",", with: ".")
      .split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), (1...9).contains(parts[0].utf8.count),
      parts.count == 1 || (1...4).contains(parts[1].utf8.count),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    return Book.Price(amount: parts.joined(separator: "."), currency: currency)
  }

  /// Stars of five: of `best` when that is told, else of 1 for numbers up to 1, as Palace's feeds have
  /// them, and of 5 for larger ones.
  static func stars(_ value: Double?, best: Double? = nil) -> Double? {
    guard let value, value >= 0, value.isFinite else { return nil }
    let scale = best ?? (value <= 1 ? 1 : 5)
    guard scale > 0, scale.isFinite, value <= scale else { return nil }
    return value * 5 / scale
  }

  /// The number of pages in a text such as `312`, `312 p.` or `312 pages`.
  static func pages(_ text: String?) -> Int? {
    guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines).lowercased() else {
      return nil
    }
    let digits = text.prefix { ("0"..."9").contains($0) }
    let unit = text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces)
    guard ["", "p", "p.", "pp", "pp.", "pages", "page", "s.", "seiten"].contains(unit) else {
      return nil
    }
    return pages(Int(digits))
  }

  static func pages(_ number: Int?) -> Int? {
    number.flatMap { (1...100_000).contains($0) ? $0 : nil }
  }

  static func count(_ number: Int?) -> Int? {
    number.flatMap { (0...1_000_000).contains($0) ? $0 : nil }
  }

  /// Texts with the same letters once, blank ones left out.
  static func distinct(_ texts: [String], limit: Int) -> [String] {
    var seen: Set<String> = []
    var distinct: [String] = []
    for text in texts where distinct.count < limit {
      guard let line = PlainText.line(text, limit: 200), seen.insert(line.lowercased()).inserted
      else { continue }
      distinct.append(line)
    }
    return distinct
  }

  /// Of the subjects of a book, those that are read.
  static let subjectLimit = 30
  /// Of the authors of a book, those that are read.
  static let authorLimit = 20

  /// The scheme of subjects that name a place in the shop instead: the project's own.
  static let shelfScheme = "urn:gateframe:shelf"
}

/// Language codes of three letters that have one of two.
enum Languages {
  static let short = [
    "eng": "en", "fra": "fr", "fre": "fr", "deu": "de", "ger": "de", "spa": "es", "ita": "it",
    "por": "pt", "rus": "ru", "jpn": "ja", "zho": "zh", "chi": "zh", "kor": "ko", "ara": "ar",
    "heb": "he", "nld": "nl", "dut": "nl", "swe": "sv", "nor": "no", "nob": "nb", "nno": "nn",
    "dan": "da", "fin": "fi", "isl": "is", "ice": "is", "pol": "pl", "ces": "cs", "cze": "cs",
    "slk": "sk", "slo": "sk", "hun": "hu", "ron": "ro", "rum": "ro", "bul": "bg", "ell": "el",
    "gre": "el", "tur": "tr", "ukr": "uk", "cat": "ca", "eus": "eu", "baq": "eu", "glg": "gl",
    "gle": "ga", "cym": "cy", "wel": "cy", "lat": "la", "hin": "hi", "ben": "bn", "tha": "th",
    "vie": "vi", "ind": "id", "fas": "fa", "per": "fa", "urd": "ur", "est": "et", "lav": "lv",
    "lit": "lt", "hrv": "hr", "srp": "sr", "slv": "sl", "epo": "eo",
  ]
}
