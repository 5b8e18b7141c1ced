import Foundation

/// The largest circle in the middle of its bounds.
public struct Circle: InsettableShape {
  /// The largest circle in the middle of its bounds.
  public init() {}

  /// The outline in `rect`.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.standardized.centredSquare) }

  /// A square with the smaller side of what is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let side?, nil), (nil, let side?): side
      case (nil, nil): CGFloat(10)
      }
    return CGSize(width: side, height: side)
  }

  /// The circle with its radius made smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

  /// A circle whose edge lies within its bounds.
  struct _Inset: InsettableShape {
    var amount: CGFloat

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func path(in rect: CGRect) -> Path {
      rect.standardized.centredSquare.shrunk(by: amount).map { Path(ellipseIn: $0) } ?? Path()
    }

    func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
  }
}

/// The ellipse that fills its bounds.
public struct Ellipse: InsettableShape {
  /// The ellipse that fills its bounds.
  public init() {}

  /// The outline in `rect`.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The ellipse with its radii made smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

  /// An ellipse whose edge lies within its bounds.
  struct _Inset: InsettableShape {
    var amount: CGFloat

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func path(in rect: CGRect) -> Path {
      rect.shrunk(by: amount).map { Path(ellipseIn: $0) } ?? Path()
    }

    func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
  }
}
