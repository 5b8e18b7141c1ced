import BoardingPass

extension BCBPWarning.Code {
  /// What a departure tells of the scanner's keyboard layout, in a sentence that holds nothing of the
  /// scanned text; nil when it tells nothing.
  var layoutHint: String? {
    switch self {
    case .wrongVersionMarker:
      "Another character stands where ‘>’ belongs: the scanner's keyboard layout is wrong."
    case .slashReadAsHyphen:
      "The name holds ‘-’ but no ‘/’: the scanner's keyboard layout may be wrong."
    default: nil
    }
  }
}
