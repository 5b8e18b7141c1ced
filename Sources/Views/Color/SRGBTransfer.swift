import Geometry

/// sRGB's transfer curve, mirrored for negative values (IEC 61966-2-1).
package enum SRGBTransfer {
  /// From light to code value.
  package static func encode(_ light: Double) -> Double {
    guard light.isFinite else { return 0 }
    let amount = abs(light)
    let code =
      amount <= 0.0031308 ? amount * 12.92 : 1.055 * Elementary.pow(amount, 1 / 2.4) - 0.055
    return light < 0 ? -code : code
  }

  /// From code value to light.
  package static func decode(_ code: Double) -> Double {
    guard code.isFinite else { return 0 }
    let amount = abs(code)
    let light =
      amount <= 0.04045 ? amount / 12.92 : Elementary.pow((amount + 0.055) / 1.055, 2.4)
    return code < 0 ? -light : light
  }
}
