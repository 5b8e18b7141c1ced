import Foundation

/// The row that a cell lies in; nil outside of rows.
struct GridRowKey: LayoutValueKey {
  struct Row {
    let id: ObjectIdentifier
    let alignment: VerticalAlignment?
  }
  static var defaultValue: Row? { nil }
}

struct GridColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
struct GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
struct GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}
struct GridUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }

extension View {
  /// Has a cell of a grid span several columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: max(1, count))
  }

  /// Puts a point of the view, in fractions of its size, at the same point of its cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }

  /// How the views in the cell's column lie in it.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Has a cell take on some axes what other cells need, and no more.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }
}
