import Foundation
import Testing

@testable import Host

/// Recordings in files of a bounded size, and the last minute of a run.
@MainActor
struct RecordingFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("recording-\(UUID().uuidString)").path
  private let second: UInt64 = 1_000_000_000

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  @Test func aFileEndsAtItsLimit() throws {
    defer { remove() }
    var lines: [String] = []
    let path = folder + "/a.recording"
    let file = try RecordingFile(path: path, limit: 4000) { lines.append($0) }
    file.begin(RecordingHeader())
    for turn in 0..<1000 { file.add(.turn(UInt64(turn)), at: UInt64(turn)) }
    file.finish("again")
    let recording = try Recording(path: path)
    #expect(recording.entries.last?.entry == .end("full"))
    #expect(recording.entries.count > 200)
    #expect(FileManager.default.contents(atPath: path)?.count ?? 0 < 4100)
    #expect(lines.count == 1)
    let access = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(access == 0o600)
  }

  @Test func aFileThatCannotBeWrittenIsAProblem() throws {
    defer { remove() }
    do {
      _ = try RecordingFile(path: folder + "/no/a.recording") { _ in }
      Issue.record("it is taken")
    } catch let problem as RecordingProblem {
      #expect(problem.message.hasPrefix("cannot be written"))
    }
  }

  @Test func theLastMinuteIsKept() throws {
    defer { remove() }
    let ring = RecordingRing(folder: folder, header: RecordingHeader()) { _ in }
    let mode = DisplayMode(width: 64, height: 48, refreshRate: 60)
    ring.add(.mode(mode), at: 0)
    ring.add(.file(name: "flights", [1]), at: 0)
    for turn in 0..<200 {
      ring.add(.turn(UInt64(turn) * second), at: UInt64(turn) * second)
      if turn == 10 { ring.add(.skip(7), at: UInt64(turn) * second) }
      if turn == 100 { ring.add(.file(name: "flights", [2]), at: UInt64(turn) * second) }
    }
    var turns: [UInt64] = []
    var middles = 0
    for name in RecordingRing.names {
      let recording = try Recording(path: folder + "/" + name)
      let entries = recording.entries.map(\.entry)
      #expect(entries.contains(.mode(mode)) && entries.contains(.skip(7)))
      #expect(entries.contains(.file(name: "flights", [2])))
      for entry in entries {
        if case .turn(let time) = entry { turns.append(time / second) }
        if case .middle = entry { middles += 1 }
      }
    }
    #expect(middles == 2)
    #expect(turns.sorted() == Array(120...199))
    ring.remove()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }
}
