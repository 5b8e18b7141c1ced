/// Puts the values of a document into a configuration, by the table of settings.
struct ConfigurationReader {
  /// The most problems that are listed.
  static let problemLimit = 100

  let file: String
  let document: TOMLDocument
  private(set) var configuration = KioskConfiguration()
  private(set) var problems: [ConfigurationProblem] = []
  private(set) var texts: [ConfigurationText] = []

  init(file: String, document: TOMLDocument) {
    self.file = file
    self.document = document
    for index in document.members(of: -1) { readSection(index) }
  }

  private mutating func readSection(_ index: Int) {
    let node = document.nodes[index]
    let name = node.key ?? ""
    guard Setting.sections.contains(name) else {
      let isTable = if case .table = node.value { true } else { false }
      note(
        node.place, Self.short(name),
        (isTable ? "unknown table" : "unknown key") + suggestion(for: name, among: Setting.sections)
      )
      return
    }
    if name == "scanner" {
      readScanners(index)
      return
    }
    guard case .table = node.value else {
      note(node.place, name, "expected the table [\(name)], found \(node.value.kind)")
      return
    }
    readMembers(of: index, section: name)
  }

  private mutating func readScanners(_ index: Int) {
    let node = document.nodes[index]
    let tables: [Int]
    switch node.value {
    case .array: tables = document.members(of: index)
    case .table: tables = [index]
    default: tables = []
    }
    let areTables = tables.allSatisfy { table in
      if case .table = document.nodes[table].value { true } else { false }
    }
    guard areTables, !tables.isEmpty else {
      note(node.place, "scanner", "expected tables written [[scanner]], found \(node.value.kind)")
      return
    }
    guard tables.count <= SettingKind.listLimit else {
      note(node.place, "scanner", "expected at most \(SettingKind.listLimit) scanners")
      return
    }
    for table in tables {
      configuration.scanners.append(.init())
      readMembers(of: table, section: "scanner")
      guard let scanner = configuration.scanners.last else { continue }
      if scanner.id == nil, scanner.path == nil, scanner.name == nil {
        configuration.scanners.removeLast()
        note(
          document.nodes[table].place, "scanner",
          "expected at least one of id, path and name, to know the device by; left out")
      }
    }
  }

  private mutating func readMembers(of index: Int, section: String) {
    let settings = Setting.all.filter { $0.section == section }
    for member in document.members(of: index) {
      let node = document.nodes[member]
      let name = node.key ?? ""
      guard let setting = settings.first(where: { $0.key == name }) else {
        note(
          node.place, "\(section).\(Self.short(name))",
          "unknown key" + suggestion(for: name, among: settings.map(\.key)))
        continue
      }
      guard let value = value(member), setting.kind.accepts(value) else {
        note(
          node.valuePlace, "\(section).\(name)",
          "expected \(setting.kind.expectation), found \(found(node))")
        continue
      }
      setting.apply(&configuration, value)
      if let text = value.text {
        texts.append(
          ConfigurationText(
            file: file, line: node.valuePlace.line, column: node.valuePlace.column,
            key: "\(section).\(name)", text: text))
      }
    }
  }

  private func value(_ index: Int) -> SettingValue? {
    switch document.nodes[index].value {
    case .string(let text): return .string(text)
    case .integer(let number): return .integer(number)
    case .boolean(let value): return .boolean(value)
    case .array:
      var texts: [String] = []
      for member in document.members(of: index) {
        guard case .string(let text) = document.nodes[member].value else { return nil }
        texts.append(text)
      }
      return .strings(texts)
    default: return nil
    }
  }

  private func found(_ node: TOMLDocument.Node) -> String {
    if case .string(let text) = node.value { return "\"\(Self.short(text))\"" }
    return node.value.kind
  }

  private func suggestion(for name: String, among known: [String]) -> String {
    if let near = Spelling.nearest(to: name, among: known) { return "; did you mean \(near)?" }
    return "; known are " + known.joined(separator: ", ")
  }

  private mutating func note(_ place: TOMLDocument.Place, _ key: String?, _ message: String) {
    guard problems.count < Self.problemLimit else { return }
    problems.append(
      ConfigurationProblem(
        file: file, line: place.line, column: place.column, key: key, message: message))
  }

  /// For messages: at most 40 characters, without control characters.
  private static func short(_ text: String) -> String {
    let shown = String(text.prefix(40).map { ($0.asciiValue ?? 32) < 32 ? "\u{FFFD}" : $0 })
    return text.count > 40 ? shown + "…" : shown
  }
}
