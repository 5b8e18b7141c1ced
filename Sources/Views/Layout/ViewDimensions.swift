import Foundation

/// A view's size and guides, in its own space (points).
public struct ViewDimensions: Sendable {
  let element: Element?
  let proposal: ProposedViewSize
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat

  init(element: Element?, size: CGSize, proposal: ProposedViewSize) {
    self.element = element
    self.proposal = proposal
    width = size.width
    height = size.height
  }

  var size: CGSize { CGSize(width: width, height: height) }

  /// Where a horizontal guide lies.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// Where a vertical guide lies.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Where a horizontal guide lies if something in the view says so.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// Where a vertical guide lies if something in the view says so.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let element else { return nil }
    return MainActor.assumeIsolated { element.guide(key, in: self) }
  }

  /// Where a child of this view's size lies when its guides meet this view's.
  func offset(of child: ViewDimensions, aligned alignment: Alignment) -> CGPoint {
    CGPoint(
      x: self[alignment.horizontal] - child[alignment.horizontal],
      y: self[alignment.vertical] - child[alignment.vertical])
  }
}

extension ViewDimensions: Equatable {
  /// Whether both are the same size of the same view.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.element === b.element && a.size == b.size && a.proposal == b.proposal
  }
}
