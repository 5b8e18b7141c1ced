import Foundation

@testable import Configuration

enum SampleConfiguration {
  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every setting, none at its default.
  static let full = """
    [kiosk]
    airport = "osl"
    language = "nb-NO"
    orientation = "upside-down"
    books = false

    [display]
    connector = "HDMI-A-2"
    mode = "1920x1080@59.94"

    [[scanner]]
    id = "05e0:1200"
    path = "/dev/input/by-id/usb-scanner-event-kbd"
    name = "Gate scanner"
    end-key = "tab"
    gap-milliseconds = 200
    prefix = "~"
    suffix = "#"
    layout = "de"

    [[scanner]]
    name = "Hand scanner"

    [boarding-pass]
    symbology = "data-matrix"
    mask-document-number = false

    [flights]
    file = "flights/today.json"

    [books]
    source = "books/catalogue.json"
    hosts = ["covers.example.org"]
    refresh-minutes = 15
    cover-megabytes = 64

    [store]
    folder = "/srv/gateframe"

    [fonts]
    family = "Noto Sans"
    fallback = ["Noto Sans Arabic", "Noto Sans CJK JP"]
    """

  static func load(_ text: String) -> ConfigurationResult {
    KioskConfiguration.parse(Array(text.utf8), file: "/etc/gateframe/kiosk.toml")
  }

  static func load(_ bytes: [UInt8]) -> ConfigurationResult {
    KioskConfiguration.parse(bytes, file: "/etc/gateframe/kiosk.toml")
  }
}

/// A text with a mark `§` in it, and the line and column (in characters) at which the mark stands.
struct Marked {
  let text: String
  let line: Int
  let column: Int

  init(_ marked: String) {
    let before = marked.prefix { $0 != "§" }
    text = marked.filter { $0 != "§" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    line = lines.count
    column = (lines.last?.count ?? 0) + 1
  }
}

/// A generator whose numbers are the same on every run (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
