import Bookshelf
import Glibc

/// Where a cover comes from, as the store keeps it: one text, another one when a file has changed.
package enum CoverKey: Hashable, Sendable {
  case address(String)
  case file(String)
  case member(archive: String, name: String)
  /// A picture that came with the catalogue; its bytes lie beside the covers until they are decoded.
  case data

  /// The text for a reference.
  static func text(_ reference: CoverReference) -> String {
    switch reference {
    case .address(let address): return "web\n" + address
    case .file(let path): return "file\n\(path)\n\(stamp(path))"
    case .member(let archive, let name): return "member\n\(archive)\n\(name)\n\(stamp(archive))"
    case .data(let bytes):
      var hash = StableHash()
      hash.add(bytes)
      return "data\n\(bytes.count)-\(String(hash.value, radix: 16))"
    }
  }

  /// Reads the text.
  init?(_ text: String) {
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    switch (parts.first, parts.count) {
    case ("web", 2): self = .address(parts[1])
    case ("file", 3): self = .file(parts[1])
    case ("member", 4): self = .member(archive: parts[1], name: parts[2])
    case ("data", 2): self = .data
    default: return nil
    }
  }

  /// Size and time of change; empty when the file is not there.
  private static func stamp(_ path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "" }
    return "\(status.st_size)-\(status.st_mtim.tv_sec)-\(status.st_mtim.tv_nsec)"
  }
}
