import BoardingPass
import Configuration
import Foundation
import Input

extension ConfigurationResult {
  /// Settings of the right form that name nothing known: they are taken as they are, and are
  /// probably slips.
  package var doubts: [ConfigurationProblem] {
    texts.compactMap { text in
      switch text.key {
      case "kiosk.airport": Self.airport(text)
      case "kiosk.language": Self.language(text)
      case "scanner.layout": Self.layout(text)
      default: nil
      }
    }
  }

  private static func airport(_ text: ConfigurationText) -> ConfigurationProblem? {
    let airports = AirportTable.shared
    guard airports.count > 0, airports[text.text] == nil else { return nil }
    return text.problem(
      "the airport \"\(text.text)\" is not in the table; dates are those of the machine's time zone"
    )
  }

  private static func language(_ text: ConfigurationText) -> ConfigurationProblem? {
    let known = Set(
      Locale.availableIdentifiers.compactMap { $0.split(separator: "_").first?.lowercased() })
    let language = text.text.split(separator: "-").first?.lowercased() ?? ""
    guard !known.isEmpty, !known.contains(language) else { return nil }
    return text.problem(
      "the language \"\(text.text)\" is not known; dates and times are written in a general form")
  }

  private static func layout(_ text: ConfigurationText) -> ConfigurationProblem? {
    do {
      _ = try ScannerLayout.named(text.text)
      return nil
    } catch {
      return text.problem(
        "the keyboard layout \"\(text.text)\" cannot be used; expected one of xkeyboard-config(7), "
          + "such as \"us\" or \"de\"")
    }
  }
}
