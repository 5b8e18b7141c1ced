import Foundation

/// JSON of strangers, as Foundation reads it, with the many forms that one fact may have.
struct JSONObject {
  let members: [String: Any]

  init?(_ value: Any?) {
    guard let members = value as? [String: Any] else { return nil }
    self.members = members
  }

  /// Parses a text. Throws an error with Foundation's words.
  static func parse(_ bytes: [UInt8]) throws -> (value: Any, remark: String?) {
    let isWide = MarkupMending.isUTF16(bytes) || bytes.prefix(4).contains(0)
    if isWide || Transcoding.isUTF8(bytes) {
      return (try JSONSerialization.jsonObject(with: Data(bytes)), nil)
    }
    let text = Transcoding.utf8(bytes, from: "WINDOWS-1252") ?? bytes
    return (
      try JSONSerialization.jsonObject(with: Data(text)), "is not UTF-8; read as windows-1252"
    )
  }

  subscript(name: String) -> Any? {
    let value = members[name]
    return value is NSNull ? nil : value
  }

  func object(_ name: String) -> JSONObject? { JSONObject(self[name]) }

  /// The members of an array; one value alone counts as an array of it.
  func list(_ name: String) -> [Any] {
    guard let value = self[name] else { return [] }
    return value as? [Any] ?? [value]
  }

  /// A text, or the first of several.
  func text(_ name: String) -> String? { Self.text(list(name).first) }

  /// A text, or one of a map from languages to texts: English, or the first by language.
  static func text(_ value: Any?) -> String? {
    if let text = value as? String { return text }
    guard let map = value as? [String: Any] else { return nil }
    let texts = map.compactMapValues { $0 as? String }
    return texts["en"] ?? texts.min { $0.key < $1.key }?.value
  }

  /// Names of people, subjects, publishers: a text, an object with a name, or a list of either.
  func names(_ name: String) -> [String] {
    list(name).compactMap { value in
      JSONObject(value).flatMap { $0["name"] }.map { Self.text($0) } ?? Self.text(value)
    }
  }

  func integer(_ name: String) -> Int? {
    if let text = self[name] as? String { return Int(text) }
    guard let number = (self[name] as? NSNumber)?.doubleValue, number.isFinite,
      abs(number) < 1e15, number == number.rounded()
    else { return nil }
    return Int(number)
  }

  func real(_ name: String) -> Double? {
    if let text = self[name] as? String { return Double(text) }
    return (self[name] as? NSNumber)?.doubleValue
  }

  /// A number in decimal digits.
  func decimal(_ name: String) -> String? {
    if let text = self[name] as? String { return text }
    guard let number = real(name), number >= 0, number < 1e9 else { return nil }
    return number == number.rounded() ? String(Int(number)) : "\(number)"
  }
}
