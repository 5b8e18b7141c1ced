import Geometry

extension Elementary {
  /// Sine and cosine of an angle in degrees; exact at multiples of a quarter turn.
  static func sineCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    let quarters = degrees / 90
    if quarters == quarters.rounded(), abs(quarters) < 1e9 {
      switch Int(quarters) & 3 {
      case 0: return (0, 1)
      case 1: return (1, 0)
      case 2: return (0, -1)
      default: return (-1, 0)
      }
    }
    let radians = degrees * (Double.pi / 180)
    return (Elementary.sin(radians), Elementary.cos(radians))
  }
}
