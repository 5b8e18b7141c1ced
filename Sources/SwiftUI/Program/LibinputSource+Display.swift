import Geometry
import Input
import KMS

extension LibinputSource {
  /// Takes over how the display is turned and how large its picture is, so that touches and the
  /// pointer meet what is under them.
  func follow(_ display: KMSDisplay) {
    guard let mode = display.mode else { return }
    pictureSize = Size(Double(mode.width), Double(mode.height))
    transform = display.rotation.panelToPicture
  }
}

extension Rotation {
  /// The map of `picturePoint` as one transform.
  var panelToPicture: Affine {
    let origin = picturePoint(panel: Point(0, 0))
    let right = picturePoint(panel: Point(1, 0)) - origin
    let down = picturePoint(panel: Point(0, 1)) - origin
    return Affine(a: right.x, b: right.y, c: down.x, d: down.y, tx: origin.x, ty: origin.y)
  }
}
