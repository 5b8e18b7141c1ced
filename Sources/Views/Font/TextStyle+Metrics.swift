extension Font.TextStyle {
  /// Size in points of the style where text is wanted at `size` (Apple's Human Interface
  /// Guidelines, Dynamic Type sizes).
  package func pointSize(_ size: DynamicTypeSize) -> Double {
    let sizes = Self.sizes[self] ?? []
    return size.index < sizes.count ? sizes[size.index] : 17
  }

  /// From the smallest size to the largest.
  private static let sizes: [Font.TextStyle: [Double]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// Distance between baselines in points of text set at `pointSize` in a style. The guidelines give
  /// it per style and size; it depends on the size alone, which between entries is interpolated.
  package static func linePitch(pointSize: Double) -> Double {
    guard let first = pitches.first, let last = pitches.last else { return pointSize * 1.2 }
    if pointSize <= first.size { return pointSize * first.pitch / first.size }
    if pointSize >= last.size { return pointSize * last.pitch / last.size }
    var below = first
    for entry in pitches {
      if entry.size >= pointSize {
        guard entry.size > below.size else { return entry.pitch }
        return below.pitch
          + (entry.pitch - below.pitch) * (pointSize - below.size) / (entry.size - below.size)
      }
      below = entry
    }
    return last.pitch
  }

  private static let pitches: [(size: Double, pitch: Double)] = [
    (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24),
    (20, 25), (21, 26), (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34),
    (30, 37), (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (37, 44), (38, 46), (40, 48),
    (42, 50), (43, 51), (44, 52), (47, 56), (48, 57), (49, 58), (50, 59), (51, 60), (52, 61),
    (53, 62), (55, 65), (56, 66), (58, 68), (60, 70),
  ]

  /// The weight that the style is set in.
  package var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// The weight that `bold()` gives the style.
  package var boldWeight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }
}
