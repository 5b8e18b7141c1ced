import Foundation

/// One of UIKit's controllers as a view: what is drawn is its view, as far as views of UIKit are.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of UIKit's controller.
  associatedtype UIViewControllerType: UIViewController
  /// What UIKit's controller tells of itself to.
  associatedtype Coordinator = Void
  /// What the controller is made with.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes UIKit's controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Passes changed values on, and the first ones too.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called when the view is gone.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what UIKit's controller tells of itself to, before the controller.
  func makeCoordinator() -> Coordinator
  /// The size that the view takes; nil for the usual one.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

/// What one of UIKit's controllers is made with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What UIKit's controller tells of itself to.
  public let coordinator: Representable.Coordinator
  /// How the present change is shown.
  public let transaction: Transaction
  /// What the view receives from those above.
  public let environment: EnvironmentValues
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing to be told.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// The usual size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// Makes a node that keeps UIKit's controller.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    RepresentableNode(view, in: place, ControllerHandler<Self>())
  }
}

/// UIKit's controller of a representable.
private final class ControllerHandler<R: UIViewControllerRepresentable>: RepresentableHandler<R> {
  private var made: (controller: R.UIViewControllerType, coordinator: R.Coordinator)?

  override func show(
    _ value: R, _ environment: EnvironmentValues, _ transaction: Transaction
  ) -> UIKitFace {
    let coordinator = made?.coordinator ?? value.makeCoordinator()
    let context = UIViewControllerRepresentableContext<R>(
      coordinator: coordinator, transaction: transaction, environment: environment)
    let controller = made?.controller ?? value.makeUIViewController(context: context)
    made = (controller, coordinator)
    value.updateUIViewController(controller, context: context)
    return UIKitFace(view: controller.view ?? UIView()) {
      value.sizeThatFits($0, uiViewController: controller, context: context)
    }
  }

  override func end() {
    if let made { R.dismantleUIViewController(made.controller, coordinator: made.coordinator) }
  }
}
