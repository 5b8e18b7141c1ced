import Foundation

/// One key of the keyboard on the display.
enum KeyCap: Hashable {
  case text(String)
  case shift
  case delete
  case page(KeyboardPage)
  case space
  case submit
  case empty

  /// How wide it is, in letters' keys.
  func width(isLarge: Bool) -> CGFloat {
    switch self {
    case .text, .empty: 1
    case .shift, .delete: 1.3
    case .page: 2
    case .space: 5
    case .submit: 2
    }
  }
}

/// Keys that are shown together.
enum KeyboardPage: Hashable {
  case letters, digits, symbols

  /// What the key says that leads here.
  var title: String {
    switch self {
    case .letters: "ABC"
    case .digits: "123"
    case .symbols: "#+="
    }
  }

  /// The rows from top to bottom.
  func rows(_ options: KeyboardOptions) -> [[KeyCap]] {
    func keys(_ text: String) -> [KeyCap] { text.map { .text(String($0)) } }
    switch self {
    case .letters:
      return [
        keys("qwertyuiop"), keys("asdfghjkl"), [.shift] + keys("zxcvbnm") + [.delete],
        Self.last(.digits, options),
      ]
    case .digits:
      return [
        keys("1234567890"), keys("-/:;()$&@\""), [.page(.symbols)] + keys(".,?!'") + [.delete],
        Self.last(.letters, options),
      ]
    case .symbols:
      return [
        keys("[]{}#%^*+="), keys("_\\|~<>€£¥•"), [.page(.digits)] + keys(".,?!'") + [.delete],
        Self.last(.letters, options),
      ]
    }
  }

  private static func last(_ page: KeyboardPage, _ options: KeyboardOptions) -> [KeyCap] {
    switch options.type {
    case .emailAddress: [.page(page), .space, .text("@"), .text("."), .submit]
    case .URL: [.page(page), .text("."), .text("/"), .text(".com"), .submit]
    case .webSearch: [.page(page), .space, .text("."), .submit]
    case .twitter: [.page(page), .space, .text("@"), .text("#"), .submit]
    default: [.page(page), .space, .submit]
    }
  }

  /// The rows of a pad of digits; nil for other keyboards.
  static func pad(_ type: UIKeyboardType) -> [[KeyCap]]? {
    let corner: KeyCap
    switch type {
    case .numberPad, .asciiCapableNumberPad: corner = .empty
    case .decimalPad: corner = .text(".")
    case .phonePad: corner = .text("+")
    default: return nil
    }
    return [
      [.text("1"), .text("2"), .text("3")], [.text("4"), .text("5"), .text("6")],
      [.text("7"), .text("8"), .text("9")], [corner, .text("0"), .delete],
    ]
  }
}
