import Foundation
import Raster
import Views

/// Keeps what reaches a run from outside, and what it draws.
///
/// Personal data is replaced before anything is kept. What a frame shows depends on it; therefore a
/// second stage beside the one on the display is given what is kept, and draws what a replay will draw:
/// the hashes are those of its pictures.
@MainActor
package final class Recorder: StageObserver {
  private let start: UInt64
  /// Gives an event without personal data in place of an event.
  private let replace: (InputEvent) -> InputEvent
  /// Draws what is kept; nil keeps no hashes.
  private let player: RecordingPlayer?
  /// Takes lines, each with the time of its turn.
  private let keep: (RecordingEntry, UInt64) -> Void
  /// Fonts in use: their number, and who they are.
  private let fonts: () -> [RecordedFont]
  private var knownFonts: Set<RecordedFont> = []
  private var now: UInt64 = 0

  package init(
    start: UInt64, player: RecordingPlayer?, fonts: @escaping () -> [RecordedFont] = { [] },
    replace: @escaping (InputEvent) -> InputEvent,
    keep: @escaping (RecordingEntry, UInt64) -> Void
  ) {
    self.start = start
    self.player = player
    self.fonts = fonts
    self.replace = replace
    self.keep = keep
  }

  private func note(_ entry: RecordingEntry) {
    _ = player?.play(entry)
    keep(entry, now)
  }

  /// A file has these contents from now on; told before what is done with them.
  package func read(file name: String, _ bytes: [UInt8]?) { note(.file(name: name, bytes)) }

  package func skipped(_ nanoseconds: UInt64) { note(.skip(nanoseconds)) }
  package func clockSet(by seconds: Double) { note(.clock(seconds)) }
  package func alarmed() { note(.alarm) }
  package func took(_ event: InputEvent) { note(.input(replace(event))) }
  package func adopted(_ mode: DisplayMode?) { note(.mode(mode)) }
  package func suspended(_ isSuspended: Bool) { note(isSuspended ? .suspended : .resumed) }

  package func began(at time: UInt64) {
    now = time - min(start, time)
    note(.turn(now))
  }

  package func drew(seenAt time: UInt64, _ damage: [PixelRect]) {
    let seen = time - min(start, time)
    let hash = player?.play(.frame(seen: seen, hash: nil))?.hash
    keep(.frame(seen: seen, hash: hash), now)
    noteFonts()
  }

  private func noteFonts() {
    let fonts = self.fonts()
    guard fonts.count != knownFonts.count else { return }
    for font in fonts where knownFonts.insert(font).inserted {
      keep(.font(family: font.family, file: font.file, hash: font.hash), now)
    }
  }
}

/// A font's file that pixels depend on.
package struct RecordedFont: Hashable, Sendable {
  package var family: String
  /// Its name without folders.
  package var file: String
  package var hash: UInt64

  package init(family: String, file: String, hash: UInt64) {
    self.family = family
    self.file = file
    self.hash = hash
  }
}
