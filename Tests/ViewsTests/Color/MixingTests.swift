import Foundation
import Geometry
import Raster
import Testing

@testable import Views

/// Colours and pictures made of others.
@MainActor
struct MixingTests {
  private func components(_ color: Color) -> [Double] {
    let c = color.resolve(in: ColorEnvironment())
    return [c.red, c.green, c.blue, c.alpha]
  }

  @Test func mixtures() {
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    #expect(components(red.mix(with: blue, by: 0.25, in: .device)) == [0.75, 0, 0.25, 1])
    #expect(components(red.mix(with: .clear, by: 0.5, in: .device)) == [1, 0, 0, 0.5])
    #expect(components(red.mix(with: blue, by: 7, in: .device)) == [0, 0, 1, 1])
    // Half the cube root of light is an eighth of the light, 0.3886 in sRGB.
    let gray = components(Color.black.mix(with: .white, by: 0.5))
    #expect(gray.prefix(3).allSatisfy { abs($0 - 0.3886) < 0.0005 }, "\(gray)")
    let same = components(red.mix(with: red, by: 0.5))
    #expect(abs(same[0] - 1) < 1e-4 && same[1] < 0.01 && same[2] < 0.01)
  }

  @Test func resolvedByTheEnvironment() {
    var environment = EnvironmentValues()
    #expect(Color.primary.resolve(in: environment).red == 0)
    environment.colorScheme = .dark
    #expect(Color.primary.resolve(in: environment).red == 1)
  }

  @Test func imagesAsPaint() throws {
    let halves = Surface(width: 4, height: 4)
    for y in 0..<4 {
      for x in 0..<4 { halves[x, y] = x < 2 ? 0xFF00_0000 : 0xFFFF_FFFF }
    }
    let image = Image(surface: halves)
    let tiled = try Tree(Rectangle().fill(ImagePaint(image: image, scale: 5)), 40, 40)
    #expect(tiled.color(5, 20) == 0 && tiled.color(15, 20) == 0xFFFFFF)
    #expect(tiled.color(25, 20) == 0 && tiled.color(35, 20) == 0xFFFFFF)
    let right = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let part = try Tree(
      Rectangle().fill(.image(image, sourceRect: right, scale: 5)).background(.red), 40, 40)
    #expect([5.0, 15, 25, 35].allSatisfy { part.color($0, 20) == 0xFFFFFF })
  }

  private func mesh(_ middle: SIMD2<Float>) -> MeshGradient {
    var colors = [Color](repeating: Color(red: 1, green: 0, blue: 0), count: 9)
    colors[4] = Color(red: 0, green: 0, blue: 1)
    return MeshGradient(
      width: 3, height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1],
      ], colors: colors, smoothsColors: false)
  }

  @Test func meshesFollowTheirPoints() throws {
    let tree = try Tree(mesh([0.5, 0.5]), 96, 96)
    #expect(tree.color(1, 1) & 0xFF < 8 && tree.color(95, 95) >> 16 > 0xF0)
    #expect(tree.color(48, 48) & 0xFF > 0xF0)
    let half = tree.color(24, 48)
    #expect(abs(Int(half & 0xFF) - 128) < 6 && abs(Int(half >> 16) - 128) < 6)
    #expect(try Tree(mesh([0.25, 0.5]), 96, 96).color(24, 48) & 0xFF > 0xF0)
    let few = MeshGradient(width: 3, height: 3, points: [], colors: [], background: .white)
    #expect(try Tree(few.background(.black), 20, 20).color(10, 10) == 0xFFFFFF)
  }

  @Test func meshesMove() throws {
    let environment = StyleEnvironment()
    let start = mesh([0.5, 0.5]).resolve(in: environment)
    let end = mesh([0.25, 0.5]).resolve(in: environment)
    guard case .mesh(let middle, _) = start.interpolated(to: end, amount: 0.5).fill else {
      Issue.record("not a mesh")
      return
    }
    #expect(middle.points[4] == Point(0.375, 0.5))
  }
}
