import Glibc

/// Writes a recording into a file of a bounded size.
@MainActor
package final class RecordingFile {
  /// The size at which a recording ends, in bytes.
  package static let byteLimit = 256 << 20
  /// Bytes that are collected before they are written.
  private static let chunk = 1 << 16
  /// Nanoseconds after which what was collected is written, however little.
  private static let patience: UInt64 = 1_000_000_000

  private let path: String
  private let limit: Int
  private let log: (String) -> Void
  private var descriptor: Int32
  private var buffer: [UInt8] = []
  private var size = 0
  private var written: UInt64 = 0

  /// Makes the file, or empties it. Throws `RecordingProblem`.
  package init(path: String, limit: Int = byteLimit, log: @escaping (String) -> Void) throws {
    self.path = path
    self.limit = limit
    self.log = log
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw RecordingProblem(
        file: path, line: 0, message: "cannot be written: \(String(cString: strerror(errno)))")
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Writes the lines before the first event.
  package func begin(_ header: RecordingHeader) {
    for line in header.lines { append(line) }
    flush()
  }

  /// Adds a line, told in a turn at a time in nanoseconds.
  package func add(_ entry: RecordingEntry, at now: UInt64) {
    guard descriptor >= 0 else { return }
    let line = entry.line
    if size + line.utf8.count > limit {
      log("recording: \(path) is full; what follows is not kept")
      return finish("full")
    }
    append(line)
    if buffer.count >= Self.chunk || now >= written + Self.patience {
      written = now
      flush()
    }
  }

  /// Ends the file.
  package func finish(_ reason: String) {
    guard descriptor >= 0 else { return }
    append(RecordingEntry.end(reason).line)
    flush()
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  private func append(_ line: String) {
    buffer += Array(line.utf8) + [0x0A]
    size += line.utf8.count + 1
  }

  private func flush() {
    var done = 0
    while done < buffer.count, descriptor >= 0 {
      let count = buffer[done...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        log("recording: \(path) cannot be written: \(String(cString: strerror(errno)))")
        close(descriptor)
        descriptor = -1
        break
      }
      done += count
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
