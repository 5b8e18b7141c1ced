/// The course of one value over time, piece by piece.
public struct _KeyframePath<Value: Animatable> {
  typealias Data = Value.AnimatableData

  enum Kind {
    case move
    case linear(UnitCurve)
    case cubic(start: Data?, end: Data?)
    case spring(Spring, start: Data?)
  }

  struct Piece {
    var kind: Kind
    var target: Data
    /// Seconds.
    var duration: Double
  }

  var pieces: [Piece] = []

  /// Seconds.
  var duration: Double { pieces.reduce(0) { $0 + $1.duration } }

  /// The value after a time in seconds, from `start` on.
  func value(from start: Value, at time: Double) -> Value {
    var result = start
    result.animatableData = data(from: start.animatableData, at: time)
    return result
  }

  private func data(from start: Data, at time: Double) -> Data {
    var position = start
    var velocity = Data.zero
    var begin = 0.0
    for (index, piece) in pieces.enumerated() {
      let motion = Motion(
        from: position, velocity: velocity, pieces: pieces, index: index,
        isFirst: index == 0)
      if time < begin + piece.duration { return motion.position(at: time - begin) }
      begin += piece.duration
      position = motion.position(at: piece.duration)
      velocity = motion.velocity(at: piece.duration)
    }
    return pieces.last?.target ?? start
  }

  /// The motion of one piece, which starts where the one before ended.
  private struct Motion {
    let start: Data
    let piece: Piece
    /// Per second.
    var startVelocity: Data
    var endVelocity = Data.zero

    init(from start: Data, velocity: Data, pieces: [Piece], index: Int, isFirst: Bool) {
      self.start = start
      piece = pieces[index]
      startVelocity = velocity
      switch piece.kind {
      case .move, .linear: break
      case .spring(_, let given): startVelocity = given ?? velocity
      case .cubic(let givenStart, let givenEnd):
        startVelocity = givenStart ?? velocity
        endVelocity = givenEnd ?? Self.tangent(from: start, pieces, index)
      }
    }

    /// The velocity with which a curve goes on to the next piece: along the line from where it began
    /// to where a following curve ends, or that of a following even motion.
    private static func tangent(from start: Data, _ pieces: [Piece], _ index: Int) -> Data {
      guard index + 1 < pieces.count else { return .zero }
      let piece = pieces[index]
      let next = pieces[index + 1]
      switch next.kind {
      case .cubic(let given, _):
        let time = piece.duration + next.duration
        return given ?? (time > 0 ? (next.target - start).scaled(by: 1 / time) : .zero)
      case .linear:
        let time = next.duration
        return time > 0 ? (next.target - piece.target).scaled(by: 1 / time) : .zero
      case .move, .spring: return .zero
      }
    }

    func position(at time: Double) -> Data {
      guard piece.duration > 0 else { return piece.target }
      let share = min(max(time / piece.duration, 0), 1)
      switch piece.kind {
      case .move: return piece.target
      case .linear(let curve):
        return start + (piece.target - start).scaled(by: curve.value(at: share))
      case .spring(let spring, _):
        return start
          + spring.value(
            target: piece.target - start, initialVelocity: startVelocity, time: time)
      case .cubic:
        let (s2, s3) = (share * share, share * share * share)
        return start.scaled(by: 2 * s3 - 3 * s2 + 1)
          + startVelocity.scaled(by: (s3 - 2 * s2 + share) * piece.duration)
          + piece.target.scaled(by: 3 * s2 - 2 * s3)
          + endVelocity.scaled(by: (s3 - s2) * piece.duration)
      }
    }

    /// The velocity at the end of the piece.
    func velocity(at time: Double) -> Data {
      switch piece.kind {
      case .move: return .zero
      case .linear(let curve):
        guard piece.duration > 0 else { return .zero }
        let slope = curve.velocity(at: 1) / piece.duration
        return (piece.target - start).scaled(by: slope)
      case .spring(let spring, _):
        return spring.velocity(
          target: piece.target - start, initialVelocity: startVelocity, time: time)
      case .cubic: return endVelocity
      }
    }
  }
}
