extension PassReport {
  package var json: String {
    let pass = result.pass
    return JSONText.object([
      ("outcome", .string(result.outcome.rawValue)),
      ("rejection", rejection),
      ("warnings", .array(result.warnings.map(Self.warning))),
      ("passengerName", .optional(pass?.name.display)),
      ("version", .optional(pass?.version)),
      ("issueDate", .optional(pass?.issueDate(today: today)?.description)),
      ("bagTags", .array((pass?.bagTags ?? []).map { .string($0) })),
      ("items", .array((pass?.fields ?? []).map(Self.item))),
      ("legs", .array(legs)),
    ]).rendered() + "\n"
  }

  private var rejection: JSONText {
    guard let rejection = result.rejection else { return .null }
    return .object([
      ("code", .string(rejection.reason.rawValue)),
      ("item", .optional(rejection.item?.number)),
      ("itemName", .optional(rejection.item?.name)),
      ("position", .integer(rejection.position)),
      ("expected", .string(rejection.expected)),
      ("found", .string(rejection.found)),
      ("message", .string(rejection.description)),
      ("passengerMessage", .string(rejection.passengerMessage)),
    ])
  }

  private static func warning(_ warning: BCBPWarning) -> JSONText {
    .object([
      ("code", .string(warning.code.rawValue)),
      ("item", .optional(warning.item?.number)),
      ("itemName", .optional(warning.item?.name)),
      ("leg", .optional(warning.leg)),
      ("position", .integer(warning.position)),
      ("losesData", .bool(warning.losesData)),
      ("message", .string(warning.message)),
    ])
  }

  private static func item(_ field: BCBPField) -> JSONText {
    .object([
      ("number", .integer(field.item.number)),
      ("name", .string(field.item.name)),
      ("value", .string(field.value)),
      ("position", .integer(field.position)),
    ])
  }

  private var legs: [JSONText] {
    guard let pass = result.pass else { return [] }
    return zip(pass.legs, pass.flightDates(today: today)).map { leg, date in
      let carrier = leg[.operatingCarrier]
      return .object([
        ("number", .integer(leg.number)),
        ("flight", .optional(leg.flight?.description)),
        ("carrier", .optional(carrier)),
        ("carrierName", .optional(carrier.flatMap { airlines[$0]?.name })),
        ("from", .string(leg.from)),
        ("fromCity", .optional(airports[leg.from]?.city)),
        ("to", .string(leg.to)),
        ("toCity", .optional(airports[leg.to]?.city)),
        ("date", .optional(date?.date.description)),
        ("isNearToday", date.map { .bool($0.isNearToday) } ?? .null),
        ("seat", .optional(leg.seat)),
        ("sequence", .optional(leg.sequence)),
        ("items", .array(leg.fields.map(Self.item))),
      ])
    }
  }
}
