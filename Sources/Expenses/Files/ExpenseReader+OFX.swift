extension ExpenseReader {
  func readMarkup(
    _ source: ByteSource, _ encoding: TextEncoding, into ledger: inout Ledger,
    _ summary: inout FileSummary
  ) {
    var source = source
    source.rewind(to: 0)
    var markup = OFXMarkup(encoding)
    var statement = OFXStatement(options)
    ledger.beginFile()
    while true {
      let bytes = source.next()
      if bytes.isEmpty { break }
      markup.read(bytes, into: &statement)
      take(statement.drain(), &ledger, &summary)
      report(summary, source.position, of: source.size)
    }
    statement.finish()
    take(statement.drain(), &ledger, &summary)
    end("OFX 1 (SGML); \(encoding.rawValue)", statement.isStatement, &summary)
  }

  func readXML(
    _ source: ByteSource, into ledger: inout Ledger, _ summary: inout FileSummary
  ) {
    var source = source
    source.rewind(to: 0)
    guard let xml = OFXXML(options) else { return }
    ledger.beginFile()
    while true {
      let bytes = source.next()
      let fault = xml.read(bytes, isLast: bytes.isEmpty)
      take(xml.drain(), &ledger, &summary)
      if let fault {
        summary.note(StatementProblem(file: source.file, line: fault.line, fault.reason))
        break
      }
      if bytes.isEmpty { break }
      report(summary, source.position, of: source.size)
    }
    xml.finish()
    take(xml.drain(), &ledger, &summary)
    end("OFX 2 (XML)", xml.isStatement, &summary)
  }

  private func end(_ found: String, _ isStatement: Bool, _ summary: inout FileSummary) {
    if isStatement || summary.counted > 0 {
      summary.found = found
    } else {
      summary.note(
        StatementProblem(file: summary.file, "is OFX without a statement of an account"))
    }
    report(summary, 1, of: 1)
  }

  private func take(
    _ entries: [OFXStatement.Entry], _ ledger: inout Ledger, _ summary: inout FileSummary
  ) {
    for entry in entries {
      summary.rows += 1
      switch entry {
      case .malformed(let line, let reason):
        summary.note(StatementProblem(file: summary.file, line: line, reason))
      case .transaction(let transaction, let line):
        summary.note(ledger.add(transaction), line: line)
      }
    }
  }
}
