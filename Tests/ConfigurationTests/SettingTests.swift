import Testing

@testable import Configuration

@Suite struct SettingTests {
  @Test func everySettingIsRead() throws {
    let result = SampleConfiguration.load(SampleConfiguration.full)
    #expect(result.problems == [])
    let read = result.configuration
    #expect(read.kiosk.airport == "OSL" && read.kiosk.language == "nb-NO")
    #expect(read.kiosk.orientation == .upsideDown)
    #expect(!read.kiosk.showsBooks)
    #expect(read.display.connector == "HDMI-A-2")
    #expect(read.display.mode == .init(width: 1920, height: 1080, rate: 59.94))
    #expect(read.scanners.count == 2)
    let scanner = try #require(read.scanners.first)
    #expect(scanner.id == .init(vendor: 0x05E0, product: 0x1200))
    #expect(scanner.id?.description == "05e0:1200")
    #expect(scanner.path == "/dev/input/by-id/usb-scanner-event-kbd")
    #expect(scanner.name == "Gate scanner" && scanner.endKey == .tab)
    #expect(scanner.gapMilliseconds == 200 && scanner.layout == "de")
    #expect(scanner.prefix == "~" && scanner.suffix == "#")
    var second = KioskConfiguration.Scanner()
    second.name = "Hand scanner"
    #expect(read.scanners.last == second)
    #expect(read.boardingPass.symbology == .dataMatrix)
    #expect(!read.boardingPass.masksDocumentNumber)
    #expect(read.flights.file == "/etc/gateframe/flights/today.json")
    #expect(read.books.source == "/etc/gateframe/books/catalogue.json")
    #expect(read.books.hosts == ["covers.example.org"])
    #expect(read.books.refreshMinutes == 15 && read.books.coverMegabytes == 64)
    #expect(read.store.folder == "/srv/gateframe")
    #expect(read.fonts.family == "Noto Sans")
    #expect(read.fonts.fallback == ["Noto Sans Arabic", "Noto Sans CJK JP"])
  }

  /// A setting that is added must be tried by the text above.
  @Test func theTestOfEverySettingIsWhole() {
    var section = ""
    var tried: Set<String> = []
    for line in SampleConfiguration.full.split(separator: "\n") {
      if line.hasPrefix("[") {
        section = String(line.filter { $0 != "[" && $0 != "]" })
      } else if let key = line.split(separator: " ").first {
        tried.insert("\(section).\(key)")
      }
    }
    #expect(tried == Set(Setting.all.map { "\($0.section).\($0.key)" }))
    #expect(Setting.all.allSatisfy { Setting.sections.contains($0.section) })
    #expect(Set(Setting.all.map { "\($0.section).\($0.key)" }).count == Setting.all.count)
  }

  // Swift 6.0 crashes on a closure among the attribute's arguments.
  static let places = Setting.all.map { ($0.section, $0.key) }

  @Test(arguments: places)
  func theDocumentedDefaultIsTheDefault(section: String, key: String) throws {
    let setting = try #require(Setting.all.first { $0.section == section && $0.key == key })
    var expected = KioskConfiguration()
    var text = "[\(section)]\n\(key) = \(setting.defaultText)\n"
    if section == "scanner" {
      // A scanner needs a name to be known by.
      text = "[[scanner]]\n" + (key == "name" ? "id = \"05e0:1200\"\n" : "name = \"S\"\n")
      text += "\(key) = \(setting.defaultText)\n"
      expected.scanners = [.init()]
      if key == "name" {
        expected.scanners[0].id = .init(vendor: 0x05E0, product: 0x1200)
      } else {
        expected.scanners[0].name = "S"
      }
    }
    let result = SampleConfiguration.load(text)
    #expect(result.problems == [])
    #expect(result.configuration == expected)
  }

  @Test func anEmptyFileIsTheDefaults() {
    for text in ["", "\n", "# nothing\n", "[kiosk]\n"] {
      let result = SampleConfiguration.load(text)
      #expect(result.problems == [] && result.configuration == KioskConfiguration())
    }
  }

  @Test(arguments: [
    "https://books.example.org/opds", "http://[::1]/", "/srv/books", "file:///srv/books",
  ])
  func absoluteSourcesOfBooksStayAsTheyAre(source: String) {
    let result = SampleConfiguration.load("[books]\nsource = \"\(source)\"\n")
    #expect(result.configuration.books.source == source)
  }

  @Test func aSingleScannerTableIsAScanner() {
    let result = SampleConfiguration.load("[scanner]\nname = \"S\"\n")
    #expect(result.problems == [])
    #expect(result.configuration.scanners.map(\.name) == ["S"])
  }

  @Test(arguments: Configuration.KioskConfiguration.Symbology.allCases)
  func everySymbology(symbology: KioskConfiguration.Symbology) {
    let result = SampleConfiguration.load(
      "[boarding-pass]\nsymbology = \"\(symbology.rawValue)\"")
    #expect(result.configuration.boardingPass.symbology == symbology)
  }

  @Test(
    arguments: [
      ("1024x600", KioskConfiguration.Mode(width: 1024, height: 600, rate: nil)),
      ("3840x2160@30", .init(width: 3840, height: 2160, rate: 30)),
      ("64x16384@1000", .init(width: 64, height: 16384, rate: 1000)),
      ("63x600", nil), ("1024x16385", nil), ("1024", nil), ("1024x", nil), ("x", nil),
      ("1024x600x32", nil), ("1024x600@", nil), ("1024x600@0", nil), ("1024x600@nan", nil),
      ("1024x600@60@60", nil), ("+1024x+600", nil), (" 1024x600", nil), ("1024x600@inf", nil),
      ("99999999999999999999x1", nil),
    ] as [(String, KioskConfiguration.Mode?)])
  func modes(text: String, mode: KioskConfiguration.Mode?) {
    #expect(KioskConfiguration.Mode(text) == mode)
  }

  @Test(arguments: [
    "05e0", "05e0:120", "05e0:12000", "05g0:1200", "+5e0:1200", ":", "", "05e0:1200:1",
  ])
  func deviceIDsThatAreNone(text: String) {
    #expect(KioskConfiguration.DeviceID(text) == nil)
  }
}
