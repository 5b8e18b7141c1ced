import Foundation

/// What users of a device have asked for. Those of a kiosk have asked for nothing.
public enum UIAccessibility {
  /// Whether less should move.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether nothing should be seen through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether what is shown is read out.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether texts are to be bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colours are left out.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether colours should differ more.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether switches are operated instead of the display.
  public static var isSwitchControlRunning: Bool { false }

  /// Never posted.
  public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Never posted.
  public static let voiceOverStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}
