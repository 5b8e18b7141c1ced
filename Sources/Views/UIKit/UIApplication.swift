import Foundation

/// UIKit's program.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// The program.
  public static let shared = UIApplication(UIWindowScene())

  private let scene: UIWindowScene

  private init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    scene.add(window)
    mainWindow = window
  }

  private var mainWindow: UIWindow?

  /// Where a program stands.
  public enum State: Int, Sendable {
    /// In use.
    case active = 0
    /// To be seen only.
    case inactive = 1
    /// Not to be seen.
    case background = 2
  }

  /// A reason for which a program was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A reason by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address that was opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// What is said about an address that is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Who is told of the program.
  open var delegate: (any UIApplicationDelegate)?
  /// Where the program stands.
  open private(set) var applicationState = State.active
  /// The scenes of the program: one.
  open var connectedScenes: Set<UIScene> { [scene] }
  /// The windows of the program, its own first.
  open var windows: [UIWindow] {
    // The window is as large as the display is now.
    mainWindow?.frame = UIScreen.main.bounds
    if scene.keyWindow == nil { mainWindow?.makeKey() }
    return scene.windows
  }
  /// The window that has what is typed.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// Where the bar with the time is: there is none.
  open var statusBarFrame: CGRect { .zero }
  /// Which way up the bar with the time is.
  open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
  /// Whether the display is kept from going dark: it always is.
  open var isIdleTimerDisabled = true
  /// A number beside the program's picture: nothing shows it.
  open var applicationIconBadgeNumber = 0
  /// Whether lines run from right to left.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The size of text that is wanted.
  open var preferredContentSizeCategory: ContentSizeCategory { .large }
  /// Whether the program could have another picture: it has none.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the program's other picture: none.
  open var alternateIconName: String? { nil }
  /// Does nothing.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Opens nothing: a bare display has nothing that opens addresses.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
  /// No: a bare display has nothing that opens addresses.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Does nothing.
  open func registerForRemoteNotifications() {}
  /// Does nothing.
  open func beginIgnoringInteractionEvents() {}
  /// Does nothing.
  open func endIgnoringInteractionEvents() {}

  /// The address of the program's settings, which nothing opens.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Has its delegate know that the program began.
  package func finishLaunching() {
    guard let delegate else { return }
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
  }

  /// Tells where the program stands.
  package func enter(_ phase: ScenePhase) {
    let state: State =
      switch phase {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
    if state == applicationState { return }
    applicationState = state
    if state == .active {
      delegate?.applicationDidBecomeActive(self)
      NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    } else {
      delegate?.applicationWillResignActive(self)
      NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
    }
  }
}

extension UIApplication {
  /// Posted when the program began.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the program has the display again.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when another program has the display.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Never posted: a program is always on its display.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Never posted: a program is always on its display.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Never posted.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Never posted.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Never posted.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// Which way lines run.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
