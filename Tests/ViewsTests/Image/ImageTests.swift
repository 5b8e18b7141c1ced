import Foundation
import Imaging
import Raster
import Testing

@testable import Views

/// Pictures as views.
@MainActor
struct ImageTests {
  /// Two columns, black and white.
  private var halves: Surface {
    let surface = Surface(width: 4, height: 4)
    for y in 0..<4 {
      for x in 0..<4 { surface[x, y] = x < 2 ? 0xFF00_0000 : 0xFFFF_FFFF }
    }
    return surface
  }

  @Test func naturalAndResizable() throws {
    let image = Image(surface: halves, scale: 2)
    #expect(try Tree.size(of: image, nil, nil) == CGSize(width: 2, height: 2))
    #expect(try Tree.size(of: image, 50, 50) == CGSize(width: 2, height: 2))
    #expect(try Tree.size(of: image.resizable(), 50, 30) == CGSize(width: 50, height: 30))
  }

  @Test func tilesRepeat() throws {
    let tree = try Tree(Image(surface: halves).resizable(resizingMode: .tile), 20, 20)
    #expect(tree.color(1, 10) == 0 && tree.color(3, 10) == 0xFFFFFF)
    #expect(tree.color(9, 10) == 0 && tree.color(11, 10) == 0xFFFFFF)
  }

  @Test func insetsKeepTheirSize() throws {
    let image = Image(surface: halves)
      .resizable(capInsets: EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 1))
    let tree = try Tree(image, 20, 20)
    #expect(tree.color(1, 10) == 0)
    #expect(tree.color(16, 10) == 0xFFFFFF)
    #expect(tree.color(5, 10) != 0, "the middle is stretched, not the cap")
  }

  @Test func templatesTakeTheForeground() throws {
    let image = Image(surface: halves).renderingMode(.template).resizable()
    let tree = try Tree(image.foregroundStyle(Color(red: 1, green: 0, blue: 0)), 20, 20)
    #expect(tree.color(15, 10) == 0xFF0000)
  }

  @Test func picturesOfUIKit() throws {
    let data = Data(try PNG.encode(halves))
    let image = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(systemName: "star.fill") != nil && UIImage(systemName: "nothing") == nil)
    #expect(try Tree.size(of: Image(uiImage: image), nil, nil) == CGSize(width: 4, height: 4))
    let tree = try Tree(Image("absent"))
    #expect(tree.warnings.contains { $0.contains("absent") && $0.contains("resources:") })
  }
}
