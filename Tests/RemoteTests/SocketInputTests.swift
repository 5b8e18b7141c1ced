import Geometry
import Host
import Raster
import Testing

@testable import Remote

@MainActor
struct SocketInputTests {
  @Test func eventsArriveInOrderAndAreLetGoOfWhenTheViewerLeaves() throws {
    let (kiosk, other) = try RemoteSocket.pair()
    let link = RemoteLink(socket: kiosk)
    let input = SocketInput(link: link)
    let viewer = RemoteViewer(socket: other)
    #expect(input.descriptors == [kiosk.descriptor])

    let began = InputEvent.touch(
      TouchEvent(contact: 1, phase: .began, position: Point(0.5, 0.5), microseconds: 5))
    let typed = InputEvent.key(
      KeyEvent(phase: .down, keysym: 0x61, text: "a", modifiers: [], microseconds: 6))
    viewer.send(began)
    viewer.send(typed)
    viewer.send(.pointer(Point(0.25, 0)))
    var events: [InputEvent] = []
    input.dispatch(now: 0) { events.append($0) }
    #expect(events == [began, typed, .pointer(Point(0.25, 0))])
  }

  @Test func aViewerThatIsGoneReleasesWhatItHeld() throws {
    let (kiosk, display) = try held()
    var events: [InputEvent] = []
    let input = SocketInput(link: kiosk)
    input.dispatch(now: 9_000) { events.append($0) }
    let phases = events.map { event -> String in
      switch event {
      case .touch(let touch): "\(touch.phase) \(touch.microseconds)"
      case .key(let key): "\(key.phase) \(key.text)"
      case .pointer(let position): position == nil ? "hidden" : "moved"
      case .scan: "scan"
      }
    }
    #expect(phases == ["began 5", "down a", "cancelled 9", "up ", "hidden"])
    #expect(input.descriptors == [])
    #expect(display.deadline == 0)
    var told: [String] = []
    display.dispatch(now: 0) { told.append("\($0)") }
    #expect(told == ["modeChanged(nil)"])
    #expect(display.mode == nil)
    guard case .unavailable = display.present(Surface(width: 4, height: 4), damage: []) else {
      Issue.record("a frame was taken for a viewer that is gone")
      return
    }
  }

  /// A kiosk whose viewer touched and typed, and then left.
  private func held() throws -> (RemoteLink, SharedFrameDisplay) {
    let (kiosk, other) = try RemoteSocket.pair()
    let link = RemoteLink(socket: kiosk)
    let display = try SharedFrameDisplay(link: link, width: 4, height: 4)
    let viewer = RemoteViewer(socket: other)
    viewer.send(
      .touch(TouchEvent(contact: 1, phase: .began, position: Point(0.5, 0.5), microseconds: 5)))
    viewer.send(
      .key(KeyEvent(phase: .down, keysym: 0x61, text: "a", modifiers: [], microseconds: 6)))
    return (link, display)
  }
}
