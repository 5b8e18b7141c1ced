/// A JSON value whose members keep their order.
indirect enum JSONText {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }
  static func optional(_ number: Int?) -> JSONText { number.map { .integer($0) } ?? .null }

  /// The text, indented by two spaces a level.
  func rendered(indent: Int = 0) -> String {
    let inner = String(repeating: "  ", count: indent + 1)
    let outer = String(repeating: "  ", count: indent)
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .integer(let value): return String(value)
    case .string(let value): return Self.quoted(value)
    case .array(let values):
      if values.isEmpty { return "[]" }
      let lines = values.map { inner + $0.rendered(indent: indent + 1) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + outer + "]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { name, value in
        inner + Self.quoted(name) + ": " + value.rendered(indent: indent + 1)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + outer + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
