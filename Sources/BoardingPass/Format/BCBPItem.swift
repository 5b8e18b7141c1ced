/// A data item of IATA Resolution 792 (bar coded boarding pass); the raw value is its item number.
///
/// Item 18 (selectee) is not among them: the decoder steps over it and never keeps it.
package enum BCBPItem: Int, CaseIterable, Hashable, Sendable {
  case formatCode = 1
  case numberOfLegs = 5
  case passengerName = 11
  case electronicTicket = 253

  case locator = 7
  case from = 26
  case to = 38
  case operatingCarrier = 42
  case flightNumber = 43
  case dateOfFlight = 46
  case compartment = 71
  case seat = 104
  case sequence = 107
  case passengerStatus = 113
  case variableSize = 6

  case versionMarker = 8
  case version = 9
  case uniqueSize = 10
  case passengerDescription = 15
  case sourceOfCheckIn = 12
  case sourceOfIssuance = 14
  case dateOfIssue = 22
  case documentType = 16
  case issuingCarrier = 21
  case bagTags = 23
  case secondBagTags = 31
  case thirdBagTags = 32

  case repeatedSize = 17
  case airlineNumericCode = 142
  case documentSerial = 143
  case documentVerification = 108
  case marketingCarrier = 19
  case frequentFlyerAirline = 20
  case frequentFlyerNumber = 236
  case idAD = 89
  case freeBaggage = 118
  case fastTrack = 254
  case airlineUse = 4

  case securityMarker = 25
  case securityType = 28
  case securitySize = 29
  case securityData = 30

  /// The item's number in the Resolution.
  package var number: Int { rawValue }

  /// The item's name in the Resolution.
  package var name: String {
    switch self {
    case .formatCode: "Format Code"
    case .numberOfLegs: "Number of Legs Encoded"
    case .passengerName: "Passenger Name"
    case .electronicTicket: "Electronic Ticket Indicator"
    case .locator: "Operating Carrier PNR Code"
    case .from: "From City Airport Code"
    case .to: "To City Airport Code"
    case .operatingCarrier: "Operating Carrier Designator"
    case .flightNumber: "Flight Number"
    case .dateOfFlight: "Date of Flight"
    case .compartment: "Compartment Code"
    case .seat: "Seat Number"
    case .sequence: "Check-in Sequence Number"
    case .passengerStatus: "Passenger Status"
    case .variableSize: "Field Size of Variable Size Field"
    case .versionMarker: "Beginning of Version Number"
    case .version: "Version Number"
    case .uniqueSize: "Field Size of Structured Message - Unique"
    case .passengerDescription: "Passenger Description"
    case .sourceOfCheckIn: "Source of Check-in"
    case .sourceOfIssuance: "Source of Boarding Pass Issuance"
    case .dateOfIssue: "Date of Issue of Boarding Pass"
    case .documentType: "Document Type"
    case .issuingCarrier: "Airline Designator of Boarding Pass Issuer"
    case .bagTags: "Baggage Tag Licence Plate Number(s)"
    case .secondBagTags: "First Non-Consecutive Baggage Tag Licence Plate Number"
    case .thirdBagTags: "Second Non-Consecutive Baggage Tag Licence Plate Number"
    case .repeatedSize: "Field Size of Structured Message - Repeated"
    case .airlineNumericCode: "Airline Numeric Code"
    case .documentSerial: "Document Form/Serial Number"
    case .documentVerification: "International Documentation Verification"
    case .marketingCarrier: "Marketing Carrier Designator"
    case .frequentFlyerAirline: "Frequent Flyer Airline Designator"
    case .frequentFlyerNumber: "Frequent Flyer Number"
    case .idAD: "ID/AD Indicator"
    case .freeBaggage: "Free Baggage Allowance"
    case .fastTrack: "Fast Track"
    case .airlineUse: "For Individual Airline Use"
    case .securityMarker: "Beginning of Security Data"
    case .securityType: "Type of Security Data"
    case .securitySize: "Length of Security Data"
    case .securityData: "Security Data"
    }
  }
}
