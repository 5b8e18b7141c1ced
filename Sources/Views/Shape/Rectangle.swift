import Foundation
import Geometry

/// The whole of its bounds.
public struct Rectangle: InsettableShape {
  /// The whole of its bounds.
  public init() {}

  /// The outline of `rect`.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The rectangle with its edges moved inwards.
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

  /// A rectangle whose edges lie within its bounds.
  struct _Inset: InsettableShape {
    var amount: CGFloat

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func path(in rect: CGRect) -> Path { rect.shrunk(by: amount).map { Path($0) } ?? Path() }

    func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
  }
}

extension CGRect {
  /// The rectangle with its edges moved inwards; nil where nothing would be left.
  func shrunk(by amount: CGFloat) -> CGRect? {
    let rect = standardized
    guard rect.width >= 2 * amount, rect.height >= 2 * amount else { return nil }
    return CGRect(
      x: rect.minX + amount, y: rect.minY + amount, width: rect.width - 2 * amount,
      height: rect.height - 2 * amount)
  }

  /// The largest square with the same centre that fits.
  var centredSquare: CGRect {
    let side = min(width, height)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
