import Geometry
import KMS
import Testing

@testable import SwiftUI

struct RotationTests {
  @Test(arguments: Rotation.allCases)
  func mapsThePanelAsThePictureIsTurned(_ rotation: Rotation) {
    for point in [Point(0, 0), Point(1, 0), Point(0.25, 0.75), Point(1, 1)] {
      let mapped = rotation.panelToPicture.apply(point)
      let expected = rotation.picturePoint(panel: point)
      #expect(abs(mapped.x - expected.x) < 1e-12)
      #expect(abs(mapped.y - expected.y) < 1e-12)
    }
  }
}
