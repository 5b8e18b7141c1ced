/// Which devices the keeper opens for the kiosk.
package enum DevicePath {
  /// Whether `path` names a graphics device under `/dev/dri` or an event device under `/dev/input`.
  package static func isAllowed(_ path: String) -> Bool {
    isCard(path) || isInput(path)
  }

  /// Whether `path` is a device file directly under `/dev/dri`.
  package static func isCard(_ path: String) -> Bool {
    guard let name = name(of: path, under: "/dev/dri/") else { return false }
    return number(of: name, after: "card") || number(of: name, after: "renderD")
  }

  /// Whether `path` is an event device directly under `/dev/input`.
  package static func isInput(_ path: String) -> Bool {
    guard let name = name(of: path, under: "/dev/input/") else { return false }
    return number(of: name, after: "event")
  }

  private static func name(of path: String, under folder: String) -> Substring? {
    path.utf8.count <= 64 && path.hasPrefix(folder) ? path.dropFirst(folder.count) : nil
  }

  private static func number(of name: Substring, after prefix: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let digits = name.dropFirst(prefix.count).utf8
    return !digits.isEmpty && digits.count <= 6 && digits.allSatisfy { (48...57).contains($0) }
  }
}
