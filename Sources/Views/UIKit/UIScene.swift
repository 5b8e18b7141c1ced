import Foundation

/// UIKit's part of a program's interface: there is one.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// Where a scene stands.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In use.
    case foregroundActive = 0
    /// To be seen only.
    case foregroundInactive = 1
    /// Not to be seen.
    case background = 2
  }

  /// What a scene was made for: nothing in particular.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {}

  /// The session of the scene.
  public let session = UISceneSession()
  /// Where it stands.
  open var activationState: ActivationState { .foregroundActive }
  /// A title.
  open var title: String? = ""
  /// Who is told of the scene.
  open var delegate: (any UISceneDelegate)?

  /// Named when a scene is in use again; never posted.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Named before a scene is no longer in use; never posted.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
}

/// UIKit's scene with windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The windows, the program's own first.
  open private(set) var windows: [UIWindow] = []

  /// Takes a window in, in front of the others.
  func add(_ window: UIWindow) {
    window.windowScene = self
    windows.append(window)
  }

  /// The window that has what is typed.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The display.
  open var screen: UIScreen { .main }
  /// Which way up the display is.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isPortrait ? .portrait : .landscapeLeft
  }
  /// What values depend on.
  open var traitCollection: UITraitCollection { .current }
  /// The bar with the time: there is none.
  open var statusBarManager: UIStatusBarManager? { nil }

  /// What may be wished for a scene.
  public enum GeometryPreferences: Sendable {
    /// Ways up.
    case iOS(interfaceOrientations: UIInterfaceOrientationMask?)
    /// Nothing in particular.
    public static func iOS() -> GeometryPreferences { .iOS(interfaceOrientations: nil) }
  }
  /// Does nothing: a display that stands does not turn.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

/// UIKit's bar with the time and the battery.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  /// Where it is.
  open var statusBarFrame: CGRect { .zero }
}

/// UIKit's memory of a scene.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A program's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// What the scene is for.
  public let role = Role.windowApplication
}

/// UIKit's description of a scene to be made.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// The type of who is told of the scene.
  open var delegateClass: AnyClass?

  /// A description with a name.
  public init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
}

/// Is told of a scene.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is made.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when a scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when a scene is in use again.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before a scene is no longer in use.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before a scene is to be seen again.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when a scene is no longer to be seen.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Is told of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}
