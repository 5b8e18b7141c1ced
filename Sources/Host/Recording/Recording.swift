import Foundation

/// What is wrong with a recording, and where.
package struct RecordingProblem: Error, Hashable, CustomStringConvertible {
  package let file: String
  /// Counted from 1; 0 for the file as a whole.
  package let line: Int
  package let message: String

  package var description: String {
    line > 0 ? "\(file): line \(line): \(message)" : "\(file): \(message)"
  }
}

/// A recording as it stands in a file.
package struct Recording: Sendable {
  /// The largest file that is read, in bytes.
  package static let byteLimit = 512 << 20
  /// The longest line, in bytes: a file of 8 MiB in hexadecimal digits.
  static let lineLimit = 17 << 20

  package let header: RecordingHeader
  /// With the number of each one's line.
  package private(set) var entries: [(line: Int, entry: RecordingEntry)] = []
  /// Whether the last line was cut off, as where the program was killed.
  package private(set) var isCut = false

  /// Reads a file. Throws `RecordingProblem`.
  package init(path: String) throws {
    func problem(_ message: String) -> RecordingProblem {
      RecordingProblem(file: path, line: 0, message: message)
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw problem("no such file; expected a recording of gateframe run --record")
    }
    guard !isFolder.boolValue else { throw problem("is a folder; expected a recording") }
    guard let handle = FileHandle(forReadingAtPath: path),
      let data = try? handle.read(upToCount: Self.byteLimit + 1) ?? Data()
    else { throw problem("cannot be read; check who may read it") }
    try? handle.close()
    guard data.count <= Self.byteLimit else {
      throw problem("is larger than \(Self.byteLimit >> 20) MiB")
    }
    try self.init(bytes: Array(data), file: path)
  }

  /// Reads a text; `file` is its name in messages. Throws `RecordingProblem`.
  package init(bytes: [UInt8], file: String) throws {
    var header = RecordingHeader()
    var number = 0
    var isBegun = false
    var position = 0
    while position < bytes.count {
      number += 1
      func problem(_ message: String) -> RecordingProblem {
        RecordingProblem(file: file, line: number, message: message)
      }
      let end = bytes[position...].firstIndex(of: 0x0A)
      let slice = bytes[position..<(end ?? bytes.count)]
      position = (end ?? bytes.count) + 1
      guard slice.count <= Self.lineLimit else { throw problem("is too long for a line") }
      if end == nil, isBegun {
        isCut = true
        break
      }
      guard let text = String(validating: slice, as: UTF8.self) else {
        throw problem("is no text; expected a recording")
      }
      let line = text[...]
      if number == 1 {
        try Self.checkFirst(line, file: file)
        continue
      }
      do {
        if isBegun {
          entries.append((number, try RecordingEntry(line: line)))
        } else if line == "begin" {
          isBegun = true
        } else if try !header.take(line) {
          throw RecordingEntry.Mistake(message: "unknown line \"\(line.prefix(40))\"")
        }
      } catch let mistake as RecordingEntry.Mistake {
        throw problem(mistake.message)
      }
    }
    guard isBegun else {
      throw RecordingProblem(
        file: file, line: number, message: "the file ends before \"begin\"; expected a recording")
    }
    self.header = header
  }

  private static func checkFirst(_ line: Substring, file: String) throws {
    func problem(_ message: String) -> RecordingProblem {
      RecordingProblem(file: file, line: 1, message: message)
    }
    guard line.hasPrefix(RecordingHeader.magic + " "),
      let version = Int(line.dropFirst(RecordingHeader.magic.count + 1))
    else {
      throw problem("expected \"\(RecordingHeader.magic) \(RecordingHeader.version)\"")
    }
    guard version == RecordingHeader.version else {
      throw problem(
        "the recording has form \(version); this gateframe replays form \(RecordingHeader.version)")
    }
  }
}
