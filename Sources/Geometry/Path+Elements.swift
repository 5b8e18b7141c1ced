extension Path {
  /// The elements in order.
  package var elements: PathElements { PathElements(path: self) }
}

/// The elements of a path as a sequence.
package struct PathElements: Sequence, IteratorProtocol {
  private let path: Path
  private var verb = 0
  private var point = 0

  init(path: Path) { self.path = path }

  package mutating func next() -> PathElement? {
    guard verb < path.verbs.count else { return nil }
    let kind = path.verbs[verb]
    let p = point
    verb += 1
    point += kind.pointCount
    switch kind {
    case .move: return .move(path.points[p])
    case .line: return .line(path.points[p])
    case .quad: return .quad(control: path.points[p], to: path.points[p + 1])
    case .curve:
      return .curve(
        control1: path.points[p], control2: path.points[p + 1], to: path.points[p + 2])
    case .close: return .close
    }
  }
}
