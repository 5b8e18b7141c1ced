import Combine
import Foundation
import Testing

@testable import Views

/// UIKit's names as programs for SwiftUI use them.
@MainActor
struct UIKitTests {
  @Test func theOneWindowIsFound() throws {
    let before = ScreenFacts.present
    defer { ScreenFacts.change { $0 = before } }
    ScreenFacts.change {
      $0.size = CGSize(width: 400, height: 800)
      $0.scale = 2
      $0.insets = EdgeInsets(top: 47, leading: 1, bottom: 34, trailing: 2)
    }
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 800, height: 1600))
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.orientation.isPortrait)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = try #require(scene.windows.first)
    #expect(UIApplication.shared.windows.first === window)
    #expect(UIApplication.shared.keyWindow === window)
    #expect(window.frame.size == CGSize(width: 400, height: 800))
    #expect(
      window.safeAreaInsets == UIEdgeInsets(top: 47, left: 1, bottom: 34, right: 2))
    #expect(window.rootViewController?.presentedViewController == nil)
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    var log: [String] = []
    override required init() { super.init() }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      log.append("began")
      return true
    }
    func applicationWillResignActive(_ application: UIApplication) { log.append("left") }
  }

  @Test func theDelegateIsToldOfTheProgram() {
    let adaptor = UIApplicationDelegateAdaptor(Delegate.self)
    defer { UIApplication.shared.delegate = nil }
    let names = Locked<[String]>([])
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { note in names.with { $0.append(note.name.rawValue) } }
    UIApplication.shared.finishLaunching()
    UIApplication.shared.enter(.inactive)
    UIApplication.shared.enter(.active)
    UIApplication.shared.enter(.active)
    NotificationCenter.default.removeObserver(token)
    #expect(adaptor.wrappedValue.log == ["began", "left"])
    #expect(names.with { $0 } == ["UIApplicationDidBecomeActiveNotification"])
  }

  @Test func fontsAreThoseOfViews() {
    #expect(
      Font(UIFont.systemFont(ofSize: 20, weight: .semibold))
        == Font.system(size: 20, weight: .semibold))
    #expect(
      Font(UIFont.preferredFont(forTextStyle: .headline))
        == Font.system(size: 17, weight: .semibold))
    #expect(UIFont.boldSystemFont(ofSize: 9).withSize(30).pointSize == 30)
    #expect(UIFont.systemFont(ofSize: 17).lineHeight == 22)
  }

  @Test func viewsKeepWhatIsInThem() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    inner.tag = 7
    outer.addSubview(inner)
    #expect(outer.viewWithTag(7) === inner)
    #expect(outer.hitTest(CGPoint(x: 55, y: 55), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === outer)
    inner.removeFromSuperview()
    #expect(outer.subviews.isEmpty)
    UITabBar.appearance().isHidden = true
    #expect(!UITabBar().isHidden, "settings for all of a kind change nothing")
  }
}
