import SwiftUI

/// The catalogue's subjects in a row that scrolls; the capsule glides to the chosen one.
struct BookTags: View {
  var subjects: [BookSubject]
  /// Nil for all.
  var chosen: BookSubject.ID?
  var metrics: BookMetrics
  var choose: (BookSubject.ID?) -> Void
  @Namespace private var animation

  var body: some View {
    ScrollViewReader { scroll in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 10 * metrics.unit) {
          target(nil)
          ForEach(subjects) { target($0) }
        }
        .padding(.horizontal, metrics.margin)
      }
      .onChange(of: chosen) { chosen in
        withAnimation(.easeInOut(duration: 0.3)) { scroll.scrollTo(chosen, anchor: .center) }
      }
    }
  }

  private func target(_ subject: BookSubject?) -> some View {
    let isChosen = subject?.id == chosen
    return Text(verbatim: subject?.name ?? "All")
      .font(metrics.font(15, .medium))
      .lineLimit(1)
      .padding(.horizontal, 16 * metrics.unit)
      .frame(minWidth: 48 * metrics.unit, minHeight: 36 * metrics.unit)
      .frame(maxWidth: 220 * metrics.unit)
      .fixedSize()
      .background {
        if isChosen {
          Capsule()
            .fill(Color.shelfBlue)
            .matchedGeometryEffect(id: "chosen", in: animation)
        } else {
          Capsule().fill(Color.shelfGray.opacity(0.18))
        }
      }
      .foregroundColor(isChosen ? .white : .shelfTag)
      .contentShape(Capsule())
      .onTapGesture { choose(subject?.id) }
      .id(subject?.id)
      .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
  }
}
