import Foundation

/// Whether views behind a sheet can be touched; a veil lies before them here.
public struct PresentationBackgroundInteraction: Sendable {
  /// By the kind of presentation.
  public static let automatic = PresentationBackgroundInteraction()
  /// They can.
  public static let enabled = PresentationBackgroundInteraction()
  /// They cannot.
  public static let disabled = PresentationBackgroundInteraction()

  /// They can up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { enabled }
}

/// What is presented instead in a narrow window; here always what was asked for.
public struct PresentationAdaptation: Sendable {
  /// By the platform.
  public static let automatic = PresentationAdaptation()
  /// What was asked for.
  public static let none = PresentationAdaptation()
  /// A popover.
  public static let popover = PresentationAdaptation()
  /// A sheet.
  public static let sheet = PresentationAdaptation()
  /// A cover of the whole display.
  public static let fullScreenCover = PresentationAdaptation()
}

/// What a drag over a sheet's content does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private enum Kind { case automatic, resizes, scrolls }
  private let kind: Kind

  /// By the platform.
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// It changes the sheet's height.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// It scrolls the content.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

extension View {
  private nonisolated func sheetGround<V: View>(_ view: V)
    -> ModifiedContent<Self, _PreferenceTransformModifier<SheetOptionsKey>>
  {
    let ground = SheetGround(view: AnyView(view))
    return modifier(
      _PreferenceTransformModifier<SheetOptionsKey>(transform: { $0.ground = ground }))
  }

  /// What the sheet around the view has behind its content.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    sheetGround(Rectangle().fill(style))
  }

  /// What the sheet around the view has behind its content.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    sheetGround(
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
  }

  /// Accepted for its name: a veil lies before what is behind a sheet.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Accepted for its name: what was asked for is presented.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  { self }

  /// Accepted for its name: what was asked for is presented.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }

  /// Accepted for its name: a drag over a sheet's content scrolls what scrolls there.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
}
