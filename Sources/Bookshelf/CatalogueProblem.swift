/// What is wrong with a catalogue or an entry of it, in words for the log.
package struct CatalogueProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Address or file, without a password.
  package let source: String
  /// Place in it, such as `line 12` or `entry 3`; nil when it is all of it.
  package let place: String?
  /// What was found and expected.
  package let message: String

  package init(source: String, place: String? = nil, message: String) {
    self.source = source
    self.place = place
    self.message = message
  }

  package var description: String {
    ([source] + (place.map { [$0] } ?? []) + [message]).joined(separator: ": ")
  }
}
