/// Every setting of a kiosk, at its default until the file says otherwise. `Setting.all` lists them.
package struct KioskConfiguration: Hashable, Sendable {
  package var kiosk = Kiosk()
  package var display = Display()
  /// Scanners by declaration; a keyboard that none describes is no scanner.
  package var scanners: [Scanner] = []
  package var boardingPass = BoardingPass()
  package var flights = Flights()
  package var books = Books()
  package var store = Store()
  package var fonts = Fonts()

  package init() {}

  package struct Kiosk: Hashable, Sendable {
    /// IATA code of the airport the kiosk stands in; `nil` when not said.
    package var airport: String?
    /// BCP 47 tag.
    package var language = "en"
    package var orientation = Orientation.normal
    /// Whether passengers can look at the books.
    package var showsBooks = true
  }

  /// How the panel is mounted: which way the top of the picture points.
  package enum Orientation: String, CaseIterable, Hashable, Sendable {
    case normal
    case left
    case right
    case upsideDown = "upside-down"
  }

  package struct Display: Hashable, Sendable {
    /// Such as `HDMI-A-1`; `nil` takes the first that is connected.
    package var connector: String?
    /// `nil` takes the one the display prefers.
    package var mode: Mode?
  }

  /// A video mode as asked for.
  package struct Mode: Hashable, Sendable {
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    /// In hertz; `nil` takes the highest there is.
    package let rate: Double?
  }

  package struct Scanner: Hashable, Sendable {
    /// USB vendor and product, four hexadecimal digits each; `nil` when not said.
    package var id: DeviceID?
    /// Device path, such as `/dev/input/by-id/…-event-kbd`.
    package var path: String?
    /// Name as the kernel tells it.
    package var name: String?
    package var endKey = EndKey.enter
    /// The longest pause inside a scan, in milliseconds.
    package var gapMilliseconds = 150
    /// What the scanner is set to send before the code; left out.
    package var prefix = ""
    /// What the scanner is set to send after the code, before the end key; left out.
    package var suffix = ""
    /// XKB layout for which the scanner is set.
    package var layout = "us"

    package init() {}

    package enum EndKey: String, CaseIterable, Hashable, Sendable {
      case enter
      case tab
      /// A scan ends with the pause.
      case none
    }
  }

  package struct DeviceID: Hashable, Sendable, CustomStringConvertible {
    package let vendor: UInt16
    package let product: UInt16

    package init(vendor: UInt16, product: UInt16) {
      self.vendor = vendor
      self.product = product
    }

    package var description: String {
      [vendor, product].map { value in
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
      }.joined(separator: ":")
    }
  }

  package struct BoardingPass: Hashable, Sendable {
    package var symbology = Symbology.aztec
    /// Whether all but the last four characters of the document number are masked.
    package var masksDocumentNumber = true
  }

  /// The bar code drawn on the pass; raw values are those of the bar code room.
  package enum Symbology: String, CaseIterable, Hashable, Sendable {
    case aztec
    case qr
    case pdf417
    case dataMatrix = "data-matrix"
  }

  package struct Flights: Hashable, Sendable {
    /// Path of the flights file; `nil` when there is none. A relative path begins at the folder of
    /// the configuration file.
    package var file: String?
  }

  package struct Books: Hashable, Sendable {
    /// An address of an OPDS catalogue, or the path of one, of a Calibre library or of a folder of EPUB
    /// files; `nil` for the sample. A relative path begins at the folder of the configuration file.
    package var source: String?
    /// Hosts besides the source's own that catalogues and covers may come from.
    package var hosts: [String] = []
    package var refreshMinutes = 60
    /// What covers may take on the disk, in MiB.
    package var coverMegabytes = 256
  }

  package struct Store: Hashable, Sendable {
    /// Absolute path; `nil` for the usual one.
    package var folder: String?
  }

  package struct Fonts: Hashable, Sendable {
    /// Family for the system font.
    package var family = "Inter"
    /// Families asked before fontconfig's own choice, for characters the first lacks.
    package var fallback: [String] = []
  }
}
