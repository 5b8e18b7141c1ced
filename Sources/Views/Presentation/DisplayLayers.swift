/// The layers above the root view, the latest on top: what is presented lies there.
@MainActor
final class DisplayLayers {
  /// Back to front.
  private(set) var elements: [Element] = []
  /// What lays the layers out.
  weak var root: RootElement? {
    didSet { elements.forEach { root?.adopt($0) } }
  }

  func add(_ element: Element) {
    elements.append(element)
    root?.adopt(element)
    root?.invalidateLayout()
  }

  func remove(_ element: Element) {
    elements.removeAll { $0 === element }
    root?.invalidateLayout()
  }

  /// Puts a layer in front of all others.
  func raise(_ element: Element) {
    guard elements.last !== element, let index = elements.firstIndex(where: { $0 === element })
    else { return }
    elements.append(elements.remove(at: index))
  }
}
