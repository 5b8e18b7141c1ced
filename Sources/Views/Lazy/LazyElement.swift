import Foundation

/// Lines views up along an axis, in one track or several, and makes only those that are in or near
/// the visible part of the scroll view around it; without one around it, all of them.
final class LazyElement: ContainerElement, LayoutFollower {
  /// What the container's view says.
  struct Style: Equatable {
    var axis = Axis.vertical
    var alignment = Alignment.center
    /// Points between lines.
    var gap: CGFloat = 8
    /// The grid's columns or rows; nil for a stack.
    var isGrid = false
  }

  var style = Style() { didSet { if style != oldValue { styleChanged() } } }
  var gridItems: [GridItem] = []
  /// Lists the items of the nodes below.
  var collectItems: () -> LazyItems = { LazyItems() }
  /// Shows the items in elements of its own, if there is one.
  weak var decorator: (any LazyDecorator)?

  private var known: LazyItems?
  private(set) var extents = LineExtents()
  private var tracks = [LazyTrack()]
  /// The length across that `tracks` and `extents` belong to; nil for what the views take.
  private var across: CGFloat?
  private var hasAcross = false
  /// The elements of the lines that are there, one list for each track.
  private var lines: [Int: [[Element]]] = [:]
  private var shown = 0..<0
  private var shownElements: [Element] = []

  override var label: String { style.axis == .vertical ? "LazyVStack" : "LazyHStack" }
  override var children: [Element] { shownElements }
  override var contentAxis: Axis? { style.axis }

  // MARK: Items

  private func styleChanged() {
    extents.gap = Double(style.gap)
    itemsChanged()
    invalidateLayout()
  }

  /// Views came, went or changed places.
  func itemsChanged() { known = nil }

  /// Forgets the lengths of lines.
  func forgetLengths() {
    hasAcross = false
    invalidateLayout()
  }

  var items: LazyItems {
    if let known { return known }
    var items = collectItems()
    if style.isGrid { items.spreadOut() }
    known = items
    lines.removeAll(keepingCapacity: true)
    let prefix = items.takeUnchangedPrefix() / tracks.count
    extents.gap = Double(style.gap)
    extents.resize(lineCount(items), keeping: prefix)
    shown = shown.clamped(to: 0..<extents.count)
    return items
  }

  private func lineCount(_ items: LazyItems) -> Int {
    (items.count + tracks.count - 1) / tracks.count
  }

  private func elements(of line: Int) -> [[Element]] {
    if let elements = lines[line] { return elements }
    let items = items
    let first = line * tracks.count
    guard first < items.count else { return [] }
    let made = (first..<min(first + tracks.count, items.count)).map { index in
      let elements = items.elements(at: index)
      return decorator?.decorate(elements, at: index, in: items) ?? elements
    }
    for element in made.joined() { adopt(element) }
    lines[line] = made
    return made
  }

  // MARK: Lengths

  func along(_ size: CGSize) -> CGFloat { style.axis == .vertical ? size.height : size.width }
  func along(_ point: CGPoint) -> CGFloat { style.axis == .vertical ? point.y : point.x }
  private func across(_ size: CGSize) -> CGFloat {
    style.axis == .vertical ? size.width : size.height
  }

  private func offer(_ track: LazyTrack) -> ProposedViewSize {
    style.axis == .vertical
      ? ProposedViewSize(width: track.length, height: nil)
      : ProposedViewSize(width: nil, height: track.length)
  }

  private func length(of line: Int) -> CGFloat {
    // What shows nothing takes no gap either.
    let nothing = style.isGrid ? 0 : -style.gap
    let lengths = zip(elements(of: line), tracks).map { cell, track -> CGFloat in
      if cell.isEmpty { return nothing }
      return cell.reduce(-style.gap) { $0 + along($1.size(for: offer(track))) + style.gap }
    }
    return lengths.max() ?? nothing
  }

