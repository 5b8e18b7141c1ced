/// A recording as the workers read it: pointers into the canvas's arrays, valid while it renders.
struct FrameView: @unchecked Sendable {
  var operations: UnsafeBufferPointer<Operation>
  var edges: UnsafeBufferPointer<Edge>
  var paints: UnsafeBufferPointer<PaintRecord>
  var glyphs: UnsafeBufferPointer<GlyphRecord>
  var shadows: UnsafeBufferPointer<ShadowRecord>
  var groups: UnsafeBufferPointer<GroupRecord>
  var occluders: UnsafeBufferPointer<Occluder>
}

extension Canvas {
  func withFrameView<R>(_ body: (FrameView) -> R) -> R {
    occluders().withUnsafeBufferPointer { withFrameView($0, body) }
  }

  private func withFrameView<R>(
    _ occluders: UnsafeBufferPointer<Occluder>, _ body: (FrameView) -> R
  ) -> R {
    operations.withUnsafeBufferPointer { operations in
      edges.withUnsafeBufferPointer { edges in
        paints.withUnsafeBufferPointer { paints in
          glyphs.withUnsafeBufferPointer { glyphs in
            shadows.withUnsafeBufferPointer { shadows in
              groups.withUnsafeBufferPointer { groups in
                body(
                  FrameView(
                    operations: operations, edges: edges, paints: paints, glyphs: glyphs,
                    shadows: shadows, groups: groups, occluders: occluders))
              }
            }
          }
        }
      }
    }
  }
}
