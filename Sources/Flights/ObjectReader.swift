import BoardingPass
import Foundation

/// Takes the members of one object, noting what is wrong in the file that is being read.
struct ObjectReader {
  let path: String
  let place: FlightFileProblem.Place
  let isObject: Bool
  private let members: [String: JSONNode.Member]

  init(_ node: JSONNode, path: String, allowed: Set<String>, file: inout FlightFile) {
    self.path = path
    place = node.place
    guard case .object(let list) = node.value else {
      isObject = false
      members = [:]
      file.note(
        node.place, path.isEmpty ? nil : path, "expected an object, found \(node.value.kind)")
      return
    }
    isObject = true
    members = Dictionary(list.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for member in list where !allowed.contains(member.name) {
      let known = allowed.sorted().joined(separator: ", ")
      file.note(
        member.place, Self.key(path, member.name), "unknown key; expected one of \(known)")
    }
  }

  private static func key(_ path: String, _ name: String) -> String {
    let short = name.count > 40 ? name.prefix(40) + "…" : name[...]
    return path.isEmpty ? String(short) : "\(path).\(short)"
  }

  /// The value; `nil` when it is absent or null.
  func node(_ name: String) -> JSONNode? {
    guard let node = members[name]?.node else { return nil }
    if case .null = node.value { return nil }
    return node
  }

  func note(_ name: String, _ message: String, file: inout FlightFile) {
    file.note(members[name]?.node.place ?? place, Self.key(path, name), message)
  }

  func array(_ name: String, file: inout FlightFile) -> [JSONNode]? {
    guard let node = node(name) else { return nil }
    guard case .array(let list) = node.value else {
      note(name, "expected an array, found \(node.value.kind)", file: &file)
      return nil
    }
    return list
  }

  /// A text within the limit; blank counts as absent.
  func text(_ name: String, file: inout FlightFile) -> String? {
    guard let node = node(name) else { return nil }
    guard case .string(let text) = node.value else {
      note(name, "expected a string, found \(node.value.kind)", file: &file)
      return nil
    }
    guard text.count <= FlightFile.textLimit else {
      note(name, "expected at most \(FlightFile.textLimit) characters", file: &file)
      return nil
    }
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      note(name, "expected a text without control characters", file: &file)
      return nil
    }
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    return trimmed.isEmpty ? nil : trimmed
  }

  func required(_ name: String, _ expected: String, file: inout FlightFile) -> String? {
    if node(name) == nil {
      note(name, "expected \(expected)", file: &file)
      return nil
    }
    let before = file.problems.count
    let text = text(name, file: &file)
    if text == nil, file.problems.count == before {
      note(name, "expected \(expected)", file: &file)
    }
    return text
  }

  /// Three letters, in capitals.
  func airport(_ name: String, file: inout FlightFile) -> String? {
    guard let code = text(name, file: &file) else { return nil }
    guard code.utf8.count == 3, code.allSatisfy({ $0.isASCII && $0.isLetter }) else {
      note(name, "expected a three-letter airport code", file: &file)
      return nil
    }
    return code.uppercased()
  }

  /// `"number": 834`, `"834"`, `"0834"` or `"400A"`.
  func flightNumber(carrier: String, file: inout FlightFile) -> FlightDesignator? {
    let expected = "expected a flight number such as 834 or \"400A\""
    let text: String?
    switch node("number")?.value {
    case .number(let digits): text = digits
    case .string(let string): text = string
    default: text = nil
    }
    guard let text, let flight = FlightDesignator(carrier: carrier, flight: text) else {
      note("number", expected, file: &file)
      return nil
    }
    return flight
  }

  func date(_ name: String, file: inout FlightFile) -> CalendarDate? {
    let expected = "the local date of departure such as \"2026-08-14\""
    guard let text = required(name, expected, file: &file) else { return nil }
    guard let date = CalendarDate(iso: text) else {
      note(name, "expected \(expected)", file: &file)
      return nil
    }
    return date
  }

  func state(_ name: String, file: inout FlightFile) -> FlightState? {
    guard let text = text(name, file: &file) else { return nil }
    guard let state = FlightState(rawValue: text) else {
      let known = FlightState.allCases.map(\.rawValue).joined(separator: ", ")
      note(name, "expected one of \(known)", file: &file)
      return nil
    }
    return state
  }

  /// At most twenty texts such as `"LH 6789"`.
  func codeshares(_ name: String, file: inout FlightFile) -> [FlightDesignator] {
    let list = array(name, file: &file) ?? []
    let expected = "expected at most 20 flights such as \"LH 6789\""
    guard list.count <= 20 else {
      note(name, expected, file: &file)
      return []
    }
    return list.compactMap { node in
      guard case .string(let text) = node.value, let flight = Self.designator(text) else {
        file.note(node.place, Self.key(path, name), expected)
        return nil
      }
      return flight
    }
  }

  private static func designator(_ text: String) -> FlightDesignator? {
    let parts = text.split(separator: " ")
    guard parts.count == 2, FlightFile.isCarrier(String(parts[0])) else { return nil }
    return FlightDesignator(carrier: String(parts[0]), flight: String(parts[1]))
  }
}
