import Foundation
import Geometry
import Raster
import Scene

/// Draws in a canvas. Copies draw in the same place, each with a state of its own. Coordinates are
/// points, y down.
public struct GraphicsContext {
  let recorder: GraphicsRecorder
  var state = GraphicsState()

  init(_ recorder: GraphicsRecorder) { self.recorder = recorder }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { recorder.environment }

  /// How opaque everything is drawn, 0…1.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue }
  }

  /// How everything combines with what is under it.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }

  /// The map from the present space to the canvas's.
  public var transform: CGAffineTransform {
    get { CGAffineTransform(state.transform) }
    set { state.transform = Affine(newValue) }
  }

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = Affine.scale(Double(x), Double(y)).then(state.transform)
  }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = Affine.translation(Double(x), Double(y)).then(state.transform)
  }

  /// Turns what is drawn from now on, clockwise for positive angles.
  public mutating func rotate(by angle: Angle) {
    let (sine, cosine) = Elementary.sineCosine(degrees: angle.degrees)
    state.transform = Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
      .then(state.transform)
  }

  /// Maps what is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    state.transform = Affine(matrix).then(state.transform)
  }

  // MARK: Clips and layers

  /// How a clip is used.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is outside of the path is shown.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Shows what is drawn from now on within a path alone.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    state.clips.append(
      GraphicsState.Clip(
        path: path.geometry, rule: style.rule, transform: state.transform,
        isInverse: options.contains(.inverse)))
  }

  /// The smallest rectangle that holds all clips, in the present space.
  public var clipBoundingRect: CGRect {
    var rect: Rect?
    for clip in state.clips where !clip.isInverse {
      let bounds = clip.path.applying(clip.transform).bounds
      rect = rect.map { $0.intersection(bounds) } ?? bounds
    }
    guard let rect, let back = state.transform.inverse else { return .infinite }
    return Projective(back).bounds(of: rect).map { CGRect($0) } ?? .infinite
  }

  /// Draws as one picture, to which opacity, blending and filters apply as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    try recorder.drawLayer(state, content)
  }

  // MARK: Paths

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let resolved = shading.style(in: recorder.styles)
    recorder.draw(state) {
      $0.fill(
        path.geometry, rule: style.rule, style: resolved, in: path.geometry.outlineBounds ?? .zero)
    }
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    fill(path.strokedPath(style), with: shading)
  }

  /// Draws a line along a path, `lineWidth` points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}
