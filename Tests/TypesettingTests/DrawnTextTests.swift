import Geometry
import Raster
import Testing

@testable import Typesetting

/// Text as pixels, through outlines and masks.
struct DrawnTextTests {
  let set: Setter

  init() throws {
    set = try Setter()
  }

  /// The smallest rectangle that holds everything darker than paper.
  private func ink(_ sheet: SampleSheet) -> PixelRect {
    var box = PixelRect.empty
    for y in 0..<sheet.surface.height {
      for x in 0..<sheet.surface.width where sheet.surface[x, y] & 255 < 250 {
        box = box.union(PixelRect(x0: x, y0: y, x1: x + 1, y1: y + 1))
      }
    }
    return box
  }

  @Test func capitalsStandOnTheBaseline() throws {
    let sheet = SampleSheet(width: 200, height: 100, scale: 2)
    let text = set("HEFT", size: 20)
    sheet.draw(text, at: Point(10, 10))
    let box = ink(sheet)
    let baseline = Int(((10 + text.firstBaseline) * 2).rounded())
    #expect(box.y1 == baseline)
    #expect(abs(Double(box.height) - 2 * 20 * 0.7273) <= 1.5)
    #expect(box.x0 >= 20 && Double(box.x1) <= (10 + text.size.width) * 2)
  }

  /// A word in a script that Inter lacks stays inside the width that it reports.
  @Test(arguments: ["مرحبا", "שלום", "नमस्ते", "ภาษา"])
  func otherScriptsAreDrawn(text: String) {
    let sheet = SampleSheet(width: 300, height: 120, scale: 1)
    let layout = set(text, size: 40)
    sheet.draw(layout, at: Point(20, 20))
    let box = ink(sheet)
    #expect(!box.isEmpty)
    #expect(box.x0 >= 18 && Double(box.x1) <= 22 + layout.size.width)
  }

  @Test func subpixelPlacesMoveTheInk() throws {
    let run = try #require(set("l", size: 20).lines.first?.runs.first)
    let cache = GlyphCache()
    var centres: [Double] = []
    for subpixel in 0..<GlyphCache.subpixelSteps {
      let mask = try #require(
        cache.mask(face: run.face, glyph: run.glyphs[0], pixelSize: 20, subpixel: subpixel))
      var (sum, moment) = (0.0, 0.0)
      for y in 0..<mask.height {
        for x in 0..<mask.width {
          sum += Double(mask[x, y])
          moment += Double(mask[x, y]) * (Double(x + mask.left) + 0.5)
        }
      }
      centres.append(moment / sum)
    }
    for (index, centre) in centres.enumerated() {
      // Coverage counts at the middle of its pixel, so that the centre is a little off.
      #expect(abs(centre - centres[0] - Double(index) / 4) < 0.12)
    }
    let again = cache.mask(face: run.face, glyph: run.glyphs[0], pixelSize: 20, subpixel: 1)
    let kept = cache.mask(face: run.face, glyph: run.glyphs[0], pixelSize: 20, subpixel: 1)
    #expect(again === kept)
  }
}
