import Foundation
import Raster
import Views

/// Does again what a recording says: the part of the loop and of the display.
@MainActor
package final class RecordingPlayer {
  /// What a frame came to.
  package struct Frame {
    /// Nanoseconds since the start at which it was to be seen.
    package let seen: UInt64
    package let picture: Surface
    package let hash: UInt64
  }

  package let driver: StageDriver
  /// What `prepare` made, kept as long as this is.
  package var program: AnyObject?
  /// The contents of files that the program reads.
  private var files: [String: [UInt8]?] = [:]

  private let start: UInt64
  private let prepare: (RecordingPlayer) -> Void
  private var isPrepared = false
  private var hash = FrameHash()
  private var mainQueue: MainQueuePump?

  /// - Parameters:
  ///   - isAlone: whether nothing else runs in the process, so that what was given to the main queue is
  ///     for this.
  ///   - prepare: puts the program on the driver's stage, once the files that it begins with are known.
  package init(
    header: RecordingHeader, stage: Stage, isAlone: Bool,
    prepare: @escaping (RecordingPlayer) -> Void
  ) {
    start = header.start
    self.prepare = prepare
    driver = StageDriver(
      stage: stage, start: header.start, date: Date(timeIntervalSince1970: header.date),
      isHost: isAlone)
    if isAlone { mainQueue = MainQueuePump() }
  }

  /// Does what a line says. Returns the frame, for a line that says that one was drawn.
  package func play(_ entry: RecordingEntry) -> Frame? {
    if !isPrepared {
      switch entry {
      case .mode, .file, .font, .skip, .clock, .middle: break
      default:
        isPrepared = true
        prepare(self)
      }
    }
    switch entry {
    case .turn(let time):
      driver.begin(at: start + time)
      mainQueue?.drain()
    case .skip(let time): driver.skip(time)
    case .clock(let seconds): driver.setClock(by: seconds)
    case .alarm: driver.checkAlarm()
    case .input(let event): driver.take(event)
    case .mode(let mode): driver.adopt(mode)
    case .suspended: driver.setSuspended(true)
    case .resumed: driver.setSuspended(false)
    case .file(let name, let bytes): files[name] = .some(bytes)
    case .middle(let time): driver.begin(at: start + time)
    case .frame(let seen, _): return draw(seen)
    case .font, .end: break
    }
    return nil
  }

  /// What was read of a file when the program asks; nil unless it had changed.
  package func changed(file name: String) -> RecordedContents? {
    files.removeValue(forKey: name).map { RecordedContents(bytes: $0) }
  }

  private func draw(_ seen: UInt64) -> Frame? {
    let damage = driver.draw(seenAt: start + seen)
    guard let picture = driver.stage.frame else { return nil }
    return Frame(seen: seen, picture: picture, hash: hash.update(picture, damage: damage))
  }
}

/// What a file held.
package struct RecordedContents {
  /// Nil for a file that could not be read.
  package let bytes: [UInt8]?
}
