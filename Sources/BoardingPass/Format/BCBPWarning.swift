/// One way in which a text departs from the Resolution. Holds no personal data.
package struct BCBPWarning: Hashable, Sendable {
  /// What kind of departure; the raw value is the documented code.
  package enum Code: String, CaseIterable, Hashable, Sendable {
    case symbologyIdentifier = "symbology-identifier"
    case byteOrderMark = "byte-order-mark"
    case groupSeparator = "group-separator"
    case capsLock = "caps-lock"
    case unexpectedCharacter = "unexpected-character"
    case collapsedSpaces = "collapsed-spaces"
    case missingTicketIndicator = "missing-ticket-indicator"
    case issuedBeforeCheckIn = "issued-before-check-in"
    case legCount = "leg-count"
    case legMissing = "leg-missing"
    case badSize = "bad-size"
    case sizeTooLarge = "size-too-large"
    case sizeTooSmall = "size-too-small"
    case sizeZeroWithData = "size-zero-with-data"
    case fieldCut = "field-cut"
    case extraData = "extra-data"
    case missingVersionMarker = "missing-version-marker"
    case wrongVersionMarker = "wrong-version-marker"
    case unknownVersion = "unknown-version"
    case missingSecurityMarker = "missing-security-marker"
    case wrongSecurityMarker = "wrong-security-marker"
    case shiftedFrequentFlyer = "shifted-frequent-flyer"
    case lowerCase = "lower-case"
    case slashReadAsHyphen = "slash-read-as-hyphen"
    case nameWithoutSlash = "name-without-slash"
    case unexpectedValue = "unexpected-value"
    case documentNumberNotNumeric = "document-number-not-numeric"
  }

  package let code: Code
  /// The item concerned, when there is one.
  package let item: BCBPItem?
  /// The leg concerned, counted from 1.
  package let leg: Int?
  /// Where in the scanned text, counted from 1.
  package let position: Int
  /// A sentence for staff.
  package let message: String
  /// Whether something of the pass could not be read because of it.
  package let losesData: Bool
}
