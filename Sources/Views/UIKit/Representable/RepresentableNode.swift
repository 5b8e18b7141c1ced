import Foundation

/// Keeps what a representable made.
@MainActor
class RepresentableHandler<R: View> {
  /// Makes what is not there yet, passes values on, and tells what is shown.
  func show(
    _ value: R, _ environment: EnvironmentValues, _ transaction: Transaction
  ) -> UIKitFace { preconditionFailure("a handler shows what it made") }

  /// The view is gone.
  func end() {}
}

/// The node of a representable: shows what stands for UIKit's view.
final class RepresentableNode<R: View>: _ViewNode<R>, AnimationParticipant {
  private var properties: BodyProperties
  private let handler: RepresentableHandler<R>
  private var child: _ViewNode<UIKitFace>?

  init(_ view: R, in place: _NodePlace, _ handler: RepresentableHandler<R>) {
    properties = BodyProperties(view)
    self.handler = handler
    super.init(view, in: place)
    child = evaluate().map { UIKitFace._makeNode($0, in: self.place) }
  }

  private func evaluate() -> UIKitFace? {
    guard let shown = properties.connect(&view, to: self) else { return nil }
    return graph.evaluating(self) {
      handler.show(shown, environment, graph.transaction(in: environment))
    }
  }

  override func update(_ view: R, environment: EnvironmentValues) {
    guard properties.replace(&self.view, with: view, for: self, environment) else {
      return refresh(environment)
    }
    self.environment = environment
    reevaluate()
  }

  override func refresh(_ environment: EnvironmentValues) {
    if environment.isIdentical(to: self.environment) { return }
    self.environment = environment
    reevaluate()
  }

  override func reevaluate() {
    graph.counts.evaluated += 1
    guard let face = evaluate() else { return }
    if let child { return child.update(face, environment: environment) }
    child = UIKitFace._makeNode(face, in: place)
    structureChanged()
  }

  func advance(to time: Double) -> Bool { properties.advance(to: time, for: self) }

  func prepareDrawing(at time: Double) { graph.invalidateQuietly(self) }

  override func appendElements(to elements: inout [Element]) {
    child?.appendElements(to: &elements)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func detach() {
    if isAttached { handler.end() }
    properties.detach()
    super.detach()
  }
}

/// What stands for one of UIKit's views, with a size of its own or that of what it shows.
struct UIKitFace: View {
  let view: UIView
  let size: @MainActor (ProposedViewSize) -> CGSize?

  var body: some View {
    FaceLayout(size: size) { view.makeFace() }
  }
}

private struct FaceLayout: Layout {
  let size: @MainActor (ProposedViewSize) -> CGSize?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = self.size
    return MainActor.assumeIsolated { size(proposal) }
      ?? subviews.first?.sizeThatFits(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews {
      view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
