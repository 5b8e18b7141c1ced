import Foundation

/// How values of a type are kept in a store of defaults.
struct StoredForm<Value> {
  /// The value that something found in the store stands for; nil for none of the type.
  let read: (Any) -> Value?
  /// What is kept of a value; nil for nothing.
  let write: (Value) -> Any?
}

extension StoredForm where Value == Bool {
  static var bool: StoredForm {
    StoredForm(
      read: { found in
        switch found {
        case let value as Bool: value
        case let value as Int: value != 0
        case let value as Double: value != 0
        case let value as String: (value as NSString).boolValue
        default: nil
        }
      }, write: { $0 })
  }
}

extension StoredForm where Value == Int {
  static var int: StoredForm {
    StoredForm(
      read: { found in
        switch found {
        case let value as Int: value
        case let value as Double: Int(exactly: value.rounded(.towardZero))
        case let value as Bool: value ? 1 : 0
        case let value as String: Int(value)
        default: nil
        }
      }, write: { $0 })
  }
}

extension StoredForm where Value == Double {
  static var double: StoredForm {
    StoredForm(
      read: { found in
        switch found {
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as String: Double(value)
        default: nil
        }
      }, write: { $0 })
  }
}

extension StoredForm where Value == String {
  static var string: StoredForm {
    StoredForm(read: { $0 as? String }, write: { $0 })
  }
}

extension StoredForm where Value == Data {
  static var data: StoredForm {
    StoredForm(read: { $0 as? Data }, write: { $0 })
  }
}

extension StoredForm where Value == Date {
  static var date: StoredForm {
    StoredForm(read: { $0 as? Date }, write: { $0 })
  }
}

extension StoredForm where Value == URL {
  /// Addresses are kept as they are written: Foundation would keep the path alone.
  static var url: StoredForm {
    StoredForm(
      read: { found in
        guard let text = found as? String else { return nil }
        return text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
      }, write: { $0.absoluteString })
  }
}

extension StoredForm {
  /// Values that are kept as their raw values.
  static func raw(_ form: StoredForm<Value.RawValue>) -> StoredForm where Value: RawRepresentable {
    StoredForm(
      read: { form.read($0).flatMap { Value(rawValue: $0) } }, write: { form.write($0.rawValue) })
  }

  /// Nothing is kept for nil.
  static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm where Value == Wrapped? {
    StoredForm(read: { .some(form.read($0)) }, write: { $0.flatMap(form.write) })
  }
}
