import Foundation

/// A scanned text in a file or on standard input.
package enum PassFile {
  /// The file cannot be read.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Reads at most one byte more than a pass may have, so that a longer text is told as such.
  /// `-` is standard input. Throws `Problem`.
  package static func read(_ path: String) throws -> [UInt8] {
    let limit = BCBP.byteLimit + 1
    let name = path == "-" ? "standard input" : path
    if path != "-" {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw Problem(description: "\(name): no such file; expected the text of a boarding pass")
      }
      if isFolder.boolValue {
        throw Problem(description: "\(name): is a folder; expected the text of a boarding pass")
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
}
