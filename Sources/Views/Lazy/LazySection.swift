/// Items of a lazy container that belong together: headers, then rows, then footers.
struct LazySection: Equatable {
  let start: Int
  var end: Int
  var headers = 0
  var footers = 0
  /// Whether no section was written around them.
  let isLoose: Bool

  init(start: Int, isLoose: Bool = false) {
    self.start = start
    end = start
    self.isLoose = isLoose
  }

  /// The items between headers and footers.
  var rows: Range<Int> { start + headers..<max(start + headers, end - footers) }
}

/// A view that holds a section's header, content and footer.
protocol SectionView {}

extension Section: SectionView {}

/// A node that knows whether its view is a section.
@MainActor
protocol SectionTelling: _Node {
  var isSection: Bool { get }
}

extension CompositeNode: SectionTelling {
  var isSection: Bool { V.self is any SectionView.Type }
}

extension _Node {
  /// Whether it is a section, or contributes nothing but what is in sections and beside them.
  var holdsSection: Bool {
    if (self as? any SectionTelling)?.isSection == true { return true }
    return self is any ItemPassing && children.contains { $0.holdsSection }
  }
}

/// Shows items of a lazy container in elements of its own.
@MainActor
protocol LazyDecorator: AnyObject {
  /// The elements that show those of an item.
  func decorate(_ elements: [Element], at index: Int, in items: LazyItems) -> [Element]
  /// Lets go of all but some of its elements.
  func keepOnly(_ elements: [Element])
}
