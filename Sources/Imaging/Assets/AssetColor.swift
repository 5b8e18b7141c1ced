import Geometry
import Raster

/// A colour of an asset catalogue, in the form its file gives it.
enum AssetColor: Hashable, Sendable {
  case value(RGBA)
  /// A system colour by the name its platform gives it.
  case system(String)

  /// Reads a colour object.
  ///
  /// - Parameters:
  ///   - file: The file, for messages.
  ///   - key: Where the object stands in it.
  /// - Throws: ``AssetProblem``.
  init(_ color: AssetContents.Color, file: String, key: String) throws {
    if let reference = color.reference {
      self = .system(reference)
      return
    }
    guard let components = color.components else {
      throw AssetProblem(
        file: file, key: key + ".components", message: "expected an object or a \"reference\"")
    }
    func component(_ name: String, default value: Double? = nil) throws -> Double {
      let place = "\(key).components.\(name)"
      guard let text = components[name]?.text else {
        if let value { return value }
        throw AssetProblem(file: file, key: place, message: "expected a value, found none")
      }
      // A whole 1 for alpha is opaque in practice; as one of 255 parts nobody would see it.
      if name == "alpha", text == "1" { return 1 }
      guard let value = AssetColor.component(text) else {
        throw AssetProblem(
          file: file, key: place,
          message: "expected a decimal from 0 to 1, a whole number to 255 or 0x00 to 0xFF, "
            + "found \"\(text)\"")
      }
      return value
    }
    let alpha = min(max(try component("alpha", default: 1), 0), 1)
    let space = color.colorSpace ?? "srgb"
    if space == "gray-gamma-22" || space == "extended-gray" {
      let white = try component("white")
      let level = space == "gray-gamma-22" ? AssetColor.encoded(power(white, 2.2)) : white
      let gray = min(max(level, 0), 1)
      self = .value(RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
      return
    }
    let stored = (try component("red"), try component("green"), try component("blue"))
    guard let rgb = AssetColor.sRGB(stored, space: space) else {
      throw AssetProblem(
        file: file, key: key + ".color-space",
        message: "expected srgb, display-p3, extended-srgb, extended-linear-srgb, gray-gamma-22 "
          + "or extended-gray, found \"\(space)\"")
    }
    self = .value(
      RGBA(
        red: min(max(rgb.0, 0), 1), green: min(max(rgb.1, 0), 1), blue: min(max(rgb.2, 0), 1),
        alpha: alpha))
  }

  /// A component from its text: a decimal as it is, a whole number in 255 parts, or hexadecimal.
  static func component(_ text: String) -> Double? {
    let lower = text.lowercased()
    if lower.hasPrefix("0x") {
      guard let value = Int(lower.dropFirst(2), radix: 16), (0...255).contains(value) else {
        return nil
      }
      return Double(value) / 255
    }
    if lower.contains(".") {
      // Extended ranges may leave 0 to 1; far beyond it is a slip.
      guard let value = Double(lower), value.isFinite, abs(value) <= 16 else { return nil }
      return value
    }
    guard let value = Int(lower), (0...255).contains(value) else { return nil }
    return Double(value) / 255
  }

  private static func sRGB(
    _ c: (Double, Double, Double), space: String
  ) -> (Double, Double, Double)? {
    switch space {
    case "srgb", "extended-srgb":
      return c
    case "extended-linear-srgb":
      return (encoded(c.0), encoded(c.1), encoded(c.2))
    case "display-p3":
      let (r, g, b) = (linear(c.0), linear(c.1), linear(c.2))
      // From Display P3's primaries to sRGB's, both with the white point D65.
      return (
        encoded(1.2249401763 * r - 0.2249401763 * g),
        encoded(-0.0420569547 * r + 1.0420569547 * g),
        encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b)
      )
    default:
      return nil
    }
  }

  /// Light from an encoded component, by IEC 61966-2-1.
  private static func linear(_ c: Double) -> Double {
    c <= 0.04045 ? c / 12.92 : Elementary.pow((c + 0.055) / 1.055, 2.4)
  }

  /// An encoded component from light, by IEC 61966-2-1.
  private static func encoded(_ c: Double) -> Double {
    c <= 0.0031308 ? c * 12.92 : 1.055 * Elementary.pow(c, 1 / 2.4) - 0.055
  }
}

/// A power of a value that is not negative; others count as 0.
private func power(_ base: Double, _ exponent: Double) -> Double {
  base > 0 ? Elementary.pow(base, exponent) : 0
}
