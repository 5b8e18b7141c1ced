import CTOML

/// A TOML document as a flat list of values that know their places.
struct TOMLDocument {
  struct Node {
    enum Value {
      case table
      case array
      case string(String)
      case integer(Int)
      case float
      case boolean(Bool)
      case dateOrTime

      /// In words, for messages.
      var kind: String {
        switch self {
        case .table: "a table"
        case .array: "an array"
        case .string: "a string"
        case .integer(let value): "the whole number \(value)"
        case .float: "a number with a fraction"
        case .boolean(let value): "\(value)"
        case .dateOrTime: "a date or time"
        }
      }
    }

    let value: Value
    /// `nil` for elements of an array.
    let key: String?
    /// Index of what holds it; -1 for the document.
    let parent: Int
    /// Place of the key, or of the value where there is none.
    let place: Place
    let valuePlace: Place
  }

  struct Place: Hashable {
    /// Counted from 1.
    let line: Int
    /// Counted from 1.
    let column: Int
  }

  struct Fault: Error {
    let place: Place
    let message: String
  }

  let nodes: [Node]
  private let children: [Int: [Int]]

  /// Throws where the text is not TOML.
  init(_ bytes: [UInt8]) throws(Fault) {
    var error = gf_toml_error()
    let parsed = bytes.withUnsafeBytes { buffer -> OpaquePointer? in
      // An empty buffer may have no address; toml++ wants one.
      guard let base = buffer.bindMemory(to: CChar.self).baseAddress else {
        return gf_toml_parse("", 0, &error)
      }
      return gf_toml_parse(base, buffer.count, &error)
    }
    guard let document = parsed else {
      throw Fault(
        place: Place(line: Int(error.line), column: Int(error.column)),
        message: Self.message(of: error))
    }
    defer { gf_toml_free(document) }
    nodes = (0..<gf_toml_count(document)).compactMap { index in
      gf_toml_at(document, index).map { Node($0.pointee) }
    }
    children = Dictionary(grouping: nodes.indices, by: { [nodes] in nodes[$0].parent })
  }

  /// Indices of the members of a table or array, in the order of the file.
  func members(of parent: Int) -> [Int] {
    (children[parent] ?? []).sorted {
      (nodes[$0].place.line, nodes[$0].place.column, $0)
        < (nodes[$1].place.line, nodes[$1].place.column, $1)
    }
  }

  private static func message(of error: gf_toml_error) -> String {
    withUnsafeBytes(of: error.message) { buffer in
      String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

extension TOMLDocument.Node {
  fileprivate init(_ node: gf_toml_node) {
    valuePlace = .init(line: Int(node.line), column: Int(node.column))
    if let key = node.key {
      self.key = Self.text(key, node.key_length)
      place = .init(line: Int(node.key_line), column: Int(node.key_column))
    } else {
      key = nil
      place = valuePlace
    }
    parent = Int(node.parent)
    switch node.kind {
    case GF_TOML_TABLE: value = .table
    case GF_TOML_ARRAY: value = .array
    case GF_TOML_STRING:
      value = .string(node.string.map { Self.text($0, node.string_length) } ?? "")
    case GF_TOML_INTEGER: value = .integer(Int(node.integer))
    case GF_TOML_FLOAT: value = .float
    case GF_TOML_BOOLEAN: value = .boolean(node.boolean != 0)
    default: value = .dateOrTime
    }
  }

  private static func text(_ start: UnsafePointer<CChar>, _ length: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
  }
}
