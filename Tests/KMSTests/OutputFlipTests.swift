import Glibc
import Host
import Raster
import Testing

@testable import KMS

@Suite("The flips of an output")
struct OutputFlipTests {
  private let bench = OutputBench()
  private let frame = Surface(width: 64, height: 32)
  private var card: FakeCard { bench.card }
  private var ms: UInt64 { bench.ms }

  // MARK: Flips that are missed

  @Test func aFlipThatNeverComesSetsTheModeAgain() throws {
    let output = try bench.output()
    bench.begin(output, frame)
    frame.fill(0xFF12_3456)
    #expect(output.present(frame, damage: [frame.bounds], now: 20 * ms) == .submitted)
    let missed = card.shown
    let token = try #require(card.commits.last?.token)
    let deadline = try #require(output.deadline)
    #expect(deadline == 20 * ms + 1_000_000_000)
    #expect(bench.events(output, at: deadline - 1).isEmpty)
    #expect(card.commits.count == 2)
    #expect(bench.events(output, at: deadline) == [.presented(deadline)])
    #expect(card.commits.count == 3)
    #expect(card.commits.last?.flags == [.allowModeset], "a commit that waits")
    #expect(card.shown == missed && bench.pixels(missed) == bench.pixels(frame))
    #expect(try #require(card.commits.last?.token) == token + 1)
    // The event comes after all: nothing waits for it any more.
    card.completeFlips(at: deadline + ms)
    #expect(bench.events(output, at: deadline + 2 * ms).isEmpty)
    #expect(output.deadline == nil)
  }

