import Bookshelf
import CCurl

/// Asks web servers, one request after the other. No cookies, no scripts, no redirects: `WebFetcher` judges
/// those.
final class HTTPClient {
  struct Answer {
    /// Of the last head.
    var status = 0
    var body: [UInt8] = []
    /// By name in lower case.
    var head: [String: String] = [:]
  }

  private let handle: UnsafeMutableRawPointer?
  private var answer = Answer()
  private var limit = 0
  private var isTooLarge = false

  /// Everything that libcurl starts once.
  private static let start = curl_global_init(3) == CURLE_OK
  /// Lines and bytes of an answer's head that are kept.
  private static let headLimit = 100

  init() {
    _ = Self.start
    handle = curl_easy_init()
  }

  deinit { curl_easy_cleanup(handle) }

  /// Gets what an address has.
  ///
  /// - Parameter limit: The most bytes of the body.
  /// - Throws: ``FetchProblem``.
  func get(_ address: String, headers: [String], limit: Int) throws(FetchProblem) -> Answer {
    guard let handle else { throw FetchProblem(.failed, address, "libcurl cannot start") }
    answer = Answer()
    isTooLarge = false
    self.limit = limit
    var list: UnsafeMutablePointer<curl_slist>?
    for header in headers { list = curl_slist_append(list, header) }
    defer { curl_slist_free_all(list) }
    var status = 0
    var message = ""
    let code = address.withCString { url in
      Self.agent.withCString { agent in
        var request = gateframe_curl_request()
        request.url = url
        request.headers = list
        request.user_agent = agent
        request.connect_timeout = 15_000
        request.timeout = 120_000
        request.slowest = 200
        request.stall_seconds = 20
        request.context = Unmanaged.passUnretained(self).toOpaque()
        request.body = { HTTPClient.of($3)?.takeBody($0, $1 * $2) ?? 0 }
        request.header = { HTTPClient.of($3)?.takeHead($0, $1 * $2) ?? 0 }
        let code = gateframe_curl_get(handle, &request, &status)
        message = withUnsafeBytes(of: request.message) { raw in
          String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
        }
        return code
      }
    }
    if isTooLarge {
      throw FetchProblem(.refused, address, "answers with more than \(limit) bytes")
    }
    guard code == CURLE_OK else {
      let words = message.isEmpty ? String(cString: curl_easy_strerror(code)) : message
      throw FetchProblem(.failed, address, "cannot be reached: \(words)")
    }
    answer.status = status
    return answer
  }

  private static let agent = "Gateframe"

  private static func of(_ context: UnsafeMutableRawPointer?) -> HTTPClient? {
    context.map { Unmanaged<HTTPClient>.fromOpaque($0).takeUnretainedValue() }
  }

  private func takeBody(_ start: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
    guard let start else { return 0 }
    // Inflated bytes come here; what the head says about the length is not relied on.
    guard answer.body.count + count <= limit else {
      isTooLarge = true
      return 0
    }
    answer.body.append(contentsOf: UnsafeRawBufferPointer(start: start, count: count))
    return count
  }

  private func takeHead(_ start: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
    guard let start else { return 0 }
    let line = String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    // A head after another one, as after "100 Continue", counts alone.
    if line.hasPrefix("HTTP/") { answer.head = [:] }
    if let colon = line.firstIndex(of: ":"), answer.head.count < Self.headLimit, count <= 8_192 {
      let name = line[..<colon].lowercased()
      answer.head[name] = PlainText.line(String(line[line.index(after: colon)...]), limit: 4_096)
    }
    return count
  }
}
