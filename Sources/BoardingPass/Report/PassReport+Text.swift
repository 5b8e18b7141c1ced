extension PassReport {
  package var text: String {
    var lines = ["outcome: \(result.outcome.rawValue)"]
    if let rejection = result.rejection {
      lines += ["  \(rejection.description)", "  \(rejection.passengerMessage)"]
    }
    for warning in result.warnings { lines.append("warning: \(Self.sentence(warning))") }
    guard let pass = result.pass else { return Self.joined(lines) }
    lines += ["", "name: \(Self.shown(pass.name.display))"]
    lines += pass.fields.map(Self.line)
    if !pass.bagTags.isEmpty { lines.append("bag tags: \(pass.bagTags.joined(separator: ", "))") }
    for (leg, date) in zip(pass.legs, pass.flightDates(today: today)) {
      lines += ["", headline(leg, date)]
      lines += leg.fields.map(Self.line)
    }
    return Self.joined(lines)
  }

  private func headline(_ leg: BCBPLeg, _ date: FlightDate?) -> String {
    let flight = leg.flight?.description ?? "no flight number"
    let carrier = leg[.operatingCarrier].flatMap { airlines[$0] }.map { " (\($0.name))" } ?? ""
    var when = "date unknown"
    if let date {
      when = date.date.description + (date.isNearToday ? "" : ", not for today")
    }
    return "leg \(leg.number): \(flight)\(carrier), \(place(leg.from)) to \(place(leg.to)), \(when)"
  }

  private func place(_ code: String) -> String {
    airports[code].map { "\($0.city) (\(code))" } ?? code
  }

  private static func sentence(_ warning: BCBPWarning) -> String {
    var place = "position \(warning.position)"
    if let leg = warning.leg { place += ", leg \(leg)" }
    if let item = warning.item { place += ", item \(item.number) \(item.name)" }
    return "\(warning.message) (\(warning.code.rawValue); \(place))"
  }

  private static func line(_ field: BCBPField) -> String {
    let number = String(field.item.number)
    let pad = String(repeating: " ", count: max(3 - number.count, 0))
    return "  \(pad)\(number)  \(field.item.name): \(shown(field.trimmed))"
  }

  /// Control characters must not reach a terminal.
  private static func shown(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      result.append(isControl ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  private static func joined(_ lines: [String]) -> String {
    lines.joined(separator: "\n") + "\n"
  }
}