  @Test func flipsThatKeepMissingFailTheOutputAtTheThird() throws {
    let output = try bench.output()
    var now: UInt64 = 0
    for miss in 1...3 {
      #expect(output.present(frame, damage: [frame.bounds], now: now) == .submitted)
      now = try #require(output.deadline)
      let found = bench.events(output, at: now)
      #expect(
        found
          == (miss < 3 ? [.presented(now)] : [.failed("frames are not shown within their time")])
      )
      now += ms
    }
  }

  @Test func aFlipInTimeForgivesTheMissesBefore() throws {
    let output = try bench.output()
    var now: UInt64 = 0
    for round in 0..<4 {
      for _ in 0..<2 {
        _ = output.present(frame, damage: [frame.bounds], now: now)
        now = try #require(output.deadline)
        #expect(bench.events(output, at: now) == [.presented(now)], "round \(round)")
        now += ms
      }
      #expect(output.present(frame, damage: [frame.bounds], now: now) == .submitted)
      card.completeFlips(at: now + ms)
      #expect(bench.events(output, at: now + ms) == [.presented(now + ms)])
      now += bench.period
    }
  }

  @Test func aModeThatCannotBeSetAgainFailsTheOutput() throws {
    let output = try bench.output()
    bench.begin(output, frame)
    _ = output.present(frame, damage: [frame.bounds], now: 20 * ms)
    let deadline = try #require(output.deadline)
    card.answers = [-EIO]
    let found = bench.events(output, at: deadline)
    #expect(found == [.failed("the mode could not be set again: Input/output error")])
  }

  // MARK: Flips that are refused

  @Test func aBusyCardIsAskedAgainAfterOneRefreshWithAllTheDamage() throws {
    let output = try bench.output()
    bench.begin(output, frame)
    card.answers = [-EBUSY, -EBUSY]
    frame[10, 10] = 0xFF00_FF00
    #expect(output.present(frame, damage: [.at(10, 10)], now: 20 * ms) == .busy)
    #expect(output.deadline == 40 * ms)
    frame[40, 20] = 0xFF00_00FF
    #expect(output.present(frame, damage: [.at(40, 20, 2, 3)], now: 25 * ms) == .busy)
    #expect(output.deadline == 45 * ms)
    #expect(bench.events(output, at: 45 * ms - 1).isEmpty && card.commits.count == 1)
    #expect(bench.events(output, at: 45 * ms).isEmpty)
    #expect(card.commits.count == 2)
    #expect(card.commits.last?.flags == [.nonBlocking, .event])
    #expect(bench.clips == [[10, 10, 11, 11], [40, 20, 42, 23]])
    #expect(bench.pixels(card.shown) == bench.pixels(frame))
    card.completeFlips(at: 46 * ms)
    #expect(bench.events(output, at: 47 * ms) == [.presented(46 * ms)])
    #expect(output.deadline == nil)
    // The damage was delivered once.
    _ = output.present(frame, damage: [.at(0, 0)], now: 60 * ms)
    #expect(bench.clips == [[0, 0, 1, 1]])
  }

  @Test func aCardThatIsBusyForLongerThanAFlipMayTakeFails() throws {
    let output = try bench.output()
    bench.begin(output, frame)
    // A flip may take 1 s: 50 refreshes and one more; the next is too many.
    card.answers = [Int32](repeating: -EBUSY, count: 52)
    var now = 20 * ms
    _ = output.present(frame, damage: [.at(0, 0)], now: now)
    for _ in 0..<50 {
      now = try #require(output.deadline)
      #expect(bench.events(output, at: now).isEmpty)
    }
    now = try #require(output.deadline)
    #expect(
      bench.events(output, at: now) == [.failed("it refuses frames: Device or resource busy")])
    #expect(card.answers.isEmpty)
  }

  @Test func aRefusalThatIsNoBusinessOfTimeSetsTheModeAgain() throws {
    let output = try bench.output()
    bench.begin(output, frame)
    card.answers = [-ENOENT]
    #expect(output.present(frame, damage: [.at(0, 0)], now: 20 * ms) == .submitted)
    #expect(card.commits.last?.flags == [.allowModeset, .event])
  }

  // MARK: Damage

  @Test func tellsTheCardExactlyWhatChanged() throws {
    let output = try bench.output()
    bench.begin(output, frame)
    _ = output.present(frame, damage: [.at(1, 2, 2, 3), .at(50, 30, 99, 99)], now: 20 * ms)
    #expect(bench.clips == [[1, 2, 3, 5], [50, 30, 64, 32]], "cut to the picture")
    let property = FakeCard.property(51, 12)
    let blob = card.commits.last?.changes.first { $0.property == property }?.value ?? 0
    #expect(card.destroyedBlobs.contains(UInt32(blob)))
  }

  @Test func allOfThePictureNeedsNoClips() throws {
    let output = try bench.output()
    bench.begin(output, frame)
    _ = output.present(frame, damage: [frame.bounds], now: 20 * ms)
    #expect(card.commits.count == 2 && bench.clips == nil)
    #expect(card.values[FakeCard.property(51, 12)] == 0, "the last clips do not stay")
  }

  @Test func aDriverWithoutClipsGetsNone() throws {
    card.hasDamageClips = false
    let output = try bench.output()
    bench.begin(output, frame)
    let blobs = card.blobs.count
    _ = output.present(frame, damage: [.at(1, 2)], now: 20 * ms)
    #expect(card.commits.last?.changes.count == 1 && card.blobs.count == blobs)
  }

  @Test(
    arguments: [
      (Rotation.none, [[1, 2, 4, 7]]), (.right, [[57, 1, 62, 4]] as [[UInt32]]),
      (.half, [[60, 25, 63, 30]]), (.left, [[2, 28, 7, 31]]),
    ] as [(Rotation, [[UInt32]])])
  func clipsAreInThePanelsCoordinates(rotation: Rotation, expected: [[UInt32]]) throws {
    let output = try bench.output(rotation: rotation)
    let picture = Surface(width: output.width, height: output.height)
    bench.begin(output, picture)
    _ = output.present(picture, damage: [.at(1, 2, 3, 5)], now: 20 * ms)
    #expect(bench.clips == expected)
  }

  // MARK: Cards without atomic commits

  @Test func oldCardsFlipAndAreToldWhatIsDirty() throws {
    let output = try bench.output(atomic: false)
    #expect(output.present(frame, damage: [frame.bounds], now: 0) == .submitted)
    #expect(card.setCRTCCalls == 1 && card.gammaResets == 1 && card.commits.isEmpty)
    #expect(card.dirty == [[DRMRect(x1: 0, y1: 0, x2: 64, y2: 32)]])
    // The old call to set a mode sends no event: the frame counts as shown when it returns.
    #expect(bench.events(output, at: ms) == [.presented(0)])
    frame[2, 3] = 0xFF00_FF00
    #expect(output.present(frame, damage: [.at(2, 3)], now: 20 * ms) == .submitted)
    #expect(card.flips.count == 1 && card.setCRTCCalls == 1)
    #expect(card.dirty.last == [DRMRect(x1: 2, y1: 3, x2: 3, y2: 4)])
    let shown = try #require(card.legacyShown[41])
    #expect(bench.pixels(shown) == bench.pixels(frame))
    card.completeFlips(at: 21 * ms)
    #expect(bench.events(output, at: 22 * ms) == [.presented(21 * ms)])
  }

  @Test func aBusyOldCardIsAskedAgainAndToldAllTheDamage() throws {
    let output = try bench.output(atomic: false)
    _ = output.present(frame, damage: [frame.bounds], now: 0)
    _ = bench.events(output, at: ms)
    card.answers = [-EBUSY]
    #expect(output.present(frame, damage: [.at(2, 3)], now: 20 * ms) == .busy)
    #expect(card.dirty.count == 1, "nothing is dirty of a frame that is not shown")
    #expect(output.deadline == 40 * ms)
    #expect(bench.events(output, at: 40 * ms).isEmpty)
    #expect(card.flips.count == 1)
    #expect(card.dirty.last == [DRMRect(x1: 2, y1: 3, x2: 3, y2: 4)])
  }

  @Test func aDriverThatDoesNotKnowDirtyIsNotAskedAgain() throws {
    let output = try bench.output(atomic: false)
    card.dirtyAnswer = -ENOSYS
    _ = output.present(frame, damage: [frame.bounds], now: 0)
    _ = bench.events(output, at: ms)
    _ = output.present(frame, damage: [.at(0, 0)], now: 20 * ms)
    #expect(card.flips.count == 1 && card.dirty.count == 1)
  }

  @Test func aCardWithoutFlipsIsSetFrameByFrame() throws {
    let output = try bench.output(atomic: false)
    _ = output.present(frame, damage: [frame.bounds], now: 0)
    #expect(bench.events(output, at: 30 * ms) == [.presented(0)])
    card.answers = [-ENOSYS]
    frame.fill(0xFF99_8877)
    #expect(output.present(frame, damage: [frame.bounds], now: 40 * ms) == .submitted)
    #expect(card.setCRTCCalls == 2 && card.flips.isEmpty)
    #expect(bench.pixels(try #require(card.legacyShown[41])) == bench.pixels(frame))
    // From now on a timer stands in for the blanks.
    #expect(bench.events(output, at: 80 * ms) == [.presented(60 * ms), .lostVerticalBlanks])
    #expect(output.present(frame, damage: [.at(0, 0)], now: 90 * ms) == .submitted)
    #expect(card.setCRTCCalls == 3)
  }
}
