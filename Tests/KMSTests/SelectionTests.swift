import Host
import Raster
import Seat
import Testing

@testable import KMS

@Suite("Choosing a display")
struct SelectionTests {
  @Test(arguments: [
    ("1920x1080", ModeRequest(width: 1920, height: 1080)),
    ("1024x600@59.94", ModeRequest(width: 1024, height: 600, refreshRate: 59.94)),
  ])
  func readsModes(text: String, expected: ModeRequest) { #expect(ModeRequest(text) == expected) }

  @Test(arguments: [
    "", "x", "1920", "0x10", "-1x5", "1920x1080@", "1920x1080@0", "1x2x3", "99999x9",
  ])
  func refusesWhatIsNoMode(text: String) { #expect(ModeRequest(text) == nil) }

  @Test func takesTheRefreshRateFromTheTimings() {
    let mode = DRMMode(
      clock: 148_352, horizontal: [1920, 2008, 2052, 2200], vertical: [1080, 1084, 1089, 1125])
    #expect(abs(mode.refreshRate - 59.94) < 0.001)
    #expect(mode.description == "1920x1080@59.94")
  }

  @Test func prefersWhatIsConnectedAndWhatIsNamed() {
    func connector(_ id: UInt32, _ name: String, _ status: DRMConnector.Status) -> DRMConnector {
      DRMConnector(id: id, name: name, status: status, modes: [.hd])
    }
    let all = [
      connector(1, "HDMI-A-1", .disconnected), connector(2, "HDMI-A-2", .connected),
      connector(3, "DSI-1", .connected),
    ]
    var options = KMSOptions()
    #expect(OutputChoice.connector(among: all, options: options)?.id == 3)
    options.connector = "hdmi-a-2"
    #expect(OutputChoice.connector(among: all, options: options)?.id == 2)
    options.connector = "HDMI-A-1"
    #expect(OutputChoice.connector(among: all, options: options) == nil)
  }

  @Test func disbelievesImpossibleSizes() {
    var connector = DRMConnector(
      id: 1, name: "HDMI-A-1", status: .connected, millimetreWidth: 160, millimetreHeight: 90)
    #expect(OutputChoice.millimetres(connector, .hd, .none) == nil)
    (connector.millimetreWidth, connector.millimetreHeight) = (520, 260)
    #expect(OutputChoice.millimetres(connector, .hd, .none) != nil)
  }

  @Test func readsWhatADisplaySaysAboutItself() throws {
    var bytes = [UInt8](repeating: 0, count: 128)
    bytes.replaceSubrange(0..<8, with: [0, 255, 255, 255, 255, 255, 255, 0])
    bytes.replaceSubrange(8..<12, with: [0x10, 0xAC, 0x34, 0x12])
    bytes.replaceSubrange(54..<72, with: [0, 0, 0, 0xFC, 0] + Array("U2415\n       ".utf8))
    bytes.replaceSubrange(72..<90, with: [0, 0, 0, 0xFF, 0] + Array("7MT01\n       ".utf8))
    bytes[127] = 0 &- bytes[..<127].reduce(0, { $0 &+ $1 })
    #expect(try #require(EDID(bytes)).identity == "DEL-U2415-7MT01")
    bytes[60] ^= 1
    #expect(EDID(bytes) == nil, "a wrong checksum")
    for count in 0..<128 { #expect(EDID(Array(bytes[..<count])) == nil) }
  }

  @Test func findsTheMasterInTheKernelsTable() {
    let table = """
                   command  tgid dev master a   uid      magic
            Xorg with room  1234   0   y    y     0          0
              gateframe-ki  1300   0   n    y  1000          0
      """
    #expect(MasterHolder.masters(in: table.replacing("tgid", with: "pid ")) == [1234])
    #expect(MasterHolder.masters(in: table) == [1234])
    #expect(MasterHolder.masters(in: "") == [])
  }

  @Test func readsTheKernelsEvents() {
    var record: [UInt8] = [2, 0, 0, 0, 32, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0]
    record += [3, 0, 0, 0, 7, 0, 0, 0, 5, 0, 0, 0, 41, 0, 0, 0]
    let event = DRMFlipEvent(token: 9, sequence: 5, nanoseconds: 3_000_007_000)
    #expect(DRMFlipEvent.parse((record + record)[...]) == [event, event])
    for count in 0..<32 { #expect(DRMFlipEvent.parse(record[..<count]).isEmpty) }
    record[4] = 0
    #expect(DRMFlipEvent.parse(record[...]).isEmpty)
  }

  @Test func damageStaysFewAndCoversEverything() {
    var region = DamageRegion(width: 100, height: 100)
    for index in 0..<50 {
      region.add(PixelRect(x0: index * 2, y0: index, x1: index * 2 + 3, y1: index + 5))
    }
    #expect(region.rects.count <= DamageRegion.maximumCount)
    for index in 0..<50 {
      let (x, y) = (min(index * 2 + 2, 99), index + 4)
      #expect(region.rects.contains { $0.x0 <= x && x < $0.x1 && $0.y0 <= y && y < $0.y1 })
    }
    region.add(PixelRect(x0: -5000, y0: .min, x1: .max, y1: 5000))
    #expect(region.isFull)
  }
}
