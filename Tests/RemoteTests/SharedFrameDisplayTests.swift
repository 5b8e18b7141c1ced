import Geometry
import Host
import Raster
import Testing

@testable import Remote

@MainActor
struct SharedFrameDisplayTests {
  private let link: RemoteLink
  private let viewer: RemoteViewer
  private let time = Clock()

  private final class Clock {
    var now: UInt64 = 1_000_000_000
  }

  init() throws {
    let (kiosk, other) = try RemoteSocket.pair()
    link = RemoteLink(socket: kiosk)
    viewer = RemoteViewer(socket: other)
  }

  private func display(width: Int = 40, height: Int = 30) throws -> SharedFrameDisplay {
    try SharedFrameDisplay(link: link, width: width, height: height) { [time] in time.now }
  }

  private func receivedFrame() throws -> SharedFrame? {
    if case .frame(let frame) = try viewer.receive() { return frame }
    return nil
  }

  private func events(_ display: SharedFrameDisplay) -> [String] {
    var result: [String] = []
    display.dispatch(now: time.now) { result.append("\($0)") }
    return result
  }

  @Test func damagedPixelsAndNoOthersReachTheViewer() throws {
    let display = try display()
    let shared = try #require(try receivedFrame())
    #expect(shared.width == 40 && shared.height == 30)

    let picture = Surface(width: 40, height: 30)
    picture.fill(0xff12_3456)
    let part = PixelRect(x0: 3, y0: 4, x1: 7, y1: 9)
    guard case .submitted = display.present(picture, damage: [part]) else {
      Issue.record("the frame was not taken")
      return
    }
    guard case .damage(let rects) = try viewer.receive() else {
      Issue.record("no damage was told")
      return
    }
    #expect(rects == [part])
    var pixels = [UInt32](repeating: 0, count: 40 * 30)
    pixels.withUnsafeMutableBufferPointer { shared.copy(shared.bounds, into: $0) }
    for (index, pixel) in pixels.enumerated() {
      let (x, y) = (index % 40, index / 40)
      let isInside = (3..<7).contains(x) && (4..<9).contains(y)
      #expect(pixel == (isInside ? 0xff12_3456 : 0), "at \(x), \(y)")
    }
  }

  @Test func damageOutsideTheFrameIsCut() throws {
    let display = try display()
    _ = try receivedFrame()
    let picture = Surface(width: 20, height: 100)
    _ = display.present(picture, damage: [PixelRect(x0: -5, y0: -5, x1: 500, y1: 500)])
    guard case .damage(let rects) = try viewer.receive() else {
      Issue.record("no damage was told")
      return
    }
    #expect(rects == [PixelRect(x0: 0, y0: 0, x1: 40, y1: 30)])
  }

  @Test func framesArePresentedAtTheNextRefresh() throws {
    let display = try display()
    _ = try receivedFrame()
    let interval = UInt64(1_000_000_000 / 60.0)
    time.now += interval * 3 + 5
    _ = display.present(Surface(width: 40, height: 30), damage: [])
    let due = try #require(display.deadline)
    #expect(due == 1_000_000_000 + interval * 4)
    #expect(events(display) == [])
    time.now = due + 3
    #expect(events(display) == ["presented(nanoseconds: \(due))"])
    #expect(display.deadline == nil)
    #expect(events(display) == [])
  }

  @Test func aViewerThatDoesNotReadHoldsBackTheLoopAndLosesNothing() throws {
    let display = try display()
    let picture = Surface(width: 40, height: 30)
    var held = 0
    for index in 0..<5000 {
      let x = index % 40
      _ = display.present(picture, damage: [PixelRect(x0: x, y0: 0, x1: x + 1, y1: 1)])
      time.now += 20_000_000
      if events(display).isEmpty {
        held += 1
        if held > 100 { break }
      }
    }
    #expect(held > 100)
    var told = 0
    _ = try receivedFrame()
    while case .damage = try viewer.receive() { told += 1 }
    #expect(told > 1)
    time.now += 20_000_000
    #expect(events(display).count == 1)
    guard case .damage(let rest) = try viewer.receive() else {
      Issue.record("what was held back was lost")
      return
    }
    #expect(!rest.isEmpty)
  }
}
