import Foundation

extension UIColor {
  /// Writes the sRGB components.
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let rgba = components
    red = CGFloat(rgba.red)
    green = CGFloat(rgba.green)
    blue = CGFloat(rgba.blue)
    alpha = CGFloat(rgba.alpha)
    return true
  }

  /// Writes hue, saturation, brightness and alpha.
  @discardableResult
  public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool {
    let rgba = components
    let parts = rgba.hueSaturationBrightness
    hue = CGFloat(parts.hue)
    saturation = CGFloat(parts.saturation)
    brightness = CGFloat(parts.brightness)
    alpha = CGFloat(rgba.alpha)
    return true
  }

  /// Writes the gray of the same luma and the alpha.
  @discardableResult
  public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    let rgba = components
    white = CGFloat(0.299 * rgba.red + 0.587 * rgba.green + 0.114 * rgba.blue)
    alpha = CGFloat(rgba.alpha)
    return true
  }

  /// The colour as a plain list of components.
  public var cgColor: CGColor { CGColor(components) }
}