  /// Takes the length that is offered across; nil for what the views take.
  private func take(_ across: CGFloat?) {
    if hasAcross, self.across == across { return }
    hasAcross = true
    let new =
      style.isGrid
      ? LazyTrack.tracks(gridItems, in: across) : [LazyTrack(start: 0, length: across)]
    if new.count != tracks.count {
      known = nil
      shown = 0..<0
    }
    tracks = new
    self.across = across
    _ = items
    extents.forget()
    if extents.count > 0 { extents.setEstimate(Double(max(0, length(of: 0)))) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = offered(proposal)
    // Lengths are known for one breadth: others are asked for only to be compared.
    if !hasAcross { take(offered == .infinity ? nil : offered) }
    _ = items
    if extents.estimate == nil, extents.count > 0 {
      extents.setEstimate(Double(max(0, length(of: 0))))
    }
    return size(along: CGFloat(extents.total), across: breadth(offered))
  }

  private func offered(_ proposal: ProposedViewSize) -> CGFloat? {
    style.axis == .vertical ? proposal.width : proposal.height
  }

  private func size(along: CGFloat, across: CGFloat) -> CGSize {
    style.axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  private func breadth(_ offered: CGFloat?) -> CGFloat {
    if style.isGrid {
      if offered == .infinity, gridItems.contains(where: \.isFlexible) { return .infinity }
      let tracks = LazyTrack.tracks(gridItems, in: offered)
      return tracks.map { $0.start + ($0.length ?? 0) }.max() ?? 0
    }
    if let offered { return offered }
    let line = shown.isEmpty ? 0..<min(1, extents.count) : shown
    return line.reduce(0) { most, line in
      elements(of: line).joined().reduce(most) { max($0, across($1.size(for: offer(LazyTrack())))) }
    }
  }

  // MARK: Placing

  override func placeChildren() {
    graph.followers.keep(self)
    let offered = offered(proposal)
    take(style.isGrid && offered != .infinity ? offered : across(size))
    showLines()
    if CGFloat(extents.total) != along(size) { graph.followers.add(self) }
  }

  /// Makes the lines that came near the visible part and lets the others go.
  func layoutEnded() -> Bool {
    guard hasAcross, parent != nil else { return false }
    if CGFloat(extents.total) != along(size) {
      invalidateLayout()
      return true
    }
    guard let visible = visiblePart, !covers(visible) else { return false }
    showLines()
    if CGFloat(extents.total) != along(size) { invalidateLayout() }
    return true
  }

  private func covers(_ visible: ClosedRange<Double>) -> Bool {
    if extents.count == 0 { return true }
    if shown.isEmpty { return false }
    return (shown.lowerBound == 0 || extents.start(of: shown.lowerBound) <= visible.lowerBound)
      && (shown.upperBound == extents.count
        || extents.start(of: shown.upperBound) >= visible.upperBound)
  }

  private func showLines() {
    let items = items
    if let visible = visiblePart { shown = measureLines(around: visible) } else { measureAll() }
    for line in lines.keys where !shown.contains(line) { lines[line] = nil }
    let first = shown.lowerBound * tracks.count
    items.keepOnly(first..<max(first, min(items.count, shown.upperBound * tracks.count)))
    shownElements = shown.flatMap { elements(of: $0).joined() }
    decorator?.keepOnly(shownElements)
    for line in shown { place(line) }
  }

  private func measureAll() {
    shown = 0..<extents.count
    for line in shown { _ = extents.set(Double(length(of: line)), of: line) }
  }

  /// Measures the lines in and near a part; what is in it stays in place when lines before it turn out
  /// to be of another length.
  private func measureLines(around visible: ClosedRange<Double>) -> Range<Int> {
    let margin = (visible.upperBound - visible.lowerBound) / 2
    var (low, high) = (visible.lowerBound, visible.upperBound)
    let first = extents.line(at: low - margin)
    var line = first
    var shift = 0.0
    while line < extents.count, extents.start(of: line) < high + margin {
      let end = extents.start(of: line) + extents.length(of: line)
      let change = extents.set(Double(length(of: line)), of: line)
      if end <= low, change != 0 {
        shift += change
        low += change
        high += change
      }
      line += 1
    }
    if shift != 0 {
      scroll?.view.shift(by: size(along: CGFloat(shift), across: 0))
    }
    return first..<line
  }

  private func place(_ line: Int) {
    let start = CGFloat(extents.start(of: line))
    let length = CGFloat(extents.length(of: line))
    for (cell, track) in zip(elements(of: line), tracks) {
      var place = start
      for element in cell {
        let inner = element.dimensions(for: offer(track))
        let room = size(
          along: style.isGrid ? length : along(inner.size),
          across: track.length ?? across(size))
        let offset = ViewDimensions(element: nil, size: room, proposal: .unspecified)
          .offset(of: inner, aligned: alignment(track))
        element.place(
          at: style.axis == .vertical
            ? CGPoint(x: track.start + offset.x, y: place + offset.y)
            : CGPoint(x: place + offset.x, y: track.start + offset.y), proposal: offer(track))
        place += along(inner.size) + style.gap
      }
    }
  }

  private func alignment(_ track: LazyTrack) -> Alignment { track.alignment ?? style.alignment }

  /// The frame of the item with an identity, as far as it is known; nil when there is none.
  func frame(of id: AnyHashable) -> CGRect? {
    items.index(of: id).flatMap { frame(at: $0) }
  }

  /// The frame of an item, as far as it is known; nil before the first layout.
  func frame(at index: Int) -> CGRect? {
    guard hasAcross else { return nil }
    let line = index / tracks.count
    let track = tracks[index % tracks.count]
    let start = CGFloat(extents.start(of: line))
    let length = size(
      along: CGFloat(extents.length(of: line)), across: track.length ?? across(size))
    return style.axis == .vertical
      ? CGRect(origin: CGPoint(x: track.start, y: start), size: length)
      : CGRect(origin: CGPoint(x: start, y: track.start), size: length)
  }
}
