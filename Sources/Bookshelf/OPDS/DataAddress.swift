import Foundation

/// Pictures that stand in an address: `data:image/png;base64,…`.
enum DataAddress {
  /// The largest picture, in bytes.
  static let byteLimit = 8 << 20

  static func isOne(_ text: String) -> Bool { text.prefix(5).lowercased() == "data:" }

  /// The bytes; nil when it is no such address, or too long.
  static func bytes(_ text: String) -> [UInt8]? {
    guard isOne(text), text.utf8.count <= byteLimit / 3 * 4 + 200,
      let comma = text.firstIndex(of: ",")
    else { return nil }
    let head = text[..<comma].lowercased()
    let body = String(text[text.index(after: comma)...])
    guard head.hasSuffix(";base64") else {
      return body.removingPercentEncoding.map { Array($0.utf8) }
    }
    let plain = body.removingPercentEncoding ?? body
    guard let data = Data(base64Encoded: plain, options: .ignoreUnknownCharacters), !data.isEmpty
    else { return nil }
    return Array(data)
  }
}
