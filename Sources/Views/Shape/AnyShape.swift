import Foundation

/// Any shape, with its type forgotten.
public struct AnyShape: Shape {
  private var base: any Shape

  /// The same shape as `shape`.
  public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

  /// The outline in `rect`.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The shape's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The shape's own behaviour.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  /// The shape's data, with its type forgotten.
  public var animatableData: _AnyAnimatableData {
    get { Self.data(of: base) }
    set { base = Self.changed(base, newValue) }
  }

  private static func data<S: Shape>(of shape: S) -> _AnyAnimatableData {
    _AnyAnimatableData(shape.animatableData)
  }

  private static func changed<S: Shape>(_ shape: S, _ data: _AnyAnimatableData) -> any Shape {
    guard let data = data.base as? S.AnimatableData else { return shape }
    var result = shape
    result.animatableData = data
    return result
  }
}

/// Animatable data with its type forgotten. Data of different types do not mix: the left one stays.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The data itself; nil for a zero of no type yet.
  let base: (any VectorArithmetic)?

  init(_ base: (any VectorArithmetic)?) { self.base = base }

  /// A zero of every type.
  public static var zero: Self { Self(nil) }

  /// Adds data of the same type.
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.base else { return rhs }
    guard let right = rhs.base else { return lhs }
    func sum<V: VectorArithmetic>(_ left: V) -> Self {
      Self((right as? V).map { left + $0 } ?? left)
    }
    return sum(left)
  }

  /// Subtracts data of the same type.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs + rhs.scaled(by: -1) }

  /// Multiplies the data by `rhs`.
  public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ data: V) -> Self { Self(data.scaled(by: rhs)) }
    if let base { self = scaled(base) }
  }

  /// The data's own square.
  public var magnitudeSquared: Double { base?.magnitudeSquared ?? 0 }

  /// Whether both hold the same data.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard let left = lhs.base, let right = rhs.base else {
      return (lhs.base ?? rhs.base).map { $0.magnitudeSquared == 0 } ?? true
    }
    func isEqual<V: VectorArithmetic>(_ left: V) -> Bool { (right as? V) == left }
    return isEqual(left)
  }
}
