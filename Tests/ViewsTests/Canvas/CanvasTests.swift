import Foundation
import Testing

@testable import Views

/// What a canvas's closure draws.
@MainActor
struct CanvasTests {
  private func tree(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> Tree {
    try Tree(Canvas(renderer: draw), 20, 20)
  }

  @Test func fillsInItsOwnSpace() throws {
    let tree = try tree { context, size in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)),
        with: .color(.black))
    }
    #expect(tree.color(5, 10) == 0)
    #expect(tree.color(15, 10) == 0xFFFFFF)
  }

  @Test func copiesKeepTheirState() throws {
    let tree = try tree { context, size in
      var copy = context
      copy.translateBy(x: 10, y: 0)
      copy.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
      copy.opacity = 0.5
      copy.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
      context.fill(Path(CGRect(x: 0, y: 15, width: 5, height: 5)), with: .color(.black))
    }
    #expect([0x7F7F7F, 0x808080].contains(tree.color(12, 2)))
    #expect(tree.color(17, 2) == 0xFFFFFF, "clipped")
    #expect(tree.color(2, 17) == 0)
  }

  @Test func layersAreDrawnAsOne() throws {
    let tree = try tree { context, size in
      context.opacity = 0.5
      context.drawLayer { layer in
        let path = Path(CGRect(origin: .zero, size: size))
        layer.fill(path, with: .color(.black))
        layer.fill(path, with: .color(.black))
      }
    }
    #expect([0x7F7F7F, 0x808080].contains(tree.color(10, 10)))
  }

  @Test func gradientsLieBetweenPoints() throws {
    let tree = try tree { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 10, y: 0)))
    }
    #expect(tree.color(0.2, 10) < 0x101010)
    #expect(tree.color(15, 10) == 0xFFFFFF)
    #expect(abs(Int(tree.color(5, 10) & 255) - 130) < 10)
  }

  @Test func drawsTextsImagesAndSymbols() throws {
    let view = Canvas { context, size in
      let text = context.resolve(Text(verbatim: "█").font(.system(size: 10)))
      #expect(text.measure(in: size).height == 12)
      context.draw(Image(systemName: "square.fill"), in: CGRect(x: 0, y: 0, width: 10, height: 10))
      if let symbol = context.resolveSymbol(id: "dot") {
        #expect(symbol.size == CGSize(width: 4, height: 4))
        context.draw(symbol, at: CGPoint(x: 15, y: 15))
      }
    } symbols: {
      Color.black.frame(width: 4, height: 4).tag("dot")
    }
    let tree = try Tree(view, 20, 20)
    #expect(tree.color(5, 5) == 0)
    #expect(tree.color(15, 15) == 0)
    #expect(tree.color(12, 15) == 0xFFFFFF)
  }

  @Test func filtersChangeColors() throws {
    let tree = try tree { context, size in
      context.addFilter(.colorInvert())
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
    }
    #expect(tree.color(10, 10) == 0)
  }
}
