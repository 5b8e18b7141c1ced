import Seat

/// Finding the program that holds a card.
package enum MasterHolder {
  /// A process that has a card open.
  package struct Process: Hashable, Sendable, CustomStringConvertible {
    package var id: Int
    package var name: String
    /// Whether it is known to be the card's master; nil when only the kernel's root may tell.
    package var isMaster: Bool?

    package init(id: Int, name: String, isMaster: Bool?) {
      self.id = id
      self.name = name
      self.isMaster = isMaster
    }

    package var description: String { "\(name) (process \(id))" }
  }

  /// The processes that have the card open, its master first; this process is left out.
  package static func processes(holding path: String, except own: Int32) -> [Process] {
    let digits = path.reversed().prefix { $0.isNumber }.reversed()
    let clients = SystemFiles.text(of: "/sys/kernel/debug/dri/\(String(digits))/clients")
    let masters = clients.map(masters(in:))
    var result: [Process] = []
    for name in SystemFiles.names(in: "/proc") {
      guard let id = Int(name), id != Int(own) else { continue }
      let folder = "/proc/\(name)/fd"
      let holds = SystemFiles.names(in: folder).contains {
        SystemFiles.target(of: "\(folder)/\($0)") == path
      }
      guard holds else { continue }
      let command = SystemFiles.text(of: "/proc/\(name)/comm", limit: 64) ?? "unknown"
      result.append(Process(id: id, name: command, isMaster: masters.map { $0.contains(id) }))
    }
    return result.sorted {
      ($0.isMaster == true ? 0 : 1, $0.id) < ($1.isMaster == true ? 0 : 1, $1.id)
    }
  }

  /// The process ids with `y` under `master` in the kernel's table of a card's clients.
  static func masters(in table: String) -> Set<Int> {
    let lines = table.split(separator: "\n").map { $0.split(separator: " ") }
    guard let header = lines.first,
      let fromEnd = header.firstIndex(of: "master").map({ header.count - $0 }),
      let pidFromEnd = header.firstIndex(where: { $0 == "pid" || $0 == "tgid" })
        .map({ header.count - $0 })
    else { return [] }
    // Counted from the end, because the command's name may hold spaces.
    return Set(
      lines.dropFirst().compactMap { line in
        guard line.count >= pidFromEnd, line[line.count - fromEnd] == "y" else { return nil }
        return Int(line[line.count - pidFromEnd])
      })
  }
}
