import CZip

/// A zip file of unknown origin.
package final class Archive {
  /// Files in it.
  static let entryLimit: Int64 = 20_000

  private let handle: OpaquePointer
  private let path: String

  /// Opens a file.
  ///
  /// - Throws: ``CatalogueProblem``.
  package init(_ path: String) throws(CatalogueProblem) {
    var code: Int32 = 0
    guard let opened = zip_open(path, ZIP_RDONLY, &code) else {
      var error = zip_error_t()
      zip_error_init_with_code(&error, code)
      defer { zip_error_fini(&error) }
      // Never null, which older releases of libzip do not say.
      let told: UnsafePointer<CChar>? = zip_error_strerror(&error)
      let words = told.map { String(cString: $0) } ?? "error \(code)"
      throw CatalogueProblem(source: path, message: "no zip file that can be read: \(words)")
    }
    handle = opened
    self.path = path
    let count = zip_get_num_entries(opened, 0)
    guard count <= Self.entryLimit else {
      zip_discard(opened)
      throw CatalogueProblem(
        source: path, message: "holds \(count) files; at most \(Self.entryLimit) are looked at")
    }
  }

  deinit { zip_discard(handle) }

  /// The bytes of a file in it, inflated.
  ///
  /// - Throws: ``CatalogueProblem`` when it is not there, larger than `limit`, or damaged.
  package func bytes(_ name: String, limit: Int) throws(CatalogueProblem) -> [UInt8] {
    func problem(_ message: String) -> CatalogueProblem {
      CatalogueProblem(source: path, place: PlainText.line(name, limit: 120), message: message)
    }
    guard let file = zip_fopen(handle, name, 0) else {
      throw problem("not there, or not to be read")
    }
    defer { zip_fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      // What the head says about the size is not relied on.
      let count = zip_fread(file, &chunk, UInt64(chunk.count))
      guard count >= 0 else { throw problem("damaged") }
      if count == 0 { return bytes }
      bytes += chunk[..<Int(count)]
      guard bytes.count <= limit else { throw problem("larger than \(limit) bytes") }
    }
  }
}
