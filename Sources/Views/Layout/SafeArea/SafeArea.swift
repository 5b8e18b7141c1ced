import Foundation

/// What keeps a part of the display free.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit per region.
  public let rawValue: UInt

  /// The regions with the given bits.
  @inlinable
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars, and what the display itself keeps free.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// A keyboard on the display.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// What an element keeps free at its sides for something below, by region, in points.
package struct SafeArea: Equatable, Sendable {
  /// Kept free by bars and by the display.
  package var container = EdgeInsets()
  /// Kept free by a keyboard.
  package var keyboard = EdgeInsets()

  /// Nothing is kept free unless it is said.
  package init(container: EdgeInsets = EdgeInsets(), keyboard: EdgeInsets = EdgeInsets()) {
    self.container = container
    self.keyboard = keyboard
  }

  /// What some regions keep free together.
  func insets(_ regions: SafeAreaRegions) -> EdgeInsets {
    let a = regions.contains(.container) ? container : EdgeInsets()
    let b = regions.contains(.keyboard) ? keyboard : EdgeInsets()
    return EdgeInsets(
      top: max(a.top, b.top), leading: max(a.leading, b.leading), bottom: max(a.bottom, b.bottom),
      trailing: max(a.trailing, b.trailing))
  }
}

extension Element {
  /// How far the regions reach beyond the element's sides: on a side that touches or leaves the safe
  /// area, the distance to the region's outer edge; 0 on others.
  final func safeAreaInsets(_ regions: SafeAreaRegions = .all) -> EdgeInsets {
    guard graph.usesSafeAreas else { return EdgeInsets() }
    // The element's sides, moved outwards past each region that they touch on the way up.
    var sides = CGRect(origin: .zero, size: size)
    var own = CGPoint.zero
    var element = self
    while let parent = element.parent {
      sides.origin.x += element.origin.x
      sides.origin.y += element.origin.y
      own.x += element.origin.x
      own.y += element.origin.y
      if let area = parent.safeArea(for: element) {
        sides = sides.extended(
          from: area.insets(.all), to: area.insets(.all.subtracting(regions)), in: parent.size)
      }
      element = parent
    }
    return EdgeInsets(
      top: own.y - sides.minY, leading: own.x - sides.minX,
      bottom: sides.maxY - own.y - size.height, trailing: sides.maxX - own.x - size.width)
  }
}

extension CGRect {
  /// The rectangle with those sides that reach the inner insets of a size moved to the outer ones.
  fileprivate func extended(from inner: EdgeInsets, to outer: EdgeInsets, in size: CGSize) -> CGRect
  {
    // Sums of lengths may differ in their last digits.
    let touch: CGFloat = 1e-6
    let left = minX <= inner.leading + touch ? min(minX, outer.leading) : minX
    let top = minY <= inner.top + touch ? min(minY, outer.top) : minY
    let right =
      maxX >= size.width - inner.trailing - touch ? max(maxX, size.width - outer.trailing) : maxX
    let bottom =
      maxY >= size.height - inner.bottom - touch ? max(maxY, size.height - outer.bottom) : maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension EdgeInsets {
  /// The insets of some edges, 0 on the others.
  func only(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }
}

extension ProposedViewSize {
  /// What is left of an offer within insets.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.horizontal) },
      height: height.map { max(0, $0 - insets.vertical) })
  }
}
