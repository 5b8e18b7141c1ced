import CFreeType
import Geometry

/// Collects a glyph's outline as a path: scaled, y down, the pen at the origin.
final class OutlineReceiver {
  private(set) var path = Path()
  private let scale: Double
  private var isOpen = false

  /// - Parameter scale: Points per font unit.
  init(scale: Double) {
    self.scale = scale
  }

  /// The receiver behind the context pointer that FreeType hands to its callbacks.
  static func of(_ context: UnsafeMutableRawPointer?) -> OutlineReceiver? {
    context.map { Unmanaged<OutlineReceiver>.fromOpaque($0).takeUnretainedValue() }
  }

  func move(_ point: UnsafePointer<FT_Vector>?) {
    finish()
    path.move(to: convert(point))
    isOpen = true
  }

  func line(_ point: UnsafePointer<FT_Vector>?) {
    path.line(to: convert(point))
  }

  func quad(_ control: UnsafePointer<FT_Vector>?, _ point: UnsafePointer<FT_Vector>?) {
    path.quad(to: convert(point), control: convert(control))
  }

  func curve(
    _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?,
    _ point: UnsafePointer<FT_Vector>?
  ) {
    path.curve(to: convert(point), control1: convert(first), control2: convert(second))
  }

  /// Closes the contour that is being built.
  func finish() {
    if isOpen { path.close() }
    isOpen = false
  }

  private func convert(_ point: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector = point?.pointee else { return .zero }
    return Point(Double(vector.x) * scale, -Double(vector.y) * scale)
  }
}

extension FontFace {
  /// The outline of a glyph at a size in points (or pixels) per em: y down, the pen at the origin,
  /// not hinted; to be filled by the non-zero rule. Empty for blank and unknown glyphs.
  package func path(glyph: UInt32, size: Double) -> Path {
    guard size.isFinite, size > 0 else { return Path() }
    let receiver = OutlineReceiver(scale: size / unitsPerEm)
    return withOutlines { source in
      source.decompose(glyph: glyph, into: receiver)
      return receiver.path
    }
  }
}
