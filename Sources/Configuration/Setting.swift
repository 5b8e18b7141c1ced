/// One setting: where it stands, what it takes, and how it is put into the configuration.
package struct Setting: Sendable {
  /// Name of the table.
  package let section: String
  package let key: String
  package let kind: SettingKind
  /// As written in TOML.
  package let defaultText: String
  /// For the documentation, without a full stop.
  package let meaning: String
  /// Puts a value that `kind` has accepted into the configuration; for scanners, into the last.
  let apply: @Sendable (inout KioskConfiguration, SettingValue) -> Void

  init(
    _ section: String, _ key: String, _ kind: SettingKind, default text: String,
    _ meaning: String,
    apply: @escaping @Sendable (inout KioskConfiguration, SettingValue) -> Void
  ) {
    self.section = section
    self.key = key
    self.kind = kind
    defaultText = text
    self.meaning = meaning
    self.apply = apply
  }
}

/// A value of a setting as TOML has it.
package enum SettingValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case strings([String])

  /// The text; `nil` when blank, which everywhere means "not said".
  var text: String? {
    if case .string(let text) = self, !text.isEmpty { text } else { nil }
  }
  var integer: Int? { if case .integer(let value) = self { value } else { nil } }
  var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
  var strings: [String]? { if case .strings(let values) = self { values } else { nil } }
}

/// What a setting takes.
package enum SettingKind: Hashable, Sendable {
  case text(TextForm)
  case choice([String])
  case integer(ClosedRange<Int>)
  case boolean
  /// At most `listLimit` texts.
  case texts(TextForm)

  package static let listLimit = 32
  /// The longest text, in bytes.
  package static let textLimit = 1024

  /// What a text has to look like.
  package enum TextForm: Hashable, Sendable {
    case any
    case airport
    case language
    case mode
    case device
    case absolutePath
  }

  /// What it takes, in words for messages and for the documentation.
  package var expectation: String {
    switch self {
    case .text(let form): form.expectation
    case .choice(let words): "one of " + words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .boolean: "true or false"
    case .texts(let form):
      "an array of at most \(Self.listLimit), each \(form.expectation)"
    }
  }

  /// Whether it takes the value.
  package func accepts(_ value: SettingValue) -> Bool {
    switch (self, value) {
    case (.text(let form), .string(let text)): text.isEmpty || form.accepts(text)
    case (.choice(let words), .string(let text)): words.contains(text)
    case (.integer(let range), .integer(let number)): range.contains(number)
    case (.boolean, .boolean): true
    case (.texts(let form), .strings(let texts)):
      texts.count <= Self.listLimit && texts.allSatisfy { !$0.isEmpty && form.accepts($0) }
    default: false
    }
  }
}

extension SettingKind.TextForm {
  var expectation: String {
    switch self {
    case .any: "a string"
    case .airport: "a three-letter airport code such as \"OSL\""
    case .language: "a language tag such as \"en\" or \"pt-BR\""
    case .mode: "a mode such as \"1920x1080\" or \"1920x1080@60\""
    case .device: "vendor and product such as \"05e0:1200\""
    case .absolutePath: "an absolute path"
    }
  }

  func accepts(_ text: String) -> Bool {
    guard text.utf8.count <= SettingKind.textLimit, !text.utf8.contains(0) else { return false }
    switch self {
    case .any: return true
    case .airport:
      return text.utf8.count == 3 && text.allSatisfy { $0.isASCII && $0.isLetter }
    case .language:
      return text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
    case .mode: return KioskConfiguration.Mode(text) != nil
    case .device: return KioskConfiguration.DeviceID(text) != nil
    case .absolutePath: return text.hasPrefix("/")
    }
  }
}

extension KioskConfiguration.Mode {
  /// Reads `1920x1080` or `1920x1080@59.94`.
  package init?(_ text: String) {
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count <= 2, let size = halves.first else { return nil }
    let sides = size.split(separator: "x", omittingEmptySubsequences: false).map { side in
      // Int takes a sign.
      side.allSatisfy { $0.isASCII && $0.isNumber } ? Int(side) : nil
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (64...16384).contains(width), (64...16384).contains(height)
    else { return nil }
    var rate: Double?
    if halves.count == 2 {
      guard let value = Double(halves[1]), value >= 1, value <= 1000 else { return nil }
      rate = value
    }
    self.init(width: width, height: height, rate: rate)
  }
}

extension KioskConfiguration.DeviceID {
  /// Reads `05e0:1200`.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 4 && $0.allSatisfy(\.isHexDigit) }),
      let vendor = UInt16(parts[0], radix: 16), let product = UInt16(parts[1], radix: 16)
    else { return nil }
    self.init(vendor: vendor, product: product)
  }
}
