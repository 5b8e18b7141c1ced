import Foundation

extension KioskConfiguration.Store {
  /// The folder of the store: the one that is set, `$STATE_DIRECTORY` (which systemd sets),
  /// `/var/lib/gateframe` for root, or `gateframe` in the user's state folder.
  package func folderOrUsual(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    isRoot: Bool = getuid() == 0
  ) -> String {
    if let folder { return folder }
    // There may be several, parted by colons.
    if let given = environment["STATE_DIRECTORY"]?.split(separator: ":").first {
      return String(given)
    }
    if isRoot { return "/var/lib/gateframe" }
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return state + "/gateframe"
    }
    return (environment["HOME"] ?? NSHomeDirectory()) + "/.local/state/gateframe"
  }
}

extension KioskConfiguration.Books {
  /// The source that is set, or the sample catalogue that comes with Gateframe; nil when neither is there.
  package func sourceOrSample() -> String? { source ?? SampleFiles.path("books/catalogue.json") }
}

/// Samples that come with Gateframe.
package enum SampleFiles {
  /// Names the folder, before the places below.
  package static let environmentVariable = "GATEFRAME_ASSETS"

  /// The path of a sample: in the folder that `GATEFRAME_ASSETS` names, in `/usr/share/gateframe`, or in
  /// the sources that the program was built in.
  package static func path(
    _ name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    var folders = [environment[environmentVariable], "/usr/share/gateframe"].compactMap { $0 }
    var place = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    for _ in 0..<6 where place.path != "/" {
      place.deleteLastPathComponent()
      folders.append(place.appendingPathComponent("assets").path)
    }
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.fileExists(atPath: $0) }
  }
}
