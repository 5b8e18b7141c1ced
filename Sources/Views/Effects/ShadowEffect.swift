import Foundation
import Geometry
import Raster
import Scene

/// A shadow cast by the picture's alpha.
public struct _ShadowEffect {
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  /// Radius and shift.
  public var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set {
      radius = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

extension _ShadowEffect: PictureEffect {
  func draw(
    _ element: ModifierElement, into list: inout DisplayList,
    _ draw: (inout DisplayList) -> Void
  ) {
    let styles = element.environment.styles(element.graph.resources)
    let color = color.resolve(in: styles.colors)
    guard color.alpha > 0 else { return draw(&list) }
    let effect = GroupEffect(
      shadow: .init(
        color: color, sigma: max(0, Double(radius)) * list.lengthScale,
        offset: list.deviceVector(Point(Double(offset.width), Double(offset.height)))))
    list.withGroup(effect, draw)
  }
}

extension View {
  /// Adds a shadow: a Gaussian with a standard deviation of `radius` points, shifted by x and y.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
