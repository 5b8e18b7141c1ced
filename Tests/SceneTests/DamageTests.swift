import Geometry
import Raster
import Testing

@testable import Scene

/// Which pixels are drawn again for the next picture.
struct DamageTests {
  private let bounds = PixelRect(x0: 0, y0: 0, x1: 400, y1: 300)

  private func list(_ draw: (inout DisplayList) -> Void) -> DisplayList {
    var list = DisplayList(bounds: bounds, transform: .identity)
    draw(&list)
    return list
  }

  private func box(_ x: Double, _ y: Double, _ w: Double = 20, _ h: Double = 10) -> Path {
    Path(rect: Rect(x, y, w, h))
  }

  private func damage(_ a: DisplayList, _ b: DisplayList) -> [PixelRect] {
    Damage.between(a, b).rects.sorted { ($0.y0, $0.x0) < ($1.y0, $1.x0) }
  }

  private func covers(_ rects: [PixelRect], _ rect: PixelRect) -> Bool {
    rects.contains { $0.union(rect) == $0 }
  }

  @Test func equalPicturesDamageNothing() {
    func picture() -> DisplayList {
      list {
        $0.fill(box(10, 10), paint: .solid(.black))
        $0.withGroup(GroupEffect(opacity: 0.5)) { $0.fill(box(50, 50), paint: .solid(.black)) }
        $0.withClip(box(0, 0, 90, 90)) { $0.fill(box(80, 80), paint: .solid(.black)) }
      }
    }
    #expect(damage(picture(), picture()) == [])
  }

