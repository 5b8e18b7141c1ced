import Foundation

/// What is drawn for a view of UIKit's own.
struct UIViewFace: View {
  let view: UIView

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color(view.backgroundColor ?? .clear)
      ForEach(shown, id: \.id) { part in
        part.view.makeFace()
          .frame(width: part.size?.width, height: part.size?.height)
          .offset(x: part.view.frame.minX, y: part.view.frame.minY)
      }
    }
    .opacity(view.isHidden ? 0 : view.alpha)
  }

  private struct Part {
    let view: UIView
    /// Nil for all there is: a view without a size is meant to be put in place by constraints.
    let size: CGSize?
    var id: ObjectIdentifier { ObjectIdentifier(view) }
  }

  private var shown: [Part] {
    view.subviews.map { Part(view: $0, size: $0.frame.isEmpty ? nil : $0.frame.size) }
  }
}

/// Shows a view within UIKit's.
final class HostedView: UIView {
  private let content: () -> AnyView?

  init(_ content: @escaping () -> AnyView?) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func makeFace() -> AnyView { content() ?? AnyView(EmptyView()) }
}
