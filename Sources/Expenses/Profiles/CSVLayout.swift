/// Where the columns of a CSV file are, as its first rows tell.
struct CSVLayout {
  var profile: MappingProfile
  var separator: UInt8
  var encoding: TextEncoding
  /// Rows before the first transaction.
  var rowsBefore: Int
  var columns: [MappingProfile.Role: [Int]]
  /// The headings, for messages; empty where the file has none.
  var headings: [String]
  /// What the heading of the amounts says.
  var currency: Currency?

  func column(_ role: MappingProfile.Role) -> Int? { columns[role]?.first }

  /// The roles that hold amounts, with their columns.
  var amountColumns: [Int] {
    [.amount, .outflow, .inflow, .fee].compactMap { column($0) }
  }

  /// How the file's columns are told to people, as `Datum (date), Betrag (amount)`.
  var columnNames: String {
    MappingProfile.Role.allCases.flatMap { role in
      (columns[role] ?? []).map { index in
        let name = headings.indices.contains(index) ? headings[index] : "column \(index + 1)"
        return "\(name) (\(role.rawValue))"
      }
    }.joined(separator: ", ")
  }

  static let separators: [UInt8] = [0x2C, 0x3B, 0x09, 0x7C]

  var separatorName: String {
    switch separator {
    case 0x2C: "commas"
    case 0x3B: "semicolons"
    case 0x09: "tabs"
    default: "bars"
    }
  }
}

/// The first rows of a file, cut at one separator.
struct CSVHead {
  /// How many rows are looked at: a preamble is shorter.
  static let rows = 60

  let separator: UInt8
  let rows: [CSVRow]
  /// The headings that each row would be.
  let headings: [[(name: String, currency: Currency?)]]

  init(_ source: ByteSource, separator: UInt8, encoding: TextEncoding) {
    var reader = CSVReader(source, separator: separator, encoding: encoding)
    var rows: [CSVRow] = []
    var row = CSVRow()
    reading: while rows.count < Self.rows {
      switch reader.next(&row) {
      case .row: rows.append(row)
      // Counted, so that what follows keeps its place.
      case .malformed: rows.append(CSVRow(line: row.line))
      case .end: break reading
      }
    }
    self.separator = separator
    self.rows = rows
    headings = rows.map { row in
      row.count < 2 ? [] : (0..<row.count).map { MappingProfile.heading(row.text($0)) }
    }
  }

  func layout(
    _ profile: MappingProfile, row: Int, encoding: TextEncoding
  ) -> CSVLayout {
    let headings = headings[row]
    var columns: [MappingProfile.Role: [Int]] = [:]
    for (role, names) in profile.columns {
      let found = names.compactMap { name in headings.firstIndex { $0.name == name } }
      var unique: [Int] = []
      for index in found where !unique.contains(index) { unique.append(index) }
      if !unique.isEmpty { columns[role] = role == .text ? unique : [unique[0]] }
    }
    return CSVLayout(
      profile: profile, separator: separator, encoding: encoding, rowsBefore: row + 1,
      columns: columns, headings: (0..<rows[row].count).map { rows[row].text($0) },
      currency: columns[.amount].flatMap { headings[$0[0]].currency })
  }
}
