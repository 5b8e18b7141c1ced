import Foundation

/// Knows which view takes what is typed.
@MainActor
final class FocusCenter {
  private unowned let graph: ViewGraph
  private(set) var current: FocusTarget?
  private var targets: [ObjectIdentifier: Entry] = [:]
  private var isResolving = false
  private(set) lazy var keyboard = KeyboardHost(graph: graph)

  private struct Entry {
    weak var target: FocusTarget?
    /// Where several lie in one place, the one that came first goes before the others.
    let serial: Int
  }

  init(graph: ViewGraph) { self.graph = graph }

  /// A view can have the focus from now on.
  func add(_ target: FocusTarget) {
    targets[ObjectIdentifier(target)] = Entry(target: target, serial: graph.nextSerial())
    if !target.links.isEmpty { stateChanged() }
  }

  func remove(_ target: FocusTarget) {
    targets[ObjectIdentifier(target)] = nil
    target.element = nil
    if current === target { focus(nil) }
  }

  /// Gives a view the focus; nil for none.
  func focus(_ target: FocusTarget?) {
    guard current !== target else { return }
    let old = current
    current = target
    old?.tell(false)
    target?.tell(true)
    keyboard.show(target?.keyboard)
    if let target { reveal(target) }
  }

  /// Scrolls the view in sight once the keyboard has its place.
  private func reveal(_ target: FocusTarget) {
    graph.afterLayout { [weak self, weak target] in
      guard let self, let target, current === target, let element = target.element else { return }
      let rect = CGRect(origin: .zero, size: element.size).insetBy(dx: 0, dy: -8)
      _ = element.scrollToVisible(
        rect, ScrollRequest(id: 0, anchor: nil, animation: KeyboardMetrics.animation))
    }
  }

  /// Ends what a view began, unless something else has the focus meanwhile or is about to get it.
  func endEditing(_ target: FocusTarget) {
    if isResolving, !target.isWanted { return }
    if current === target { focus(nil) }
  }

  /// State that stands for a focus may have changed: it is followed after the next layout.
  func stateChanged() {
    if isResolving { return }
    isResolving = true
    graph.afterLayout { [weak self] in self?.resolve() }
    graph.onNeedsUpdate?()
  }

  private func resolve() {
    isResolving = false
    if let current, current.isWanted { return }
    if let wanted = ordered.first(where: { $0.isWanted && $0.isEnabled }) { return focus(wanted) }
    if let current, !current.links.isEmpty { focus(nil) }
  }

  /// The views that can have the focus, by where they lie.
  private var ordered: [FocusTarget] {
    targets.values.compactMap { entry -> (target: FocusTarget, frame: CGRect, serial: Int)? in
      guard let target = entry.target, let element = target.element else { return nil }
      return element.geometry(.frame(.global)).map { (target, $0, entry.serial) }
    }
    .sorted { a, b in
      (a.frame.minY, a.frame.minX, a.serial) < (b.frame.minY, b.frame.minX, b.serial)
    }
    .map(\.target)
  }

  /// Passes a key on; false when nothing takes it.
  func key(_ key: Key) -> Bool {
    guard let current else {
      if case .tab = key { return move(by: 1) }
      return false
    }
    if current.key(key) { return true }
    switch key {
    case .tab(let isBackwards): return move(by: isBackwards ? -1 : 1)
    case .up, .left: return move(by: -1)
    case .down, .right: return move(by: 1)
    case .escape:
      focus(nil)
      return true
    default: return false
    }
  }

  private func move(by step: Int) -> Bool {
    let order = ordered.filter(\.isEnabled)
    if order.isEmpty { return false }
    guard let place = order.firstIndex(where: { $0 === current }) else {
      focus(step > 0 ? order.first : order.last)
      return true
    }
    focus(order[(place + step + order.count) % order.count])
    return true
  }
}
