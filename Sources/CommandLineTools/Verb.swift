/// What `gateframe` can be asked to do, as its help tells and its options are read.
package enum Verb: String, CaseIterable, Sendable {
  case run
  case pass
  case snapshot
  case books
  case doctor
  case keep

  /// An option of a verb.
  package struct Option: Hashable, Sendable {
    /// Without its hyphens.
    package let name: String
    /// The word for its value; nil when it takes none.
    package let value: String?
    /// What it does; a line break goes on below the first line.
    package let about: String

    init(_ name: String, _ value: String?, _ about: String) {
      self.name = name
      self.value = value
      self.about = about
    }
  }

  /// An exit code with what it means for a verb.
  package struct Exit: Hashable, Sendable {
    package let code: Int32
    package let meaning: String

    init(_ code: Int32, _ meaning: String) {
      self.code = code
      self.meaning = meaning
    }
  }
}

extension Verb {
  /// One line for the list of verbs.
  package var summary: String {
    switch self {
    case .run: "show the kiosk, on the display or over VNC"
    case .pass: "print what a boarding pass's code holds"
    case .snapshot: "write a screen as a PNG file"
    case .books: "print what a catalogue of books holds"
    case .doctor: "look over displays, inputs, fonts and configuration"
    case .keep: "hold the seat for a program"
    }
  }

  /// What follows the options.
  var operands: String {
    switch self {
    case .run, .doctor: ""
    case .pass: " FILE"
    case .books: " [SOURCE]"
    case .snapshot: " OUT.png"
    case .keep: " [PROGRAM [ARGUMENT]...]"
    }
  }

  /// What it does, in a paragraph.
  var about: String {
    switch self {
    case .run:
      "Shows the kiosk until it is asked to end (Ctrl-C, or SIGTERM)."
    case .pass:
      """
      Prints the outcome and the items of the scanned text in FILE; with - for FILE, of standard
      input.
      """
    case .snapshot:
      """
      Writes a screen to OUT.png, drawn through the same code as on a display; with - for OUT.png, to
      standard output.
      """
    case .books:
      """
      Prints the books of SOURCE: the address (http or https) or the file of an OPDS catalogue, the
      folder of a Calibre library, or a folder of EPUB files. Without SOURCE, the configured one.
      """
    case .doctor:
      """
      Tells what this machine has, what the kiosk will use each part as, and what to mend. Nothing is
      changed, and no display is taken over.
      """
    case .keep:
      """
      Holds the seat's display and devices for PROGRAM (gateframe-kiosk, if not given), starts it, and
      starts it again when it crashes. Ends with PROGRAM's exit code where that is 0 or one of 64 to 78.
      """
    }
  }

  /// The options it takes, apart from `--help`.
  package var options: [Option] {
    let config = Option(
      "config", "FILE",
      "the configuration; without it the file that $GATEFRAME_CONFIG names,\n"
        + "else /etc/gateframe/gateframe.toml")
    let now = Option(
      "now", "MOMENT", "a fixed moment in place of the clock, such as 2026-11-30T12:00:00Z")
    switch self {
    case .run:
      return [
        Option("vnc", nil, "show the frames over VNC, on this machine's loopback address"),
        config,
        Option(
          "pass", "FILE", "show this pass at the start: its scanned text, - for standard input"),
        Option(
          "size", "WxH", "with --vnc, the size of the picture in pixels; 1280x720 if not given"),
        now,
      ]
    case .pass:
      return [Option("json", nil, "print one JSON object"), now]
    case .snapshot:
      return [
        Option(
          "screen", "NAME", "boarding-pass, books or start; boarding-pass when a pass is given"),
        Option("pass", "FILE", "the scanned text of a boarding pass, - for standard input"),
        Option("size", "WxH", "the size of the picture in pixels; 1920x1080 if not given"),
        config, now,
      ]
    case .books:
      return [Option("json", nil, "print one JSON object"), config]
    case .doctor:
      return [
        config,
        Option(
          "listen", "SECONDS",
          "also watch keyboards for that long (1 to 600): one that types like a\n"
            + "scanner is proposed with the lines that declare it"),
      ]
    case .keep:
      return [
        Option("seat", "HOW", "automatic, libseat or direct; automatic if not given"),
        Option("terminal", "FILE", "with --seat direct, its terminal, such as /dev/tty1"),
      ]
    }
  }

  /// How it ends, apart from 0 and 64.
  package var exits: [Exit] {
    let data = Exit(65, "the pass that was given is no boarding pass")
    let input = Exit(66, "a file that was named cannot be read")
    let absent = Exit(69, "something needed is not there: a card, a seat, a font")
    let output = Exit(73, "the output cannot be written")
    let denied = Exit(77, "no permission on the display or the devices")
    let wrong = Exit(78, "the configuration that was named is wrong")
    switch self {
    case .run:
      let crash = Exit(70, "over VNC: the kiosk crashed")
      let system = Exit(71, "the kiosk's program cannot be started")
      let often = Exit(75, "the kiosk crashed too often within a minute")
      return [input, absent, crash, system, often, denied, wrong]
    case .pass: return [Exit(1, "read in part"), Exit(2, "no boarding pass"), input, output]
    case .snapshot:
      return [data, input, absent, Exit(71, "not enough memory for the picture"), output, wrong]
    case .books:
      return [
        Exit(1, "read in part"), Exit(65, "no catalogue"), Exit(66, "the source cannot be read"),
        Exit(71, "gateframe-feeds cannot be started"), output, wrong,
      ]
    case .doctor:
      return [input, Exit(69, "the kiosk cannot run on a display here"), output, wrong]
    case .keep:
      return [
        absent, Exit(71, "the program cannot be started"),
        Exit(75, "the program crashed too often within a minute"), denied,
      ]
    }
  }
}
