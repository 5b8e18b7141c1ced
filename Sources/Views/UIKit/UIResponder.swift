import Foundation

/// UIKit's objects that take events. Here they take none: views do, and these stand for the one window
/// so that programs made for UIKit's frame compile and find what they ask for.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// A responder.
  override public init() { super.init() }

  /// Who takes what this one leaves: nobody.
  open var next: UIResponder? { nil }
  /// Whether it has what is typed: never.
  open var isFirstResponder: Bool { false }
  /// Whether it could have what is typed: no.
  open var canBecomeFirstResponder: Bool { false }
  /// Does nothing.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Does nothing.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Named where a keyboard on the display is shown; never posted.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Named where a keyboard on the display was shown; never posted.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Named where a keyboard on the display goes; never posted.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Named where a keyboard on the display went; never posted.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Named where a keyboard on the display changes its frame; never posted.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of the frame that a keyboard will have.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the time that a keyboard takes to move.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}

/// Something that was done to a display; UIKit's events are not made here.
@MainActor @preconcurrency
open class UIEvent: NSObject {}
