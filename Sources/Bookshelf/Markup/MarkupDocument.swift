/// A document from outside: its encoding found out, mended where it has to be, and read.
struct MarkupDocument {
  /// The root, without the parts that were handed out.
  let root: MarkupElement
  /// What had to be mended, in words; nil when nothing had to.
  let remark: String?

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - charset: The encoding that came with the document, such as that of an HTTP header; what the
  ///     document says itself goes before it.
  ///   - parts, take: As for `MarkupReader.read`; `reset` is called when the parts taken before do not
  ///     count.
  init(
    _ bytes: [UInt8], charset: String? = nil, base: String? = nil, parts: Set<String> = [],
    reset: () -> Void = {}, take: @escaping (MarkupElement) -> Void = { _ in }
  ) throws(MarkupFault) {
    let (text, encoding, remark) = try Self.decoded(bytes, charset: charset)
    let fault: MarkupFault
    do {
      root = try MarkupReader.read(text, encoding: encoding, base: base, parts: parts, take: take)
      self.remark = remark
      return
    } catch {
      fault = error
    }
    guard fault.isMendable, encoding == "UTF-8" else { throw fault }
    reset()
    root = try MarkupReader.read(
      MarkupMending.mended(text), encoding: encoding, base: base, parts: parts, take: take)
    self.remark = "line \(fault.line): \(fault.message); mended"
  }

  /// The text with the encoding that the parser is told; nil leaves it to the parser.
  private static func decoded(
    _ bytes: [UInt8], charset: String?
  ) throws(MarkupFault) -> (text: [UInt8], encoding: String?, remark: String?) {
    if MarkupMending.isUTF16(bytes) { return (bytes, nil, nil) }
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let declared = MarkupMending.declaredEncoding(bytes)
    let name = isMarked ? "utf-8" : declared ?? charset?.lowercased() ?? "utf-8"
    if ["utf-8", "utf8", "us-ascii", "ascii"].contains(name) {
      if Transcoding.isUTF8(bytes) { return (bytes, "UTF-8", nil) }
      let text = Transcoding.utf8(bytes, from: "WINDOWS-1252") ?? bytes
      return (text, "UTF-8", "is said to be \(name) and is not; read as windows-1252")
    }
    guard let text = Transcoding.utf8(bytes, from: name) else {
      throw MarkupFault(
        line: 1, message: "the encoding \"\(name.prefix(40))\" is not known", isMendable: false)
    }
    return (text, "UTF-8", nil)
  }
}
