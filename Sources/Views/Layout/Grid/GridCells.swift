import Foundation

/// The cells of a grid, row by row.
@MainActor
struct GridCells {
  /// A view with its place in the grid.
  @MainActor
  struct Cell {
    let element: Element
    let row: GridRowKey.Row?
    var columns: Range<Int>
    let anchor: UnitPoint?
    let unsized: Axis.Set

    func size(_ width: CGFloat?, _ height: CGFloat?) -> ViewDimensions {
      element.dimensions(for: ProposedViewSize(width: width, height: height))
    }
  }

  private(set) var all: [Cell] = []
  /// The cells of each row.
  private(set) var rows: [Range<Int>] = []
  private(set) var columnCount = 0
  /// How the views of a column lie in it, where one of them says so.
  private(set) var alignments: [HorizontalAlignment?] = []

  init(_ children: [Element]) {
    var column = 0
    for child in children {
      let row = child.layoutValue(GridRowKey.self)
      let count = row == nil ? 1 : child.layoutValue(GridColumnsKey.self)
      if row != nil, let last = all.last?.row, last.id == row?.id {
        rows[rows.count - 1] = rows[rows.count - 1].lowerBound..<all.count + 1
      } else {
        rows.append(all.count..<all.count + 1)
        column = 0
      }
      all.append(
        Cell(
          element: child, row: row, columns: column..<column + count,
          anchor: child.layoutValue(GridAnchorKey.self),
          unsized: child.layoutValue(GridUnsizedAxesKey.self)))
      column += count
      columnCount = max(columnCount, column)
    }
    alignments = Array(repeating: nil, count: columnCount)
    for index in all.indices {
      // A view outside of rows takes a whole one.
      if all[index].row == nil { all[index].columns = 0..<columnCount }
      let first = all[index].columns.lowerBound
      if alignments[first] == nil {
        alignments[first] = all[index].element.layoutValue(GridColumnAlignmentKey.self)
      }
    }
  }

  /// The distances between columns: the largest that neighbours in a row prefer.
  func columnGaps(_ fixed: CGFloat?) -> [CGFloat] {
    guard columnCount > 1 else { return [] }
    if let fixed { return Array(repeating: fixed, count: columnCount - 1) }
    var gaps: [CGFloat?] = Array(repeating: nil, count: columnCount - 1)
    for range in rows {
      for (a, b) in zip(all[range], all[range].dropFirst()) {
        let gap = a.columns.upperBound - 1
        let distance = a.element.spacing.distance(to: b.element.spacing, along: .horizontal)
        gaps[gap] = max(gaps[gap] ?? distance, distance)
      }
    }
    return gaps.map { $0 ?? ViewSpacing.standard }
  }

  /// The distances between rows: what the largest distances of either row's cells come to.
  func rowGaps(_ fixed: CGFloat?) -> [CGFloat] {
    guard rows.count > 1 else { return [] }
    if let fixed { return Array(repeating: fixed, count: rows.count - 1) }
    let spacings = rows.map { range in
      all[range].dropFirst().reduce(all[range.lowerBound].element.spacing) {
        $0.union($1.element.spacing)
      }
    }
    return zip(spacings, spacings.dropFirst()).map { $0.distance(to: $1, along: .vertical) }
  }
}
