import Foundation
import Testing

@testable import Views

/// What each gesture tells.
@MainActor
struct GestureTests {
  private let log = Log()

  private var box: some View { Color.red.frame(width: 100, height: 100) }

  private func text(_ point: CGPoint) -> String { "\(Tree.text(point.x)),\(Tree.text(point.y))" }

  @Test func aTapTellsWhere() throws {
    let tree = try Tree(
      Color.red.frame(width: 40, height: 40).onTapGesture { log.add(text($0)) }.offset(x: 20), 100,
      100)
    tree.tap(60, 40, at: 0.1)
    #expect(log.take() == "10,10")
    let other = try Tree(
      Color.red.frame(width: 40, height: 40)
        .onTapGesture(coordinateSpace: .named("all")) { log.add(text($0)) }
        .padding(10).coordinateSpace(name: "all"))
    other.tap(60, 40, at: 0.1)
    #expect(log.take() == "40,20")
  }

  @Test func aTapFailsBeyondTenPoints() throws {
    let tree = try Tree(box.onTapGesture { log.add("tap") })
    tree.swipe(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 60, y: 50), at: 0.1, samples: 2)
    #expect(log.take() == "tap")
    tree.swipe(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 61, y: 50), at: 1, samples: 2)
    #expect(log.take() == "")
  }

  @Test func aDragTellsPlacesAndVelocity() throws {
    var values: [DragGesture.Value] = []
    let tree = try Tree(
      box.gesture(DragGesture().onChanged { values.append($0) }.onEnded { values.append($0) }))
    // 4 points each hundredth of a second.
    tree.swipe(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 50, y: 20), at: 1, samples: 10)
    #expect(values.count == 8)
    let last = try #require(values.last)
    #expect(last.startLocation == CGPoint(x: 10, y: 20))
    #expect(last.location == CGPoint(x: 50, y: 20))
    #expect(last.translation == CGSize(width: 40, height: 0))
    #expect(abs(last.velocity.width - 400) < 1e-9 && last.velocity.height == 0)
    #expect(abs(last.predictedEndLocation.x - 150) < 1e-9)
    #expect(abs(last.predictedEndTranslation.width - 140) < 1e-9)
    #expect(last.time.timeIntervalSinceReferenceDate == 1.1)
  }

  @Test func aDragThatRestedHasNoVelocity() throws {
    var velocity: CGSize?
    let tree = try Tree(box.gesture(DragGesture().onEnded { velocity = $0.velocity }))
    tree.finger(.began, 10, 10, at: 1)
    tree.finger(.moved, 40, 10, at: 1.01)
    tree.finger(.ended, 40, 10, at: 1.2)
    #expect(velocity == .zero)
  }

  @Test func aDragIsToldInASpace() throws {
    var values: [CGPoint] = []
    let tree = try Tree(
      box.gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global).onEnded {
          values = [$0.startLocation, $0.location]
        }
      ).offset(x: 7), 120, 100)
    tree.swipe(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 60, y: 30), at: 1, samples: 2)
    #expect(values == [CGPoint(x: 30, y: 30), CGPoint(x: 60, y: 30)])
  }

  @Test func twoFingersMagnify() throws {
    let tree = try Tree(
      box.gesture(
        MagnificationGesture().onChanged { log.add(Tree.text($0)) }
          .onEnded { log.add("end-\(Tree.text($0))") }))
    tree.finger(.began, 40, 50, at: 1, id: 0)
    tree.finger(.began, 60, 50, at: 1, id: 1)
    tree.finger(.moved, 70, 50, at: 1.1, id: 1)
    tree.finger(.moved, 30, 50, at: 1.2, id: 0)
    tree.finger(.ended, 30, 50, at: 1.3, id: 0)
    #expect(log.take() == "1.5 2 end-2")
    tree.finger(.ended, 70, 50, at: 1.4, id: 1)
    #expect(log.take() == "")
  }

  @Test func twoFingersTurnOverAnyNumberOfTurns() throws {
    var turn = Angle.zero
    let tree = try Tree(box.gesture(RotationGesture().onChanged { turn = $0 }))
    tree.finger(.began, 50, 50, at: 1, id: 0)
    tree.finger(.began, 70, 50, at: 1, id: 1)
    for quarter in 1...5 {
      let corner = [(70, 50), (50, 70), (30, 50), (50, 30)][quarter % 4]
      tree.finger(
        .moved, CGFloat(corner.0), CGFloat(corner.1), at: 1 + Double(quarter) / 10, id: 1)
    }
    #expect(abs(turn.degrees - 450) < 1e-9)
  }

  @Test func magnificationStartsAtAnAnchor() throws {
    var anchor: UnitPoint?
    let tree = try Tree(box.gesture(MagnifyGesture().onChanged { anchor = $0.startAnchor }))
    tree.finger(.began, 20, 50, at: 1, id: 0)
    tree.finger(.began, 40, 50, at: 1, id: 1)
    tree.finger(.moved, 50, 50, at: 1.1, id: 1)
    #expect(anchor == UnitPoint(x: 0.3, y: 0.5))
  }

  @Test func aSequenceGoesFromOneToTheOther() throws {
    let gesture = LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first: log.add("first")
        case .second(_, nil): log.add("second")
        case .second(_, let drag?): log.add("drag-\(Int(drag.translation.width))")
        }
      }
      .onEnded { _ in log.add("end") }
    let tree = try Tree(box.gesture(gesture))
    tree.finger(.began, 20, 50, at: 1)
    #expect(log.take() == "first")
    tree.wait(until: 1.25)
    #expect(log.take() == "second")
    tree.finger(.moved, 50, 50, at: 1.3)
    tree.finger(.ended, 60, 50, at: 1.4)
    #expect(log.take() == "drag-30 end")
    tree.swipe(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 60, y: 50), at: 2, samples: 4)
    #expect(log.take() == "first", "it moved before it had pressed long enough")
  }

  @Test func ofTwoExclusiveGesturesOneIsRecognised() throws {
    let gesture = TapGesture(count: 2).onEnded { log.add("double") }
      .exclusively(before: TapGesture().onEnded { log.add("single") })
      .onEnded { value in
        if case .first = value { log.add("first") } else { log.add("second") }
      }
    let tree = try Tree(box.gesture(gesture))
    tree.tap(50, 50, at: 1)
    tree.tap(50, 50, at: 1.2)
    #expect(log.take() == "double first")
    tree.tap(50, 50, at: 3)
    tree.wait(until: 4)
    #expect(log.take() == "single second")
  }

  @Test func twoSimultaneousGesturesTellBoth() throws {
    let gesture = DragGesture().simultaneously(with: LongPressGesture(minimumDuration: 0.2))
      .onEnded {
        log.add("\($0.first.map { Int($0.translation.width) } ?? -1) \($0.second ?? false)")
      }
    let tree = try Tree(box.gesture(gesture))
    tree.finger(.began, 20, 50, at: 1)
    tree.finger(.moved, 20, 50, at: 1.3)
    tree.finger(.moved, 50, 50, at: 1.4)
    tree.finger(.ended, 50, 50, at: 1.5)
    #expect(log.take() == "30 true")
  }

  private struct Holder: View {
    @GestureState private var isPressing = false
    @GestureState(resetTransaction: Transaction(animation: nil)) private var way: CGFloat = 0
    var body: some View {
      Box("w\(Int(way))", isPressing ? 60 : 40, 40).contentShape(Rectangle())
        .gesture(
          AnyGesture(
            DragGesture(coordinateSpace: .global)
              .updating($way) { value, state, _ in state = value.translation.width })
        )
        .simultaneousGesture(
          LongPressGesture(minimumDuration: 5).updating($isPressing) { value, state, _ in
            state = value
          })
    }
  }

  @Test func aStateLastsAsLongAsTheGesture() throws {
    let tree = try Tree(Holder())
    tree.finger(.began, 50, 50, at: 1)
    #expect(tree.frames("w0") == "w0 20 30 60 40")
    tree.finger(.moved, 70, 50, at: 1.1)
    #expect(tree.frames("w20") == "w20 30 30 40 40")
    tree.finger(.ended, 70, 50, at: 1.2)
    #expect(tree.frames("w0") == "w0 30 30 40 40")
  }

  @Test func closuresOfTheLatestEvaluationAreCalled() throws {
    struct Counter: View {
      let step: Int
      let log: Log
      var body: some View {
        Color.red.frame(width: 100, height: 100)
          .gesture(DragGesture().onChanged { _ in log.add("\(step)") })
      }
    }
    let tree = try Tree(Counter(step: 1, log: log))
    tree.finger(.began, 10, 10, at: 1)
    tree.finger(.moved, 30, 10, at: 1.1)
    tree.show(Counter(step: 2, log: log))
    tree.finger(.moved, 40, 10, at: 1.2)
    #expect(log.take() == "1 2")
  }
}
