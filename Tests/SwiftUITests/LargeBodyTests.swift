import Foundation
import Testing
import Typesetting

@testable import SwiftUI
@testable import Views

/// Bodies as large as programs have them.
@MainActor
struct LargeBodyTests {
  /// With GATEFRAME_CHECKS set, the compiler warns of bodies in this folder that take long to check.
  @Test func aBodyOf64RowsIsCheckedAndShown() throws {
    let graph = ViewGraph(resources: RenderResources(fonts: try FontLibrary()))
    graph.setRoot(LargeBody(total: 100, name: "name", share: 0.5))
    graph.layout(in: CGSize(width: 600, height: 4000))
    let frames = graph.describeFrames()
    for row in 0..<64 where ![3, 5].contains(row % 6) {
      #expect(frames.contains("Row \(row)"), "row \(row)")
    }
  }
}
