import Geometry
import Synchronization

/// Records one frame in device space, then renders it in bands.
///
/// Shapes are flattened and transformed once, when they are recorded. Operations outside the clip are
/// dropped then. A canvas may be rendered any number of times.
package struct Canvas: Sendable {
  /// Columns of the frame.
  package let width: Int
  /// Rows of the frame.
  package let height: Int
  /// Nothing outside will be rendered.
  package let clip: PixelRect

  var operations: [Operation] = []
  var edges: [Edge] = []
  var paints: [PaintRecord] = []
  var glyphs: [GlyphRecord] = []
  var shadows: [ShadowRecord] = []
  var groups: [GroupRecord] = []
  /// What the records point to.
  var owners = Owners()
  /// Clips and groups that have not ended, as indices of their operations.
  var open: [Int] = []
  /// Where recorded pixels can matter: the clip, grown by the blur of the groups around.
  var cull: PixelRect

  /// An empty frame; operations outside `clip` are dropped when they are recorded.
  package init(width: Int, height: Int, clip: PixelRect? = nil) {
    self.width = max(0, min(width, 1 << 16))
    self.height = max(0, min(height, 1 << 16))
    let all = PixelRect(x0: 0, y0: 0, x1: self.width, y1: self.height)
    self.clip = clip.map(all.intersection) ?? all
    cull = self.clip
    // Frames are much like the one before: room at once instead of step by step.
    if self.clip == all { edges.reserveCapacity(Canvas.lastEdges.load(ordering: .relaxed)) }
  }

  /// Edges of the whole frame that was recorded last, within bounds.
  private static let lastEdges = Atomic<Int>(0)

  /// Remembers how much was recorded.
  func noteSize() {
    guard clip.width == width, clip.height == height else { return }
    Canvas.lastEdges.store(min(edges.count, 1 << 16), ordering: .relaxed)
  }

  /// Objects kept alive for as long as the recording is.
  struct Owners: @unchecked Sendable {
    var objects: [AnyObject] = []
  }

  /// Whether nothing has been recorded.
  package var isEmpty: Bool { operations.isEmpty }

  /// Adds an operation unless it cannot be seen.
  mutating func add(_ operation: Operation) {
    var operation = operation
    operation.bounds = operation.bounds.intersection(cull)
    guard !operation.bounds.isEmpty else { return }
    operations.append(operation)
  }

  /// Adds the paint of an operation; nil when it draws nothing.
  mutating func addPaint(_ paint: Paint, opacity: Double, transform: Projective) -> Int? {
    guard
      let record = PaintRecord.make(
        paint, opacity: opacity, transform: transform, owners: &owners.objects)
    else { return nil }
    return addPaint(record)
  }

  mutating func addPaint(_ record: PaintRecord) -> Int {
    paints.append(record)
    return paints.count - 1
  }
}
