import SwiftUI

/// Cards in rows; only those on the display exist.
struct BookCards: View {
  var shelf: any BookShelf
  var selection: BookSelection
  var version: Int
  /// The book whose detail is shown, and whose cover is there meanwhile.
  var opened: BookCard.ID?
  var metrics: BookMetrics
  var covers: Namespace.ID
  var open: (BookCard) -> Void

  var body: some View {
    let count = shelf.count(of: selection)
    if count == 0 {
      nothing
    } else {
      ScrollView(.vertical, showsIndicators: false) {
        LazyVStack(spacing: metrics.rowGap) {
          ForEach(0..<(count + metrics.columns - 1) / metrics.columns, id: \.self) { row in
            self.row(row, of: count)
          }
        }
        .padding(.horizontal, metrics.margin)
        .padding(.vertical, 20 * metrics.unit)
      }
      .coordinateSpace(name: Self.space)
    }
  }

  static let space = "cards"

  private func row(_ row: Int, of count: Int) -> some View {
    HStack(spacing: metrics.gap) {
      ForEach(0..<metrics.columns, id: \.self) { column in
        let index = row * metrics.columns + column
        if index < count, let book = shelf.book(at: index, of: selection) {
          BookCardView(
            book: book, shelf: shelf, version: version, isOpened: opened == book.id,
            metrics: metrics, covers: covers
          )
          .onTapGesture { open(book) }
          .accessibilityAddTraits(.isButton)
        } else {
          Color.clear
        }
      }
    }
    .frame(height: metrics.card.height)
  }

  private var nothing: some View {
    VStack(spacing: 12 * metrics.unit) {
      Image(systemName: "books.vertical")
        .font(metrics.font(48))
        .foregroundColor(.shelfGray)
      Text(selection.words.isEmpty ? "There are no books here" : "Nothing found")
        .font(metrics.font(22, .semibold))
        .foregroundColor(.shelfText)
      if !selection.words.isEmpty {
        Text("Try other words, or fewer.")
          .font(metrics.font(16))
          .foregroundColor(.shelfGray)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