  @Test func aMovedItemDamagesItsOldAndItsNewPlaceOnly() {
    func picture(_ x: Double) -> DisplayList {
      list {
        $0.fill(box(0, 0, 400, 300), paint: .solid(.white))
        $0.fill(box(x, 100), paint: .solid(.black))
        $0.fill(box(200, 200), paint: .solid(.black))
      }
    }
    #expect(
      damage(picture(10), picture(300)) == [
        PixelRect(x0: 9, y0: 99, x1: 31, y1: 111), PixelRect(x0: 299, y0: 99, x1: 321, y1: 111),
      ])
    let near = damage(picture(10), picture(12))
    #expect(near == [PixelRect(x0: 9, y0: 99, x1: 33, y1: 111)], "what overlaps is joined")
  }

  @Test func anotherColourDamagesTheItem() {
    func picture(_ paint: Paint) -> DisplayList { list { $0.fill(box(10, 10), paint: paint) } }
    #expect(
      damage(picture(.solid(.white)), picture(.solid(.black)))
        == [PixelRect(x0: 9, y0: 9, x1: 31, y1: 21)])
  }

  private func shadowed(_ color: RGBA, sigma: Double = 4, offset: Point = Point(30, 0))
    -> DisplayList
  {
    list {
      let shadow = GroupEffect.Shadow(color: .black, sigma: sigma, offset: offset)
      $0.withGroup(GroupEffect(shadow: shadow)) {
        $0.fill(box(100, 100), paint: .solid(color))
        $0.fill(box(200, 100), paint: .solid(.black))
      }
    }
  }

  @Test func insideAGroupWithAShadowTheShadowIsDamagedToo() {
    let faint = RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)
    let rects = damage(shadowed(.black), shadowed(faint))
    #expect(covers(rects, PixelRect(x0: 99, y0: 99, x1: 121, y1: 111)))
    #expect(covers(rects, PixelRect(x0: 130 - 12, y0: 100 - 12, x1: 150 + 12, y1: 110 + 12)))
    #expect(!covers(rects, PixelRect(x0: 200, y0: 100, x1: 220, y1: 110)), "the other item stays")
  }

  @Test func insideABlurItsReachIsDamaged() {
    func picture(_ color: RGBA) -> DisplayList {
      list {
        $0.withGroup(GroupEffect(blurSigma: 5)) { $0.fill(box(100, 100), paint: .solid(color)) }
      }
    }
    let rects = damage(picture(.black), picture(.white))
    #expect(covers(rects, PixelRect(x0: 85, y0: 85, x1: 135, y1: 125)))
  }

  @Test func aGroupInAGroupSpreadsTwice() {
    func picture(_ color: RGBA) -> DisplayList {
      list {
        $0.withGroup(GroupEffect(shadow: .init(color: .black, sigma: 2, offset: Point(50, 0)))) {
          $0.withGroup(GroupEffect(shadow: .init(color: .black, sigma: 2, offset: Point(0, 50)))) {
            $0.fill(box(100, 100), paint: .solid(color))
          }
        }
      }
    }
    let rects = damage(picture(.black), picture(RGBA(red: 0, green: 0, blue: 0, alpha: 0.2)))
    #expect(covers(rects, PixelRect(x0: 150, y0: 150, x1: 170, y1: 160)))
  }

  @Test func whatEffectsBringInFromOutsideCounts() {
    let picture = list {
      $0.withGroup(GroupEffect(shadow: .init(color: .black, sigma: 1, offset: Point(100, 0)))) {
        $0.withGroup(GroupEffect(shadow: .init(color: .black, sigma: 1, offset: Point(0, 60)))) {
          $0.fill(box(-50, -50), paint: .solid(.black))
        }
      }
    }
    #expect(covers(picture.entries.map(\.bounds), PixelRect(x0: 50, y0: 10, x1: 70, y1: 20)))
  }

  @Test func clipsHoldDamage() {
    func picture(_ color: RGBA) -> DisplayList {
      list { $0.withClip(box(100, 100)) { $0.fill(box(90, 90, 200, 100), paint: .solid(color)) } }
    }
    #expect(
      damage(picture(.black), picture(.white)) == [PixelRect(x0: 99, y0: 99, x1: 121, y1: 111)])
  }

  @Test func withAnotherCountTheCommonEndsAreSpared() {
    func picture(_ xs: [Double]) -> DisplayList {
      list { list in for x in xs { list.fill(box(x, 10), paint: .solid(.black)) } }
    }
    #expect(
      damage(picture([10, 50, 90]), picture([10, 90])) == [PixelRect(x0: 49, y0: 9, x1: 71, y1: 21)]
    )
    #expect(
      damage(picture([10, 90]), picture([10, 50, 90])) == [PixelRect(x0: 49, y0: 9, x1: 71, y1: 21)]
    )
    #expect(damage(picture([]), picture([10])) == [PixelRect(x0: 9, y0: 9, x1: 31, y1: 21)])
  }

  @Test func anItemThatLeavesItsClipIsDamagedWhole() {
    let held = list {
      $0.withClip(box(0, 0, 20, 20)) { $0.fill(box(0, 0, 90, 90), paint: .solid(.black)) }
    }
    let free = list {
      $0.fill(box(300, 200), paint: .solid(.white))
      $0.fill(box(0, 0, 90, 90), paint: .solid(.black))
      $0.fill(box(300, 250), paint: .solid(.white))
    }
    #expect(covers(damage(held, free), PixelRect(x0: 0, y0: 0, x1: 91, y1: 91)))
    #expect(covers(damage(free, held), PixelRect(x0: 0, y0: 0, x1: 91, y1: 91)))
  }

  @Test func manyRectanglesAreGathered() {
    var damage = Damage()
    for index in 0..<100 {
      damage.add(
        PixelRect(x0: index * 7 % 90, y0: index * 3, x1: index * 7 % 90 + 4, y1: index * 3 + 2))
    }
    #expect(damage.rects.count <= 8)
    for index in 0..<100 {
      let rect = PixelRect(
        x0: index * 7 % 90, y0: index * 3, x1: index * 7 % 90 + 4, y1: index * 3 + 2)
      #expect(covers(damage.rects, rect))
    }
  }
}
