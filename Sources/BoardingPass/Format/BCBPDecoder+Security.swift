// The security field after the last leg.
extension BCBPDecoder {
  func isSecurityMarker(_ byte: UInt8) -> Bool { byte == ASCII.caret || byte == ASCII.bar }

  /// The first place from `offset` on where a security field begins whose size reaches exactly to
  /// the end of the text, trailing spaces apart.
  func securityStart(from offset: Int) -> Int? {
    var end = text.count
    while end > offset, text[end - 1] == ASCII.space { end -= 1 }
    return (offset..<max(offset, text.count)).first { start in
      guard isSecurityMarker(text[start]), let size = size(at: start + 2) else { return false }
      return (end...text.count).contains(start + 4 + size)
    }
  }

  mutating func readSecurity(allLegsRead: Bool) {
    guard allLegsRead, cursor < text.count else { return }
    guard !text[cursor...].allSatisfy({ $0 == ASCII.space }) else { return }
    if let start = securityStart(from: cursor), start > cursor {
      warn(
        .sizeTooSmall, .variableSize, at: cursor,
        "\(start - cursor) character(s) stand between the last leg and the security data.")
      cursor = start
    }
    guard readSecurityMarker() else { return }
    guard text.count - cursor >= 3 else {
      warn(
        .fieldCut, .securityType, at: cursor, "The text ends inside the security field.",
        losesData: true)
      return
    }
    unique.append(field(.securityType, cursor..<cursor + 1))
    guard let size = size(at: cursor + 1) else {
      warn(
        .badSize, .securitySize, at: cursor + 1,
        "The size is not two hexadecimal digits; the security data was left out.", losesData: true)
      return
    }
    unique.append(field(.securitySize, cursor + 1..<cursor + 3))
    cursor += 3
    let rest = text.count - cursor
    if size > rest {
      warn(
        .sizeTooLarge, .securitySize, at: cursor - 2,
        "The size says \(size) characters, but \(rest) follow.", losesData: true)
    }
    let end = min(cursor + size, text.count)
    if end > cursor { unique.append(field(.securityData, cursor..<end)) }
    cursor = end
    if !text[cursor...].allSatisfy({ $0 == ASCII.space }) { warnExtra() }
  }

  /// Steps over item 25, or finds that it is missing; false when no security field is there.
  private mutating func readSecurityMarker() -> Bool {
    let byte = text[cursor]
    if byte == ASCII.caret {
      unique.append(field(.securityMarker, cursor..<cursor + 1))
      cursor += 1
      return true
    }
    if byte == ASCII.bar || (byte == ASCII.ampersand && fitsSecurity(at: cursor + 1)) {
      warn(
        .wrongSecurityMarker, .securityMarker, at: cursor,
        "Found \(character(at: cursor)) where ‘^’ belongs.")
      unique.append(field(.securityMarker, cursor..<cursor + 1))
      cursor += 1
      return true
    }
    if fitsSecurity(at: cursor) {
      warn(
        .missingSecurityMarker, .securityMarker, at: cursor,
        "The security data follows without its ‘^’.")
      return true
    }
    warnExtra()
    return false
  }

  /// Whether a type and a size that reaches exactly to the end stand at `offset`.
  private func fitsSecurity(at offset: Int) -> Bool {
    guard let size = size(at: offset + 1) else { return false }
    var end = text.count
    while end > offset, text[end - 1] == ASCII.space { end -= 1 }
    return (end...text.count).contains(offset + 3 + size)
  }

  private mutating func warnExtra() {
    warn(
      .extraData, nil, at: cursor,
      "\(text.count - cursor) character(s) follow that belong to no item; they were left out.")
    cursor = text.count
  }
}
