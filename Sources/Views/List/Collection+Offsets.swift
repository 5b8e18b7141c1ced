import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept: [Element] = []
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets from the start to before the one at another.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (offset, element) in elements.enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
