import Glibc

/// What failed between the kiosk and a viewer of its frames, and why.
package struct RemoteError: Error, Hashable, CustomStringConvertible {
  /// A sentence without its end: what was tried, and what the system said.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// - Parameter code: an errno, positive or negated.
  init(_ attempt: String, code: Int32) {
    description = "\(attempt): \(String(cString: strerror(abs(code))))"
  }
}
