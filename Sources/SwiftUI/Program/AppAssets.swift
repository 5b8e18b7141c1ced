import Foundation
import Imaging

/// The asset catalogues that come with a program.
enum AppAssets {
  /// The program's own file.
  static var executable: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  }

  /// Those beside the program, and those in the resource folders that the package manager puts there
  /// for it (`Package_Program.resources`), in alphabetical order.
  static func catalogs(log: (String) -> Void) -> [AssetCatalog] {
    let folder = executable.deletingLastPathComponent()
    let ending = "_\(executable.lastPathComponent).resources"
    let resources = entries(of: folder).filter { $0.lastPathComponent.hasSuffix(ending) }
    let found = ([folder] + resources).flatMap(entries)
      .filter { $0.pathExtension == "xcassets" }
    return found.compactMap { url in
      do {
        let catalog = try AssetCatalog(path: url.path)
        for problem in catalog.problems { log("\(problem)") }
        return catalog
      } catch {
        log("\(error)")
        return nil
      }
    }
  }

  private static func entries(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }
}
