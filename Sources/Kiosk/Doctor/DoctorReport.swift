import BoardingPass
import Configuration
import Flights
import Input
import KMS
import Seat
import Typesetting

/// What a look over the machine found, as sections of plain lines and a verdict.
package struct DoctorReport {
  package struct Section {
    package let title: String
    package var lines: [String]
  }

  package private(set) var sections: [Section] = []
  package private(set) var findings: [Finding] = []

  /// Whether the kiosk cannot run on a display of this machine.
  package var isFatal: Bool { findings.contains(where: \.isFatal) }

  /// Looks at the machine without taking a display over.
  package static func collect(_ settings: KioskSettings, _ result: ConfigurationResult)
    -> DoctorReport
  {
    var report = DoctorReport()
    report.add(DisplayReport.collect())
    report.add(SeatReport.collect())
    report.add(InputReport.collect(scanners: settings.inputOptions.scanners))
    report.addFonts(settings)
    report.addConfiguration(settings, result)
    report.addTables()
    return report
  }

  private mutating func add(_ report: DisplayReport) {
    var lines: [String] = []
    for card in report.cards {
      let traits = [
        card.isAtomic ? "atomic" : "legacy", card.hasDumbBuffers ? nil : "no dumb buffers",
        card.prefersShadow ? "prefers a frame in memory" : nil,
      ]
      lines.append(
        "\(card.path)  \(card.driver)  \(traits.compactMap { $0 }.joined(separator: ", "))")
      if let error = card.openError { lines.append("  cannot be opened: \(error)") }
      for connector in card.connectors {
        lines.append(
          "  \(connector.name)  \(connector.status)"
            + (connector.display.isEmpty ? "" : "  \(connector.display)"))
        for mode in connector.modes.prefix(12) { lines.append("    \(mode)") }
        if connector.modes.count > 12 {
          lines.append("    and \(connector.modes.count - 12) more")
        }
      }
      for holder in card.holders {
        lines.append(
          "  \(holder.isMaster == true ? "master" : "open"): \(holder.name) (process \(holder.id))")
      }
    }
    if lines.isEmpty { lines.append("none") }
    sections.append(Section(title: "Cards and displays", lines: lines))
    findings += report.findings
  }

  private mutating func add(_ report: SeatReport) {
    sections.append(
      Section(
        title: "Seat",
        lines: [
          "seatd: "
            + (report.hasSeatd ? (report.mayUseSeatd ? "usable" : "not for this user") : "no"),
          "logind: " + (report.hasLogind ? "yes" : "no"),
          "user: " + (report.isRoot ? "root" : "not root"),
        ]))
    findings += report.findings
  }

  private mutating func add(_ report: InputReport) {
    let lines = report.devices.map { device in
      "\(device.identity.path)  \"\(device.identity.name)\"  \(device.identity.id)  \(device.use)"
    }
    sections.append(Section(title: "Input devices", lines: lines.isEmpty ? ["none"] : lines))
    findings += report.findings
  }

  private mutating func addFonts(_ settings: KioskSettings) {
    let family = settings.configuration.fonts.family
    do {
      let fonts = try settings.fonts()
      var lines = ["\(family): installed"]
      for missing in settings.configuration.fonts.fallback where !fonts.isInstalled(missing) {
        lines.append("\(missing): not installed; its scripts are shown with another font or boxes")
      }
      sections.append(Section(title: "Fonts", lines: lines))
    } catch {
      sections.append(Section(title: "Fonts", lines: ["\(family): not installed"]))
      findings.append(
        Finding(
          what: "the font of the screens is missing", place: family, advice: "\(error)",
          isFatal: true))
    }
  }

  private mutating func addConfiguration(_ settings: KioskSettings, _ result: ConfigurationResult) {
    var lines: [String] = []
    if let source = result.source {
      lines.append(
        result.isReadable ? source : "\(source): cannot be read; the defaults are in force")
    } else {
      lines.append("no file; the defaults are in force")
    }
    for problem in result.problems {
      findings.append(
        Finding(
          what: result.isReadable ? "a setting is wrong" : "the configuration cannot be read",
          place: "\(problem)",
          advice: result.isNamed
            ? "correct it; the kiosk does not start with it"
            : "correct it; until then its default is in force",
          isFatal: false))
    }
    for doubt in result.doubts {
      findings.append(
        Finding(
          what: "a setting may be wrong", place: "\(doubt)",
          advice: "correct it, if it is a slip", isFatal: false))
    }
    if let file = settings.flightsFile {
      var book = FlightBook()
      let result = book.load(file)
      lines.append(
        book.loadedAt == nil
          ? "flights: \(file) cannot be used" : "flights: \(file), \(book.count) flights")
      for problem in result.problems {
        findings.append(
          Finding(
            what: "the flights file is wrong", place: "\(problem)",
            advice: "correct it; gates and times are absent until then", isFatal: false))
      }
    } else {
      lines.append("flights: no file; gates and times are absent")
    }
    sections.append(Section(title: "Configuration", lines: lines))
  }

  private mutating func addTables() {
    let airports = AirportTable.shared
    let airlines = AirlineTable.shared
    sections.append(
      Section(
        title: "Tables", lines: ["\(airports.count) airports", "\(airlines.count) airlines"]))
    for problem in airports.problems + airlines.problems {
      findings.append(
        Finding(
          what: "a table is wrong", place: problem,
          advice: "install Gateframe's tables again, or set GATEFRAME_TABLES to their folder",
          isFatal: false))
    }
  }

  /// The report for a reader, ending with the verdict.
  package var text: String {
    var lines: [String] = []
    for section in sections {
      lines.append(section.title)
      lines += section.lines.map { "  " + $0 }
      lines.append("")
    }
    lines.append("Findings")
    if findings.isEmpty { lines.append("  none") }
    for finding in findings {
      lines.append("  \(finding.isFatal ? "✗" : "•") \(finding.what): \(finding.place)")
      lines.append("    what to do: \(finding.advice)")
    }
    lines.append("")
    lines.append("Verdict: \(verdict)")
    return lines.joined(separator: "\n") + "\n"
  }

  private var verdict: String {
    if isFatal {
      return
        "the kiosk cannot show on a display here; mend what is marked ✗ (over VNC: gateframe run --vnc)"
    }
    return findings.isEmpty
      ? "all is well" : "the kiosk can run; look at the findings when there is time"
  }
}
