import Foundation

/// Shows a part of its content, which fingers move.
public struct ScrollView<Content> {
  /// The content; several views lie below one another.
  public var content: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// Whether bars show which part is to be seen while the content moves.
  public var showsIndicators: Bool
}

extension ScrollView: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Content that scrolls along some axes.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), axes: axes, showsIndicators: showsIndicators)
  }

  /// Makes a node with a scrolling element.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    ScrollNode(view, in: place)
  }
}

final class ScrollNode<Content: View>: HostingNode<
  ScrollView<Content>, VStack<Content>, ScrollContentElement
>
{
  let scroll: ScrollElement
  private lazy var position = ScrollPositionFollower(self, scroll)

  init(_ view: ScrollView<Content>, in place: _NodePlace) {
    let content = ScrollContentElement(environment: place.environment, graph: place.graph)
    scroll = ScrollElement(content, in: place)
    super.init(view, in: place, element: content)
    configure()
    show(stack(view))
    follow()
  }

  private func follow() {
    if environment.scrollPosition != nil { position.take(environment.scrollPosition) }
  }

  /// The content is a stack, centred and with default distances.
  private func stack(_ view: ScrollView<Content>) -> VStack<Content> {
    VStack(alignment: .center, spacing: nil, content: view.content)
  }

  private func configure() {
    scroll.environment = environment
    scroll.set(axes: view.axes)
    scroll.set(margins: environment.contentMargins.content)
    let environment = environment
    scroll.set(anchor: environment.defaultScrollAnchor)
    scroll.isClipDisabled = environment.isScrollClipDisabled
    scroll.attachment.isEnabled = environment.isScrollEnabled
    scroll.driver.dismissesKeyboard = environment.scrollDismissesKeyboardMode.dismisses
    scroll.driver.onPull = environment.pullAction
    scroll.driver.behavior = environment.scrollTargetBehavior?.behavior
    scroll.driver.x.alwaysBounces = environment.horizontalScrollBounceBehavior != .basedOnSize
    scroll.driver.y.alwaysBounces = environment.verticalScrollBounceBehavior != .basedOnSize
    var indicators: Axis.Set = []
    if shows(environment.horizontalScrollIndicatorVisibility) { indicators.insert(.horizontal) }
    if shows(environment.verticalScrollIndicatorVisibility) { indicators.insert(.vertical) }
    scroll.indicators = indicators
  }

  private func shows(_ visibility: ScrollIndicatorVisibility) -> Bool {
    switch visibility {
    case .automatic: view.showsIndicators
    case .visible: true
    default: false
    }
  }

  override func update(_ view: ScrollView<Content>, environment: EnvironmentValues) {
    self.view = view
    take(environment)
    configure()
    show(stack(view))
    follow()
  }

  override func refresh(_ environment: EnvironmentValues) {
    if environment.isIdentical(to: self.environment) { return }
    super.refresh(environment)
    configure()
    follow()
  }

  override func appendElements(to elements: inout [Element]) { elements.append(scroll) }

  override func detach() {
    graph.touches.remove(scroll.attachment)
    super.detach()
  }
}
