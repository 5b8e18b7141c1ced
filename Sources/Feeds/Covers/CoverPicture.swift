import Geometry
import Imaging
import Raster
import Store

/// Pictures of covers as the kiosk gets them: all of one size, JPEG, opaque.
package enum CoverPicture {
  /// What a cover from outside may ask for: 8 MiB, 24 million pixels.
  package static let limits = ImageLimits(side: 10_000, pixels: 24_000_000, bytes: 8 << 20)

  /// How far from the cover's own proportions a picture may be to fill it, cut at two edges.
  private static let fillRange = 0.8...1.25

  /// Decodes a picture of a stranger and brings it into form.
  ///
  /// - Throws: ``ImageError``.
  package static func jpeg(_ bytes: [UInt8]) throws -> [UInt8] {
    try JPEG.encode(formed(try PictureFile.decode(bytes: bytes, limits: limits)))
  }

  /// The picture at the size of a cover: filling it where the proportions are near, else whole on a ground
  /// of the colour of its edges.
  static func formed(_ picture: Surface) -> Surface {
    let width = Double(StorePlaces.coverWidth)
    let height = Double(StorePlaces.coverHeight)
    let own = Double(picture.width) / Double(picture.height)
    let fills = fillRange.contains(own / (width / height))
    let across = width / Double(picture.width)
    let down = height / Double(picture.height)
    let scale = fills ? max(across, down) : min(across, down)
    let size = Size(Double(picture.width) * scale, Double(picture.height) * scale)
    var canvas = Canvas(width: StorePlaces.coverWidth, height: StorePlaces.coverHeight)
    let all = Rect(0, 0, width, height)
    canvas.fillRoundedRect(all, cornerRadius: 0, paint: .solid(RGBA.white))
    if !fills { canvas.fillRoundedRect(all, cornerRadius: 0, paint: .solid(edge(of: picture))) }
    let place = Rect(
      (width - size.width) / 2, (height - size.height) / 2, size.width, size.height)
    canvas.drawImage(picture, in: place, filter: scale < 1 ? .area : .bilinear)
    let result = Surface(width: StorePlaces.coverWidth, height: StorePlaces.coverHeight)
    canvas.render(into: result)
    result.isOpaque = true
    return result
  }

  /// The mean colour of the outermost pixels, those that are transparent left out.
  private static func edge(of picture: Surface) -> RGBA {
    var sums = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
    func add(_ x: Int, _ y: Int) {
      let pixel = picture[x, y]
      sums.red += Double((pixel >> 16) & 255)
      sums.green += Double((pixel >> 8) & 255)
      sums.blue += Double(pixel & 255)
      sums.alpha += Double(pixel >> 24)
    }
    for x in 0..<picture.width {
      add(x, 0)
      add(x, picture.height - 1)
    }
    for y in 0..<picture.height {
      add(0, y)
      add(picture.width - 1, y)
    }
    guard sums.alpha > 0 else { return .white }
    return RGBA(
      red: sums.red / sums.alpha, green: sums.green / sums.alpha, blue: sums.blue / sums.alpha)
  }
}
