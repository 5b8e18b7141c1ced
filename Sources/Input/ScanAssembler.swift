import Host

/// Turns the keys of a scanner into scans. It knows nothing but key numbers and times, so that every
/// recording of a scanner is a test of it. What was scanned is overwritten as soon as it is reported.
package struct ScanAssembler {
  private let options: ScannerOptions
  private var buffer: [UInt8] = []
  private var isCut = false
  private var last: UInt64 = 0
  private var isIdle = true

  private var leftShift = false
  private var rightShift = false
  private var control = false
  private var leftAlt = false
  private var rightAlt = false
  private var capsLock = false
  private var altNumber: Int?

  private var lastScan: (hash: UInt64, count: Int, time: UInt64)?
  private let usesAlternate: Bool

  package init(options: ScannerOptions = ScannerOptions()) {
    self.options = options
    usesAlternate = options.layout.usesAlternate
  }

  /// When a burst ends although no key follows, in microseconds; nil between bursts.
  package var deadline: UInt64? { isIdle ? nil : last &+ patience }

  /// Where an end key is configured, a pause alone does not end a burst: radio scanners hesitate. Only
  /// one that stays away is given up.
  private var patience: UInt64 {
    options.endKey == .none ? options.gap : max(options.gap, 100_000) &* 5
  }

  /// A key went down or up at `time` (microseconds); the scan that this ended, if any.
  package mutating func key(_ code: UInt16, isDown: Bool, at time: UInt64) -> ScanEvent? {
    let expired = expire(at: time)
    isIdle = false
    last = max(last, time)
    let finished = process(code, isDown: isDown, at: time)
    return finished ?? expired
  }

  /// Ends a burst whose time is over at `time` (microseconds).
  package mutating func expire(at time: UInt64) -> ScanEvent? {
    guard !isIdle, time >= last, time - last >= patience else { return nil }
    // An end key that never came: what there is cannot be trusted to be whole. One or two stray
    // keys are nobody's scan.
    if options.endKey != .none {
      if buffer.count < 3 { clear() } else { isCut = true }
    }
    let event = finish(at: last)
    isIdle = true
    capsLock = false
    return event
  }

  /// Forgets everything, as when the device is gone.
  package mutating func reset() {
    clear()
    isIdle = true
    (leftShift, rightShift, control, leftAlt, rightAlt, capsLock) =
      (false, false, false, false, false, false)
    altNumber = nil
    lastScan = nil
  }

  private mutating func process(_ code: UInt16, isDown: Bool, at time: UInt64) -> ScanEvent? {
    switch code {
    case KeyCode.leftShift: leftShift = isDown
    case KeyCode.rightShift: rightShift = isDown
    case KeyCode.leftControl, KeyCode.rightControl: control = isDown
    case KeyCode.leftAlt: setAlt(isDown)
    case KeyCode.rightAlt where usesAlternate: rightAlt = isDown
    case KeyCode.rightAlt: setAlt(isDown)
    case KeyCode.capsLock: if isDown { capsLock.toggle() }
    case KeyCode.numLock, KeyCode.leftMeta, KeyCode.rightMeta: break
    case KeyCode.enter, KeyCode.keypadEnter: if isDown { return character(13, at: time) }
    case KeyCode.tab: if isDown { return character(9, at: time) }
    default: if isDown { return type(code, at: time) }
    }
    return nil
  }

  /// Alt down begins a character by number; Alt up ends it.
  private mutating func setAlt(_ isDown: Bool) {
    leftAlt = isDown
    if isDown {
      altNumber = nil
    } else if let number = altNumber {
      altNumber = nil
      if number <= 255 { append([UInt8(number)]) }
    }
  }

  private mutating func type(_ code: UInt16, at time: UInt64) -> ScanEvent? {
    if leftAlt {
      if let digit = KeyCode.digit(code) { altNumber = min((altNumber ?? 0) * 10 + digit, 1000) }
      return nil
    }
    guard let key = options.layout.keys[code] else { return nil }
    var isShifted = leftShift || rightShift
    if key.isLetter, capsLock != options.invertsCase { isShifted.toggle() }
    let bytes =
      rightAlt
      ? (isShifted ? key.alternateShifted : key.alternate)
      : (isShifted ? key.shifted : key.plain)
    if control {
      // Control characters are letters and [ \ ] ^ _ with the upper bits off (ECMA-48).
      guard bytes.count == 1, let byte = bytes.first, (0x40...0x7F).contains(byte) else {
        return nil
      }
      return character(byte & 0x1F, at: time)
    }
    append(bytes)
    return nil
  }

  /// A character that may be the end of the burst.
  private mutating func character(_ byte: UInt8, at time: UInt64) -> ScanEvent? {
    let isReturn = byte == 13 || byte == 10
    // Left over from an end of two characters, or a key of its own.
    if buffer.isEmpty, !isCut, isReturn || byte == 9 { return nil }
    switch options.endKey {
    case .enter where isReturn, .tab where byte == 9: return finish(at: time)
    default:
      append([byte])
      return nil
    }
  }

  private mutating func append(_ bytes: [UInt8]) {
    for byte in bytes {
      guard buffer.count < max(1, options.limit) else {
        isCut = true
        return
      }
      buffer.append(byte)
    }
  }

  private mutating func clear() {
    for index in buffer.indices { buffer[index] = 0 }
    buffer.removeAll(keepingCapacity: true)
    isCut = false
  }

  /// Takes off what surrounds the content and drops repetitions.
  private mutating func finish(at time: UInt64) -> ScanEvent? {
    var content = buffer[...]
    let wasCut = isCut
    defer { clear() }
    if options.endKey == .none {
      while let end = content.last, end == 13 || end == 10 { content.removeLast() }
    }
    if !options.prefix.isEmpty, content.starts(with: options.prefix) {
      content.removeFirst(options.prefix.count)
    }
    var identifier: String?
    if options.aim == .report, let found = Self.aimIdentifier(content) {
      identifier = String(decoding: found, as: UTF8.self)
      content.removeFirst(3)
    }
    if !wasCut, !options.suffix.isEmpty, content.count >= options.suffix.count,
      content.suffix(options.suffix.count).elementsEqual(options.suffix)
    {
      content.removeLast(options.suffix.count)
    }
    guard !content.isEmpty, !isDuplicate(content, at: time) else { return nil }
    return ScanEvent(
      bytes: Array(content), isCut: wasCut, aimIdentifier: identifier, microseconds: time)
  }

  /// `]`, a letter for the symbology and one more letter or digit (ISO/IEC 15424).
  private static func aimIdentifier(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let start = content.prefix(3)
    guard start.count == 3, start.first == UInt8(ascii: "]") else { return nil }
    func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }
    let modifier = start[start.startIndex + 2]
    guard isLetter(start[start.startIndex + 1]), isLetter(modifier) || (48...57).contains(modifier)
    else { return nil }
    return start
  }

  /// A pass that lies under the scanner is read again and again: the window begins anew each time. Only
  /// a hash is kept (FNV-1a), not what was scanned.
  private mutating func isDuplicate(_ content: ArraySlice<UInt8>, at time: UInt64) -> Bool {
    guard options.duplicateWindow > 0 else { return false }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in content { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let previous = lastScan
    lastScan = (hash, content.count, time)
    guard let previous, previous.hash == hash, previous.count == content.count else { return false }
    return time >= previous.time && time - previous.time < options.duplicateWindow
  }
}
