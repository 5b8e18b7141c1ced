import Raster
import Testing

@testable import KMS

/// An output of a card in memory, and ways to look at both.
struct OutputBench {
  let card = FakeCard()
  let ms: UInt64 = 1_000_000
  /// One refresh of the mode, 50 Hz.
  let period: UInt64 = 20_000_000

  func output(
    rotation: Rotation = .none, atomic: Bool = true, options: KMSOptions = KMSOptions()
  ) throws -> Output {
    card.isAtomic = atomic
    let connector = try #require(card.connector(30, probe: true))
    let plan = try #require(
      try OutputPlan.candidates(for: connector, mode: .hd, on: card, isAtomic: atomic).first)
    return try Output(device: card, plan: plan, rotation: rotation, options: options, log: { _ in })
  }

  func events(_ output: Output, at now: UInt64) -> [Output.Event] {
    var list: [Output.Event] = []
    output.dispatch(now: now) { list.append($0) }
    return list
  }

  /// Shows a whole frame, so that what follows is a flip.
  func begin(_ output: Output, _ frame: Surface) {
    _ = output.present(frame, damage: [frame.bounds], now: 0)
    card.completeFlips(at: 1)
    _ = events(output, at: ms)
  }

  /// The rectangles of the last commit's damage; nil when it told none, which means everything.
  var clips: [[UInt32]]? {
    let property = FakeCard.property(51, 12)
    guard let id = card.commits.last?.changes.first(where: { $0.property == property })?.value,
      let bytes = card.blobs[UInt32(truncatingIfNeeded: id)]
    else { return nil }
    let words = stride(from: 0, to: bytes.count, by: 4).map { start in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
    }
    return stride(from: 0, to: words.count, by: 4).map {
      Array(words[$0..<min($0 + 4, words.count)])
    }
  }

  /// The 32-bit pixels of a framebuffer without padding, row by row.
  func pixels(_ framebuffer: UInt32) -> [UInt32] {
    let bytes = card.bytes(of: framebuffer)
    return stride(from: 0, to: bytes.count - 3, by: 4).map { start in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
    }
  }

  /// The 16-bit pixels of a framebuffer.
  func words(_ framebuffer: UInt32) -> [UInt16] {
    let bytes = card.bytes(of: framebuffer)
    return stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8
    }
  }

  func pixels(_ frame: Surface) -> [UInt32] {
    (0..<frame.height).flatMap { y in (0..<frame.width).map { frame[$0, y] } }
  }
}

extension PixelRect {
  /// A rectangle by its corner and size.
  static func at(_ x: Int, _ y: Int, _ width: Int = 1, _ height: Int = 1) -> PixelRect {
    PixelRect(x0: x, y0: y, x1: x + width, y1: y + height)
  }
}
