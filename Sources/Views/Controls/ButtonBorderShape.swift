import Foundation

/// The shape of buttons with a border.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable { case automatic, capsule, circle, rounded(CGFloat?) }
  let kind: Kind

  /// What fits the size.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Round at the ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

  /// A rectangle with round corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  /// The radius of the corners for a size in points.
  func radius(_ size: CGSize, _ control: ControlSize) -> CGFloat {
    let half = min(size.width, size.height) / 2
    switch kind {
    case .capsule, .circle: return half
    case .rounded(let radius?): return min(radius, half)
    case .rounded(nil), .automatic: return min(half, ButtonMetrics(control).cornerRadius)
    }
  }
}

/// A button's border as a shape.
struct ButtonBorder: Shape {
  let shape: ButtonBorderShape
  let control: ControlSize

  nonisolated func path(in rect: CGRect) -> Path {
    var rect = rect
    if shape.kind == .circle {
      let side = min(rect.width, rect.height)
      rect = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }
    return Path(
      roundedRect: rect, cornerRadius: shape.radius(rect.size, control), style: .continuous)
  }
}

/// Lengths of buttons with a border, in points. UIKit's button configurations at the standard text
/// size, from published measurements; not verified against a device.
struct ButtonMetrics {
  let horizontal: CGFloat
  let vertical: CGFloat
  let cornerRadius: CGFloat
  /// The font of labels that name none; nil for body.
  let font: Font?

  init(_ size: ControlSize) {
    switch size {
    case .mini, .small: (horizontal, vertical, cornerRadius, font) = (10, 5, 8, .subheadline)
    case .regular: (horizontal, vertical, cornerRadius, font) = (12, 7, 8, nil)
    case .large, .extraLarge: (horizontal, vertical, cornerRadius, font) = (20, 15, 12, nil)
    }
  }
}

extension View {
  /// The shape of the buttons below that have a border.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
