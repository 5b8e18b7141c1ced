import Configuration
import Kiosk
import Testing

/// Settings that have the right form and name nothing known.
struct ConfigurationDoubtsTests {
  private func doubts(_ text: String) -> [String] {
    let result = KioskConfiguration.parse(Array(text.utf8), file: "kiosk.toml")
    #expect(result.problems.isEmpty && result.refusal == nil)
    return result.doubts.map(\.description)
  }

  @Test func namesWhatIsNotKnownWithItsPlace() {
    let found = doubts(
      """
      [kiosk]
      airport = "QQQ"
      language = "qx"

      [[scanner]]
      name = "S"
      layout = "nowhere"
      """)
    #expect(found.count == 3)
    #expect(found.first?.hasPrefix("kiosk.toml:2:11: kiosk.airport: the airport \"QQQ\"") == true)
    #expect(found.dropFirst().first?.hasPrefix("kiosk.toml:3:12: kiosk.language: ") == true)
    #expect(found.last?.hasPrefix("kiosk.toml:7:10: scanner.layout: ") == true)
  }

  @Test(arguments: ["en", "de", "pt-BR", "nb-NO", "zh-Hant-TW", "EN"])
  func takesWhatIsKnown(_ language: String) {
    #expect(
      doubts(
        """
        [kiosk]
        airport = "osl"
        language = "\(language)"

        [[scanner]]
        name = "S"
        layout = "us"
        """
      ).isEmpty)
  }
}
