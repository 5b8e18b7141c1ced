import Geometry
import Host
import Testing

@testable import SwiftUI

/// Touches written as text become events at their times.
@MainActor
struct TouchScriptTests {
  @Test func aDragMovesEvenly() throws {
    var script = TouchScript()
    try script.add("0,0>60,30@1+0.1")
    let input = ScriptedInput()
    script.play(on: input, in: Size(120, 60))
    var events: [TouchEvent] = []
    input.dispatch(now: 1_050_000_000) { if case .touch(let touch) = $0 { events.append(touch) } }
    #expect(events.map(\.phase) == [.began, .moved, .moved, .moved])
    #expect(events.last?.position == Point(0.25, 0.25))
    #expect(events.first?.microseconds == 1_000_000)
    input.dispatch(now: 1_100_000_000) { if case .touch(let touch) = $0 { events.append(touch) } }
    #expect(events.count == 8)
    #expect(events.last?.phase == .ended && events.last?.position == Point(0.5, 0.5))
  }

  @Test func aTapStaysWhereItIs() throws {
    var script = TouchScript()
    try script.add("6,3@0")
    let input = ScriptedInput()
    script.play(on: input, in: Size(12, 12))
    var events: [TouchEvent] = []
    input.dispatch(now: 10_000_000_000) { if case .touch(let touch) = $0 { events.append(touch) } }
    #expect(events.map(\.phase) == [.began, .ended])
    #expect(events.map(\.position) == [Point(0.5, 0.25), Point(0.5, 0.25)])
    #expect(events.last?.microseconds == 50_000)
  }
}
