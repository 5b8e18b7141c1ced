import Raster

extension RGBA {
  /// A colour by hue, a fraction of the circle that starts at red, saturation and brightness.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    /// The component whose peak lies `shift` sixths of the circle before red.
    func component(_ shift: Double) -> Double {
      let place = turn + shift
      let k = place >= 6 ? place - 6 : place
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Hue as a fraction of the circle that starts at red, saturation and brightness.
  package var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    guard range > 0, high > 0 else { return (0, 0, high) }
    let sixths =
      if high == red {
        (green - blue) / range
      } else if high == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    return ((sixths < 0 ? sixths + 6 : sixths) / 6, range / high, high)
  }

  /// The colour with every component limited to 0…1; what is not a number counts as 0.
  package var clamped: RGBA {
    func limit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    return RGBA(red: limit(red), green: limit(green), blue: limit(blue), alpha: limit(alpha))
  }

  /// The colour with its alpha multiplied.
  package func faded(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The components as #RRGGBBAA.
  package var hexadecimal: String {
    let digits = Array("0123456789ABCDEF")
    let c = clamped
    return [c.red, c.green, c.blue, c.alpha].reduce(into: "#") { text, component in
      let byte = Int((component * 255).rounded())
      text.append(digits[byte >> 4])
      text.append(digits[byte & 15])
    }
  }
}

extension Color.RGBColorSpace {
  /// Components of this space as sRGB components, possibly outside 0…1.
  package func sRGB(_ c: RGBA) -> RGBA {
    switch self {
    case .sRGB:
      return c
    case .sRGBLinear:
      return RGBA(
        red: SRGBTransfer.encode(c.red), green: SRGBTransfer.encode(c.green),
        blue: SRGBTransfer.encode(c.blue), alpha: c.alpha)
    case .displayP3:
      let (r, g, b) = (
        SRGBTransfer.decode(c.red), SRGBTransfer.decode(c.green), SRGBTransfer.decode(c.blue)
      )
      // The linear map from P3 to sRGB primaries, both with white D65 (CSS Color 4, section 18).
      return RGBA(
        red: SRGBTransfer.encode(1.2249401762805598 * r - 0.2249401762805598 * g),
        green: SRGBTransfer.encode(-0.0420569547096881 * r + 1.0420569547096881 * g),
        blue: SRGBTransfer.encode(
          -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b),
        alpha: c.alpha)
    }
  }
}
