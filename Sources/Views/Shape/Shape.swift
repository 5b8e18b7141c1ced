import Foundation

/// A figure that can be filled, outlined and used to clip, given its bounds. Used as a view it is filled
/// with the foreground style.
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  /// The figure's outline in `rect`, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// How the outline is to be drawn where nothing else is said.
  nonisolated static var role: ShapeRole { get }

  /// Whether the outline is mirrored where text runs from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that the figure takes of what its parent offers, in points.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// Fills the outline.
  public static var role: ShapeRole { .fill }

  /// Never mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// All that is offered; 10 points where nothing in particular is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A shape that can draw itself smaller within its bounds.
public protocol InsettableShape: Shape {
  /// The shape drawn smaller.
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline moved inwards by `amount` points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// How a shape is drawn where nothing else is said.
public enum ShapeRole: Hashable, Sendable {
  /// Filled.
  case fill
  /// Outlined.
  case stroke
  /// As the line between parts of a view.
  case separator
}

/// Whether something is mirrored where text runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Never mirrored.
  case fixed
  /// Mirrored where the direction is the other one than given.
  case mirrors(in: LayoutDirection)

  /// Mirrored from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// An actor that nothing runs on.
@globalActor
public actor _NoIsolation {
  /// The only instance.
  public static let shared = _NoIsolation()
}

/// Keeps types that conform to a protocol on the main actor off that actor: a type that would be
/// isolated to two global actors is isolated to none.
@_NoIsolation
public protocol _RemoveGlobalActorIsolation {}
