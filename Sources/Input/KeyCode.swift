/// Numbers of keys in the kernel's input events (`linux/input-event-codes.h`).
package enum KeyCode {
  package static let tab: UInt16 = 15
  package static let enter: UInt16 = 28
  package static let leftControl: UInt16 = 29
  package static let leftShift: UInt16 = 42
  package static let rightShift: UInt16 = 54
  package static let leftAlt: UInt16 = 56
  package static let capsLock: UInt16 = 58
  package static let numLock: UInt16 = 69
  package static let keypadEnter: UInt16 = 96
  package static let rightControl: UInt16 = 97
  package static let rightAlt: UInt16 = 100
  package static let leftMeta: UInt16 = 125
  package static let rightMeta: UInt16 = 126

  /// The digit on a key of the top row or the keypad.
  package static func digit(_ code: UInt16) -> Int? {
    switch code {
    case 2...10: return Int(code) - 1
    case 11: return 0
    case 71...73: return Int(code) - 64
    case 75...77: return Int(code) - 71
    case 79...81: return Int(code) - 78
    case 82: return 0
    default: return nil
    }
  }
}
