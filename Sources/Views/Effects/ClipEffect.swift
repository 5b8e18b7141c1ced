import Foundation
import Geometry
import Scene

/// The part of the picture within a shape.
public struct _ClipEffect<ClipShape: Shape> {
  var shape: ClipShape
  var style: FillStyle

  /// The shape's.
  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension _ClipEffect: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never
}

extension _ClipEffect: PictureEffect {
  func draw(
    _ element: ModifierElement, into list: inout DisplayList,
    _ draw: (inout DisplayList) -> Void
  ) {
    let frame = list.pixelAligned(
      Rect(element.drawnFrame))
    list.withClip(
      shape.path(in: CGRect(frame)).geometry, rule: style.isEOFilled ? .evenOdd : .nonZero, draw)
  }
}

extension View {
  /// Shows the part of the view within a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Shows the part of the view within its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Shows the part of the view within a rectangle with circular corners of `radius` points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }
}
