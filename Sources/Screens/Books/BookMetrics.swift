import SwiftUI

/// Sizes of the book list in points, from the display's: the document's figures times a unit.
struct BookMetrics: Equatable {
  /// Points for each point of the document.
  let unit: CGFloat
  /// Cards beside each other.
  let columns: Int
  /// A card's width and height.
  let card: CGSize

  init(_ display: CGSize) {
    let isUpright = display.height > display.width
    // Three cards and a half are seen at once, of more rows on a wide display; small panels keep
    // the document's own size.
    let unit =
      isUpright
      ? min(display.width / 390, max(display.height / 850, 1))
      : max(display.height / 640, min(1, display.height / 480))
    let inner = display.width / unit - 2 * Self.margin
    let columns = max(1, Int((inner + Self.gap) / (Self.narrowest + Self.gap)))
    self.unit = unit
    self.columns = columns
    card = CGSize(
      width: (inner - CGFloat(columns - 1) * Self.gap) / CGFloat(columns) * unit,
      height: 220 * unit)
  }

  private static let margin: CGFloat = 15
  private static let gap: CGFloat = 22
  private static let narrowest: CGFloat = 340

  var margin: CGFloat { Self.margin * unit }
  var gap: CGFloat { Self.gap * unit }
  /// Between rows of cards.
  var rowGap: CGFloat { 35 * unit }

  func font(_ size: CGFloat, _ weight: Font.Weight = .regular) -> Font {
    .system(size: size * unit, weight: weight)
  }
}
