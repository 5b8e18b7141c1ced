import Foundation
import Geometry
import Raster
import Scene
import Typesetting

/// What the copies of a graphics context draw into, and what they draw with.
final class GraphicsRecorder {
  var list: DisplayList
  let environment: EnvironmentValues
  let styles: StyleEnvironment
  let typesetter: Typesetter
  /// What an image comes to here.
  let image: (Image, EnvironmentValues) -> ImageContent
  /// The date of the frame.
  let now: Date
  /// The element of a symbol with a tag, and how it is drawn.
  let symbol: (AnyHashable) -> GraphicsContext.ResolvedSymbol?

  /// Takes the list over until `finish`, so that there is one copy of it.
  @MainActor
  init(
    drawing list: inout DisplayList, environment: EnvironmentValues, graph: ViewGraph,
    symbols: [Element]
  ) {
    var own = DisplayList(bounds: list.bounds, transform: list.transform)
    swap(&own, &list)
    self.list = own
    self.environment = environment
    styles = environment.styles(graph.resources)
    typesetter = graph.resources.typesetter
    now = graph.startDate.addingTimeInterval(graph.drawTime)
    image = { image, environment in
      MainActor.assumeIsolated { ImageContent(image, environment, graph) }
    }
    symbol = { tag in
      MainActor.assumeIsolated {
        symbols.first { $0.tag == tag }.map { GraphicsContext.ResolvedSymbol($0) }
      }
    }
  }

  /// Gives the list back.
  func finish(_ list: inout DisplayList) { swap(&self.list, &list) }

  /// Draws with all that a context's state says.
  func draw(_ state: GraphicsState, _ body: (inout DisplayList) throws -> Void) rethrows {
    // The list is taken out, so that what is drawn may draw in turn.
    var own = DisplayList(bounds: list.bounds, transform: list.transform)
    swap(&own, &list)
    defer { swap(&own, &list) }
    try own.apply(state, styles, clips: state.clips[...], body)
  }

  /// Draws as one picture with all that a context's state says.
  func drawLayer(
    _ state: GraphicsState, _ content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    try draw(state) { list in
      try list.withGroup(GroupEffect()) { list in
        swap(&self.list, &list)
        defer { swap(&self.list, &list) }
        var context = GraphicsContext(self)
        try content(&context)
      }
    }
  }
}

/// What a context's copies may differ in.
struct GraphicsState {
  struct Clip {
    var path: Geometry.Path
    var rule: FillRule
    var transform: Affine
    var isInverse: Bool
  }

  var transform = Affine.identity
  var opacity = 1.0
  var blendMode = BlendMode.normal
  var clips: [Clip] = []
  var filters: [GraphicsContext.Filter] = []
}

extension DisplayList {
  /// Draws within clips and effects; `body` draws in the state's space.
  fileprivate mutating func apply(
    _ state: GraphicsState, _ styles: StyleEnvironment, clips: ArraySlice<GraphicsState.Clip>,
    _ body: (inout DisplayList) throws -> Void
  ) rethrows {
    if let clip = clips.first {
      let path = clip.path.applying(clip.transform)
      var shown = path
      var rule = clip.rule
      if clip.isInverse {
        // All around, with the path as a hole.
        shown = Geometry.Path(rect: Rect(-1e5, -1e5, 2e5, 2e5))
        shown.append(path)
        rule = .evenOdd
      }
      return try withClip(shown, rule: rule) {
        try $0.apply(state, styles, clips: clips.dropFirst(), body)
      }
    }
    let scale = lengthScale
    try apply(
      state.filters.map { $0.effect(in: styles, scale: scale, offset: deviceVector) }
        + (state.opacity < 1 || state.blendMode != .normal
          ? [GroupEffect(opacity: state.opacity, blend: state.blendMode.raster)] : []),
      Projective(state.transform), body)
  }

  /// The last effect is the outermost.
  private mutating func apply(
    _ effects: [GroupEffect], _ transform: Projective, _ body: (inout DisplayList) throws -> Void
  ) rethrows {
    guard let last = effects.last else { return try withTransform(transform, body) }
    try withGroup(last) { try $0.apply(effects.dropLast(), transform, body) }
  }
}
