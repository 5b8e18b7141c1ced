import Foundation
import Testing

@testable import Views

/// UIKit's views as views.
@MainActor
struct RepresentableTests {
  private struct Plate: UIViewRepresentable {
    let log: Log
    @Binding var width: CGFloat

    final class Coordinator { var updates = 0 }
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
      log.add("made")
      let view = UIView()
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {
      context.coordinator.updates += 1
      log.add("updated\(context.coordinator.updates)-\(Int(width))")
    }

    static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
      uiView.backgroundColor = nil
    }
  }

  private struct Frame: View {
    let log: Log
    @State private var width: CGFloat = 30
    var body: some View {
      Plate(log: log, width: $width).frame(width: width, height: 20)
        .onTapGesture { width = 50 }
    }
  }

  @Test func isMadeOnceAndFollowsItsState() throws {
    let log = Log()
    let tree = try Tree(Frame(log: log), 100, 100)
    #expect(log.take() == "made updated1-30")
    let ground = try #require(Picture(tree, at: 0).item("red"))
    #expect(ground.frame.width == 30)
    tree.tap(50, 50, at: 1)
    tree.wait(until: 2)
    #expect(log.take() == "updated2-50")
    #expect(Picture(tree, at: 2).item("red")?.frame.width == 50)
  }

  private struct Host: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIHostingController<Box> {
      UIHostingController(rootView: Box("inner", 40, 10))
    }
    func updateUIViewController(
      _ uiViewController: UIHostingController<Box>, context: Context
    ) {}
  }

  @Test func aHostingControllerShowsItsView() throws {
    let tree = try Tree(Host(), 100, 100)
    #expect(tree.frames("inner") == "inner 30 45 40 10")
  }

  private struct Blur: UIViewRepresentable {
    func makeUIView(context: Context) -> UIVisualEffectView {
      UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    }
    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {}
  }

  @Test func aBlurFillsWhatIsOffered() throws {
    #expect(try Tree.size(of: Blur(), 80, 60) == CGSize(width: 80, height: 60))
  }
}
