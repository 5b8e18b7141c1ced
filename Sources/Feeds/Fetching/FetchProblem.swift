import Bookshelf

/// Why something could not be fetched.
package struct FetchProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Hashable, Sendable {
    /// The server said no (4xx), or what came is not allowed: another try will not help.
    case refused
    /// The network or the server failed: another try may help.
    case failed
  }

  package let kind: Kind
  /// Without a password.
  package let source: String
  package let message: String

  package init(_ kind: Kind, _ address: String, _ message: String) {
    self.kind = kind
    source = WebAddress.shown(address)
    self.message = message
  }

  package var description: String { "\(source): \(message)" }
}
