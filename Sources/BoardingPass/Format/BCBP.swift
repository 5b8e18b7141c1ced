/// The bar coded boarding pass of IATA Resolution 792, versions 1 to 8.
package enum BCBP {
  /// The longest text that is read, in bytes. A pass of four legs with every item, room for airline
  /// use and a security field of 255 characters stays well below it.
  package static let byteLimit = 2048

  /// Reads a scanned text. Never fails: the outcome says how much of it is a boarding pass.
  ///
  /// CR and LF at either end, a UTF-8 byte order mark and an AIM symbology identifier (such as
  /// `]Q3`) in front belong to the transport and are left out of the pass's `bytes`; trailing
  /// spaces are part of the pass.
  package static func decode(_ bytes: [UInt8]) -> BCBPResult {
    guard bytes.count <= byteLimit else {
      return .reject(
        BCBPRejection(
          reason: .tooLong, item: nil, position: byteLimit + 1,
          expected: "at most \(byteLimit) characters", found: "\(bytes.count) characters"))
    }
    let transport = BCBPTransport(bytes)
    if let rejection = transport.rejection { return .reject(rejection) }
    var best: BCBPResult?
    for candidate in transport.candidates {
      let result = read(candidate)
      if let held = best, rank(held) <= rank(result) { continue }
      best = result
    }
    return best ?? .reject(.empty)
  }

  private static func read(_ candidate: BCBPTransport.Candidate) -> BCBPResult {
    var decoder = BCBPDecoder(candidate)
    do {
      let pass = try decoder.decode()
      let warnings = decoder.warnings
      if warnings.isEmpty { return .accept(pass) }
      return warnings.contains(where: \.losesData)
        ? .partial(pass, warnings) : .acceptWithWarnings(pass, warnings)
    } catch {
      return .reject(error)
    }
  }

  /// Lower is better: outcome first, then how much had to be forgiven.
  private static func rank(_ result: BCBPResult) -> Int {
    switch result {
    case .accept: 0
    case .acceptWithWarnings(_, let warnings): 1000 + min(warnings.count, 999)
    case .partial(_, let warnings): 2000 + min(warnings.count, 999)
    case .reject: 3000
    }
  }
}

extension BCBPRejection {
  package static let empty = BCBPRejection(
    reason: .empty, item: nil, position: 1, expected: "a boarding pass", found: "nothing")
}
