import SwiftUI

/// The title of the list, whose catalogue it is, and the search.
struct BookHeader: View {
  var title: String
  @Binding var words: String
  var metrics: BookMetrics

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 15 * metrics.unit) {
      Text("Books")
        .font(metrics.font(34, .bold))
        .foregroundColor(.shelfText)
      Text(verbatim: title)
        .font(metrics.font(17, .semibold))
        .foregroundColor(.shelfGray)
        .lineLimit(1)
      Spacer(minLength: 0)
      search
    }
    .padding(.horizontal, metrics.margin)
    .padding(.top, 18 * metrics.unit)
  }

  private var search: some View {
    HStack(spacing: 8 * metrics.unit) {
      Image(systemName: "magnifyingglass")
        .font(metrics.font(15, .semibold))
        .foregroundColor(.shelfGray)
      TextField("Search", text: $words)
        .font(metrics.font(16))
        .foregroundColor(.shelfText)
        .autocorrectionDisabled()
      if !words.isEmpty {
        Image(systemName: "xmark.circle.fill")
          .font(metrics.font(16))
          .foregroundColor(.shelfGray)
          .contentShape(Rectangle().inset(by: -12 * metrics.unit))
          .onTapGesture { words = "" }
          .accessibilityLabel("Clear")
      }
    }
    .padding(.horizontal, 12 * metrics.unit)
    .frame(width: 170 * metrics.unit, height: 40 * metrics.unit)
    .background(Capsule().fill(Color.shelfGray.opacity(0.14)))
  }
}
