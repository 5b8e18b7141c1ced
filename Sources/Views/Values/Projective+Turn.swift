import Geometry

extension Projective {
  /// A turn in space about an axis through a point, seen from `distance` before the plane.
  static func turn(
    degrees: Double, axis: (x: Double, y: Double, z: Double), anchor: Point, anchorZ: Double,
    distance: Double
  ) -> Projective {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (s, c) = Elementary.sineCosine(degrees: degrees)
    let k = 1 - c
    // Rows are the images of the unit vectors (row vectors, y down).
    let xx = k * x * x + c
    let xy = k * x * y + s * z
    let xz = k * x * z - s * y
    let yx = k * x * y - s * z
    let yy = k * y * y + c
    let yz = k * y * z + s * x
    let zx = k * x * z + s * y
    let zy = k * y * z - s * x
    let zz = k * z * z + c
    // Where the origin of the view's plane goes: the anchor at depth −anchorZ is turned.
    let ox = -anchor.x * xx - anchor.y * yx - anchorZ * zx
    let oy = -anchor.x * xy - anchor.y * yy - anchorZ * zy
    let oz = -anchor.x * xz - anchor.y * yz - anchorZ * zz
    let p = distance.isFinite && distance > 0 ? -1 / distance : 0
    let turned = Projective(
      m11: xx, m12: xy, m13: xz * p, m21: yx, m22: yy, m23: yz * p, m31: ox, m32: oy,
      m33: 1 + oz * p)
    // Back to the anchor, its depth included: the translation takes part in the weight's division.
    let back = Projective.translation(anchor.x, anchor.y)
    return turned.then(back)
  }
}
