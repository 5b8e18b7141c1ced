import Foundation

/// A scanned text in a file or on standard input.
package enum PassFile {
  /// The file cannot be read.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Reads at most one byte more than a pass may have, so that a longer text is told as such.
  /// `-` is standard input. Throws `Problem`.
  ///
  /// - Parameter again: whether the file will be read again, which a pipe or a device may not allow:
  ///   one is refused then, without waiting for it.
  package static func read(_ path: String, again: Bool = false) throws -> [UInt8] {
    let limit = BCBP.byteLimit + 1
    let name = path == "-" ? "standard input" : path.isEmpty ? "\"\"" : path
    if path != "-" {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw Problem(description: "\(name): no such file; expected the text of a boarding pass")
      }
      if isFolder.boolValue {
        throw Problem(description: "\(name): is a folder; expected the text of a boarding pass")
      }
      if again, !isRegular(path) {
        throw Problem(
          description: "\(name): is a pipe or a device; expected a file, or - for standard input")
      }
    }
    let handle = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let handle else {
      throw Problem(description: "\(name): cannot be opened; check who may read it")
    }
    do {
      var data = Data()
      while data.count < limit, let part = try handle.read(upToCount: limit - data.count),
        !part.isEmpty
      {
        data.append(part)
      }
      return Array(data)
    } catch {
      throw Problem(description: "\(name): cannot be read; expected the text of a boarding pass")
    }
  }
  private static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
