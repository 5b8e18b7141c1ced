/// A width and a height in the unit of the space it is used in.
@frozen
package struct Size: Hashable, Sendable {
  /// Extent along x.
  package var width: Double
  /// Extent along y.
  package var height: Double

  /// No extent.
  package static let zero = Size(0, 0)

  @inlinable
  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}
