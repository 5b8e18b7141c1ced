import Geometry
import Host

/// A finger on the display; places are parts of the picture's width and height, times are seconds from
/// the start.
extension ScriptedInput {
  func tap(at place: (x: Double, y: Double), _ time: Double) {
    touch(.began, place, time)
    touch(.ended, place, time + 0.08)
  }

  func drag(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ time: Double,
    lasting duration: Double
  ) {
    touch(.began, start, time)
    let count = Int(duration * 60)
    for index in 1...max(count, 1) {
      let part = Double(index) / Double(max(count, 1))
      touch(
        .moved, (start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part),
        time + duration * part)
    }
    touch(.ended, end, time + duration + 0.2)
  }

  private func touch(_ phase: TouchEvent.Phase, _ place: (x: Double, y: Double), _ time: Double) {
    add(
      .touch(
        TouchEvent(
          contact: 1, phase: phase, position: Point(place.x, place.y),
          microseconds: UInt64(time * 1e6))), at: UInt64(time * 1e9))
  }
}
