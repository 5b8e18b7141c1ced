// Values that depart from the Resolution without moving anything. No message quotes a value.
extension BCBPDecoder {
  mutating func checkValues(of pass: BarCodedBoardingPass) {
    checkCharacters()
    for field in pass.fields { checkUnique(field) }
    for leg in pass.legs {
      self.leg = leg.number
      for field in leg.fields { checkLeg(field) }
    }
    leg = 0
  }

  private mutating func checkCharacters() {
    guard let offset = text.firstIndex(where: { !$0.isPrintable }) else { return }
    warn(
      .unexpectedCharacter, nil, at: offset,
      "Found \(character(at: offset)); a pass holds printable ASCII only.")
  }

  private mutating func checkUnique(_ field: BCBPField) {
    switch field.item {
    case .passengerName:
      if field.value.contains(where: \.isLowercase) {
        warn(.lowerCase, field, "The name holds small letters.")
      }
      if !field.value.contains("/") {
        if field.value.contains("-") {
          warn(
            .slashReadAsHyphen, field,
            "The name holds ‘-’ but no ‘/’: the scanner's keyboard layout may be wrong.")
        } else {
          warn(.nameWithoutSlash, field, "The name holds no ‘/’ between family and given name.")
        }
      }
    case .dateOfIssue:
      if !field.trimmed.isEmpty, !field.value.utf8.allSatisfy(\.isDigit) {
        warn(.unexpectedValue, field, "Expected four digits: the year's last and the day's three.")
      }
    default: break
    }
  }

  private mutating func checkLeg(_ field: BCBPField) {
    switch field.item {
    case .locator:
      if field.value.contains(where: \.isLowercase) {
        warn(.lowerCase, field, "The locator holds small letters.")
      }
    case .from, .to:
      if field.value.contains(where: \.isLowercase) {
        warn(.lowerCase, field, "The airport code holds small letters.")
      }
    case .flightNumber:
      if FlightDesignator(carrier: "", flight: field.value) == nil {
        warn(.unexpectedValue, field, "Expected a flight number: up to five digits and a letter.")
      }
    case .dateOfFlight:
      let digits = field.value.utf8.allSatisfy(\.isDigit) ? Int(field.value) : nil
      if digits.map({ !(1...366).contains($0) }) ?? true {
        warn(.unexpectedValue, field, "Expected the day of the year, 001 to 366.")
      }
    case .fastTrack:
      if !["Y", "N", " "].contains(field.value) {
        warn(.unexpectedValue, field, "Expected Y, N or a space.")
      }
    case .documentSerial:
      if !field.trimmed.utf8.allSatisfy(\.isDigit) {
        warn(
          .documentNumberNotNumeric, field,
          "The document number holds more than digits; it may be the number of a passport.")
      }
    default: break
    }
  }

  private mutating func warn(_ code: BCBPWarning.Code, _ field: BCBPField, _ message: String) {
    warnings.append(
      BCBPWarning(
        code: code, item: field.item, leg: leg > 0 ? leg : nil, position: field.position,
        message: message, losesData: false))
  }
}
