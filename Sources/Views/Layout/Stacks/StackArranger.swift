import Foundation

/// Lines elements up along an axis.
final class StackArranger: Arranger {
  private let isVertical: Bool
  /// Across the axis only one of the two guides counts.
  private var alignment = Alignment.center
  /// Points between neighbours; nil for what they prefer.
  private var distance: CGFloat?

  init(_ axis: Axis, alignment: Alignment = .center, distance: CGFloat? = nil) {
    isVertical = axis == .vertical
    self.alignment = alignment
    self.distance = distance
  }

  override var axis: Axis? { isVertical ? .vertical : .horizontal }

  /// Takes the stack's values; tells whether any is new.
  func set(_ alignment: Alignment, distance: CGFloat?) -> Bool {
    if self.alignment == alignment, self.distance == distance { return false }
    self.alignment = alignment
    self.distance = distance
    forget()
    return true
  }

  override func computeSpacing(_ children: [Element]) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return ViewSpacing() }
    var result = ViewSpacing()
    if isVertical {
      result.top = first.spacing.top
      result.bottom = last.spacing.bottom
    } else {
      result.leading = first.spacing.leading
      result.trailing = last.spacing.trailing
    }
    let across: [Edge] = isVertical ? [.leading, .trailing] : [.top, .bottom]
    for edge in across {
      result[edge] = children.dropFirst().reduce(first.spacing[edge]) {
        $0.merged(with: $1.spacing[edge])
      }
    }
    return result
  }

  private func major(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func major(_ offer: ProposedViewSize) -> CGFloat? {
    isVertical ? offer.height : offer.width
  }
  private func minor(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private func proposal(major: CGFloat?, minor: CGFloat?) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: minor, height: major)
      : ProposedViewSize(width: major, height: minor)
  }

  private func gaps(_ children: [Element]) -> [CGFloat] {
    guard children.count > 1 else { return [] }
    return zip(children, children.dropFirst()).map { a, b in
      distance ?? a.spacing.distance(to: b.spacing, along: isVertical ? .vertical : .horizontal)
    }
  }

  override func compute(_ children: [Element], _ offered: ProposedViewSize) -> Arrangement {
    let gaps = self.gaps(children)
    let minorOffer = isVertical ? offered.width : offered.height
    let majorOffer = isVertical ? offered.height : offered.width
    let proposals = distribute(
      majorOffer.map { $0 - gaps.reduce(0, +) }, minor: minorOffer, among: children)
    var dimensions: [ViewDimensions] = []
    for (child, proposal) in zip(children, proposals) {
      dimensions.append(child.dimensions(for: proposal))
    }
    let natural = align(dimensions, proposals, gaps)
    guard minorOffer == nil else { return natural }
    // With nothing offered across, children are placed with what the stack came to.
    let across = minor(natural.size)
    let settled = proposals.map { proposal(major: major($0), minor: across) }
    var arrangement = align(
      zip(children, settled).map { $0.dimensions(for: $1) }, settled, gaps)
    arrangement.size = natural.size
    return arrangement
  }

  /// Gives each child its share of a length: within a priority the least flexible first.
  private func distribute(_ length: CGFloat?, minor: CGFloat?, among children: [Element])
    -> [ProposedViewSize]
  {
    guard let length else {
      return children.map { _ in proposal(major: nil, minor: minor) }
    }
    struct Flexibility {
      let index: Int
      let least: CGFloat
      let most: CGFloat
      let priority: Double
      var range: CGFloat { most == .infinity ? .infinity : most - least }
    }
    var items: [Flexibility] = []
    for (index, child) in children.enumerated() {
      items.append(
        Flexibility(
          index: index, least: major(child.size(for: proposal(major: 0, minor: minor))),
          most: major(child.size(for: proposal(major: .infinity, minor: minor))),
          priority: child.layoutPriority))
    }
    items.sort { a, b in
      if a.priority != b.priority { return a.priority > b.priority }
      if a.range == .infinity, b.range == .infinity {
        return a.least != b.least ? a.least > b.least : a.index < b.index
      }
      return a.range != b.range ? a.range < b.range : a.index < b.index
    }
    var result = children.map { _ in proposal(major: 0, minor: minor) }
    var remaining = length
    var position = 0
    while position < items.count {
      let priority = items[position].priority
      let group = items[position...].prefix { $0.priority == priority }
      position += group.count
      let reserved = items[position...].reduce(0) { $0 + $1.least }
      var available = remaining - reserved
      var left = group.count
      for item in group {
        // An endless length stays endless whatever is taken from it.
        let share = length == .infinity ? length : max(0, available / CGFloat(left))
        let offer = proposal(major: share, minor: minor)
        result[item.index] = offer
        let taken = major(children[item.index].size(for: offer))
        available -= taken
        remaining -= taken
        left -= 1
      }
    }
    return result
  }

  /// Lines children up on the guide across the axis, one after the other along it.
  private func align(
    _ dimensions: [ViewDimensions], _ proposals: [ProposedViewSize], _ gaps: [CGFloat]
  ) -> Arrangement {
    let key = isVertical ? alignment.horizontal.key : alignment.vertical.key
    let guides = dimensions.map { $0[key] }
    let before = guides.max() ?? 0
    var after: CGFloat = 0
    for (child, guide) in zip(dimensions, guides) {
      after = max(after, minor(child.size).rest(after: guide))
    }
    var origins: [CGPoint] = []
    var along: CGFloat = 0
    for (index, child) in dimensions.enumerated() {
      let across = before.rest(after: guides[index])
      origins.append(
        isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across))
      along += major(child.size) + (index < gaps.count ? gaps[index] : 0)
    }
    let across = dimensions.isEmpty ? 0 : before + after
    return Arrangement(
      size: isVertical
        ? CGSize(width: across, height: along) : CGSize(width: along, height: across),
      origins: origins, proposals: proposals)
  }
}

extension CGFloat {
  /// What is left of a length after a part of it; all of an endless one, whose middle is endlessly far
  /// away as well.
  func rest(after part: CGFloat) -> CGFloat { self == .infinity ? .infinity : self - part }
}
