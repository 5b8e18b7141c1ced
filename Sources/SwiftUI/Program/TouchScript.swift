import Geometry
import Host

/// Touches at given times, written as text.
struct TouchScript {
  /// One finger from where it comes down to where it is lifted.
  struct Touch: Hashable {
    var from: Point
    var to: Point
    /// Seconds from the start at which the finger comes down.
    var start: Double
    /// Seconds that it stays down.
    var duration: Double
  }

  /// Seconds that a tap lasts.
  static let tapDuration = 0.05
  /// Times a second at which a finger that moves is told of.
  static let rate = 60.0

  private(set) var touches: [Touch] = []

  /// Adds a touch: `X,Y@START` is a tap, `X,Y>X,Y@START+DURATION` a drag. Throws
  /// `AppOptions.Mistake`.
  mutating func add(_ text: String) throws {
    guard let touch = Self.parse(text) else {
      throw AppOptions.Mistake(
        description: "--touch \(text): expected X,Y@SECONDS or X,Y>X,Y@SECONDS+SECONDS")
    }
    touches.append(touch)
  }

  private static func parse(_ text: String) -> Touch? {
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    let points = halves[0].split(separator: ">", omittingEmptySubsequences: false).map(point)
    let times = halves[1].split(separator: "+", omittingEmptySubsequences: false)
      .map { Double($0).flatMap { (0...86400).contains($0) ? $0 : nil } }
    guard (1...2).contains(points.count), (1...2).contains(times.count),
      let from = points.first ?? nil, let to = points.last ?? nil, let start = times.first ?? nil,
      let end = times.last ?? nil
    else { return nil }
    return Touch(
      from: from, to: to, start: start, duration: times.count == 2 ? end : tapDuration)
  }

  private static func point(_ text: Substring) -> Point? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
      return nil
    }
    return Point(x, y)
  }

  /// Adds the events to an input; positions are in points of a picture of the given size.
  @MainActor
  func play(on input: ScriptedInput, in size: Size) {
    for (contact, touch) in touches.enumerated() {
      func add(_ phase: TouchEvent.Phase, _ share: Double) {
        let point = touch.from + (touch.to - touch.from) * share
        let time = touch.start + touch.duration * share
        input.add(
          .touch(
            TouchEvent(
              contact: contact, phase: phase,
              position: Point(point.x / size.width, point.y / size.height),
              microseconds: UInt64(time * 1e6))),
          at: UInt64(time * 1e9))
      }
      add(.began, 0)
      let moves = touch.from == touch.to ? 0 : max(1, Int(touch.duration * Self.rate))
      for move in 0..<moves { add(.moved, Double(move + 1) / Double(moves)) }
      add(.ended, 1)
    }
  }
}
