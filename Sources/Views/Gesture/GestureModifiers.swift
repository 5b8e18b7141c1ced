import Foundation

/// Attaches a gesture to a view.
public struct _GestureModifier<T: Gesture> {
  let gesture: T
  let priority: GesturePriority
  let mask: GestureMask
}

extension _GestureModifier: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never
}

extension _GestureModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> GestureElement<T> {
    GestureElement(child, gesture, in: place)
  }

  func update(_ element: GestureElement<T>, environment: EnvironmentValues) {
    element.node.update(gesture)
    element.attachment.priority = priority
    element.attachment.mask = mask
    element.attachment.isEnabled = environment.isEnabled
  }
}

/// A view with a gesture.
final class GestureElement<T: Gesture>: ModifierElement {
  private var made: (node: _GestureNode<T>, attachment: GestureAttachment)?
  private let first: T

  init(_ child: Element, _ gesture: T, in place: _NodePlace) {
    first = gesture
    super.init(child, in: place)
  }

  private var follower: (node: _GestureNode<T>, attachment: GestureAttachment) {
    if let made { return made }
    let node = T._makeNode(first, in: _GesturePlace(self))
    let made = (node, GestureAttachment(node))
    self.made = made
    return made
  }

  var node: _GestureNode<T> { follower.node }
  var attachment: GestureAttachment { follower.attachment }
  override var gesture: GestureAttachment? { attachment }

  override var label: String { "gesture" }

  override func detach() {
    if let made { graph.touches.remove(made.attachment) }
  }
}

extension View {
  /// Recognises a gesture where the views below recognise none.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Recognises a gesture before those of the views below.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Recognises a gesture whether or not the views below recognise one.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Acts when the view is tapped `count` times.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Acts with the place when the view is tapped `count` times.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Acts with the place when the view is tapped `count` times.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Acts when a finger rests on the view for `minimumDuration` seconds within `maximumDistance`
  /// points; tells when it begins and ceases to press.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      _PressingGesture(
        content: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        pressing: onPressingChanged
      ).onEnded { _ in action() })
  }

  /// Acts when a finger rests on the view for `minimumDuration` seconds within `maximumDistance`
  /// points; tells when it begins and ceases to press.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
