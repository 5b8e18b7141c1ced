/// Steps through the bytes of a date and time.
struct DateScanner {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  private var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  mutating func number() -> (value: Int, digits: Int)? {
    var value = 0
    var digits = 0
    while let byte = next, (0x30...0x39).contains(byte), digits < 9 {
      value = value * 10 + Int(byte - 0x30)
      digits += 1
      index += 1
    }
    return digits > 0 ? (value, digits) : nil
  }

  /// `-` `/` `.` or a space, with the spaces and the comma after it.
  mutating func separator() -> UInt8? {
    guard let byte = next, [0x2D, 0x2F, 0x2E, 0x20, 0x2C].contains(byte) else { return nil }
    index += 1
    while next == 0x20 { index += 1 }
    return byte
  }

  /// 1 to 12 for an English name of a month, in full or its first three letters.
  mutating func monthName() -> Int? {
    var end = index
    var letters: [UInt8] = []
    while end < bytes.endIndex, letters.count < 10 {
      let byte = UTF8Text.lower(bytes[end])
      guard (0x61...0x7A).contains(byte) else { break }
      letters.append(byte)
      end += 1
    }
    guard letters.count >= 3 else { return nil }
    for (number, name) in Self.names.enumerated()
    where name.starts(with: letters) && (letters.count == 3 || letters.count == name.count)
      || number == 8 && letters.elementsEqual("sept".utf8)
    {
      index = end
      return number + 1
    }
    return nil
  }

  private static let names = Month.names.map { Array($0.lowercased().utf8) }

  /// `21:30`, `21:30:05.25`, after a `T` or a space. Seconds of the day.
  mutating func time() -> Int? {
    let start = index
    if let byte = next, byte == 0x54 || byte == 0x20 || byte == 0x2C { index += 1 }
    while next == 0x20 { index += 1 }
    guard let hours = number(), hours.digits <= 2, hours.value < 24, next == 0x3A else {
      index = start
      return nil
    }
    index += 1
    guard let minutes = number(), minutes.digits == 2, minutes.value < 60 else {
      index = start
      return nil
    }
    var seconds = 0
    if next == 0x3A {
      index += 1
      seconds = min(number()?.value ?? 0, 59)
      if next == 0x2E || next == 0x2C {
        index += 1
        _ = number()
      }
    }
    return hours.value * 3_600 + minutes.value * 60 + seconds
  }

  /// `Z`, `UTC`, `+02:00`, `+0200`, `-3`. Seconds east of Greenwich.
  mutating func offset() -> Int? {
    while next == 0x20 { index += 1 }
    switch next {
    case 0x5A: return 0
    case 0x55: return 0
    case 0x2B, 0x2D:
      let sign = next == 0x2B ? 1 : -1
      index += 1
      guard let one = number() else { return nil }
      if one.digits == 4 { return sign * (one.value / 100 * 3_600 + one.value % 100 * 60) }
      guard one.digits <= 2, one.value <= 14 else { return nil }
      guard next == 0x3A else { return sign * one.value * 3_600 }
      index += 1
      let minutes = number()?.value ?? 0
      return sign * (one.value * 3_600 + min(minutes, 59) * 60)
    default: return nil
    }
  }
}

/// What the cells of a column tell of the order of its dates.
struct DateSurvey: Hashable {
  private(set) var certain = 0
  private(set) var onlyDayFirst = 0
  private(set) var onlyMonthFirst = 0
  private(set) var doubtful = 0
  /// How far the days of neighbouring rows lie apart, read either way.
  private var spanDayFirst = 0
  private var spanMonthFirst = 0
  private var before: DateText?

  /// Notes a cell; false when it is no date.
  mutating func note(_ cell: ArraySlice<UInt8>) -> Bool {
    guard let text = DateText(cell) else { return false }
    if text.certain != nil {
      certain += 1
      return true
    }
    let (day, month) = (text.day(.dayFirst), text.day(.monthFirst))
    switch (day, month) {
    case (.some, nil): onlyDayFirst += 1
    case (nil, .some): onlyMonthFirst += 1
    default: doubtful += 1
    }
    if let before {
      spanDayFirst += Self.span(before.day(.dayFirst), day)
      spanMonthFirst += Self.span(before.day(.monthFirst), month)
    }
    before = text
    return true
  }

  private static func span(_ a: Day?, _ b: Day?) -> Int {
    guard let a, let b else { return 400 }
    return min(abs(a.ordinal - b.ordinal), 400)
  }

  /// The order that a row proves, or that puts neighbouring rows closer together; nil when neither
  /// settles it.
  var order: DateOrder? {
    if onlyDayFirst != onlyMonthFirst {
      return onlyDayFirst > onlyMonthFirst ? .dayFirst : .monthFirst
    }
    guard spanDayFirst != spanMonthFirst else { return nil }
    return spanDayFirst < spanMonthFirst ? .dayFirst : .monthFirst
  }

  /// Whether dates were seen whose order no row proves.
  var isDoubtful: Bool { doubtful > 0 && onlyDayFirst == onlyMonthFirst }
}
