import Foundation

/// What an element answered, for the last few proposals; forgotten when its layout is invalidated.
struct MeasureCache {
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []

  func size(for proposal: ProposedViewSize) -> CGSize? {
    for known in sizes where known.proposal == proposal { return known.size }
    return nil
  }

  mutating func keep(_ size: CGSize, for proposal: ProposedViewSize) {
    if sizes.count >= 6 { sizes.removeFirst() }
    sizes.append((proposal, size))
  }

  /// A guide's place; the outer nil stands for not known.
  func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat?? {
    for known in guides where known.key == key && known.proposal == proposal {
      return .some(known.value)
    }
    return nil
  }

  mutating func keep(_ guide: CGFloat?, _ key: AlignmentKey, for proposal: ProposedViewSize) {
    if guides.count >= 12 { guides.removeFirst() }
    guides.append((key, proposal, guide))
  }

  /// Whether all sizes are those that a way to measure gives.
  func agrees(with measure: (ProposedViewSize) -> CGSize) -> Bool {
    sizes.allSatisfy { measure($0.proposal) == $0.size }
  }

  mutating func forget() {
    sizes.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
  }
}

extension Element {
  /// The size this element takes for a proposal; remembered until its layout is invalidated.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    if let known = measured.size(for: proposal) { return known }
    graph.counts.measured += 1
    let size = measure(proposal)
    measured.keep(size, for: proposal)
    return size
  }

  /// What `explicitGuide` gives; remembered until the layout is invalidated.
  final func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if let known = measured.guide(key, for: dimensions.proposal) { return known }
    let value = explicitGuide(key, in: dimensions)
    measured.keep(value, key, for: dimensions.proposal)
    return value
  }

  /// What the element shows changed: its layout is invalidated if it takes other sizes than it said.
  final func checkSizes() {
    if !measured.agrees(with: { measure($0) }) { invalidateLayout() }
  }

  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(element: self, size: size(for: proposal), proposal: proposal)
  }
}
