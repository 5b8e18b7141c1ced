import Foundation

/// Names what previews are made of.
public struct Preview {
  /// How views are shown.
  public enum ViewTraits {}
}

/// How a preview is shown. Nothing here shows previews: traits compile.
public struct PreviewTrait<T>: Sendable {
  private init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// On a device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
  /// In a rectangle of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait()
  }
  /// Upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait() }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }
  /// Lying on its right side.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
  /// Lying on its left side.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }
}

/// How large a preview is.
public enum PreviewLayout: Sendable {
  /// As the device is.
  case device
  /// As large as the view wants to be.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview is shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String
  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Hashable, Sendable {
  private let number: Int
  /// Upright.
  public static let portrait = InterfaceOrientation(number: 0)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(number: 1)
  /// Lying on its right side.
  public static let landscapeLeft = InterfaceOrientation(number: 2)
  /// Lying on its left side.
  public static let landscapeRight = InterfaceOrientation(number: 3)
  /// All of them.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

// What a development environment reads beside a preview. The view stays as it is.
extension View {
  /// Does nothing here.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Does nothing here.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Does nothing here.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
  /// Does nothing here.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }
}
