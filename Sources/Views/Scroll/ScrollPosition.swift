import Foundation

/// Which view a scroll view shows, as the program keeps it.
struct ScrollPositionLink {
  let id: AnyHashable?
  let anchor: UnitPoint?
  let claim: ScrollPositionClaim
  /// Tells the program which view is shown.
  let tell: @MainActor (AnyHashable?) -> Void
}

/// Which scroll view a position is for: the outermost below.
@MainActor
final class ScrollPositionClaim {
  private weak var node: _Node?

  nonisolated init() {}

  /// Whether the position is for a node's scroll view.
  func isTaken(by node: _Node) -> Bool {
    if let owner = self.node, owner.isAttached { return owner === node }
    self.node = node
    return true
  }
}

struct ScrollPositionKey: EnvironmentKey { static var defaultValue: ScrollPositionLink? { nil } }
struct DefaultScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
struct ScrollClipDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var scrollPosition: ScrollPositionLink? {
    get { self[ScrollPositionKey.self] }
    set { self[ScrollPositionKey.self] = newValue }
  }
  var defaultScrollAnchor: UnitPoint? {
    get { self[DefaultScrollAnchorKey.self] }
    set { self[DefaultScrollAnchorKey.self] = newValue }
  }
  var isScrollClipDisabled: Bool {
    get { self[ScrollClipDisabledKey.self] }
    set { self[ScrollClipDisabledKey.self] = newValue }
  }
}

/// Keeps a binding and what a scroll view shows the same.
struct ScrollPositionModifier<ID: Hashable> {
  @Binding var id: ID?
  let anchor: UnitPoint?
  @State private var claim = ScrollPositionClaim()

  nonisolated init(id: Binding<ID?>, anchor: UnitPoint?) {
    _id = id
    self.anchor = anchor
  }
}

extension ScrollPositionModifier: ViewModifier {
  func body(content: Content) -> some View {
    let binding = $id
    return content.environment(
      \.scrollPosition,
      ScrollPositionLink(id: id.map { AnyHashable($0) }, anchor: anchor, claim: claim) { shown in
        if let shown = shown?.base as? ID { binding.wrappedValue = shown }
      })
  }
}

/// Follows a scroll position in both directions.
@MainActor
final class ScrollPositionFollower {
  private unowned let node: _Node
  private unowned let scroll: ScrollElement
  private var link: ScrollPositionLink?
  /// The view that both sides agree on.
  private var agreed: AnyHashable?
  /// Whether the content moves by the program's wish.
  private var isFollowing = false
  private var isTelling = false

  init(_ node: _Node, _ scroll: ScrollElement) {
    self.node = node
    self.scroll = scroll
  }

  func take(_ link: ScrollPositionLink?) {
    self.link = link
    guard let link, link.claim.isTaken(by: node) else { return }
    if scroll.onScroll == nil { scroll.onScroll = { [weak self] _ in self?.scrolled() } }
    guard let id = link.id, id != agreed else { return }
    let animation = agreed == nil ? nil : node.graph.transaction(in: node.environment).animation
    agreed = id
    isFollowing = true
    node.graph.afterLayout { [weak node = node] in
      node?.scroll(to: ScrollRequest(id: id, anchor: link.anchor, animation: animation))
    }
  }

  /// The content moved: the view nearest to the anchor is told once it is another one.
  private func scrolled() {
    if scroll.driver.isHeld { isFollowing = false }
    guard link != nil, !isFollowing, !isTelling else { return }
    isTelling = true
    node.graph.afterLayout { [weak self] in self?.tell() }
  }

  private func tell() {
    isTelling = false
    guard let link, let nearest = nearestPlace(link.anchor ?? .topLeading), nearest != agreed
    else { return }
    agreed = nearest
    link.tell(nearest)
  }

  private func nearestPlace(_ anchor: UnitPoint) -> AnyHashable? {
    let visible = scroll.driver.visibleRect
    let x = visible.minX + visible.width * anchor.x
    let y = visible.minY + visible.height * anchor.y
    func distance(_ frame: CGRect) -> CGFloat {
      let dx = scroll.axes.contains(.horizontal) ? frame.minX + frame.width * anchor.x - x : 0
      let dy = scroll.axes.contains(.vertical) ? frame.minY + frame.height * anchor.y - y : 0
      return dx * dx + dy * dy
    }
    return scroll.places.filter { $0.id != nil }
      .min { distance($0.frame) < distance($1.frame) }?.id
  }
}

extension View {
  /// Keeps `id` the identity of the view that the scroll view shows: of those that a
  /// `scrollTargetLayout` marks, the one nearest to the anchor, or with nil to the top leading corner.
  /// Another value of `id` scrolls there, under `withAnimation` by a motion.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }

  /// Which part of the content a scroll view shows until a finger moves it: where the anchor's point of
  /// the content lies at the anchor's point of the scroll view. Content that is shorter than the scroll
  /// view lies there too.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.defaultScrollAnchor, anchor)
  }

  /// Whether content is to be seen beyond the bounds of the scroll view.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }
}
