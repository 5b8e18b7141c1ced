extension Setting {
  /// Every setting there is, in the order of the documentation.
  package static let all: [Setting] =
    kiosk + display + scanner + boardingPass + files + books + fonts

  /// Names of the tables, in the order of the documentation.
  package static let sections = [
    "kiosk", "display", "scanner", "boarding-pass", "flights", "books", "store", "fonts",
  ]

  private static let kiosk: [Setting] = [
    Setting(
      "kiosk", "airport", .text(.airport), default: "\"\"",
      "the airport the kiosk stands in; sets the local date and the time zone"
    ) { $0.kiosk.airport = $1.text?.uppercased() },
    Setting("kiosk", "language", .text(.language), default: "\"en\"", "language of the screens") {
      $0.kiosk.language = $1.text ?? "en"
    },
    Setting(
      "kiosk", "orientation", .choice(KioskConfiguration.Orientation.allCases.map(\.rawValue)),
      default: "\"normal\"", "which way the top of the picture points on the panel"
    ) { $0.kiosk.orientation = choice($1, .normal) },
    Setting(
      "kiosk", "books", .boolean, default: "true", "whether passengers can look at the books"
    ) { $0.kiosk.showsBooks = $1.boolean ?? true },
  ]

  private static let display: [Setting] = [
    Setting(
      "display", "connector", .text(.any), default: "\"\"",
      "the connector to use, such as `HDMI-A-1`; blank takes the first that is connected"
    ) { $0.display.connector = $1.text },
    Setting(
      "display", "mode", .text(.mode), default: "\"\"",
      "the mode to set; blank takes the one the display prefers"
    ) { $0.display.mode = $1.text.flatMap { KioskConfiguration.Mode($0) } },
  ]

  private static let scanner: [Setting] = [
    Setting(
      "scanner", "id", .text(.device), default: "\"\"",
      "USB vendor and product, as `lsusb` prints them; goes before `path` and `name`"
    ) { onLast(&$0, $1) { $0.id = $1.text.flatMap { KioskConfiguration.DeviceID($0) } } },
    Setting(
      "scanner", "path", .text(.absolutePath), default: "\"\"",
      "device path, such as one under `/dev/input/by-id`; goes before `name`"
    ) { onLast(&$0, $1) { $0.path = $1.text } },
    Setting(
      "scanner", "name", .text(.any), default: "\"\"",
      "device name, as `doctor` prints it; `*` at its end stands for anything"
    ) { onLast(&$0, $1) { $0.name = $1.text } },
    Setting(
      "scanner", "end-key", .choice(KioskConfiguration.Scanner.EndKey.allCases.map(\.rawValue)),
      default: "\"enter\"", "the key that ends a scan; with `none` the pause does"
    ) { onLast(&$0, $1) { $0.endKey = choice($1, .enter) } },
    Setting(
      "scanner", "gap-milliseconds", .integer(20...5000), default: "150",
      "the longest pause between two keys of a scan"
    ) { onLast(&$0, $1) { $0.gapMilliseconds = $1.integer ?? 150 } },
    Setting(
      "scanner", "prefix", .text(.any), default: "\"\"", "what the scanner sends before the code"
    ) { onLast(&$0, $1) { $0.prefix = $1.text ?? "" } },
    Setting(
      "scanner", "suffix", .text(.any), default: "\"\"",
      "what the scanner sends after the code, before the end key"
    ) { onLast(&$0, $1) { $0.suffix = $1.text ?? "" } },
    Setting(
      "scanner", "layout", .text(.any), default: "\"us\"",
      "the keyboard layout the scanner is set to, by its XKB name"
    ) { onLast(&$0, $1) { $0.layout = $1.text ?? "us" } },
  ]

  private static let boardingPass: [Setting] = [
    Setting(
      "boarding-pass", "symbology",
      .choice(KioskConfiguration.Symbology.allCases.map(\.rawValue)), default: "\"aztec\"",
      "the bar code drawn on the pass"
    ) { $0.boardingPass.symbology = choice($1, .aztec) },
    Setting(
      "boarding-pass", "mask-document-number", .boolean, default: "true",
      "whether the document number is masked but for its last four characters"
    ) { $0.boardingPass.masksDocumentNumber = $1.boolean ?? true },
  ]

  private static let files: [Setting] = [
    Setting(
      "flights", "file", .text(.any), default: "\"\"",
      "the flights file; a relative path begins at the folder of this file"
    ) { $0.flights.file = $1.text }
  ]

  private static let books: [Setting] = [
    Setting(
      "books", "source", .text(.any), default: "\"\"",
      "the address of an OPDS catalogue, or the path of one, of a Calibre library or of a folder of "
        + "EPUB files; blank shows the sample"
    ) { $0.books.source = $1.text },
    Setting(
      "books", "hosts", .texts(.any), default: "[]",
      "hosts besides the catalogue's own that pages and covers may come from"
    ) { $0.books.hosts = $1.strings ?? [] },
    Setting(
      "books", "refresh-minutes", .integer(1...10_080), default: "60",
      "time between two looks at the source"
    ) { $0.books.refreshMinutes = $1.integer ?? 60 },
    Setting(
      "books", "cover-megabytes", .integer(16...65_536), default: "256",
      "what covers may take on the disk, in MiB"
    ) { $0.books.coverMegabytes = $1.integer ?? 256 },
    Setting(
      "store", "folder", .text(.absolutePath), default: "\"\"",
      "where books and covers are kept; blank takes `$STATE_DIRECTORY`, else `/var/lib/gateframe` for "
        + "root, else `gateframe` in the user's state folder"
    ) { $0.store.folder = $1.text },
  ]

  private static let fonts: [Setting] = [
    Setting("fonts", "family", .text(.any), default: "\"Inter\"", "family of the system font") {
      $0.fonts.family = $1.text ?? "Inter"
    },
    Setting(
      "fonts", "fallback", .texts(.any), default: "[]",
      "families for characters that the first lacks, before fontconfig's choice"
    ) { $0.fonts.fallback = $1.strings ?? [] },
  ]
}

private func choice<Choice: RawRepresentable>(_ value: SettingValue, _ fallback: Choice) -> Choice
where Choice.RawValue == String {
  value.text.flatMap { Choice(rawValue: $0) } ?? fallback
}

/// Changes the scanner being read.
private func onLast(
  _ configuration: inout KioskConfiguration, _ value: SettingValue,
  _ change: (inout KioskConfiguration.Scanner, SettingValue) -> Void
) {
  guard !configuration.scanners.isEmpty else { return }
  change(&configuration.scanners[configuration.scanners.count - 1], value)
}
