import Foundation

/// A value that lies in a view, such as its bounds; a geometry proxy of another view tells where
/// that is in its own space.
public struct Anchor<Value> {
  let origin: AnchorOrigin
  let source: Source

  /// Which value of a view is meant.
  public struct Source {
    let parts: [AnchorPart]
    let make: ([CGRect]) -> Value
  }
}

/// A place in a view.
enum AnchorPart: Sendable {
  case bounds
  case rect(CGRect)
  case point(CGPoint)
  /// In fractions of the view's size.
  case unit(UnitPoint)

  func rect(in size: CGSize) -> CGRect {
    switch self {
    case .bounds: CGRect(origin: .zero, size: size)
    case .rect(let rect): rect
    case .point(let point): CGRect(origin: point, size: .zero)
    case .unit(let unit):
      CGRect(x: unit.x * size.width, y: unit.y * size.height, width: 0, height: 0)
    }
  }
}

extension AnchorPart: Hashable {
  private var numbers: [CGFloat] {
    switch self {
    case .bounds: [0]
    case .rect(let rect): [1, rect.minX, rect.minY, rect.width, rect.height]
    case .point(let point): [2, point.x, point.y]
    case .unit(let unit): [3, unit.x, unit.y]
    }
  }

  static func == (a: AnchorPart, b: AnchorPart) -> Bool { a.numbers == b.numbers }

  func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}

/// The element that an anchor lies in. Anchors of an element that is gone lie at the origin.
final class AnchorOrigin: @unchecked Sendable {
  private let id: ObjectIdentifier
  private(set) weak var element: Element?

  init(_ element: Element) {
    self.element = element
    id = ObjectIdentifier(element)
  }
}

extension AnchorOrigin: Hashable {
  /// The number of an element that is gone may be another one's.
  static func == (a: AnchorOrigin, b: AnchorOrigin) -> Bool {
    a.id == b.id && a.element === b.element
  }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both lie at the same place of the same view.
  public static func == (a: Anchor, b: Anchor) -> Bool {
    a.origin == b.origin && a.source.parts == b.source.parts
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds the view and the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(origin)
    hasher.combine(source.parts)
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  private init(_ part: AnchorPart) { self.init(parts: [part]) { $0.first ?? .zero } }

  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source { Self(.bounds) }

  /// A rectangle in the view's space.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Self(.rect(r)) }
}

extension Anchor.Source where Value == CGPoint {
  private init(_ part: AnchorPart) { self.init(parts: [part]) { $0.first?.origin ?? .zero } }

  /// A point in the view's space.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { Self(.point(p)) }

  /// A point in fractions of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { Self(.unit(p)) }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several values of a view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(parts: array.flatMap(\.parts)) { rects in
      var rest = rects[...]
      return array.map { source in
        defer { rest = rest.dropFirst(source.parts.count) }
        return source.make(Array(rest.prefix(source.parts.count)))
      }
    }
  }

  /// A value of a view, if any.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(parts: anchor?.parts ?? []) { rects in anchor.map { $0.make(rects) } }
  }
}
