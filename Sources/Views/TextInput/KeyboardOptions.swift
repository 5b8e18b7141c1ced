import Foundation

/// How a view wants to be typed into.
struct KeyboardOptions: Equatable {
  var type = UIKeyboardType.default
  var submitLabel = SubmitLabel.return
  var capitalization = TextInputAutocapitalization.sentences
  /// Whether the return key makes a line.
  var isMultiline = false
}

/// The kind of a keyboard on the display.
public enum UIKeyboardType: Int, Sendable {
  /// Letters.
  case `default`
  /// Letters without accents.
  case asciiCapable
  /// Digits and marks.
  case numbersAndPunctuation
  /// Letters with a slash and a point.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// Digits.
  case numberPad
  /// Digits with a star and a hash.
  case phonePad
  /// Letters and digits for names and numbers.
  case namePhonePad
  /// Letters with an at sign.
  case emailAddress
  /// Digits with a decimal point.
  case decimalPad
  /// Letters with an at sign and a hash.
  case twitter
  /// Letters with a point.
  case webSearch
  /// Digits, no others.
  case asciiCapableNumberPad

  /// Letters without accents.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// What the key for return says.
public struct SubmitLabel: Equatable, Sendable {
  let title: String
  /// Whether the key stands out.
  let isProminent: Bool

  /// "done".
  public static let done = SubmitLabel(title: "done", isProminent: true)
  /// "go".
  public static let go = SubmitLabel(title: "go", isProminent: true)
  /// "send".
  public static let send = SubmitLabel(title: "send", isProminent: true)
  /// "join".
  public static let join = SubmitLabel(title: "join", isProminent: true)
  /// "route".
  public static let route = SubmitLabel(title: "route", isProminent: true)
  /// "search".
  public static let search = SubmitLabel(title: "search", isProminent: true)
  /// "return".
  public static let `return` = SubmitLabel(title: "return", isProminent: false)
  /// "next".
  public static let next = SubmitLabel(title: "next", isProminent: false)
  /// "continue".
  public static let `continue` = SubmitLabel(title: "continue", isProminent: false)
}

/// Which letters are large by themselves while typing.
public struct TextInputAutocapitalization: Equatable, Sendable {
  private enum Kind { case never, words, sentences, characters }
  private let kind: Kind

  /// None.
  public static var never: TextInputAutocapitalization { .init(kind: .never) }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(kind: .words) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(kind: .sentences) }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(kind: .characters) }

  /// Whether the letter after a text is large.
  func capitalizes(after text: Substring) -> Bool {
    switch kind {
    case .never: return false
    case .characters: return true
    case .words: return text.last?.isWhitespace ?? true
    case .sentences:
      let trimmed = text.reversed().drop { $0.isWhitespace }
      guard let mark = trimmed.first else { return true }
      return text.last?.isNewline == true
        || text.last?.isWhitespace == true && (mark == "." || mark == "!" || mark == "?")
    }
  }
}

/// How UIKit names which letters are large by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// What a text stands for; nothing here fills texts in.
public struct UITextContentType: Hashable, Sendable {
  /// The kind's name.
  public let rawValue: String
  /// A kind with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A name of one's choice.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A name for signing in.
  public static let username = UITextContentType(rawValue: "username")
  /// A secret for signing in.
  public static let password = UITextContentType(rawValue: "password")
  /// A new secret.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with its number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A code for mail.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The name of a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of a firm.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A title at work.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
}
