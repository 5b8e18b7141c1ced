import Foundation
import Raster
import Testing
import Typesetting

@testable import Views

/// Pictures of views.
@MainActor
struct ImageRendererTests {
  @Test func drawsAViewAtAScale() throws {
    // What renderers draw with is that made last.
    let resources = RenderResources(fonts: try FontLibrary())
    defer { withExtendedLifetime(resources) {} }
    let view = Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10).padding(5)
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 30, height: 20))
    guard case .surface(let surface, _) = image.source else {
      Issue.record("no surface")
      return
    }
    var pixels: [UInt32] = []
    surface.withUnsafeRow(20) { pixels = [$0[0], $0[30]] }
    #expect(pixels == [0, 0xFFFF_0000])
  }

  @Test func aViewThatTakesWhatItIsOfferedNeedsAnOffer() throws {
    // What renderers draw with is that made last.
    let resources = RenderResources(fonts: try FontLibrary())
    defer { withExtendedLifetime(resources) {} }
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: 12, height: 8)
    #expect(renderer.uiImage?.size == CGSize(width: 12, height: 8))
    renderer.scale = 0
    #expect(renderer.uiImage == nil)
  }

  private struct Scaled: View {
    @ScaledMetric(relativeTo: .title) private var side: CGFloat = 28
    var body: some View { Box("box", side, side) }
  }

  @Test func aMetricGrowsWithText() throws {
    #expect(try Tree(Scaled(), 100, 100).frame("box")?.width == 28)
    let large = Scaled().dynamicTypeSize(.accessibility1)
    #expect(try Tree(large, 100, 100).frame("box")?.width == 38)
    let kept = Scaled().dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility1)
    #expect(try Tree(kept, 100, 100).frame("box")?.width == 28)
  }
}
