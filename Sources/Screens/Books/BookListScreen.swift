import SwiftUI

/// The catalogue: tags to choose from, cards that turn away as they leave at the top, and a book's
/// detail that grows from its cover.
package struct BookListScreen: View {
  package var shelf: any BookShelf
  /// Changes when the catalogue does.
  package var version: Int

  @State private var selection = BookSelection()
  @State private var opened: BookCard?
  @State private var words = ""
  @Namespace private var covers

  package init(shelf: any BookShelf, version: Int = 0) {
    self.shelf = shelf
    self.version = version
  }

  package var body: some View {
    GeometryReader { proxy in
      let metrics = BookMetrics(proxy.size)
      ZStack {
        Color.shelf
        list(metrics)
        if let opened {
          BookDetailView(
            book: opened, detail: shelf.detail(of: opened.id), shelf: shelf,
            metrics: metrics, covers: covers, close: close
          )
          .zIndex(1)
        }
      }
    }
    .onChange(of: words) { look(for: $0) }
    .onChange(of: version) { _ in leaveEmptySubject() }
  }

  private func list(_ metrics: BookMetrics) -> some View {
    VStack(spacing: 0) {
      BookHeader(title: shelf.title, words: $words, metrics: metrics)
      BookTags(subjects: shelf.subjects, chosen: selection.subject, metrics: metrics) { subject in
        choose(subject)
      }
      .padding(.top, 15 * metrics.unit)
      ZStack {
        BookCards(
          shelf: shelf, selection: selection, version: version, opened: opened?.id,
          metrics: metrics, covers: covers, open: open
        )
        .id(selection)
        .transition(.asymmetric(insertion: Self.arrival(metrics), removal: .opacity))
      }
      .padding(.top, 15 * metrics.unit)
    }
    .accessibilityHidden(opened != nil)
  }

  /// How the cards of another subject come: from below, as the old ones fade.
  private static func arrival(_ metrics: BookMetrics) -> AnyTransition {
    .offset(x: 0, y: 60 * metrics.unit).combined(with: .opacity)
  }

  private func choose(_ subject: BookSubject.ID?) {
    withAnimation(.interactiveSpring(response: 0.5, dampingFraction: 0.7, blendDuration: 0.7)) {
      selection.subject = subject
    }
  }

  private func look(for words: String) {
    withAnimation(.easeOut(duration: 0.2)) {
      selection.words = words.trimmingCharacters(in: .whitespaces)
    }
  }

  private func leaveEmptySubject() {
    guard let subject = selection.subject else { return }
    if !shelf.subjects.contains(where: { $0.id == subject }) { choose(nil) }
  }

  private func open(_ book: BookCard) {
    withAnimation(.spring(response: 0.45, dampingFraction: 0.86)) { opened = book }
  }

  private func close() {
    withAnimation(.spring(response: 0.4, dampingFraction: 0.9)) { opened = nil }
  }
}
