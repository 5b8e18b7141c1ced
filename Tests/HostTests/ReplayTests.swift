import Foundation
import Raster
import Testing
import Typesetting
import Views

@testable import Host

/// A run that is recorded, and done again from what was kept.
@MainActor
struct ReplayTests {
  private static let resources = Result { RenderResources(fonts: try FontLibrary()) }

  /// Shows scans as bars that slide in, on a list that scrolls.
  private final class Program: FrameLoopDelegate {
    let stage: Stage
    init(_ driver: StageDriver) {
      stage = driver.stage
      driver.delegate = self
      stage.show(Shown(value: 0))
    }
    func scanned(_ scan: ScanEvent) { stage.show(Shown(value: Int(scan.bytes.first ?? 0))) }
    func key(_ key: KeyEvent) {}
    func presented(at nanoseconds: UInt64) {}
  }

  private struct Shown: View {
    let value: Int
    var body: some View {
      ScrollView {
        VStack(spacing: 3) {
          Color.red.frame(width: CGFloat(value), height: 9).animation(.spring(), value: value)
          ForEach(0..<40, id: \.self) { Text(verbatim: "Row \($0)").font(.system(size: 9)) }
        }
      }
    }
  }

  private func header(_ driver: StageDriver) -> RecordingHeader {
    var header = RecordingHeader()
    header.start = driver.clock.start
    header.date = driver.stage.graph.startDate.timeIntervalSince1970
    return header
  }

  /// What a run with scans, a finger and a display that goes and comes kept.
  private func record(replace: @escaping (InputEvent) -> InputEvent = { $0 }) throws
    -> (RecordingHeader, [RecordingEntry], hashes: [UInt64])
  {
    let timeline = VirtualTimeline(now: 77_123_456_789)
    let display = SimulatedDisplay(
      mode: DisplayMode(width: 64, height: 64, refreshRate: 59.94, hasVerticalBlanks: true),
      timeline: timeline)
    let input = ScriptedInput()
    let resources = try Self.resources.get()
    let loop = FrameLoop(
      stage: Stage(resources: resources, scale: 1), display: display, inputs: [input],
      timeline: timeline)
    let header = header(loop.driver)
    let player = RecordingPlayer(
      header: header, stage: Stage(resources: resources, scale: 1), isAlone: false
    ) { $0.program = Program($0.driver) }
    var kept: [RecordingEntry] = []
    let recorder = Recorder(start: header.start, player: player, replace: replace) { entry, _ in
      kept.append(entry)
    }
    loop.driver.observer = recorder
    let program = Program(loop.driver)
    var hash = FrameHash()
    var hashes: [UInt64] = []
    for part in 0..<12 {
      let now = timeline.now
      let time = now + 123_456_789
      input.add(.scan(ScanEvent(bytes: [UInt8(part * 5)], microseconds: time / 1000)), at: time)
      for move in 0...20 {
        let time = now + 400_000_000 + UInt64(move) * 8_123_457
        let phase: TouchEvent.Phase = move == 0 ? .began : move == 20 ? .ended : .moved
        let y = 0.9 - Double(move * (part + 1)) / 300
        let touch = TouchEvent(
          contact: part, phase: phase, position: .init(0.5, y), microseconds: time / 1000)
        input.add(.touch(touch), at: time + 1_234_567)
      }
      if part == 5 { timeline.advance(by: 3_000_000_000) }
      if part == 6 { display.plug(nil) }
      if part == 7 {
        display.plug(DisplayMode(width: 48, height: 80, refreshRate: 75, hasVerticalBlanks: true))
      }
      loop.run(until: now + 1_500_000_000)
      if let frame = loop.stage.frame { hashes.append(hash.update(frame, damage: [frame.bounds])) }
    }
    withExtendedLifetime((program, recorder)) {}
    return (header, kept, hashes)
  }

  private func replay(_ header: RecordingHeader, _ entries: [RecordingEntry]) throws
    -> [(expected: UInt64?, drawn: UInt64)]
  {
    let player = RecordingPlayer(
      header: header, stage: Stage(resources: try Self.resources.get(), scale: 1), isAlone: true
    ) { $0.program = Program($0.driver) }
    return entries.compactMap { entry in
      guard let frame = player.play(entry), case .frame(_, let expected) = entry else { return nil }
      return (expected, frame.hash)
    }
  }

  @Test func everyFrameIsTheSame() throws {
    let (header, entries, hashes) = try record()
    let text = (header.lines + entries.map(\.line)).map { $0 + "\n" }.joined()
    let recording = try Recording(bytes: Array(text.utf8), file: "a")
    let frames = try replay(recording.header, recording.entries.map(\.entry))
    #expect(frames.count > 300)
    #expect(frames.allSatisfy { $0.expected == $0.drawn })
    // Without anything to replace, they are those of the run itself.
    let drawn = Set(frames.map(\.drawn))
    #expect(hashes.allSatisfy { drawn.contains($0) })
    #expect(drawn.count > 200)
  }

  @Test func aChangedInputIsFoundAtItsFrame() throws {
    var (header, entries, _) = try record()
    let index = try #require(
      entries.firstIndex {
        if case .input(.scan(let scan)) = $0 { scan.bytes == [5] } else { false }
      })
    entries[index] = .input(.scan(ScanEvent(bytes: [9], microseconds: 0)))
    let frames = try replay(header, entries)
    let before = entries[..<index].filter { if case .frame = $0 { true } else { false } }.count
    let first = try #require(frames.firstIndex { $0.expected != $0.drawn })
    #expect(first >= before && first <= before + 3)
  }

  @Test func whatIsKeptAndDrawnIsWhatTookThePlaceOfScans() throws {
    let (header, entries, _) = try record { event in
      guard case .scan(var scan) = event else { return event }
      scan.bytes = [60]
      return .scan(scan)
    }
    for case .input(.scan(let scan)) in entries { #expect(scan.bytes == [60]) }
    let frames = try replay(header, entries)
    #expect(frames.count > 300 && frames.allSatisfy { $0.expected == $0.drawn })
  }

  @Test func onePixelChangesTheHash() {
    let picture = Surface(width: 31, height: 9)
    var hash = FrameHash()
    var seen = [hash.update(picture, damage: [picture.bounds])]
    for (x, y) in [(0, 0), (30, 8), (15, 4), (29, 0)] {
      picture[x, y] = 1
      let rect = PixelRect(x0: x, y0: y, x1: x + 1, y1: y + 1)
      seen.append(hash.update(picture, damage: [rect]))
      var whole = FrameHash()
      #expect(whole.update(picture, damage: []) == seen.last)
    }
    #expect(Set(seen).count == seen.count)
    #expect(hash.update(picture, damage: [PixelRect(x0: -9, y0: -9, x1: 99, y1: 99)]) == seen.last)
  }
}
