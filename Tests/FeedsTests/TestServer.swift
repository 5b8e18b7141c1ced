import Glibc
import Synchronization

/// A web server for tests, on this machine alone: answers each request with what a closure says.
final class TestServer: Sendable {
  struct Request: Sendable {
    /// With the query.
    let path: String
    /// By name in lower case.
    let head: [String: String]
  }

  struct Response: Sendable {
    var status = 200
    var head: [String: String] = [:]
    var body: [UInt8] = []

    init(_ text: String, type: String = "application/atom+xml", status: Int = 200) {
      self.init(Array(text.utf8), type: type, status: status)
    }

    init(_ body: [UInt8], type: String, status: Int = 200) {
      self.body = body
      self.status = status
      head["Content-Type"] = type
    }

    static func redirect(_ address: String) -> Response {
      var response = Response("", status: 302)
      response.head["Location"] = address
      return response
    }

    static let missing = Response("nothing here", type: "text/plain", status: 404)
  }

  let port: UInt16
  private let listener: Int32
  private let answer: @Sendable (Request) -> Response
  private let log = Mutex<[Request]>([])

  var base: String { "http://127.0.0.1:\(port)" }

  /// What was asked for so far.
  var requests: [Request] { log.withLock { $0 } }

  init(_ answer: @escaping @Sendable (Request) -> Response) throws {
    struct Failure: Error {}
    self.answer = answer
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 16) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    guard isBound else { throw Failure() }
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
    var thread = pthread_t()
    let context = Unmanaged.passRetained(self).toOpaque()
    pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<TestServer>.fromOpaque(context).takeRetainedValue().serve()
        return nil
      }, context)
    pthread_detach(thread)
  }

  func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

  private func serve() {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { break }
      answerOne(connection)
      close(connection)
    }
    close(listener)
  }

  private func answerOne(_ connection: Int32) {
    var head: [UInt8] = []
    var byte: UInt8 = 0
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
      guard read(connection, &byte, 1) == 1 else { return }
      head.append(byte)
    }
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 {
        fields[parts[0].lowercased()] = parts[1].drop { $0 == " " }.description
      }
    }
    let words = lines.first?.split(separator: " ") ?? []
    let request = Request(path: words.count > 1 ? String(words[1]) : "", head: fields)
    log.withLock { $0.append(request) }
    let response = answer(request)
    var text = "HTTP/1.1 \(response.status) Something\r\nConnection: close\r\n"
    text += "Content-Length: \(response.body.count)\r\n"
    for (name, value) in response.head { text += "\(name): \(value)\r\n" }
    let bytes = Array((text + "\r\n").utf8) + response.body
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        send(
          connection, buffer.baseAddress.map { $0 + sent }, buffer.count - sent,
          Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }
}
