import Foundation

/// How an element's frame is drawn while it is on its way.
enum FrameMotion {
  /// It draws nothing of its own.
  case none
  /// It draws in its frame, which moves; what is below moves by itself.
  case own
  /// It moves with all that is below.
  case whole
  /// It draws nothing of its own and is at once where it is put; what is below moves within it.
  case space
}

/// Where an element is drawn in the nearest space that moves as a whole.
struct FrameMotionState {
  /// Its drawn frame, on its way to where layout put it; nil before it was shown.
  fileprivate var frame: AnimatedAttribute<CGRect>?
  /// Its drawn top left in the last layout.
  fileprivate var position = CGPoint.zero
  /// Whether it was to be there at once in the last layout.
  fileprivate var isStill = false
  /// Whether layout changed its frame or one below since the frames were taken last.
  fileprivate(set) var isStale = true

  var isAnimating: Bool { frame?.isAnimating == true }

  /// Takes a frame as the target; whether it has to be run on.
  @MainActor
  fileprivate mutating func take(
    _ target: CGRect, for element: Element, still: Bool, _ completion: AnimationCompletion?
  ) -> Bool {
    if frame == nil {
      frame = AnimatedAttribute(target)
    } else if still {
      frame?.jump(target)
    } else if frame?.target != target {
      return frame?.set(target, element.graph, element.environment, completion) == true
    }
    return false
  }
}

extension Element {
  /// Layout changed the frame here, or one below: they are taken anew.
  final func framesChanged() {
    var element: Element? = self
    while let current = element, !current.motion.isStale {
      current.motion.isStale = true
      element = current.parent
    }
  }

  /// Takes the frames of a layout as targets of motion, down the tree where they changed; `still` for
  /// those that are there at once. `completion` waits for the motions that this starts.
  final func commitFrames(
    from origin: CGPoint, still: Bool = false, completion: AnimationCompletion? = nil
  ) {
    let drawn = drawnOrigin
    let position = CGPoint(x: origin.x + drawn.x, y: origin.y + drawn.y)
    if !motion.isStale, position == motion.position, still == motion.isStill { return }
    graph.counts.committed += 1
    motion.isStale = false
    motion.position = position
    motion.isStill = still
    if frameMotion == .own || frameMotion == .whole {
      let target = CGRect(origin: position, size: size)
      if motion.take(target, for: self, still: still, completion) { graph.animate(self) }
    }
    let inner = frameMotion == .whole || frameMotion == .space ? .zero : position
    let still = still || placesEachFrame
    let completion = removal ?? completion
    for child in children { child.commitFrames(from: inner, still: still, completion: completion) }
    for child in leavingChildren {
      child.stay(in: self, at: inner)
      child.commitFrames(from: inner, still: still, completion: completion)
    }
  }

  /// Keeps the place where the element lay when it was removed, wherever its parent goes.
  private func stay(in parent: Element, at parentPosition: CGPoint) {
    let x = motion.position.x - parentPosition.x
    origin = CGPoint(
      x: parent.isMirroring ? parent.size.width - x - size.width : x,
      y: motion.position.y - parentPosition.y)
  }

  /// The frame that it draws in, in its own space: away from the origin while it is on its way.
  final var drawnFrame: CGRect {
    guard let frame = motion.frame, frame.isAnimating else {
      return CGRect(origin: .zero, size: size)
    }
    let shown = frame.value(at: graph.drawTime)
    return CGRect(
      x: shown.minX - frame.target.minX, y: shown.minY - frame.target.minY,
      width: max(0, shown.width), height: max(0, shown.height))
  }
}

extension Element: AnimationParticipant {
  func advance(to time: Double) -> Bool {
    let isMoving = motion.frame?.advance(to: time) == true
    return advanceContent(to: time) || isMoving
  }

  func prepareDrawing(at time: Double) { prepareContent(at: time) }
}
