import Bookshelf

/// What came of asking for something.
package enum Fetched: Hashable, Sendable {
  /// It is as it was.
  case unchanged
  case content(Content)

  package struct Content: Hashable, Sendable {
    package var bytes: [UInt8]
    package var contentType: String?
    package var etag: String?
    package var modified: String?
    /// Where it was found in the end; relative addresses in it begin there.
    package var address: String

    package init(bytes: [UInt8], address: String) {
      self.bytes = bytes
      self.address = address
    }
  }
}

/// Fetches from the web within rules: only http and https, only hosts that are allowed, few redirects,
/// never from https to http.
package final class WebFetcher {
  static let redirectLimit = 5

  private let client = HTTPClient()
  private let hosts: Set<String>

  /// - Parameter hosts: Hosts that may be asked, in lower case.
  package init(hosts: Set<String>) { self.hosts = hosts }

  /// Whether an address may be asked for.
  func allows(_ address: String) -> Bool {
    guard WebAddress.isWeb(address), let host = WebAddress.host(address) else { return false }
    return hosts.contains(host) || hosts.contains("www." + host)
      || (host.hasPrefix("www.") && hosts.contains(String(host.dropFirst(4))))
  }

  /// Fetches.
  ///
  /// - Parameters:
  ///   - accept: Media types.
  ///   - etag, modified: What the server gave with what is known.
  /// - Throws: ``FetchProblem``.
  package func fetch(
    _ address: String, accept: String, etag: String? = nil, modified: String? = nil, limit: Int
  ) throws(FetchProblem) -> Fetched {
    var headers = ["Accept: \(accept)"]
    if let etag { headers.append("If-None-Match: \(etag)") }
    if let modified { headers.append("If-Modified-Since: \(modified)") }
    var place = address
    for _ in 0...Self.redirectLimit {
      guard allows(place) else {
        let host = WebAddress.host(place) ?? "no host"
        throw FetchProblem(
          .refused, address, "leads to \(host), which books.hosts does not list")
      }
      let answer = try client.get(place, headers: headers, limit: limit)
      switch answer.status {
      case 200..<300: return .content(content(answer, place))
      case 304:
        guard etag != nil || modified != nil else {
          throw FetchProblem(.failed, address, "answers \"not modified\" though nothing is known")
        }
        return .unchanged
      case 301, 302, 303, 307, 308: place = try next(answer, place)
      case 400..<500: throw refusal(answer.status, address)
      default: throw FetchProblem(.failed, address, "answers with status \(answer.status)")
      }
    }
    throw FetchProblem(.refused, address, "is redirected more than \(Self.redirectLimit) times")
  }

  private func next(_ answer: HTTPClient.Answer, _ place: String) throws(FetchProblem) -> String {
    guard let location = answer.head["location"],
      let next = WebAddress.resolve(location, base: place)
    else { throw FetchProblem(.failed, place, "is redirected to nowhere") }
    if WebAddress.scheme(place) == "https", WebAddress.scheme(next) != "https" {
      throw FetchProblem(.refused, place, "is redirected from https to http, which is refused")
    }
    return next
  }

  private func content(_ answer: HTTPClient.Answer, _ place: String) -> Fetched.Content {
    var content = Fetched.Content(bytes: answer.body, address: place)
    content.contentType = answer.head["content-type"]
    content.etag = answer.head["etag"]
    content.modified = answer.head["last-modified"]
    return content
  }

  private func refusal(_ status: Int, _ address: String) -> FetchProblem {
    switch status {
    case 401, 403, 407:
      FetchProblem(
        .refused, address,
        "asks for a login (status \(status)); a name and a password may stand in "
          + "the address, as in https://name:password@host/")
    case 404, 410: FetchProblem(.refused, address, "is not there (status \(status))")
    case 408, 425, 429: FetchProblem(.failed, address, "asks to wait (status \(status))")
    default: FetchProblem(.refused, address, "answers with status \(status)")
    }
  }
}
