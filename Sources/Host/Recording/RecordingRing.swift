import Glibc

/// The last minute of a run, in two files that are begun in turns, so that it is there when the program
/// is not any more. Each is a recording by itself; together they hold 60 s at least, or what fits.
@MainActor
package final class RecordingRing {
  /// Nanoseconds that a file covers.
  package static let span: UInt64 = 60_000_000_000
  /// The size of a file at which the other is begun all the same, in bytes.
  package static let byteLimit = 4 << 20

  private let folder: String
  private let header: RecordingHeader
  private let log: (String) -> Void
  private var file: RecordingFile?
  private var index = 1
  private var began: UInt64 = 0
  private var size = 0
  /// What a run that begins in the middle has to know.
  private var mode: RecordingEntry?
  private var files: [String: RecordingEntry] = [:]
  private var isSuspended = false
  private var skipped: UInt64 = 0
  private var clock = 0.0

  package init(folder: String, header: RecordingHeader, log: @escaping (String) -> Void) {
    self.folder = folder
    self.header = header
    self.log = log
  }

  /// The files' names.
  package static let names = ["last-minute.0.recording", "last-minute.1.recording"]

  /// Adds a line, told in a turn at a time in nanoseconds.
  package func add(_ entry: RecordingEntry, at now: UInt64) {
    if case .turn = entry, file == nil || now - began >= Self.span || size >= Self.byteLimit {
      turnOver(at: now)
    }
    switch entry {
    case .mode: mode = entry
    case .file(let name, _): files[name] = entry
    case .suspended: isSuspended = true
    case .resumed: isSuspended = false
    case .skip(let time): skipped += time
    case .clock(let seconds): clock += seconds
    default: break
    }
    guard let file else { return }
    size += entry.line.utf8.count + 1
    file.add(entry, at: now)
  }

  /// Begins the other file.
  private func turnOver(at now: UInt64) {
    let isFirst = file == nil
    index = 1 - index
    began = now
    size = 0
    file?.finish("goes on in the other file")
    do {
      let path = folder + "/" + Self.names[index]
      let next = try RecordingFile(path: path, log: log)
      next.begin(header)
      if skipped > 0 { next.add(.skip(skipped), at: now) }
      if clock != 0 { next.add(.clock(clock), at: now) }
      for entry in [mode].compactMap({ $0 }) + files.sorted(by: { $0.key < $1.key }).map(\.value) {
        next.add(entry, at: now)
      }
      if !isFirst { next.add(.middle(now), at: now) }
      if isSuspended { next.add(.suspended, at: now) }
      file = next
    } catch {
      if isFirst { log("recording: \(error)") }
      file = nil
    }
  }

  /// The program ends well: nothing is left behind.
  package func remove() {
    file?.finish("the program ended")
    file = nil
    for name in Self.names { unlink(folder + "/" + name) }
  }
}
