import Foundation
import Raster
import Views

/// Draws a view without any display, through the same code as on one.
@MainActor
package enum Headless {
  /// The picture of a view in `width` × `height` device pixels, `scale` of them to a point.
  package static func snapshot<V: View>(
    of view: V, width: Int, height: Int, scale: Double = 1, resources: RenderResources
  ) -> Surface {
    let stage = Stage(resources: resources, scale: scale)
    stage.show(view)
    stage.resize(width: width, height: height)
    _ = stage.draw()
    return stage.frame ?? Surface(width: width, height: height)
  }

  /// The frames of a view's elements as text, for a picture of the given size in points.
  package static func frames<V: View>(
    of view: V, width: Double, height: Double, resources: RenderResources
  ) -> String {
    let graph = ViewGraph(resources: resources)
    graph.setRoot(view)
    graph.layout(in: CGSize(width: width, height: height))
    return graph.describeFrames()
  }
}
