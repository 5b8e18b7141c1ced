/// Reads rows of RFC 4180 with any separator, a block of the file at a time.
///
/// A row that breaks the rules is told and left out; reading goes on with the line after the one on
/// which it began.
struct CSVReader {
  /// The longest row, in bytes. A quote that is never closed is given up after so many.
  static let rowLimit = 32 << 10
  /// The most fields of a row.
  static let fieldLimit = 500

  enum Step: Equatable {
    case row
    /// The row that begins on `row.line` is left out.
    case malformed(String)
    case end
  }

  let separator: UInt8
  private let encoding: TextEncoding
  private var source: ByteSource
  private var buffer: [UInt8] = []
  private var index = 0
  /// Of the byte at `index`.
  private var line = 1
  private var isAtEnd = false
  private var skippedMark = false

  /// Reads from the start of the file.
  init(_ source: ByteSource, separator: UInt8, encoding: TextEncoding) {
    self.separator = separator
    self.encoding = encoding
    self.source = source
    self.source.rewind(to: 0, encoding: encoding)
  }

  /// Bytes of the file that have been read.
  var position: Int { source.position }

  private mutating func fill() -> Bool {
    guard !isAtEnd else { return false }
    // What a row that may have to be read again has begun with stays.
    buffer.removeFirst(rowStart)
    index -= rowStart
    rowStart = 0
    let more = source.next()
    if more.isEmpty {
      isAtEnd = true
      return false
    }
    buffer += more
    if !skippedMark {
      skippedMark = true
      if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }
    return true
  }

  /// Where the row being read begins in the buffer.
  private var rowStart = 0

  /// Reads the next row that is not an empty line.
  mutating func next(_ row: inout CSVRow) -> Step {
    while true {
      rowStart = index
      row.clear(line: line)
      let step = readRow(&row)
      switch step {
      case .row where row.count == 1 && row.bytes.isEmpty: continue
      case .malformed: skipLine(from: row.line)
      case .row, .end: break
      }
      return step
    }
  }

  private mutating func readRow(_ row: inout CSVRow) -> Step {
    var isFirst = true
    while true {
      guard index < buffer.count || fill() else {
        guard !isFirst else { return .end }
        row.ends.append(row.bytes.count)
        return .row
      }
      isFirst = false
      let ended: Bool
      if buffer[index] == 0x22 {
        if let reason = readQuoted(&row) { return .malformed(reason) }
        ended = isAtEnd && index >= buffer.count || buffer[index] != separator
      } else {
        ended = readPlain(&row)
      }
      row.ends.append(row.bytes.count)
      guard row.count <= Self.fieldLimit, row.bytes.count <= Self.rowLimit else {
        return .malformed(
          "expected at most \(Self.fieldLimit) fields and \(Self.rowLimit) bytes")
      }
      if ended {
        stepOverLineEnd()
        return .row
      }
      index += 1
    }
  }

  /// Copies up to the separator or the end of the line, at which `index` stays. Whether the row ends.
  private mutating func readPlain(_ row: inout CSVRow) -> Bool {
    while true {
      var end = index
      while end < buffer.count {
        let byte = buffer[end]
        if byte == separator || byte == 0x0A || byte == 0x0D { break }
        end += 1
      }
      append(index..<end, to: &row)
      index = end
      if end < buffer.count { return buffer[end] != separator }
      if row.bytes.count > Self.rowLimit || !fill() { return true }
    }
  }

  /// Copies what stands between quotes; `index` is then after the closing one. A reason when the row
  /// breaks the rules.
  private mutating func readQuoted(_ row: inout CSVRow) -> String? {
    index += 1
    while true {
      var end = index
      while end < buffer.count, buffer[end] != 0x22 {
        if buffer[end] == 0x0A { line += 1 }
        end += 1
      }
      append(index..<end, to: &row)
      index = end
      if row.bytes.count > Self.rowLimit { return "a quote is opened and not closed" }
      guard index < buffer.count else {
        guard fill() else { return "a quote is opened and not closed" }
        continue
      }
      index += 1
      guard index < buffer.count || fill() else { return nil }
      switch buffer[index] {
      case 0x22:
        row.bytes.append(0x22)
        index += 1
      case separator, 0x0A, 0x0D: return nil
      default: return "text follows a closing quote"
      }
    }
  }

  private func append(_ range: Range<Int>, to row: inout CSVRow) {
    guard encoding.isSingleByte else {
      row.bytes += buffer[range]
      return
    }
    for byte in buffer[range] {
      if byte < 0x80 {
        row.bytes.append(byte)
      } else {
        TextEncoding.append(encoding.scalar(byte), to: &row.bytes)
      }
    }
  }

  private mutating func stepOverLineEnd() {
    guard index < buffer.count else { return }
    if buffer[index] == 0x0D {
      index += 1
      guard index < buffer.count || fill() else { return line += 1 }
      if buffer[index] == 0x0A { index += 1 }
    } else {
      index += 1
    }
    line += 1
  }

  /// Goes to the line after the one on which the row began.
  private mutating func skipLine(from start: Int) {
    line = start
    index = rowStart
    while true {
      while index < buffer.count {
        if buffer[index] == 0x0A || buffer[index] == 0x0D { return stepOverLineEnd() }
        index += 1
      }
      rowStart = index
      guard fill() else { return }
    }
  }
}
