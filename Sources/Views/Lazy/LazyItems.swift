/// What the views in a lazy container come to, in order.
@MainActor
struct LazyItems {
  private var runs: [(start: Int, count: Int, run: LazyRun)] = []
  private(set) var count = 0
  /// Whether it minds which items belong to one section.
  var hasSections = false
  private(set) var sections: [LazySection] = []
  /// Whether the last section takes in what comes.
  private var isSectionOpen = false

  // MARK: Collecting

  /// Appends what a node contributes.
  mutating func append(_ node: _Node) {
    if let source = node as? any LazySource {
      if hasSections, let nodes = source.sectionNodes() {
        for node in nodes { append(node) }
      } else {
        append(.list(source))
      }
    } else if hasSections, (node as? any SectionTelling)?.isSection == true {
      sections.append(LazySection(start: count))
      isSectionOpen = true
      for child in node.children { append(child) }
      isSectionOpen = false
    } else if node is any ItemPassing {
      for child in node.children { append(child) }
    } else if let wrapping = node as? any LazyWrapping, wrapping.holdsList {
      var inner = LazyItems()
      for child in node.children { inner.append(child) }
      append(.wrapped(inner, wrapping))
    } else {
      var elements: [Element] = []
      node.appendElements(to: &elements)
      append(.elements(elements))
    }
  }

  private mutating func append(_ run: LazyRun) {
    let length = run.count
    if length == 0 { return }
    if hasSections { count(length, run) }
    runs.append((count, length, run))
    count += length
  }

  private var isLoose: Bool { sections.last?.isLoose == true && sections.last?.end == count }

  /// Takes in which section the next items belong to; those outside of all make up their own.
  private mutating func count(_ length: Int, _ run: LazyRun) {
    if !isSectionOpen, !isLoose { sections.append(LazySection(start: count, isLoose: true)) }
    guard let last = sections.indices.last else { return }
    sections[last].end = count + length
    guard case .elements(let elements) = run else { return }
    switch elements[0].layoutValue(SectionRoleKey.self) {
    case .header: sections[last].headers += length
    case .footer: sections[last].footers += length
    case nil: break
    }
  }

  /// Replaces lists whose views come to several elements, or none, by all of their elements.
  mutating func spreadOut() {
    let old = runs
    runs = []
    count = 0
    for (_, length, run) in old {
      append(
        run.hasSingleElements
          ? run : .elements((0..<length).flatMap { run.elements(at: $0) }))
    }
  }

  // MARK: Items

  /// The part that an item belongs to, with its place there.
  private func part(of index: Int) -> (run: LazyRun, index: Int)? {
    for (start, length, run) in runs where index >= start && index < start + length {
      return (run, index - start)
    }
    return nil
  }

  /// Where an item of a list comes from: its place there, and the list.
  func origin(of index: Int) -> (source: any LazySource, index: Int)? {
    part(of: index).flatMap { $0.run.origin(of: $0.index) }
  }

  /// The elements of one item.
  func elements(at index: Int) -> [Element] {
    part(of: index).map { $0.run.elements(at: $0.index) } ?? []
  }

  /// Lets go of the elements of all items but some.
  func keepOnly(_ range: Range<Int>) {
    for (start, length, run) in runs {
      let part = range.clamped(to: start..<start + length)
      run.keepOnly(part.isEmpty ? 0..<0 : part.lowerBound - start..<part.upperBound - start)
    }
  }

  /// How many items at the start are where they were.
  func takeUnchangedPrefix() -> Int {
    var prefix = 0
    var isUnchanged = true
    for (_, length, run) in runs {
      let part = run.takeUnchangedPrefix()
      if isUnchanged { prefix += min(part, length) }
      if part < length { isUnchanged = false }
    }
    return prefix
  }

  /// The item that a list shows for an identity.
  func index(of id: AnyHashable) -> Int? {
    for (start, _, run) in runs {
      if let index = run.index(of: id) { return start + index }
    }
    return nil
  }

  /// The section of an item.
  func section(at index: Int) -> Int? {
    var (low, high) = (0, sections.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if sections[middle].start <= index { low = middle } else { high = middle }
    }
    return low < high ? low : nil
  }
}
