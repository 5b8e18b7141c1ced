/// A piece of a screen, described by the views it is made of.
///
/// Give `body`; how a view is kept between updates, laid out and drawn follows from it.
@MainActor @preconcurrency
public protocol View {
  /// The type of the views that this one is made of.
  associatedtype Body: View

  /// What this view shows, made of other views.
  @ViewBuilder var body: Body { get }

  /// Makes the persistent counterpart of a value of this type; views built in give their own.
  static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self>
}

extension View {
  /// Views with a body are kept by a node that evaluates it.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    CompositeNode(view, in: place)
  }
}

extension Never: View {
  /// Never evaluated: no value of this type exists.
  public typealias Body = Never
  /// Never called.
  public var body: Never { preconditionFailure("there is no value of Never") }
}

extension View {
  /// Accepted for its name: nothing is printed of why a body is evaluated.
  public static func _printChanges() {}
  /// Accepted for its name: nothing is logged of why a body is evaluated.
  public static func _logChanges() {}
}

/// A view that the library implements itself: it has no body.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {}

extension View where Body == Never {
  /// Not to be called: a view of this kind is drawn by the library itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the library and has no body")
  }
}
