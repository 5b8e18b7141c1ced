import CExpat

/// Takes the XML of OFX 2 apart, a block at a time. Document types are refused, so that no entity is
/// ever expanded.
final class OFXXML {
  private static let depthLimit = 64

  private let parser: XML_Parser
  private var statement: OFXStatement
  private var text: [UInt8] = []
  private var open: [String] = []
  /// Whether the element that opened last has had no other within it.
  private var isLeaf = false
  private var refusal: String?

  /// Nil when there is no memory for a parser.
  init?(_ options: ReadingOptions) {
    guard let parser = XML_ParserCreate(nil) else { return nil }
    self.parser = parser
    statement = OFXStatement(options)
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, _ in OFXXML.of(data)?.begin(name) },
      { data, name in OFXXML.of(data)?.end(name) })
    XML_SetCharacterDataHandler(parser) { data, bytes, count in
      OFXXML.of(data)?.append(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      OFXXML.of(data)?.refuse("a document type is not taken")
    }
  }

  deinit { XML_ParserFree(parser) }

  var isStatement: Bool { statement.isStatement }

  func drain() -> [OFXStatement.Entry] { statement.drain() }

  func finish() { statement.finish() }

  /// Reads bytes. A line and a reason when they are not XML; what came before stays.
  func read(_ bytes: [UInt8], isLast: Bool) -> (line: Int, reason: String)? {
    let status = bytes.withUnsafeBytes { buffer in
      XML_Parse(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count),
        isLast ? 1 : 0)
    }
    guard status != XML_STATUS_OK else { return nil }
    let line = Int(gateframe_xml_line(parser))
    let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "error"
    return (line, refusal ?? "expected XML: \(reason)")
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> OFXXML? {
    data.map { Unmanaged<OFXXML>.fromOpaque($0).takeUnretainedValue() }
  }

  private var line: Int { Int(gateframe_xml_line(parser)) }

  private func refuse(_ reason: String) {
    refusal = reason
    XML_StopParser(parser, 0)
  }

  private func begin(_ name: UnsafePointer<XML_Char>?) {
    guard open.count < Self.depthLimit else { return refuse("expected at most 64 levels") }
    let tag = name.map { String(cString: $0) } ?? ""
    open.append(tag)
    isLeaf = true
    text.removeAll(keepingCapacity: true)
    statement.take(.open(tag), line: line)
  }

  private func end(_ name: UnsafePointer<XML_Char>?) {
    guard let tag = open.popLast() else { return }
    let value = UTF8Text.trimmed(text[...])
    if isLeaf, !value.isEmpty { statement.take(.value(tag, Array(value)), line: line) }
    isLeaf = false
    statement.take(.close(tag), line: line)
  }

  private func append(_ bytes: UnsafeBufferPointer<XML_Char>) {
    guard isLeaf, text.count < OFXMarkup.valueLimit else { return }
    for byte in bytes {
      let byte = UInt8(bitPattern: byte)
      text.append(byte == 0x0A || byte == 0x0D ? 0x20 : byte)
    }
  }
}
