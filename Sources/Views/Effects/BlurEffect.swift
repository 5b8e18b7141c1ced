import Foundation
import Raster
import Scene

/// A blur of the picture.
public struct _BlurEffect {
  var radius: CGFloat

  /// The radius.
  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

extension _BlurEffect: PictureEffect {
  func draw(
    _ element: ModifierElement, into list: inout DisplayList,
    _ draw: (inout DisplayList) -> Void
  ) {
    guard radius > 0 else { return draw(&list) }
    list.withGroup(GroupEffect(blurSigma: Double(radius) * list.lengthScale), draw)
  }
}

extension View {
  /// Blurs the view with a Gaussian of a standard deviation of `radius` points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius))
  }
}
