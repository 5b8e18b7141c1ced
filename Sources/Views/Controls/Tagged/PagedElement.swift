import Foundation

/// Pages in a scroll view: tells which one a finger turned to, and turns to the one that is chosen.
final class PagedElement: TaggedElement {
  private weak var scroll: ScrollElement?
  /// The page nearest to what is seen.
  private var page = 0
  /// The choice that was followed last, and the pages' width then.
  private var followed: AnyHashable?
  private var width: CGFloat = 0
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

  private func scrolled(to offset: CGPoint) {
    if scroll?.driver.isHeld == true { isTurning = false }
    guard !isTurning, width > 0, !items.isEmpty else { return }
    let nearest = Int((offset.x / width).rounded())
    let new = min(max(nearest, 0), items.count - 1)
    if new == page { return }
    page = new
    select(items[new].tag)
  }

  override func layoutEnded() -> Bool {
    _ = super.layoutEnded()
    guard let scroll, pageSize.width > 0 else { return false }
    let isResized = width != pageSize.width
    guard isResized || selection != followed else { return false }
    let isFirst = followed == nil || isResized
    width = pageSize.width
    followed = selection
    let chosen = items.firstIndex { $0.tag == selection } ?? page
    guard chosen != page || isResized else { return false }
    page = chosen
    isTurning = true
    scroll.driver.scroll(
      to: CGPoint(x: CGFloat(chosen) * width, y: 0), animation: isFirst ? nil : animation)
    return false
  }
}
