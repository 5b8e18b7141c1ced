import Foundation

/// One of UIKit's views as a view. Of UIKit's own views only those are drawn that a view of the library
/// can stand for: grounds and what is in them, labels, pictures, blurs, spinners and dots of pages.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of UIKit's view.
  associatedtype UIViewType: UIView
  /// What UIKit's view tells of itself to.
  associatedtype Coordinator = Void
  /// What the view is made with.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes UIKit's view, once.
  func makeUIView(context: Context) -> UIViewType
  /// Passes changed values on, and the first ones too.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view is gone.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what UIKit's view tells of itself to, before the view.
  func makeCoordinator() -> Coordinator
  /// The size that the view takes; nil for the usual one.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

/// What one of UIKit's views is made with.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What UIKit's view tells of itself to.
  public let coordinator: Representable.Coordinator
  /// How the present change is shown.
  public let transaction: Transaction
  /// What the view receives from those above.
  public let environment: EnvironmentValues
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing to be told.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// The usual size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  /// Makes a node that keeps UIKit's view.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    RepresentableNode(view, in: place, ViewHandler<Self>())
  }
}

/// UIKit's view of a representable.
private final class ViewHandler<R: UIViewRepresentable>: RepresentableHandler<R> {
  private var made: (view: R.UIViewType, coordinator: R.Coordinator)?

  override func show(
    _ value: R, _ environment: EnvironmentValues, _ transaction: Transaction
  ) -> UIKitFace {
    let coordinator = made?.coordinator ?? value.makeCoordinator()
    let context = UIViewRepresentableContext<R>(
      coordinator: coordinator, transaction: transaction, environment: environment)
    let view = made?.view ?? value.makeUIView(context: context)
    made = (view, coordinator)
    value.updateUIView(view, context: context)
    return UIKitFace(view: view) {
      value.sizeThatFits($0, uiView: view, context: context)
    }
  }

  override func end() {
    if let made { R.dismantleUIView(made.view, coordinator: made.coordinator) }
  }
}
