import Foundation
import Testing

@testable import Views

/// Which of several gestures has its way.
@MainActor
struct ArenaTests {
  private let log = Log()

  private func box(_ width: CGFloat = 100, _ height: CGFloat = 100) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func theInnerTapWins() throws {
    let tree = try Tree(
      box(40, 40).onTapGesture { log.add("inner") }.padding(10).background(box())
        .onTapGesture { log.add("outer") })
    tree.tap(50, 50, at: 0.1)
    #expect(log.take() == "inner")
    tree.tap(5, 5, at: 0.3)
    #expect(log.take() == "outer")
  }

  @Test func anOuterGestureOfHighPriorityWins() throws {
    let tree = try Tree(
      box().onTapGesture { log.add("inner") }
        .highPriorityGesture(TapGesture().onEnded { log.add("outer") }))
    tree.tap(50, 50, at: 0.1)
    #expect(log.take() == "outer")
  }

  @Test func simultaneousGesturesBothHaveTheirWay() throws {
    let tree = try Tree(
      box().onTapGesture { log.add("inner") }
        .simultaneousGesture(TapGesture().onEnded { log.add("outer") }))
    tree.tap(50, 50, at: 0.1)
    #expect(log.take() == "inner outer")
  }

  @Test func aSingleTapWaitsForTheSecond() throws {
    let tree = try Tree(
      box().onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") })
    tree.tap(50, 50, at: 0.1)
    #expect(log.take() == "")
    tree.tap(50, 50, at: 0.3)
    #expect(log.take() == "double")
    tree.tap(50, 50, at: 1)
    tree.wait(until: 1.05 + TapTracker.interval - 0.01)
    #expect(log.take() == "")
    tree.wait(until: 1.05 + TapTracker.interval + 0.01)
    #expect(log.take() == "single")
  }

  @Test func aSingleTapInsideDoesNotWait() throws {
    let tree = try Tree(
      box().onTapGesture { log.add("single") }.onTapGesture(count: 2) { log.add("double") })
    tree.tap(50, 50, at: 0.1)
    tree.tap(50, 50, at: 0.3)
    #expect(log.take() == "single single")
  }

  @Test func aLongPressEndsTheTapThatItMightHaveBeen() throws {
    let tree = try Tree(
      box().onTapGesture { log.add("tap") }.onLongPressGesture { log.add("press") })
    tree.tap(50, 50, at: 0.1)
    #expect(log.take() == "tap")
    tree.finger(.began, 50, 50, at: 1)
    tree.wait(until: 1.49)
    #expect(log.take() == "")
    tree.wait(until: 1.51)
    #expect(log.take() == "press")
    tree.finger(.ended, 50, 50, at: 2)
    #expect(log.take() == "")
  }

  @Test func aDragEndsTapsAndPresses() throws {
    let tree = try Tree(
      box().onTapGesture { log.add("tap") }
        .onLongPressGesture {
          log.add("press")
        } onPressingChanged: {
          log.add("pressing-\($0)")
        }
        .gesture(DragGesture().onChanged { log.add("drag-\(Int($0.translation.width))") }))
    tree.finger(.began, 50, 50, at: 0.1)
    tree.finger(.moved, 56, 50, at: 0.2)
    #expect(log.take() == "pressing-true")
    tree.finger(.moved, 61, 50, at: 0.25)
    #expect(log.take() == "pressing-false drag-11")
    tree.finger(.ended, 61, 50, at: 1)
    #expect(log.take() == "")
  }

  @Test func aDragWithoutADistanceWaitsForTheTap() throws {
    let drag = DragGesture(minimumDistance: 0)
      .onChanged { log.add("drag-\(Int($0.translation.width))") }.onEnded { _ in log.add("end") }
    let tree = try Tree(box().onTapGesture { log.add("tap") }.gesture(drag))
    tree.tap(50, 50, at: 0.1)
    #expect(log.take() == "tap")
    tree.swipe(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 74, y: 50), at: 1, samples: 4)
    #expect(log.take() == "drag-12 drag-18 end")
  }

  @Test func theInnerDragWinsWhereBothBegin() throws {
    let tree = try Tree(
      box().gesture(DragGesture().onEnded { _ in log.add("inner") })
        .gesture(DragGesture(minimumDistance: 5).onEnded { _ in log.add("outer") }))
    tree.swipe(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 50, y: 50), at: 1, samples: 2)
    #expect(log.take() == "inner")
    tree.swipe(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 18, y: 50), at: 2, samples: 2)
    #expect(log.take() == "outer")
  }

  @Test func masksLeaveGesturesOut() throws {
    func taps(_ mask: GestureMask) throws -> String {
      let tree = try Tree(
        box().onTapGesture { log.add("inner") }
          .gesture(TapGesture().onEnded { log.add("outer") }, including: mask))
      tree.tap(50, 50, at: 0.1)
      return log.take()
    }
    #expect(try taps(.all) == "inner")
    #expect(try taps(.gesture) == "outer")
    #expect(try taps(.subviews) == "inner")
    #expect(try taps(.none) == "")
  }

  @Test func theSystemTakesContactsAway() throws {
    let tree = try Tree(
      box().onLongPressGesture {
        log.add("press")
      } onPressingChanged: {
        log.add("\($0)")
      })
    tree.finger(.began, 50, 50, at: 0.1)
    tree.finger(.cancelled, 50, 50, at: 0.2)
    tree.wait(until: 1)
    #expect(log.take() == "true false")
    tree.tap(50, 50, at: 2)
    #expect(log.take() == "true false", "the next contact starts anew")
  }

  @Test func fingersOnDifferentViewsDoNotConcernEachOther() throws {
    let tree = try Tree(
      HStack(spacing: 0) {
        box(50).onTapGesture { log.add("left") }
        box(50).onTapGesture { log.add("right") }
      })
    tree.finger(.began, 20, 50, at: 0.1, id: 0)
    tree.finger(.began, 70, 50, at: 0.2, id: 1)
    tree.finger(.ended, 20, 50, at: 0.3, id: 0)
    tree.finger(.ended, 70, 50, at: 0.4, id: 1)
    #expect(log.take() == "left right")
  }

  @Test func aViewThatGoesTakesItsGestureAlong() throws {
    let tree = try Tree(box().onLongPressGesture { log.add("press") })
    tree.finger(.began, 50, 50, at: 0.1)
    tree.show(EmptyView())
    tree.wait(until: 1)
    #expect(log.take() == "")
  }
}
