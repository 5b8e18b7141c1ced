import CExpat

/// Reads an XML document through expat. Document types that declare anything are refused, so that there
/// are no entities but XML's five; nothing outside of the document is ever looked at.
final class MarkupReader {
  /// Levels of elements.
  static let depthLimit = 100
  /// Elements inside one that is handed out, or in all of the document around those.
  static let elementLimit = 200_000

  private let parser: XML_Parser
  private let parts: Set<String>
  private let take: (MarkupElement) -> Void
  private let baseOfAll: String?
  private var open: [MarkupElement] = []
  private var root: MarkupElement?
  private var elements = 0
  private var fault: MarkupFault?

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - encoding: That of the bytes, where it is known from elsewhere.
  ///   - base: The document's address.
  ///   - parts: Names of elements below the root that are given to `take`, one after the other, and
  ///     then forgotten.
  /// - Returns: The root, without those parts.
  static func read(
    _ bytes: [UInt8], encoding: String? = nil, base: String? = nil, parts: Set<String> = [],
    take: @escaping (MarkupElement) -> Void = { _ in }
  ) throws(MarkupFault) -> MarkupElement {
    guard let parser = XML_ParserCreateNS(encoding, XML_Char(UInt8(ascii: "|"))) else {
      throw MarkupFault(line: 1, message: "not enough memory", isMendable: false)
    }
    defer { XML_ParserFree(parser) }
    let reader = MarkupReader(parser, base: base, parts: parts, take: take)
    return try reader.run(bytes)
  }

  private init(
    _ parser: XML_Parser, base: String?, parts: Set<String>,
    take: @escaping (MarkupElement) -> Void
  ) {
    self.parser = parser
    self.parts = parts
    self.take = take
    baseOfAll = base
  }

  private func run(_ bytes: [UInt8]) throws(MarkupFault) -> MarkupElement {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { MarkupReader.of($0)?.start($1, $2) },
      { context, _ in MarkupReader.of(context)?.end() }
    )
    XML_SetCharacterDataHandler(parser) { MarkupReader.of($0)?.characters($1, $2) }
    XML_SetStartDoctypeDeclHandler(parser) { context, _, _, _, hasDeclarations in
      if hasDeclarations != 0 { MarkupReader.of(context)?.refuseDeclarations() }
    }
    XML_SetEntityDeclHandler(parser) { context, _, _, _, _, _, _, _, _ in
      MarkupReader.of(context)?.refuseDeclarations()
    }
    // In pieces, for expat counts in Int32.
    var rest = bytes[...]
    repeat {
      let piece = Array(rest.prefix(1 << 20))
      rest = rest.dropFirst(piece.count)
      let status = piece.withUnsafeBytes { raw in
        XML_Parse(
          parser, raw.bindMemory(to: CChar.self).baseAddress, Int32(piece.count),
          rest.isEmpty ? 1 : 0)
      }
      guard status == XML_STATUS_OK else { throw fault ?? parserFault() }
    } while !rest.isEmpty
    guard let root else {
      throw MarkupFault(line: 1, message: "there is no element", isMendable: false)
    }
    return root
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> MarkupReader? {
    context.map { Unmanaged<MarkupReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func start(
    _ name: UnsafePointer<XML_Char>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard fault == nil, let name else { return }
    elements += 1
    guard open.count < Self.depthLimit else {
      return refuse("has more than \(Self.depthLimit) levels of elements")
    }
    guard elements <= Self.elementLimit else {
      return refuse("has more than \(Self.elementLimit) elements in one place")
    }
    var values: [String: String] = [:]
    if var pair = attributes {
      while let key = pair[0], let value = pair[1] {
        values[String(cString: key)] = String(cString: value)
        pair += 2
      }
    }
    let outer = open.isEmpty ? baseOfAll : open[open.count - 1].base
    let own = values["http://www.w3.org/XML/1998/namespace|base"]
    let base = own.flatMap { WebAddress.resolve($0, base: outer) } ?? outer
    open.append(MarkupElement(name: String(cString: name), attributes: values, base: base))
  }

  private func end() {
    guard fault == nil, let element = open.popLast() else { return }
    guard let parent = open.last else {
      root = element
      if parts.contains(element.name) { take(element) }
      return
    }
    if open.count == 1, parts.contains(element.name) {
      take(element)
      elements = 0
    } else {
      parent.append(element)
    }
  }

  private func characters(_ start: UnsafePointer<XML_Char>?, _ count: Int32) {
    guard fault == nil, let start, let element = open.last else { return }
    let text = start.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
      String(decoding: UnsafeBufferPointer(start: $0, count: Int(count)), as: UTF8.self)
    }
    element.append(text)
  }

  private func refuseDeclarations() {
    refuse("declares entities or a document type of its own, which is refused")
  }

  private func refuse(_ message: String) {
    guard fault == nil else { return }
    fault = MarkupFault(
      line: Int(gateframe_xml_line(parser)), message: message, isMendable: false)
    XML_StopParser(parser, 0)
  }

  private func parserFault() -> MarkupFault {
    let code = XML_GetErrorCode(parser)
    let words = XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
    let mendable = [XML_ERROR_INVALID_TOKEN, XML_ERROR_UNDEFINED_ENTITY, XML_ERROR_BAD_CHAR_REF]
    return MarkupFault(
      line: Int(gateframe_xml_line(parser)), message: "not well-formed XML: \(words)",
      isMendable: mendable.contains(code))
  }
}
