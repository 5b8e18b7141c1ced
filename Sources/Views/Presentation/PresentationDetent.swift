import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable { case medium, large, fraction(CGFloat), height(CGFloat) }
  private let kind: Kind

  /// About half of the display.
  public static let medium = PresentationDetent(kind: .medium)
  /// All the height there is.
  public static let large = PresentationDetent(kind: .large)

  /// A share of the height there is, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// The height in points, of what is free and of the whole display.
  func height(in free: CGFloat, whole: CGFloat) -> CGFloat {
    switch kind {
    case .medium: return whole / 2
    case .large: return free
    case .fraction(let share): return max(0, free * share)
    case .height(let height): return max(0, height)
    }
  }
}

/// What a sheet's content says of the sheet.
struct SheetOptions: Equatable {
  var detents: Set<PresentationDetent> = []
  var showsDragIndicator: Visibility = .automatic
  var cornerRadius: CGFloat?
  var isDismissDisabled = false
  var ground: SheetGround?
}

/// What a sheet's content wants behind itself; one is as good as another, since views cannot be compared.
struct SheetGround: Equatable {
  let view: AnyView
  static func == (a: SheetGround, b: SheetGround) -> Bool { true }
}

struct SheetOptionsKey: PreferenceKey {
  static var defaultValue: SheetOptions { SheetOptions() }
  static func reduce(value: inout SheetOptions, nextValue: () -> SheetOptions) {
    let next = nextValue()
    if !next.detents.isEmpty { value.detents = next.detents }
    if next.showsDragIndicator != .automatic { value.showsDragIndicator = next.showsDragIndicator }
    value.cornerRadius = next.cornerRadius ?? value.cornerRadius
    value.ground = next.ground ?? value.ground
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
  }
}

extension View {
  private nonisolated func sheetOption(_ change: @escaping (inout SheetOptions) -> Void)
    -> ModifiedContent<Self, _PreferenceTransformModifier<SheetOptionsKey>>
  {
    modifier(_PreferenceTransformModifier<SheetOptionsKey>(transform: change))
  }

  /// The heights at which the sheet around the view can rest.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    sheetOption { $0.detents = detents }
  }

  /// The heights at which the sheet around the view can rest; the binding follows the present one.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    sheetOption { $0.detents = [selection.wrappedValue] }
  }

  /// Whether the sheet around the view shows that it can be dragged.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    sheetOption { $0.showsDragIndicator = visibility }
  }

  /// The radius in points of the corners of the sheet around the view.
  public nonisolated func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    sheetOption { $0.cornerRadius = radius }
  }

  /// Keeps the sheet around the view from being dragged away.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    sheetOption { $0.isDismissDisabled = isDisabled }
  }
}
