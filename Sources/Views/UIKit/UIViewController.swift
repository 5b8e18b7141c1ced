import Foundation

/// UIKit's keeper of a view. What it keeps is not drawn.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// A controller.
  override public init() { super.init() }
  /// A controller; nothing is read from archives of interfaces.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// A controller; nothing is read from archives of interfaces.
  public required init?(coder: NSCoder) { super.init() }

  private var made: UIView?

  /// Its view, made when it is first asked for.
  open var view: UIView! {
    get {
      if let made { return made }
      loadView()
      let view = made ?? UIView(frame: UIScreen.main.bounds)
      made = view
      viewDidLoad()
      return view
    }
    set { made = newValue }
  }
  /// Whether the view was made.
  open var isViewLoaded: Bool { made != nil }
  /// Makes the view.
  open func loadView() { made = UIView(frame: UIScreen.main.bounds) }
  /// Called when the view was made.
  open func viewDidLoad() {}
  /// Never called.
  open func viewWillAppear(_ animated: Bool) {}
  /// Never called.
  open func viewDidAppear(_ animated: Bool) {}
  /// Never called.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Never called.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Never called.
  open func viewDidLayoutSubviews() {}

  /// A title.
  open var title: String?
  /// The controller above.
  open private(set) weak var parent: UIViewController?
  /// The controllers in it.
  open private(set) var children: [UIViewController] = []
  /// What it has in front of it: nothing.
  open var presentedViewController: UIViewController? { nil }
  /// What it is in front of: nothing.
  open var presentingViewController: UIViewController? { nil }
  /// The appearance that it asks for.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// How the bar with the time is drawn.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar with the time is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// Ways up that it allows.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// What values depend on.
  open var traitCollection: UITraitCollection { view?.traitCollection ?? .current }

  /// Takes another in.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.parent = self
    children.append(childController)
  }
  /// Leaves the one above.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Does nothing.
  open func willMove(toParent parent: UIViewController?) {}
  /// Does nothing.
  open func didMove(toParent parent: UIViewController?) {}
  /// Shows nothing: only views come in front of views.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  /// Has nothing to take away.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  /// Does nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}

/// Keeps a SwiftUI view for UIKit. As a window's root it is what the window shows.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content

  /// Keeps a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Keeps a view; nothing is read from archives of interfaces.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Not to be had: there is no view in an archive of interfaces.
  public required init?(coder: NSCoder) { return nil }

  /// Makes a view that shows the root view.
  override open func loadView() {
    view = HostedView { [weak self] in self.map { AnyView($0.rootView) } }
  }
}

/// UIKit's stack of controllers.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The controllers, the last in front.
  open var viewControllers: [UIViewController] = []
  /// The bar above.
  public let navigationBar = UINavigationBar()
  /// The controller in front.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller in front.
  open var visibleViewController: UIViewController? { viewControllers.last }

  /// A stack of one.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }
}

/// UIKit's controllers side by side.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController]?
  /// The number of the one that is shown.
  open var selectedIndex = 0
  /// The bar below.
  public let tabBar = UITabBar()
  /// The one that is shown.
  open var selectedViewController: UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
  }
}
