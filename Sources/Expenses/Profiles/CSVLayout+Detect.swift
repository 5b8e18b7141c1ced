extension CSVLayout {
  /// The layout of a file, by the known profiles and then by what its columns hold; nil when it has no
  /// dates and amounts. With `wanted`, only by that profile.
  static func detect(
    _ source: ByteSource, encoding: TextEncoding, wanted: MappingProfile? = nil
  ) -> CSVLayout? {
    let heads = separators.map { CSVHead(source, separator: $0, encoding: encoding) }
    for head in heads {
      for (index, row) in head.headings.enumerated() where !row.isEmpty {
        let names = row.map(\.name)
        let profile = (wanted.map { [$0] } ?? MappingProfile.known).first { $0.matches(names) }
        if let profile { return head.layout(profile, row: index, encoding: encoding) }
      }
    }
    guard wanted == nil else { return nil }
    for head in heads {
      if let layout = GenericLayout.byHeadings(head, encoding: encoding) { return layout }
    }
    for head in heads {
      if let layout = GenericLayout.byContent(head, encoding: encoding) { return layout }
    }
    return nil
  }
}

/// Finds the columns of exports that no profile knows.
enum GenericLayout {
  static func profile(_ columns: [MappingProfile.Role: [String]]) -> MappingProfile {
    MappingProfile(
      name: "generic", title: "Unknown export", columns: columns, signatures: [],
      sign: .mostAreExpenses,
      exclusions: [
        .init(role: .status, values: Array(GenericHeadings.pending), effect: .pending),
        .init(role: .status, values: Array(GenericHeadings.void), effect: .void),
      ])
  }

  /// By the first row whose headings name a date and an amount, if rows below it hold such.
  static func byHeadings(_ head: CSVHead, encoding: TextEncoding) -> CSVLayout? {
    for (index, row) in head.headings.enumerated() where row.count >= 2 {
      let names = Set(row.map(\.name))
      func has(_ role: MappingProfile.Role) -> Bool {
        GenericHeadings.names[role]?.contains(where: names.contains) ?? false
      }
      guard has(.day), has(.amount) || has(.outflow) else { continue }
      var layout = head.layout(
        profile(GenericHeadings.names), row: index, encoding: encoding)
      let below = Array(head.rows[(index + 1)...].filter { !$0.isBlank })
      refine(&layout, head, index, below)
      guard let day = layout.column(.day), below.contains(where: { DateText($0[day]) != nil }),
        below.contains(where: { row in
          layout.amountColumns.contains { AmountText(row[$0]) != nil }
        })
      else { continue }
      return layout
    }
    return nil
  }

  /// Chooses, among columns that carry a fitting name, those that hold what the name says.
  private static func refine(
    _ layout: inout CSVLayout, _ head: CSVHead, _ index: Int, _ rows: [CSVRow]
  ) {
    func candidates(_ role: MappingProfile.Role) -> [Int] {
      (GenericHeadings.names[role] ?? []).flatMap { name in
        head.headings[index].indices.filter { head.headings[index][$0].name == name }
      }
    }
    func choose(_ role: MappingProfile.Role, _ fits: (ArraySlice<UInt8>) -> Bool) {
      let best = candidates(role).first { column in
        let filled = rows.filter { !$0[column].isEmpty }
        return !filled.isEmpty && filled.count { fits($0[column]) } * 2 >= filled.count
      }
      layout.columns[role] = best.map { [$0] }
    }
    choose(.day) { DateText($0) != nil }
    choose(.amount) { AmountText($0) != nil }
    choose(.outflow) { AmountText($0) != nil }
    choose(.inflow) { AmountText($0) != nil }
    choose(.currency) { Currency.marked(String(decoding: $0, as: UTF8.self)) != nil }
    choose(.direction) { cell in
      let word = String(decoding: cell, as: UTF8.self).lowercased()
      return GenericHeadings.leaving.contains(word) || GenericHeadings.coming.contains(word)
    }
    // An amount goes before columns of debit and credit only when it is there for itself.
    if layout.columns[.amount] != nil {
      layout.columns[.outflow] = nil
      layout.columns[.inflow] = nil
      layout.currency = layout.columns[.amount].flatMap { head.headings[index][$0[0]].currency }
    }
    let taken = Set(layout.columns.filter { $0.key != .text }.values.joined())
    layout.columns[.text] = layout.columns[.text]?.filter { !taken.contains($0) }
    if layout.columns[.text]?.isEmpty == true { layout.columns[.text] = nil }
  }

  /// For files without headings: the first column of dates, and one of amounts.
  static func byContent(_ head: CSVHead, encoding: TextEncoding) -> CSVLayout? {
    let rows = head.rows.filter { !$0.isBlank && $0.count > 0 }
    guard let width = rows.map(\.count).max(), width >= 2, rows.count >= 2 else { return nil }
    func all(_ column: Int, _ fits: (ArraySlice<UInt8>) -> Bool) -> Bool {
      let filled = rows.filter { !$0[column].isEmpty }
      return filled.count * 2 > rows.count && filled.allSatisfy { fits($0[column]) }
    }
    guard let day = (0..<width).first(where: { all($0) { DateText($0) != nil } }) else {
      return nil
    }
    let amounts = (0..<width).filter { column in
      column != day
        && all(column) { cell in
          guard let text = AmountText(cell) else { return false }
          return text.mark.isEmpty
            || Currency.marked(String(decoding: text.mark, as: UTF8.self)) != nil
        }
    }
    func isMoney(_ column: Int) -> Bool {
      rows.contains { row in
        guard let text = AmountText(row[column]) else { return false }
        return text.isNegative || text.body.contains { $0 < 0x30 }
      }
    }
    guard let amount = amounts.first(where: isMoney) ?? amounts.first else { return nil }
    var layout = CSVLayout(
      profile: profile([:]), separator: head.separator, encoding: encoding, rowsBefore: 0,
      columns: [.day: [day], .amount: [amount]], headings: [], currency: nil)
    let others = (0..<width).filter { $0 != day && !amounts.contains($0) }
    if let currency = others.first(where: {
      all($0) { Currency(code: String(decoding: $0, as: UTF8.self)) != nil }
    }) {
      layout.columns[.currency] = [currency]
    }
    let texts = others.filter { column in
      layout.columns[.currency] != [column] && !all(column) { DateText($0) != nil }
    }
    if !texts.isEmpty { layout.columns[.text] = texts }
    return layout
  }
}
