import Foundation

/// A column of a grid that grows downwards, or a row of one that grows sideways.
public struct GridItem: Sendable {
  /// How wide a column is, in points.
  public enum Size: Sendable, Equatable {
    /// As wide as said.
    case fixed(CGFloat)
    /// Its share of what is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as its share of what is left holds, each within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide it is.
  public var size: Size
  /// Points to the next one; nil for 8.
  public var spacing: CGFloat?
  /// How views lie in it; nil for what the grid says.
  public var alignment: Alignment?

  /// A column or row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// Whether its width depends on what is offered.
  var isFlexible: Bool { if case .fixed = size { false } else { true } }
}

/// One column across a lazy container; one row where it grows sideways.
struct LazyTrack: Equatable {
  var start: CGFloat = 0
  /// Nil for what the views take.
  var length: CGFloat?
  var alignment: Alignment?

  /// The columns that grid items come to in `offered` points (nil: each as narrow as it may be). Every
  /// flexible one takes an even share of what the fixed ones and those before it have left, within its
  /// bounds.
  static func tracks(_ items: [GridItem], in offered: CGFloat?) -> [LazyTrack] {
    let gaps = items.map { $0.spacing ?? 8 }
    var left = (offered ?? 0) - gaps.dropLast().reduce(0, +)
    var sharing = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= max(0, length) } else { sharing += 1 }
    }
    var tracks: [LazyTrack] = []
    var place: CGFloat = 0
    for (index, item) in items.enumerated() {
      let gap = gaps[index]
      let share = sharing > 0 ? max(0, left / CGFloat(sharing)) : 0
      var (count, length): (Int, CGFloat)
      switch item.size {
      case .fixed(let fixed): (count, length) = (1, max(0, fixed))
      case .flexible(let least, let most):
        (count, length) = (1, max(least, min(share, most)))
      case .adaptive(let least, let most):
        let cell = max(least, 1)
        let fitting = ((share + gap) / (cell + gap)).rounded(.down)
        count = fitting.isFinite ? Int(min(max(1, fitting), 10_000)) : 1
        length = max(least, min((share - gap * CGFloat(count - 1)) / CGFloat(count), most))
      }
      for _ in 0..<count {
        tracks.append(LazyTrack(start: place, length: length, alignment: item.alignment))
        place += length + gap
      }
      if case .fixed = item.size { continue }
      left -= length * CGFloat(count) + gap * CGFloat(count - 1)
      sharing -= 1
    }
    return tracks.isEmpty ? [LazyTrack()] : tracks
  }
}
