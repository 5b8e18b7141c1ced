/// Reads JSON (RFC 8259) with the place of every value, for messages that say where.
///
/// Limits: `depthLimit` levels, `nodeLimit` values. A name that stands twice in an object is a fault.
struct JSONScanner {
  static let depthLimit = 16
  static let nodeLimit = 200_000

  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  private var nodes = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The one value of a text.
  static func parse(_ bytes: [UInt8]) throws(JSONFault) -> JSONNode {
    var scanner = JSONScanner(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scanner.offset = 3 }
    let node = try scanner.value(depth: 0)
    scanner.skipSpace()
    guard scanner.offset == bytes.count else {
      throw scanner.fault("expected the end of the file after the value")
    }
    return node
  }

  private var place: FlightFileProblem.Place {
    .init(line: line, column: offset - lineStart + 1)
  }

  private func fault(_ message: String) -> JSONFault {
    let found = offset < bytes.count ? "" : ", found the end of the file"
    return JSONFault(place: place, message: message + found)
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case 0x0A:
        offset += 1
        line += 1
        lineStart = offset
      case 0x20, 0x09, 0x0D: offset += 1
      default: return
      }
    }
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONNode {
    skipSpace()
    let start = place
    nodes += 1
    guard depth < Self.depthLimit else {
      throw fault("expected at most \(Self.depthLimit) levels of nesting")
    }
    guard nodes <= Self.nodeLimit else {
      throw fault("expected at most \(Self.nodeLimit) values")
    }
    let value: JSONNode.Value
    switch next {
    case 0x7B: value = .object(try members(depth: depth))
    case 0x5B: value = .array(try elements(depth: depth))
    case 0x22: value = .string(try string())
    case 0x74:
      try word("true")
      value = .bool(true)
    case 0x66:
      try word("false")
      value = .bool(false)
    case 0x6E:
      try word("null")
      value = .null
    case .some(0x2D), .some(0x30...0x39): value = .number(try number())
    default: throw fault("expected a value")
    }
    return JSONNode(value: value, place: start)
  }

  private mutating func members(depth: Int) throws(JSONFault) -> [JSONNode.Member] {
    offset += 1
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    skipSpace()
    if next == 0x7D {
      offset += 1
      return members
    }
    while true {
      skipSpace()
      let start = place
      guard next == 0x22 else { throw fault("expected a name in double quotes") }
      let name = try string()
      guard names.insert(name).inserted else {
        throw JSONFault(place: start, message: "the name stands twice in this object")
      }
      skipSpace()
      guard next == 0x3A else { throw fault("expected ‘:’ after the name") }
      offset += 1
      let node = try value(depth: depth + 1)
      members.append(.init(name: name, place: start, node: node))
      if try !separated(by: 0x7D, "expected ‘,’ or ‘}’") { return members }
    }
  }

  private mutating func elements(depth: Int) throws(JSONFault) -> [JSONNode] {
    offset += 1
    var elements: [JSONNode] = []
    skipSpace()
    if next == 0x5D {
      offset += 1
      return elements
    }
    while true {
      elements.append(try value(depth: depth + 1))
      if try !separated(by: 0x5D, "expected ‘,’ or ‘]’") { return elements }
    }
  }

  /// Steps over a comma (true) or the closing bracket (false).
  private mutating func separated(by closing: UInt8, _ message: String) throws(JSONFault) -> Bool {
    skipSpace()
    guard let byte = next, byte == 0x2C || byte == closing else { throw fault(message) }
    offset += 1
    return byte == 0x2C
  }

  private mutating func word(_ text: String) throws(JSONFault) {
    for byte in text.utf8 {
      guard next == byte else { throw fault("expected ‘\(text)’") }
      offset += 1
    }
  }

  private mutating func digits() -> Int {
    let start = offset
    while let byte = next, (0x30...0x39).contains(byte) { offset += 1 }
    return offset - start
  }

  private mutating func number() throws(JSONFault) -> String {
    let start = offset
    if next == 0x2D { offset += 1 }
    let hasLeadingZero = next == 0x30
    let whole = digits()
    guard whole > 0 else { throw fault("expected a digit") }
    guard whole == 1 || !hasLeadingZero else {
      throw fault("expected a number without leading zeros (write it in double quotes)")
    }
    if next == 0x2E {
      offset += 1
      guard digits() > 0 else { throw fault("expected a digit") }
    }
    if next == 0x65 || next == 0x45 {
      offset += 1
      if next == 0x2B || next == 0x2D { offset += 1 }
      guard digits() > 0 else { throw fault("expected a digit") }
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func string() throws(JSONFault) -> String {
    offset += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case 0x22:
        offset += 1
        guard let string = String(validating: text) else {
          throw fault("expected UTF-8 in the string before this place")
        }
        return string
      case 0x5C: try escape(into: &text)
      case 0..<0x20: throw fault("expected ‘\"’; control characters are written as \\u00XX")
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw fault("expected ‘\"’")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONFault) {
    offset += 1
    guard let byte = next else { throw fault("expected a character after ‘\\’") }
    offset += 1
    switch byte {
    case 0x22, 0x5C, 0x2F: text.append(byte)
    case 0x62: text.append(0x08)
    case 0x66: text.append(0x0C)
    case 0x6E: text.append(0x0A)
    case 0x72: text.append(0x0D)
    case 0x74: text.append(0x09)
    case 0x75:
      var code = try hex4()
      if (0xD800..<0xDC00).contains(code) {
        guard next == 0x5C, offset + 1 < bytes.count, bytes[offset + 1] == 0x75 else {
          throw fault("expected the second half of a surrogate pair")
        }
        offset += 2
        let low = try hex4()
        guard (0xDC00..<0xE000).contains(low) else {
          throw fault("expected the second half of a surrogate pair")
        }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw fault("expected a Unicode scalar") }
      text.append(contentsOf: String(Character(scalar)).utf8)
    default: throw fault("expected one of \" \\ / b f n r t u after ‘\\’")
    }
  }

  private mutating func hex4() throws(JSONFault) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("expected four hexadecimal digits")
      }
      code = code * 16 + UInt32(digit)
      offset += 1
    }
    return code
  }
}

extension String {
  /// `nil` unless the bytes are UTF-8.
  init?(validating bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
