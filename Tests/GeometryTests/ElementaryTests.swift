import Foundation
import Testing

@testable import Geometry

/// Our functions against the C library's, and their edges.
@Suite struct ElementaryTests {
  private let angles = stride(from: -50.0, through: 50.0, by: 0.137)

  @Test func trigonometry() {
    for x in angles {
      #expect(abs(Elementary.sin(x) - Foundation.sin(x)) < 4e-16)
      #expect(abs(Elementary.cos(x) - Foundation.cos(x)) < 4e-16)
      #expect(abs(Elementary.atan(x) - Foundation.atan(x)) < 5e-16)
      #expect(
        abs(Elementary.atan2(x, 3 - x) - Foundation.atan2(x, 3 - x)) < 1e-15)
      let u = x / 50
      #expect(abs(Elementary.acos(u) - Foundation.acos(u)) < 2e-15)
      #expect(abs(Elementary.asin(u) - Foundation.asin(u)) < 2e-15)
    }
    #expect(abs(Elementary.sin(12345.678) - Foundation.sin(12345.678)) < 1e-11)
    #expect(Elementary.sin(.infinity).isNaN)
    #expect(Elementary.atan2(0, -1) == Elementary.pi)
  }

  @Test func exponentials() {
    for x in angles {
      let e = Foundation.exp(x)
      #expect(abs(Elementary.exp(x) - e) <= e * 1e-15)
      #expect(abs(Elementary.erf(x / 10) - Foundation.erf(x / 10)) < 1e-15)
    }
    for x in [1e-300, 0.001, 0.5, 0.99, 1, 1.01, 2, 10, 12345.6, 1e300] {
      let l = Foundation.log(x)
      #expect(abs(Elementary.log(x) - l) <= max(abs(l), 1e-3) * 4e-16)
      let p = Foundation.pow(x, 0.37)
      #expect(abs(Elementary.pow(x, 0.37) - p) <= p * 1e-13)
    }
    #expect(Elementary.exp(1000) == .infinity)
    #expect(Elementary.exp(-1000) == 0)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.pow(-2, 3).rounded() == -8)
    #expect(Elementary.pow(-2, 0.5).isNaN)
  }

  @Test func rounding() {
    for x in [-2.5, -2, -0.1, 0, 0.5, 1.9, 3] {
      #expect(Elementary.floor(x) == x.rounded(.down))
      #expect(Elementary.ceil(x) == x.rounded(.up))
    }
    #expect(Elementary.floor(1e300) == 1e300)
    #expect(Elementary.floorToInt(.nan) == 0)
    #expect(Elementary.floorToInt(-.infinity) == -4_503_599_627_370_496)
    #expect(Elementary.modulo(-1, 4) == 3)
  }

  /// Room by room, nothing that could reach the C library's mathematics is named in the sources of
  /// the pixel path.
  @Test func thePixelPathNamesNoMathematicsOfTheCLibrary() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let forbidden = [
      "import Foundation", "import Glibc", "import Darwin", "import Musl", ".rounded(",
      "truncatingRemainder", ".addingProduct", "fma(", ".remainder(", "Foundation.",
    ]
    var files = 0
    for room in ["Geometry", "RasterKernels", "Raster"] {
      let folder = root.appendingPathComponent(room)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where name.hasSuffix(".swift") && name != "Surface+Memory.swift" {
        // What asks the system for memory needs its library, and makes no pixel.
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        files += 1
        for word in forbidden { #expect(!text.contains(word), "\(room)/\(name): \(word)") }
      }
    }
    #expect(files > 30)
  }
}
