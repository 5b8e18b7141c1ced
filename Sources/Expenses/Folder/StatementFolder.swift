import Foundation

/// A folder of statements, budgets and rules.
package struct StatementFolder: Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// Its files by name, without hidden ones and those that programs leave while they copy. Empty when
  /// the folder cannot be read.
  package var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().filter(Self.isFinished).map { path + "/" + $0 }.filter { file in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  /// Whether a name is none of a hidden file, or of one that is still being written.
  static func isFinished(_ name: String) -> Bool {
    let endings = [".part", ".partial", ".crdownload", ".tmp", ".swp", "~"]
    return !name.hasPrefix(".") && !endings.contains(where: name.lowercased().hasSuffix)
  }

  /// What distinguishes one state of the folder from another.
  package struct Stamp: Hashable, Sendable {
    let entries: [String]
  }

  package var stamp: Stamp {
    Stamp(
      entries: files.map { file in
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        let modified = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
        return "\(file) \(modified) \(size)"
      })
  }

  /// Reads all files.
  package func read(
    _ options: ReadingOptions = .init(), progress: @escaping (ReadingProgress) -> Void = { _ in }
  ) -> ExpenseReader.Result {
    ExpenseReader(options, progress: progress).read(files)
  }
}
