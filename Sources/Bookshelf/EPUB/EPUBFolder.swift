import Glibc

/// A folder with EPUB files, in folders below it too.
package enum EPUBFolder {
  /// Levels of folders.
  static let depthLimit = 8
  /// Names that are looked at.
  static let nameLimit = 500_000

  /// A file as the folder tells it.
  package struct File: Hashable, Sendable {
    package let path: String
    /// Another one whenever the file was changed.
    package let stamp: String
  }

  /// The EPUB files by path, links to folders not followed.
  ///
  /// - Throws: ``CatalogueProblem`` when the folder itself cannot be read.
  package static func files(_ folder: String) throws(CatalogueProblem) -> [File] {
    var found: [File] = []
    var left = nameLimit
    var open = [(path: folder, depth: 0)]
    while let (path, depth) = open.popLast() {
      guard let names = names(path) else {
        if depth > 0 { continue }
        throw CatalogueProblem(source: path, message: String(cString: strerror(errno)))
      }
      for name in names where !name.hasPrefix(".") {
        left -= 1
        guard left > 0 else { return found.sorted { $0.path < $1.path } }
        let inner = path + "/" + name
        var status = stat()
        guard lstat(inner, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          if depth < depthLimit { open.append((inner, depth + 1)) }
        } else if name.lowercased().hasSuffix(".epub"), stat(inner, &status) == 0,
          status.st_mode & S_IFMT == S_IFREG
        {
          found.append(File(path: inner, stamp: stamp(status)))
        }
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// The stamp of a file; nil when it is not there.
  package static func stamp(_ path: String) -> String? {
    var status = stat()
    return stat(path, &status) == 0 ? stamp(status) : nil
  }

  private static func stamp(_ status: stat) -> String {
    "\(status.st_size)-\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)-\(status.st_ino)"
  }

  private static func names(_ folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }
}
