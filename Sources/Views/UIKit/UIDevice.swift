import Foundation

/// Kinds of devices that UIKit tells apart.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its right side.
  case landscapeLeft = 3
  /// On its left side.
  case landscapeRight = 4
  /// Lying with its display up.
  case faceUp = 5
  /// Lying with its display down.
  case faceDown = 6

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is known and not lying.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// UIKit's device: what a bare display can say of itself.
public final class UIDevice: NSObject, Sendable {
  /// The device.
  public static let current = UIDevice()

  override private init() {}

  /// What a battery does.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// In use.
    case unplugged = 1
    /// Being charged.
    case charging = 2
    /// Charged.
    case full = 3
  }

  /// A tablet where both sides are at least 700 points long, otherwise a phone: the sizes by which
  /// views are laid out compactly or not.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = ScreenFacts.present.size
    return min(size.width, size.height) < 700 ? .phone : .pad
  }
  /// Upright where the display is higher than wide.
  public var orientation: UIDeviceOrientation {
    let size = ScreenFacts.present.size
    return size.height >= size.width ? .portrait : .landscapeLeft
  }
  /// The device's name: what it is called where it was given none.
  public var name: String { model }
  /// The kind of device.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of device.
  public var localizedModel: String { model }
  /// The system whose behaviour views follow.
  public var systemName: String { "iOS" }
  /// The version of the system whose behaviour views follow.
  public var systemVersion: String { "16.0" }
  /// A number for the program on this device: there is none.
  public var identifierForVendor: UUID? { nil }
  /// How full the battery is: not known.
  public var batteryLevel: Float { -1 }
  /// What the battery does: not known.
  public var batteryState: BatteryState { .unknown }
  /// Whether the battery is watched: it never is.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set { _ = newValue }
  }
  /// Whether turns are told: a display that stands does not turn.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Does nothing: a display that stands does not turn.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: a display that stands does not turn.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Would tell of turns; never posted.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Would tell of the battery; never posted.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Would tell of the battery; never posted.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}
