/// The one thing that a passenger most needs to be told, in words; colour and mark only go with them.
package struct PassNotice: Equatable, Sendable {
  /// What it is about; each has its colour and mark.
  package enum Kind: CaseIterable, Equatable, Sendable {
    /// Go on: the gate is open, boarding has begun.
    case go
    /// Hurry: the last call, the gate is about to close.
    case hurry
    /// A later time.
    case late
    /// Another gate.
    case moved
    /// It cannot be flown: cancelled, closed, departed.
    case stop
    /// Something about the pass itself needs a look.
    case check
    /// Something is to be found elsewhere.
    case look
  }

  package var kind: Kind
  /// A few words.
  package var title: String
  /// What to do, in a sentence.
  package var detail: String

  package init(_ kind: Kind, _ title: String, _ detail: String) {
    self.kind = kind
    self.title = title
    self.detail = detail
  }
}
