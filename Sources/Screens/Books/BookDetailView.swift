import Barcode
import SwiftUI

/// A book in full: its cover, which grew from the card, what it is about, and a code that takes the
/// passenger's phone to it.
struct BookDetailView: View {
  var book: BookCard
  var detail: BookDetail
  var shelf: any BookShelf
  var metrics: BookMetrics
  var covers: Namespace.ID
  var close: () -> Void

  var body: some View {
    GeometryReader { proxy in
      let isUpright = proxy.size.height > proxy.size.width
      let side = coverSize(proxy.size, isUpright)
      ZStack(alignment: .topLeading) {
        Color.shelf
          .transition(.opacity)
        arrangement(isUpright, side)
          .padding(.horizontal, 30 * metrics.unit)
          .padding(.top, 84 * metrics.unit)
          .padding(.bottom, 20 * metrics.unit)
        back.padding(14 * metrics.unit)
      }
      .gesture(
        DragGesture(minimumDistance: 30 * metrics.unit)
          .onEnded { drag in
            if drag.translation.width > 90 * metrics.unit { close() }
          })
    }
    .transition(.asymmetric(insertion: .identity, removal: .opacity))
  }

  @ViewBuilder private func arrangement(_ isUpright: Bool, _ side: CGSize) -> some View {
    if isUpright {
      VStack(spacing: 26 * metrics.unit) {
        picture(side)
        words(isUpright)
      }
    } else {
      HStack(alignment: .top, spacing: 36 * metrics.unit) {
        picture(side)
        words(isUpright)
      }
    }
  }

  private func coverSize(_ display: CGSize, _ isUpright: Bool) -> CGSize {
    let height =
      isUpright ? display.height * 0.34 : display.height - 120 * metrics.unit
    let width = min(height * 0.72, display.width * 0.62)
    return CGSize(width: width, height: width / 0.72)
  }

  private func picture(_ side: CGSize) -> some View {
    BookCover(book: book, shelf: shelf, version: 0, corner: 12 * metrics.unit)
      .matchedGeometryEffect(id: book.id, in: covers)
      .frame(width: side.width, height: side.height)
      .shadow(color: .black.opacity(0.22), radius: 18 * metrics.unit, x: 0, y: 10 * metrics.unit)
  }

  private func words(_ isUpright: Bool) -> some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(alignment: .leading, spacing: 14 * metrics.unit) {
        Text(verbatim: book.title)
          .font(metrics.font(32, .bold))
          .foregroundColor(.shelfText)
        if let author = book.author {
          Text("By \(author)")
            .font(metrics.font(18))
            .foregroundColor(.shelfText)
        }
        if let rating = book.rating { BookStars(rating: rating, metrics: metrics) }
        if !detail.facts.isEmpty { facts }
        if !detail.summary.isEmpty {
          Text(verbatim: detail.summary)
            .font(metrics.font(17))
            .foregroundColor(.shelfText)
            .lineSpacing(4 * metrics.unit)
        }
        if let link = detail.link { code(link) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.bottom, 20 * metrics.unit)
    }
    .transition(.offset(x: 0, y: 40 * metrics.unit).combined(with: .opacity))
  }

  private var facts: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 26 * metrics.unit) {
        ForEach(detail.facts, id: \.self) { fact in
          VStack(alignment: .leading, spacing: 3 * metrics.unit) {
            Text(verbatim: fact.name)
              .font(metrics.font(13))
              .foregroundColor(.shelfGray)
            Text(verbatim: fact.text)
              .font(metrics.font(17, .semibold))
              .foregroundColor(.shelfText)
          }
        }
      }
    }
    .padding(.vertical, 4 * metrics.unit)
  }

  @ViewBuilder private func code(_ link: String) -> some View {
    if let symbol = try? Barcode.encode(Array(link.utf8), symbology: .qr) {
      HStack(spacing: 18 * metrics.unit) {
        CodeView(symbol: symbol)
          .frame(width: 132 * metrics.unit, height: 132 * metrics.unit)
        Text("Scan with your phone to read more.")
          .font(metrics.font(16))
          .foregroundColor(.shelfGray)
          .frame(maxWidth: 170 * metrics.unit, alignment: .leading)
      }
      .padding(.top, 8 * metrics.unit)
    }
  }

  private var back: some View {
    HStack(spacing: 8 * metrics.unit) {
      Image(systemName: "chevron.left")
        .font(metrics.font(18, .semibold))
      Text("Books")
        .font(metrics.font(18, .medium))
    }
    .foregroundColor(.shelfBlue)
    .padding(.horizontal, 16 * metrics.unit)
    .frame(height: 50 * metrics.unit)
    .contentShape(Rectangle())
    .onTapGesture { close() }
    .accessibilityAddTraits(.isButton)
  }
}

/// A code on white with its quiet zone, in whole pixels per module.
private struct CodeView: View {
  var symbol: BarcodeSymbol
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    GeometryReader { proxy in
      let area = CGSize(
        width: proxy.size.width * displayScale, height: proxy.size.height * displayScale)
      let modules = ModuleGrid(symbol)
      let side = modules.module(in: area) / displayScale
      ModulesShape(modules: modules)
        .fill(.black)
        .frame(width: side * CGFloat(modules.width), height: side * CGFloat(modules.height))
        .padding(side * CGFloat(symbol.quietZone))
        .background(.white)
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: .leading)
    }
  }
}
