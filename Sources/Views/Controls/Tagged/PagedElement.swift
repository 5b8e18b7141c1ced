import Foundation

/// Views in a scroll view, one after the other: tells to which one a finger scrolled, and scrolls to the
/// one that is chosen.
final class PagedElement: TaggedElement {
  private weak var scroll: ScrollElement?
  /// The view nearest to where the content is.
  private var page = 0
  /// The choice that was followed last, and the length of a page then.
  private var followed: AnyHashable?
  private var length: CGFloat = 0
  /// Whether the content moves by the program's wish.
  private var isTurning = false

  override var label: String { "pages" }

  override func placeChildren() {
    super.placeChildren()
    var element = parent
    while let current = element, scroll == nil {
      scroll = current as? ScrollElement
      element = current.parent
    }
    scroll?.onScroll = { [weak self] in self?.scrolled(to: $0) }
  }

  /// Pages are told at once, the choice of a wheel when it has come to rest.
  private func scrolled(to offset: CGPoint) {
    guard let scroll, let axis = arranger.layout.page?.axis else { return }
    if scroll.driver.isHeld { isTurning = false }
    guard !isTurning, length > 0, !items.isEmpty else { return }
    if axis == .vertical, scroll.driver.isHeld || scroll.driver.y.isMoving { return }
    let nearest = Int(((axis == .horizontal ? offset.x : offset.y) / length).rounded())
    let new = min(max(nearest, 0), items.count - 1)
    if new == page { return }
    page = new
    select(items[new].tag)
  }

  override func layoutEnded() -> Bool {
    let count = items.count
    _ = super.layoutEnded()
    guard let scroll, let page = arranger.layout.page, page.length > 0 else { return false }
    let isResized = length != page.length || items.count != count
    guard isResized || selection != followed else { return false }
    let isFirst = followed == nil || isResized
    length = page.length
    followed = selection
    let chosen =
      items.firstIndex { $0.tag == selection } ?? min(self.page, max(0, items.count - 1))
    guard chosen != self.page || isResized else { return false }
    self.page = chosen
    isTurning = true
    let place = CGFloat(chosen) * length
    scroll.driver.scroll(
      to: page.axis == .horizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place),
      animation: isFirst ? nil : animation)
    return false
  }
}
