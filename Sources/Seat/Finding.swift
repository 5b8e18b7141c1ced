/// Something that a look at the machine found, and what to do about it.
package struct Finding: Hashable, Sendable, CustomStringConvertible {
  package var what: String
  package var place: String
  package var advice: String
  /// Whether the kiosk cannot run at all with it.
  package var isFatal: Bool

  package init(what: String, place: String, advice: String, isFatal: Bool) {
    self.what = what
    self.place = place
    self.advice = advice
    self.isFatal = isFatal
  }

  package var description: String { "\(what): \(place); \(advice)" }
}
