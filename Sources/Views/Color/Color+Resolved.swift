import Raster

extension Color {
  /// A colour's components where it is drawn.
  public struct Resolved: Hashable, Sendable {
    /// Light of sRGB's red primary, 0…1.
    public var linearRed: Float
    /// Light of sRGB's green primary, 0…1.
    public var linearGreen: Float
    /// Light of sRGB's blue primary, 0…1.
    public var linearBlue: Float
    /// How much the colour covers, 0…1.
    public var opacity: Float

    /// The colour of components in `colorSpace`.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let rgba = RGBA(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
      self.init(colorSpace.sRGB(rgba))
    }

    package init(_ rgba: RGBA) {
      linearRed = Float(SRGBTransfer.decode(rgba.red))
      linearGreen = Float(SRGBTransfer.decode(rgba.green))
      linearBlue = Float(SRGBTransfer.decode(rgba.blue))
      opacity = Float(rgba.alpha)
    }

    /// The red component in sRGB.
    public var red: Float {
      get { Float(SRGBTransfer.encode(Double(linearRed))) }
      set { linearRed = Float(SRGBTransfer.decode(Double(newValue))) }
    }

    /// The green component in sRGB.
    public var green: Float {
      get { Float(SRGBTransfer.encode(Double(linearGreen))) }
      set { linearGreen = Float(SRGBTransfer.decode(Double(newValue))) }
    }

    /// The blue component in sRGB.
    public var blue: Float {
      get { Float(SRGBTransfer.encode(Double(linearBlue))) }
      set { linearBlue = Float(SRGBTransfer.decode(Double(newValue))) }
    }
  }

  /// The colour with fixed components.
  public init(_ resolved: Resolved) {
    self.init(
      RGBA(
        red: SRGBTransfer.encode(Double(resolved.linearRed)),
        green: SRGBTransfer.encode(Double(resolved.linearGreen)),
        blue: SRGBTransfer.encode(Double(resolved.linearBlue)), alpha: Double(resolved.opacity)))
  }
}

extension Color.Resolved: Animatable {
  /// The three lights and the opacity.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components as #RRGGBBAA.
  public var description: String { Color(self).description }
}
