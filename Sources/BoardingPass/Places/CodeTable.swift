import Foundation

/// A table of tab-separated lines with a code in the first column; `#` begins a comment line.
struct CodeTable {
  /// The largest table that is read, in bytes.
  static let byteLimit = 1 << 20

  /// Rows by code, each with as many columns as were asked for.
  private(set) var rows: [String: [String]] = [:]
  /// One sentence for each line that could not be used, and for a file that could not be read.
  private(set) var problems: [String] = []

  /// Reads `name` from the first of `folders` that holds it. Never traps: a missing table is empty
  /// and says so in `problems`.
  init(named name: String, columns: Int, folders: [URL]) {
    for folder in folders {
      let file = folder.appendingPathComponent(name)
      guard let handle = try? FileHandle(forReadingFrom: file) else { continue }
      defer { try? handle.close() }
      guard let data = try? handle.read(upToCount: Self.byteLimit + 1) else { continue }
      guard data.count <= Self.byteLimit else {
        problems = ["\(file.path): larger than \(Self.byteLimit) bytes"]
        return
      }
      read(String(decoding: data, as: UTF8.self), file: file.path, columns: columns)
      return
    }
    problems = [
      "\(name): not found in " + folders.map(\.path).joined(separator: ", ")
        + "; codes are shown instead of names"
    ]
  }

  private mutating func read(_ text: String, file: String, columns: Int) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == columns, let code = cells.first, !code.isEmpty else {
        problems.append("\(file):\(index + 1): expected \(columns) columns, found \(cells.count)")
        continue
      }
      guard rows[code] == nil else {
        problems.append("\(file):\(index + 1): \(code) stands twice; the first is used")
        continue
      }
      rows[code] = cells
    }
  }
}

/// Where the tables are looked for.
package enum TableFolders {
  /// Names a folder that comes before all others.
  package static let environmentVariable = "GATEFRAME_TABLES"

  /// The folder named by the environment, what lies beside the program as built or as installed,
  /// then the system's.
  package static let standard: [URL] = {
    var folders: [URL] = []
    if let path = ProcessInfo.processInfo.environment[environmentVariable], !path.isEmpty {
      folders.append(URL(fileURLWithPath: path, isDirectory: true))
    }
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      .map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    if let program {
      folders += [
        program.appendingPathComponent("Gateframe_BoardingPass.resources/Tables"),
        program.appendingPathComponent("../share/gateframe/Tables").standardizedFileURL,
      ]
    }
    folders += ["/usr/local/share/gateframe/Tables", "/usr/share/gateframe/Tables"]
      .map { URL(fileURLWithPath: $0, isDirectory: true) }
    return folders
  }()
}
