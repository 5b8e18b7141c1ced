import Foundation

/// Arranges cells in rows and columns.
///
/// Columns share the width as the children of a stack do, each as wide as the widest of its cells;
/// cells that span several columns widen them evenly. Then rows share the height.
final class GridArranger: Arranger {
  private var layout: GridLayout

  init(_ layout: GridLayout) { self.layout = layout }

  /// Takes the grid's values; tells whether any is new.
  func set(_ layout: GridLayout) -> Bool {
    if self.layout == layout { return false }
    self.layout = layout
    forget()
    return true
  }

  override func compute(_ children: [Element], _ proposal: ProposedViewSize) -> Arrangement {
    let cells = GridCells(children)
    let columnGaps = cells.columnGaps(layout.horizontalSpacing)
    let rowGaps = cells.rowGaps(layout.verticalSpacing)
    let widths = columnWidths(cells, columnGaps, proposal.width)
    let cellWidths = cells.all.map { span(widths, columnGaps, $0.columns) }
    let heights = rowHeights(cells, rowGaps, cellWidths, proposal.height)

    var arrangement = Arrangement(
      size: CGSize(
        width: span(widths, columnGaps, 0..<widths.count),
        height: span(heights, rowGaps, 0..<heights.count)), origins: [], proposals: [])
    var y: CGFloat = 0
    for (row, range) in cells.rows.enumerated() {
      let height = heights[row]
      let guide = cells.all[range.lowerBound].row?.alignment ?? layout.alignment.vertical
      let line =
        range.filter { !cells.all[$0].unsized.contains(.vertical) }
        .map { cells.all[$0].size(cellWidths[$0], height)[guide] }.max() ?? 0
      for index in range {
        let cell = cells.all[index]
        let width = cellWidths[index]
        let x = span(widths, columnGaps, 0..<cell.columns.lowerBound)
        let left = x + (cell.columns.lowerBound > 0 ? columnGaps[cell.columns.lowerBound - 1] : 0)
        let own = cell.size(width, height)
        let rect = ViewDimensions(
          element: nil, size: CGSize(width: width, height: height), proposal: .unspecified)
        var offset = CGPoint.zero
        if let anchor = cell.anchor {
          offset.x = (width - own.width) * anchor.x
          offset.y = (height - own.height) * anchor.y
        } else {
          let column = cells.alignments[cell.columns.lowerBound] ?? layout.alignment.horizontal
          offset.x = rect[column] - own[column]
          offset.y =
            cell.unsized.contains(.vertical) ? rect[guide] - own[guide] : line - own[guide]
        }
        arrangement.origins.append(CGPoint(x: left + offset.x, y: y + offset.y))
        arrangement.proposals.append(ProposedViewSize(width: width, height: height))
      }
      y += height + (row < rowGaps.count ? rowGaps[row] : 0)
    }
    return arrangement
  }

  /// The length of some tracks with the gaps between them.
  private func span(_ lengths: [CGFloat], _ gaps: [CGFloat], _ range: Range<Int>) -> CGFloat {
    guard !range.isEmpty else { return 0 }
    return lengths[range].reduce(0, +) + gaps[range.lowerBound..<range.upperBound - 1].reduce(0, +)
  }

  private func columnWidths(_ cells: GridCells, _ gaps: [CGFloat], _ offer: CGFloat?) -> [CGFloat] {
    var single: [[GridCells.Cell]] = Array(repeating: [], count: cells.columnCount)
    var spanning: [GridCells.Cell] = []
    for cell in cells.all where !cell.unsized.contains(.horizontal) {
      if cell.columns.count == 1 {
        single[cell.columns.lowerBound].append(cell)
      } else {
        spanning.append(cell)
      }
    }
    let available = offer.map { max(0, $0 - gaps.reduce(0, +)) }
    var widths = share(available, among: single) { $0.size($1, nil).width }
    spanning.sort { $0.columns.count < $1.columns.count }
    for cell in spanning {
      let present = span(widths, gaps, cell.columns)
      let free = available.map { max(0, $0 - widths.reduce(0, +)) }
      let needed = cell.size(free.map { present + $0 }, nil).width
      guard needed > present else { continue }
      for column in cell.columns {
        widths[column] += (needed - present) / CGFloat(cell.columns.count)
      }
    }
    return widths
  }

  private func rowHeights(
    _ cells: GridCells, _ gaps: [CGFloat], _ widths: [CGFloat], _ offer: CGFloat?
  ) -> [CGFloat] {
    let rows = cells.rows.map { range in
      range.filter { !cells.all[$0].unsized.contains(.vertical) }
    }
    let available = offer.map { max(0, $0 - gaps.reduce(0, +)) }
    var heights = share(available, among: rows) { cells.all[$0].size(widths[$0], $1).height }
    // Cells on a common line may need more than the highest of them.
    for (row, indices) in rows.enumerated() {
      let guide = cells.all[cells.rows[row].lowerBound].row?.alignment ?? layout.alignment.vertical
      let own = indices.map { cells.all[$0].size(widths[$0], heights[row]) }
      let line = own.map { $0[guide] }.max() ?? 0
      let below = own.map { $0.height - $0[guide] }.max() ?? 0
      heights[row] = max(heights[row], line + below)
    }
    return heights
  }

  /// Shares a length among tracks, the least flexible first; each takes what its longest cell does.
  private func share<Cell>(
    _ available: CGFloat?, among tracks: [[Cell]], _ length: (Cell, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    func longest(_ track: [Cell], _ offer: CGFloat?) -> CGFloat {
      track.reduce(0) { max($0, length($1, offer)) }
    }
    guard let available else { return tracks.map { longest($0, nil) } }
    let least = tracks.map { longest($0, 0) }
    let flexibility = zip(tracks, least).map { track, least in
      let most = longest(track, .infinity)
      return most == .infinity ? .infinity : most - least
    }
    let order = tracks.indices.sorted { a, b in
      if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
      return least[a] != least[b] ? least[a] > least[b] : a < b
    }
    var lengths = Array(repeating: CGFloat(0), count: tracks.count)
    var remaining = available
    for (position, track) in order.enumerated() {
      let offer =
        available == .infinity
        ? available : max(0, remaining / CGFloat(tracks.count - position))
      lengths[track] = longest(tracks[track], offer)
      remaining -= lengths[track]
    }
    return lengths
  }
}
