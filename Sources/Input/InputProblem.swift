/// Why input cannot be had: what, where, and what to do.
package struct InputProblem: Error, Hashable, CustomStringConvertible {
  package var what: String
  package var place: String
  package var advice: String

  package init(what: String, place: String, advice: String) {
    self.what = what
    self.place = place
    self.advice = advice
  }

  package var description: String { "\(what): \(place); \(advice)" }
}
