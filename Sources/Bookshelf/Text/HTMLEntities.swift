/// Names of characters in HTML; XML has but five of them.
enum HTMLEntities {
  /// The character that a reference at the beginning of the bytes stands for, and its length in bytes.
  static func text(at bytes: ArraySlice<UInt8>) -> (text: String, length: Int)? {
    guard bytes.first == UInt8(ascii: "&") else { return nil }
    let body = bytes.dropFirst().prefix(33)
    guard let end = body.firstIndex(of: UInt8(ascii: ";")), end > body.startIndex else {
      return nil
    }
    let name = String(decoding: body[..<end], as: UTF8.self)
    let length = end - bytes.startIndex + 1
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let number =
        digits.first == "x" || digits.first == "X"
        ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard let number, number != 0 else { return nil }
      // What C1 numbers mean is what Windows meant by them.
      let mended = windows[number] ?? number
      return (Unicode.Scalar(mended).map { String($0) } ?? "\u{FFFD}", length)
    }
    return named[name].map { ($0, length) }
  }

  static let named: [String: String] = {
    var table = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
      "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}",
      "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}", "ndash": "–", "mdash": "—",
      "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„",
      "dagger": "†", "Dagger": "‡", "bull": "•", "hellip": "…", "permil": "‰", "prime": "′",
      "Prime": "″", "lsaquo": "‹", "rsaquo": "›", "euro": "€", "trade": "™", "larr": "←",
      "uarr": "↑", "rarr": "→", "darr": "↓", "minus": "−", "infin": "∞", "ne": "≠", "le": "≤",
      "ge": "≥", "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ",
      "circ": "ˆ", "tilde": "˜", "star": "☆", "starf": "★",
    ]
    // U+00A1 to U+00FF in order.
    let latin = """
      iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 \
      sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute \
      Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH \
      Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN \
      szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave \
      iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute \
      ucirc uuml yacute thorn yuml
      """
    for (offset, name) in latin.split(separator: " ").enumerated() {
      if let scalar = Unicode.Scalar(0xA1 + UInt32(offset)) { table[String(name)] = String(scalar) }
    }
    return table
  }()

  private static let windows: [UInt32: UInt32] = [
    0x80: 0x20AC, 0x82: 0x201A, 0x84: 0x201E, 0x85: 0x2026, 0x8A: 0x0160, 0x8B: 0x2039,
    0x8C: 0x0152, 0x91: 0x2018, 0x92: 0x2019, 0x93: 0x201C, 0x94: 0x201D, 0x95: 0x2022,
    0x96: 0x2013, 0x97: 0x2014, 0x99: 0x2122, 0x9A: 0x0161, 0x9B: 0x203A, 0x9C: 0x0153,
  ]
}
