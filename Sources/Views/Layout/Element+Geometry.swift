import Foundation
import Geometry

extension Element {
  /// Answers by the places that the elements have now, with nothing on its way.
  final func geometry(_ query: GeometryQuery) -> CGRect? {
    switch query {
    case .frame(.local): return CGRect(origin: .zero, size: size)
    case .frame(.global): return map(to: nil).frame(of: size)
    case .frame(.named(let name)): return map(to: ancestor(named: name)).frame(of: size)
    case .bounds(let name):
      guard let named = ancestor(named: name) else { return nil }
      return map(to: named).inverse?.frame(of: named.size)
    case .safeArea:
      let insets = safeAreaInsets()
      return CGRect(
        x: insets.leading, y: insets.top, width: insets.trailing, height: insets.bottom)
    case .anchor(let origin, let part):
      guard let other = origin.element, let map = other.map(into: self) else { return nil }
      let rect = part.rect(in: other.size)
      if case .bounds = part { return map.bounds(of: Rect(rect)).map { CGRect($0) } }
      if case .rect = part { return map.bounds(of: Rect(rect)).map { CGRect($0) } }
      return CGRect(origin: CGPoint(map.apply(Point(rect.origin))), size: .zero)
    }
  }

  /// The map from the element's space to that of one above; to the display's with nil.
  final func map(to ancestor: Element?) -> Projective {
    var map = Projective.identity
    var element = self
    while element !== ancestor {
      map = map.then(element.transformToParent)
      guard let parent = element.parent else { break }
      element = parent
    }
    return map
  }

  /// The map from the element's space to that of any other, by the nearest element above both; nil
  /// when there is none, or the other shows nothing.
  final func map(into other: Element) -> Projective? {
    var above: Set<ObjectIdentifier> = []
    var element: Element? = self
    while let current = element {
      above.insert(ObjectIdentifier(current))
      element = current.parent
    }
    element = other
    while let current = element {
      if above.contains(ObjectIdentifier(current)) {
        return other.map(to: current).inverse.map { map(to: current).then($0) }
      }
      element = current.parent
    }
    return nil
  }

  /// A point of the display's space in a coordinate space as seen from here; the point itself where
  /// that space is seen edge-on or has no such name.
  final func convert(fromDisplay point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    let target: Element? =
      switch space {
      case .global: nil
      case .local: self
      case .named(let name): ancestor(named: name)
      }
    guard let target, let back = target.map(to: nil).inverse else { return point }
    return CGPoint(back.apply(Point(point)))
  }

  private func ancestor(named name: AnyHashable) -> Element? {
    var element: Element? = self
    while let current = element {
      if current.hasSpace(named: name) { return current }
      element = current.parent
    }
    return nil
  }
}

extension Projective {
  /// The bounds of a rectangle of a size at the origin, seen through the map.
  fileprivate func frame(of size: CGSize) -> CGRect {
    bounds(of: Rect(0, 0, Double(size.width), Double(size.height))).map { CGRect($0) }
      ?? CGRect(origin: .zero, size: size)
  }
}
