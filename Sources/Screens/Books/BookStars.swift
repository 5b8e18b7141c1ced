import SwiftUI

/// Five stars, filled to a rating in halves, and the rating in brackets.
struct BookStars: View {
  /// 0 to 5.
  var rating: Double
  var metrics: BookMetrics

  var body: some View {
    HStack(spacing: 4 * metrics.unit) {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: symbol(star))
          .font(metrics.font(12))
          .foregroundColor(isLit(star) ? .shelfStar : .shelfGray.opacity(0.5))
      }
      Text("(\(figure))")
        .font(metrics.font(13, .semibold))
        .foregroundColor(.shelfStarText)
        .padding(.leading, 5 * metrics.unit)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(figure) of 5 stars")
  }

  private var halves: Int { Int((min(max(rating, 0), 5) * 2).rounded()) }

  private func isLit(_ star: Int) -> Bool { halves >= 2 * star - 1 }

  private func symbol(_ star: Int) -> String {
    halves == 2 * star - 1 ? "star.leadinghalf.filled" : "star.fill"
  }

  private var figure: String {
    halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5"
  }
}
