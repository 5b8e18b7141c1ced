import Host
import Raster
import Testing

@testable import KMS

@Suite("The buffers of an output")
struct OutputBufferTests {
  private let bench = OutputBench()
  private let frame = Surface(width: 64, height: 32)
  private var card: FakeCard { bench.card }

  /// Numbers that look random and are the same in every run.
  private func next(_ state: inout UInt32, below limit: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 16) % limit
  }

  @Test func everyBufferCatchesUpWithTheDamageItMissed() throws {
    let output = try bench.output()
    var state: UInt32 = 7
    var shown: [UInt32] = []
    for step in 1...40 {
      let (x, y) = (next(&state, below: 60), next(&state, below: 28))
      let damage = step == 1 ? frame.bounds : PixelRect.at(x, y, 4, 4)
      for row in y..<(y + 4) {
        for column in x..<(x + 4) { frame[column, row] = 0xFF00_0000 | UInt32(step) }
      }
      let now = UInt64(step) * bench.period
      #expect(output.present(frame, damage: [damage], now: now) == .submitted)
      #expect(bench.pixels(card.shown) == bench.pixels(frame), "step \(step)")
      shown.append(card.shown)
      card.completeFlips(at: now + bench.ms)
      #expect(bench.events(output, at: now + 2 * bench.ms) == [.presented(now + bench.ms)])
    }
    #expect(Set(shown).count == 3)
    #expect(zip(shown, shown.dropFirst(3)).allSatisfy { $0 == $1 }, "they take turns")
  }

  @Test func aBufferThatIsOrMayBeScannedOutIsNeverWritten() throws {
    let output = try bench.output()
    bench.begin(output, frame)
    var now = bench.ms
    for step in 0..<12 {
      let onGlass = card.shown
      let before = bench.pixels(onGlass)
      frame.fill(0xFF00_0000 | UInt32(step + 1))
      now += bench.period
      #expect(output.present(frame, damage: [frame.bounds], now: now) == .submitted)
      let underWay = card.shown
      #expect(underWay != onGlass && bench.pixels(onGlass) == before)
      // Two frames more while the flip is under way: the third buffer takes both.
      let flying = bench.pixels(underWay)
      for more in 1...2 {
        frame.fill(0xFFAA_0000 | UInt32(step * 4 + more))
        #expect(output.present(frame, damage: [frame.bounds], now: now + UInt64(more)) == .busy)
      }
      #expect(bench.pixels(onGlass) == before && bench.pixels(underWay) == flying)
      card.completeFlips(at: now + bench.ms)
      #expect(bench.events(output, at: now + bench.ms) == [.presented(now + bench.ms)])
      now += bench.period
      // What waited is given to the card when the presented frame has been told.
      _ = bench.events(output, at: now)
      #expect(card.shown != underWay && card.shown != onGlass)
      #expect(bench.pixels(card.shown) == bench.pixels(frame), "the newest of the two")
      card.completeFlips(at: now + bench.ms)
      #expect(bench.events(output, at: now + bench.ms).last == .presented(now + bench.ms))
    }
  }

  @Test func writesOnlyWhatIsDamaged() throws {
    let output = try bench.output()
    for step in 0..<3 {
      let now = UInt64(step) * bench.period
      _ = output.present(frame, damage: step == 0 ? [frame.bounds] : [], now: now)
      card.completeFlips(at: now + 1)
      _ = bench.events(output, at: now + bench.ms)
    }
    frame.fill(0xFFFF_FFFF)
    _ = output.present(frame, damage: [.at(4, 5, 2, 2)], now: 100 * bench.ms)
    let pixels = bench.pixels(card.shown)
    for y in 0..<32 {
      for x in 0..<64 {
        let isDamaged = (4..<6).contains(x) && (5..<7).contains(y)
        #expect(pixels[y * 64 + x] == (isDamaged ? 0xFFFF_FFFF : 0), "\(x), \(y)")
      }
    }
  }

  // Bayer's published matrix, row by row.
  private static let bayer: [Int] = [
    0, 32, 8, 40, 2, 34, 10, 42, 48, 16, 56, 24, 50, 18, 58, 26,
    12, 44, 4, 36, 14, 46, 6, 38, 60, 28, 52, 20, 62, 30, 54, 22,
    3, 35, 11, 43, 1, 33, 9, 41, 51, 19, 59, 27, 49, 17, 57, 25,
    15, 47, 7, 39, 13, 45, 5, 37, 63, 31, 55, 23, 61, 29, 53, 21,
  ]

  /// What a pixel is at a place of the panel, worked out from the definition.
  private func dithered(_ word: UInt32, _ x: Int, _ y: Int) -> UInt16 {
    let threshold = (Self.bayer[(y % 8) * 8 + x % 8] * 255 + 127) / 64
    func level(_ shift: UInt32, _ steps: Int) -> Int {
      (Int(word >> shift & 255) * steps + threshold) / 255
    }
    return UInt16(level(16, 31) << 11 | level(8, 63) << 5 | level(0, 31))
  }

  @Test(arguments: Rotation.allCases, [0, 6])
  func aCardOf565OnlyGetsDitheredPixels(rotation: Rotation, extra: Int) throws {
    card.formats = [ScanoutFormat.rgb565.fourCC]
    card.extraPitch = extra
    let output = try bench.output(rotation: rotation)
    #expect(output.format == .rgb565)
    let picture = Surface(width: output.width, height: output.height)
    var state: UInt32 = 3
    func paint(_ rect: PixelRect) {
      for y in rect.y0..<rect.y1 {
        for x in rect.x0..<rect.x1 {
          picture[x, y] = 0xFF00_0000 | UInt32(next(&state, below: 1 << 16)) << 8 | UInt32(x + y)
        }
      }
    }
    paint(picture.bounds)
    bench.begin(output, picture)
    // Parts at odd places: the pattern belongs to the panel's pixels, not to the part.
    for (step, part) in [PixelRect.at(3, 5, 7, 9), .at(17, 1, 1, 30), .at(0, 11, 13, 1)]
      .enumerated()
    {
      paint(part)
      let now = UInt64(step + 1) * bench.period
      #expect(output.present(picture, damage: [part], now: now) == .submitted)
      let (words, pitch) = (bench.words(card.shown), (128 + extra) / 2)
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let place = rotation.panelRect(
            picture: .at(x, y), width: picture.width, height: picture.height)
          let expected = dithered(picture[x, y], place.x0, place.y0)
          try #require(words[place.y0 * pitch + place.x0] == expected, "\(x), \(y), part \(step)")
        }
      }
      card.completeFlips(at: now + 1)
      _ = bench.events(output, at: now + bench.ms)
    }
  }
}
