import Foundation

/// Walks an asset catalogue's folders and collects its sets.
struct AssetReader {
  private(set) var colors: [String: [AssetCatalog.ColorChoice]] = [:]
  private(set) var images: [String: AssetCatalog.ImageSet] = [:]
  private(set) var problems: [AssetProblem] = []
  private var folders = 0

  /// Deepest nesting of folders, and most folders in all.
  static let depthLimit = 16
  static let folderLimit = 10_000

  /// - Throws: ``AssetProblem`` when the catalogue's own folder cannot be listed.
  mutating func read(_ path: String) throws {
    guard let names = AssetReader.names(in: path) else {
      throw AssetProblem(file: path, key: "", message: "expected a folder that can be read")
    }
    walk(path, names: names, prefix: "", depth: 0)
  }

  private static func names(in folder: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private mutating func walk(_ folder: String, names: [String], prefix: String, depth: Int) {
    for name in names {
      let path = folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { continue }
      folders += 1
      guard folders <= AssetReader.folderLimit, depth < AssetReader.depthLimit else {
        problems.append(
          AssetProblem(
            file: path, key: "",
            message: "expected at most \(AssetReader.folderLimit) folders, "
              + "\(AssetReader.depthLimit) deep"))
        return
      }
      do {
        try readFolder(name, path, prefix, depth)
      } catch let problem as AssetProblem {
        problems.append(problem)
      } catch {
        problems.append(AssetProblem(file: path, key: "", message: "\(error)"))
      }
    }
  }

  private mutating func readFolder(
    _ name: String, _ path: String, _ prefix: String, _ depth: Int
  ) throws {
    let file = path + "/Contents.json"
    if name.hasSuffix(".colorset") {
      try readColors(prefix + name.dropLast(9), AssetContents.read(file), file)
    } else if name.hasSuffix(".imageset") {
      try readImages(prefix + name.dropLast(9), AssetContents.read(file), path, file)
    } else {
      // Other kinds of sets hold no colours or pictures and are walked like any folder.
      var inner = prefix
      if FileManager.default.fileExists(atPath: file),
        try AssetContents.read(file).properties?.providesNamespace == true
      {
        inner += name + "/"
      }
      walk(path, names: AssetReader.names(in: path) ?? [], prefix: inner, depth: depth + 1)
    }
  }

  private mutating func readColors(_ name: String, _ contents: AssetContents, _ file: String) throws
  {
    guard colors[name] == nil else {
      throw AssetProblem(file: file, key: "", message: "a second colour named \(name)")
    }
    guard let entries = contents.colors else {
      throw AssetProblem(file: file, key: "colors", message: "expected an array, found none")
    }
    var choices: [AssetCatalog.ColorChoice] = []
    var wide: [AssetCatalog.ColorChoice] = []
    for (index, entry) in entries.enumerated() {
      guard let color = entry.color else { continue }
      let key = "colors.\(index)"
      let choice = AssetCatalog.ColorChoice(
        variant: try AssetVariant(
          idiom: entry.idiom, appearances: entry.appearances, file: file, key: key),
        color: try AssetColor(color, file: file, key: key + ".color"))
      if entry.displayGamut?.lowercased() == "display-p3" {
        wide.append(choice)
      } else {
        choices.append(choice)
      }
    }
    // The screen shows sRGB; what was made for wide screens serves where there is nothing else.
    if choices.isEmpty { choices = wide }
    if !choices.isEmpty { colors[name] = choices }
  }

  private static func isPicture(_ filename: String) -> Bool {
    let name = filename.lowercased()
    return [".png", ".jpg", ".jpeg", ".webp"].contains { name.hasSuffix($0) }
  }

  private mutating func readImages(
    _ name: String, _ contents: AssetContents, _ folder: String, _ file: String
  ) throws {
    guard images[name] == nil else {
      throw AssetProblem(file: file, key: "", message: "a second picture named \(name)")
    }
    guard let entries = contents.images else {
      throw AssetProblem(file: file, key: "images", message: "expected an array, found none")
    }
    var choices: [(variant: AssetVariant, path: String)] = []
    for (index, entry) in entries.enumerated() {
      guard let filename = entry.filename else { continue }
      let key = "images.\(index)"
      guard !filename.isEmpty, !filename.contains("/"), filename != ".." else {
        throw AssetProblem(
          file: file, key: key + ".filename",
          message: "expected the name of a file in the set's folder, found \"\(filename)\"")
      }
      guard Self.isPicture(filename) else {
        throw AssetProblem(
          file: file, key: key + ".filename",
          message: "expected a PNG, JPEG or WebP file, found \"\(filename)\"")
      }
      let variant = try AssetVariant(
        idiom: entry.idiom, appearances: entry.appearances, scale: entry.scale, file: file,
        key: key)
      choices.append((variant, folder + "/" + filename))
    }
    guard !choices.isEmpty else { return }
    images[name] = AssetCatalog.ImageSet(
      choices: choices, isTemplate: contents.properties?.renderingIntent == "template")
  }
}
