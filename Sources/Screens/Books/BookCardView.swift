import SwiftUI

/// A book: what there is to say of it on a card that lies over the edge of its cover. It turns about
/// its middle as it leaves the list at the top.
struct BookCardView: View {
  var book: BookCard
  var shelf: any BookShelf
  /// Changes when the catalogue does, covers included.
  var version: Int
  var isOpened: Bool
  var metrics: BookMetrics
  var covers: Namespace.ID

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      let place = proxy.frame(in: .named(BookCards.space))
      HStack(spacing: -25 * metrics.unit) {
        card(size).zIndex(1)
        picture(size).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .frame(width: size.width)
      .rotation3DEffect(
        .init(degrees: Self.rotation(place, unit: metrics.unit)), axis: (x: 1, y: 0, z: 0),
        anchor: .center, anchorZ: 1, perspective: 1)
    }
    .frame(height: metrics.card.height)
  }

  /// Degrees about the x axis for a card at a place in the list: none while it is below the list's
  /// margin of 20 units, a quarter turn when all of its height has gone.
  static func rotation(_ place: CGRect, unit: CGFloat) -> CGFloat {
    let minY = place.minY - 20 * unit
    let progress = minY < 0 ? minY / place.height : 0
    return min(-progress, 1) * 90
  }

  private func card(_ size: CGSize) -> some View {
    VStack(alignment: .leading, spacing: 6 * metrics.unit) {
      Text(verbatim: book.title)
        .font(metrics.font(24, .semibold))
        .foregroundColor(.shelfText)
        .lineLimit(3)
        .minimumScaleFactor(0.7)
      if let author = book.author {
        Text("By \(author)")
          .font(metrics.font(13))
          .foregroundColor(.shelfText)
          .lineLimit(2)
      }
      if let rating = book.rating {
        BookStars(rating: rating, metrics: metrics)
          .padding(.top, 6 * metrics.unit)
      }
      Spacer(minLength: 4 * metrics.unit)
      foot
    }
    .padding(18 * metrics.unit)
    .frame(width: size.width / 2, height: size.height * 0.8)
    .background {
      RoundedRectangle(cornerRadius: 10 * metrics.unit, style: .continuous)
        .fill(.white)
        .shadow(
          color: .black.opacity(0.08), radius: 8 * metrics.unit, x: 5 * metrics.unit,
          y: 5 * metrics.unit
        )
        .shadow(
          color: .black.opacity(0.08), radius: 8 * metrics.unit, x: -5 * metrics.unit,
          y: -5 * metrics.unit)
    }
  }

  private var foot: some View {
    HStack(spacing: 4 * metrics.unit) {
      if let fact = book.fact {
        Text(verbatim: fact.figure)
          .font(metrics.font(13, .semibold))
          .foregroundColor(.shelfBlue)
        Text(verbatim: fact.unit)
          .font(metrics.font(13))
          .foregroundColor(.shelfGray)
      }
      Spacer(minLength: 0)
      Image(systemName: "chevron.right")
        .font(metrics.font(13))
        .foregroundColor(.shelfGray)
    }
    .lineLimit(1)
  }

  private func picture(_ size: CGSize) -> some View {
    ZStack {
      // While the detail shows it, the place stays empty.
      if !isOpened {
        BookCover(book: book, shelf: shelf, version: version, corner: 10 * metrics.unit)
          .matchedGeometryEffect(id: book.id, in: covers)
          .frame(width: size.width / 2, height: size.height)
          .shadow(
            color: .black.opacity(0.1), radius: 8 * metrics.unit, x: 5 * metrics.unit,
            y: 5 * metrics.unit
          )
          .shadow(
            color: .black.opacity(0.1), radius: 8 * metrics.unit, x: -5 * metrics.unit,
            y: -5 * metrics.unit)
      }
    }
  }
}
