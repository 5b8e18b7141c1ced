import Foundation

extension KioskConfiguration {
  /// The largest file that is read, in bytes.
  package static let byteLimit = 256 << 10
  /// The longest line that is read, in bytes.
  package static let lineLimit = 4096
  /// Names a file, asked after the command line.
  package static let environmentVariable = "GATEFRAME_CONFIG"
  package static let systemPath = "/etc/gateframe/gateframe.toml"

  /// Reads the configuration from the first of: `option` (the command line's `--config`),
  /// `$GATEFRAME_CONFIG`, `systemPath`; without any, the defaults.
  ///
  /// A file that was named but cannot be read is a problem, and so is a mistake in it (`refusal`); a
  /// missing system file is none.
  package static func load(
    option: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    systemPath: String = systemPath
  ) -> ConfigurationResult {
    if let option { return read(path: option).named }
    if let path = environment[environmentVariable], !path.isEmpty { return read(path: path).named }
    if FileManager.default.fileExists(atPath: systemPath) { return read(path: systemPath) }
    return ConfigurationResult(configuration: .init(), problems: [], source: nil)
  }

  private static func read(path: String) -> ConfigurationResult {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return unreadable(path, "no such file; expected a configuration file")
    }
    guard !isFolder.boolValue else { return unreadable(path, "is a folder; expected a file") }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let type = try? FileManager.default.attributesOfItem(atPath: target)[.type]
    guard type as? FileAttributeType == .typeRegular else {
      return unreadable(path, "expected a regular file")
    }
    guard let handle = FileHandle(forReadingAtPath: path),
      let data = try? handle.read(upToCount: byteLimit + 1) ?? Data()
    else { return unreadable(path, "cannot be read; check who may read it") }
    return parse(Array(data), file: path)
  }

  /// Reads the text of a configuration file; `file` is its name in messages and the base of the
  /// relative paths in it.
  package static func parse(_ bytes: [UInt8], file: String) -> ConfigurationResult {
    guard bytes.count <= byteLimit else {
      return failed(file, "expected at most \(byteLimit) bytes")
    }
    var line = 1
    var length = 0
    for byte in bytes {
      length = byte == 0x0A ? 0 : length + 1
      if length > lineLimit {
        return failed(
          file, "expected lines of at most \(lineLimit) bytes", line: line, column: length)
      }
      if byte == 0x0A { line += 1 }
    }
    let document: TOMLDocument
    do {
      document = try TOMLDocument(bytes)
    } catch {
      return failed(file, error.message, line: error.place.line, column: error.place.column)
    }
    let reader = ConfigurationReader(file: file, document: document)
    var configuration = reader.configuration
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    func absolute(_ path: String) -> String {
      path.hasPrefix("/") ? path : folder.appendingPathComponent(path).standardizedFileURL.path
    }
    configuration.flights.file = configuration.flights.file.map(absolute)
    configuration.books.source = configuration.books.source.map { source in
      source.contains("://") ? source : absolute(source)
    }
    return ConfigurationResult(
      configuration: configuration, problems: reader.problems, source: file, texts: reader.texts)
  }

  private static func unreadable(_ file: String, _ message: String) -> ConfigurationResult {
    failed(file, message, isReadable: false)
  }

  private static func failed(
    _ file: String, _ message: String, line: Int = 0, column: Int = 0, isReadable: Bool = true
  ) -> ConfigurationResult {
    ConfigurationResult(
      configuration: .init(),
      problems: [
        ConfigurationProblem(file: file, line: line, column: column, key: nil, message: message)
      ], source: file, isReadable: isReadable)
  }
}
