import SwiftUI

/// A book's cover, filling what it is given; one drawn from its title where there is none.
struct BookCover: View {
  var book: BookCard
  var shelf: any BookShelf
  var version: Int
  /// Of its corners, in points.
  var corner: CGFloat
  @State private var loaded: UIImage?

  var body: some View {
    GeometryReader { proxy in
      Group {
        switch picture {
        case .ready(let picture):
          Image(uiImage: picture)
            .resizable()
            .aspectRatio(contentMode: .fill)
        case .coming: Color.shelfGray.opacity(0.18)
        case .none: drawn(proxy.size)
        }
      }
      // Covers say what they are at the top.
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .top)
      .clipShape(RoundedRectangle(cornerRadius: corner, style: .continuous))
    }
    .task(id: Wish(book: book.id, version: version)) { await load() }
  }

  private var picture: BookPicture {
    if let loaded { return .ready(loaded) }
    return shelf.cover(of: book.id)
  }

  /// Names what is loaded: another book, or its cover when it has come since.
  private struct Wish: Hashable {
    var book: BookCard.ID
    var version: Int
  }

  private func load() async {
    guard loaded == nil, case .coming = shelf.cover(of: book.id) else { return }
    loaded = await shelf.loadCover(of: book.id)
  }

  private func drawn(_ size: CGSize) -> some View {
    let unit = min(size.width, size.height) / 100
    return ZStack(alignment: .leading) {
      LinearGradient(
        colors: Self.cloth[Self.choice(book.title, Self.cloth.count)], startPoint: .topLeading,
        endPoint: .bottomTrailing)
      Rectangle()
        .fill(.black.opacity(0.16))
        .frame(width: 5 * unit)
      VStack(spacing: 5 * unit) {
        Text(verbatim: book.title)
          .font(.system(size: 12 * unit, weight: .bold))
          .minimumScaleFactor(0.5)
          .lineLimit(4)
        Rectangle()
          .frame(width: 24 * unit, height: 0.8 * unit)
        if let author = book.author {
          Text(verbatim: author)
            .font(.system(size: 7.5 * unit, weight: .medium))
            .minimumScaleFactor(0.6)
            .lineLimit(2)
        }
      }
      .foregroundColor(.white)
      .multilineTextAlignment(.center)
      .padding(.leading, 13 * unit)
      .padding(.trailing, 8 * unit)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private static let cloth: [[Color]] = [
    [Color(red: 0.24, green: 0.30, blue: 0.46), Color(red: 0.13, green: 0.17, blue: 0.29)],
    [Color(red: 0.55, green: 0.22, blue: 0.22), Color(red: 0.35, green: 0.11, blue: 0.14)],
    [Color(red: 0.17, green: 0.41, blue: 0.36), Color(red: 0.08, green: 0.25, blue: 0.24)],
    [Color(red: 0.47, green: 0.33, blue: 0.55), Color(red: 0.28, green: 0.17, blue: 0.37)],
    [Color(red: 0.58, green: 0.40, blue: 0.16), Color(red: 0.38, green: 0.24, blue: 0.09)],
    [Color(red: 0.20, green: 0.43, blue: 0.55), Color(red: 0.09, green: 0.26, blue: 0.37)],
  ]

  /// The same cloth for the same title, always.
  private static func choice(_ title: String, _ count: Int) -> Int {
    let sum = title.unicodeScalars.reduce(UInt32(7)) { $0 &* 31 &+ $1.value }
    return Int(sum % UInt32(count))
  }
}
