import Foundation

/// Marks the views of a stack as places where scrolled content may come to rest.
public struct _ScrollTargetLayout { let isEnabled: Bool }

extension _ScrollTargetLayout: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never
}

extension _ScrollTargetLayout: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> ScrollTargetElement {
    ScrollTargetElement(child, in: place)
  }

  func update(_ element: ScrollTargetElement, environment: EnvironmentValues) {
    element.isEnabled = isEnabled
  }
}

/// One place where content may come to rest.
struct ScrollPlace {
  /// The identity that the program gave the view; nil when it gave none.
  var id: AnyHashable?
  /// In the scrolled content's space.
  var frame: CGRect
}

final class ScrollTargetElement: ModifierElement {
  var isEnabled = true

  override var label: String { "scrollTargetLayout" }

  /// The places in its own space.
  var places: [ScrollPlace] {
    guard isEnabled else { return [] }
    var element = child
    var offset = child.origin
    while !(element is ContainerElement), element.children.count == 1 {
      element = element.children[0]
      offset.x += element.origin.x
      offset.y += element.origin.y
    }
    let places = (element as? LazyElement)?.knownPlaces ?? element.children.map { $0.ownPlace }
    return places.map { place in
      var place = place
      place.frame = place.frame.offsetBy(dx: offset.x, dy: offset.y)
      return place
    }
  }
}

extension LazyElement {
  /// Where all of its items lie, those that are not there by the lengths of others.
  fileprivate var knownPlaces: [ScrollPlace] {
    let items = items
    return (0..<items.count).compactMap { index in
      frame(at: index).map {
        ScrollPlace(id: items.origin(of: index).map { $0.source.id(at: $0.index) }, frame: $0)
      }
    }
  }
}

extension Element {
  /// The identity by which the program told the view from its neighbours.
  fileprivate var viewIdentity: AnyHashable? {
    var element = self
    while true {
      if let id = (element as? TransitionElement)?.identity { return id }
      guard element is ModifierElement || element is TransitionElement,
        element.children.count == 1
      else { return nil }
      element = element.children[0]
    }
  }

  /// Where it lies in its parent's space, with the identity of its view.
  fileprivate var ownPlace: ScrollPlace {
    ScrollPlace(id: viewIdentity, frame: CGRect(origin: origin, size: size))
  }

  /// The places where content may come to rest at or below the element, in its parent's space; scroll
  /// views within have their own.
  func scrollPlaces() -> [ScrollPlace] {
    if self is ScrollElement { return [] }
    let inner = (self as? ScrollTargetElement)?.places ?? children.flatMap { $0.scrollPlaces() }
    return inner.map {
      ScrollPlace(id: $0.id, frame: $0.frame.offsetBy(dx: origin.x, dy: origin.y))
    }
  }
}

extension ScrollElement {
  /// The places where the content may come to rest, in its own space.
  var places: [ScrollPlace] { content.children.flatMap { $0.scrollPlaces() } }
}

extension View {
  /// Has scrolled content come to rest at the views of this stack.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayout(isEnabled: isEnabled))
  }
}
