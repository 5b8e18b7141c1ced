import Foundation

/// Addresses as catalogues write them.
package enum WebAddress {
  /// The longest address, in bytes.
  static let limit = 4_096

  /// A reference made absolute, without fragment; nil when it cannot be.
  package static func resolve(_ reference: String, base: String?) -> String? {
    let text = reference.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, text.utf8.count <= limit else { return nil }
    let from = base.flatMap { URL(string: $0) }
    guard let url = URL(string: text, relativeTo: from)?.absoluteURL, url.scheme != nil,
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return nil }
    parts.fragment = nil
    if parts.path.isEmpty, parts.host != nil { parts.path = "/" }
    return parts.string
  }

  /// In lower case; nil when there is none.
  package static func scheme(_ address: String) -> String? {
    URL(string: address)?.scheme?.lowercased()
  }

  /// In lower case; nil when there is none.
  package static func host(_ address: String) -> String? {
    URL(string: address)?.host?.lowercased()
  }

  /// Whether it is one of the web.
  package static func isWeb(_ address: String) -> Bool {
    let scheme = scheme(address)
    return (scheme == "http" || scheme == "https") && host(address) != nil
  }

  /// The path of a `file:` address; nil when it is another.
  package static func path(_ address: String) -> String? {
    guard let url = URL(string: address), url.isFileURL else { return nil }
    return url.path
  }

  /// For messages: without user and password; of a file, its path.
  package static func shown(_ address: String) -> String {
    if let path = path(address) { return path }
    guard isWeb(address), var parts = URLComponents(string: address) else { return address }
    if parts.user == nil, parts.password == nil { return address }
    parts.user = nil
    parts.password = nil
    return parts.string ?? "an address with a password"
  }
}
