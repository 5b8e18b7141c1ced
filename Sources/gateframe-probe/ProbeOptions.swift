import Input
import KMS

/// What the command line asks for.
struct ProbeOptions {
  struct Mistake: Error {
    var text: String
  }

  var seconds = 10.0
  var kms = KMSOptions()
  var input = InputOptions()
  var usesDisplay = true
  var usesInput = true
  /// Only prints what is there.
  var reports = false

  static func parse(_ arguments: [String]) -> Result<ProbeOptions, Mistake> {
    var options = ProbeOptions()
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--no-display" {
        options.usesDisplay = false
        continue
      }
      if option == "--report" {
        options.reports = true
        continue
      }
      if option == "--no-input" {
        options.usesInput = false
        continue
      }
      guard let value = rest.popFirst() else {
        return .failure(Mistake(text: "\(option): no value"))
      }
      guard options.set(option, value) else {
        return .failure(Mistake(text: "\(option) \(value): not understood"))
      }
    }
    return .success(options)
  }

  private mutating func set(_ option: String, _ value: String) -> Bool {
    switch option {
    case "--seconds":
      guard let number = Double(value), number >= 0 else { return false }
      seconds = number
    case "--connector": kms.connector = value
    case "--mode":
      guard let mode = ModeRequest(value) else { return false }
      kms.mode = mode
    case "--format":
      guard let format = ScanoutFormat(rawValue: value) else { return false }
      kms.format = format
    case "--rotation":
      guard let degrees = Int(value), let rotation = Rotation(rawValue: degrees) else {
        return false
      }
      kms.rotation = rotation
    case "--scanner":
      guard let match = ScannerDeclaration.Match(value) else { return false }
      input.scanners.append(ScannerDeclaration(match: match))
    default: return false
    }
    return true
  }
}
