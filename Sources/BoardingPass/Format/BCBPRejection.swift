/// Why a text is no boarding pass. Holds no personal data.
package struct BCBPRejection: Error, Hashable, Sendable, CustomStringConvertible {
  /// The documented code of a rejection.
  package enum Reason: String, CaseIterable, Hashable, Sendable {
    case empty
    case tooLong = "too-long"
    case bagTag = "bag-tag"
    case notABoardingPass = "not-a-boarding-pass"
    case legCount = "leg-count"
    case short
    case airportCodes = "airport-codes"
  }

  package let reason: Reason
  /// The item that is wrong, when there is one.
  package let item: BCBPItem?
  /// Where in the scanned text, counted from 1.
  package let position: Int
  /// What should stand there.
  package let expected: String
  /// What stands there, described without quoting personal data.
  package let found: String

  package init(reason: Reason, item: BCBPItem?, position: Int, expected: String, found: String) {
    self.reason = reason
    self.item = item
    self.position = position
    self.expected = expected
    self.found = found
  }

  /// One sentence for staff: what, where, what was expected.
  package var description: String {
    "\(expectation), found \(found)."
  }

  /// What was expected where, without what was found: nothing of the scanned text.
  package var expectation: String {
    let place = item.map { "\($0.name) (item \($0.number)), " } ?? ""
    return "\(place)position \(position): expected \(expected)"
  }

  /// One or two sentences in a passenger's words.
  package var passengerMessage: String {
    switch reason {
    case .bagTag: "This is a bag tag. Please scan your boarding pass."
    case .short: "The code was read only in part. Please scan your boarding pass again."
    case .empty: "Nothing was read. Please scan your boarding pass again."
    case .tooLong, .notABoardingPass, .legCount, .airportCodes:
      "This is not a boarding pass. Please scan the code on your boarding pass."
    }
  }
}
