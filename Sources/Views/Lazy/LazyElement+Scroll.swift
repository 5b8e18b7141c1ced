import Foundation

extension LazyElement {
  /// The scroll view that moves it along its axis, with where it lies in that one's content.
  var scroll: (view: ScrollElement, place: CGFloat)? {
    var place: CGFloat = 0
    var element: Element = self
    while let parent = element.parent {
      if let view = parent as? ScrollElement, view.axes.contains(Axis.Set(style.axis)) {
        return (view, place)
      }
      place += style.axis.along(element.origin)
      element = parent
    }
    return nil
  }

  /// The part of its own length that can be seen; nil where nothing scrolls it.
  var visiblePart: ClosedRange<Double>? {
    guard let (view, place) = scroll else { return nil }
    let rect = view.driver.visibleRect
    let low = Double(style.axis.along(rect.origin) - place)
    let length = Double(style.axis.along(rect.size))
    guard low.isFinite, length.isFinite else { return nil }
    return low...low + max(0, length)
  }
}
