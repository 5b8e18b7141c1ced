import Testing

@testable import BoardingPass

@Suite struct PassengerNameTests {
  @Test(arguments: [
    ("NORDAHL/INGRID      ", "Ingrid Nordahl"), ("OKAFOR/CHIDI MR     ", "Chidi Okafor"),
    ("DE WIT/ANNELIES     ", "Annelies De Wit"), ("O'HARA/SEAN PATRICK ", "Sean Patrick O'Hara"),
    ("LIND-AAS/ANN-KARI   ", "Ann-Kari Lind-Aas"), ("McNair/Kari         ", "Kari McNair"),
    // A title that is glued on may be the end of a name.
    ("TANAKA/YUMIMS       ", "Yumims Tanaka"), ("EMRE/EMR            ", "Emr Emre"),
    // A title alone is a given name.
    ("SOLO/MR             ", "Mr Solo"), ("MADONNA             ", "Madonna"),
    ("SALO/               ", "Salo"), ("/EINO               ", "Eino"),
    ("A/B/C               ", "B C A"), ("                    ", ""), ("", ""), ("/", ""),
    ("LIND-ANN            ", "Ann Lind"), ("nordahl/ingrid      ", "Ingrid Nordahl"),
  ]) func shownNames(field: String, display: String) {
    #expect(PassengerName(bcbp: field).display == display)
  }

  @Test func partsAndTitle() {
    let name = PassengerName(bcbp: "OKAFOR/CHIDI JOHN DR")
    #expect(name.last == "OKAFOR" && name.first == "CHIDI JOHN" && name.title == "DR")
  }

  @Test func aFullFieldMayBeCut() {
    #expect(PassengerName(bcbp: "WINTERBOTTOM/PERSEPH").mayBeCut)
    #expect(!PassengerName(bcbp: "NORDAHL/INGRID      ").mayBeCut)
    #expect(!PassengerName(bcbp: "WINTERBOTTOM/PERSEP ").mayBeCut)
  }
}
