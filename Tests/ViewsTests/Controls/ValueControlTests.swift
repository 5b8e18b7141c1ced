import Foundation
import Testing

@testable import Views

/// Where controls of values lie, and what fingers make of the values.
@MainActor
struct ValueControlTests {
  private let log = Log()

  /// Keeps a value and writes down what it becomes.
  private struct Keeper<Value, Content: View>: View {
    @State var value: Value
    let log: Log
    let content: (Binding<Value>) -> Content

    var body: some View {
      content(
        Binding(
          get: { value },
          set: {
            value = $0
            log.add("\($0)")
          }))
    }
  }

  private func tree<Value, Content: View>(
    _ value: Value, _ width: CGFloat = 300, _ height: CGFloat = 100,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) throws -> Tree {
    try Tree(Keeper(value: value, log: log, content: content), width, height)
  }

  @Test func aTapOnTheSwitchTurnsIt() throws {
    let tree = try tree(false) { value in Toggle(isOn: value) { Box("label", 80, 20) } }
    #expect(tree.frames("label") == "label 0 40 80 20")
    #expect(
      try Tree.size(of: Toggle("", isOn: .constant(true)).labelsHidden(), 300, 100)
        == CGSize(width: 51, height: 31))
    tree.tap(40, 50, at: 0.1)
    #expect(log.take() == "")
    tree.tap(280, 50, at: 0.5)
    #expect(log.take() == "true")
    tree.tap(260, 50, at: 1)
    #expect(log.take() == "false")
  }

  @Test func aFingerAcrossTheSwitchTurnsItOnce() throws {
    let tree = try tree(false) { value in Toggle("", isOn: value).labelsHidden() }
    tree.swipe(from: CGPoint(x: 135, y: 50), to: CGPoint(x: 180, y: 50), at: 0.1, samples: 6)
    #expect(log.take() == "true")
    tree.swipe(from: CGPoint(x: 165, y: 50), to: CGPoint(x: 165, y: 95), at: 1, samples: 6)
    #expect(log.take() == "")
  }

  private struct Boxed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Box(configuration.isOn ? "on" : "off", 20, 20)
        .contentShape(Rectangle())
        .onTapGesture { configuration.isOn.toggle() }
    }
  }

  @Test func aStyleTurnsTheToggle() throws {
    let tree = try tree(false) { value in Toggle("x", isOn: value).toggleStyle(Boxed()) }
    #expect(tree.frame("off") != nil)
    tree.tap(150, 50, at: 0.1)
    #expect(log.take() == "true")
    #expect(tree.frame("on") != nil)
  }

  private struct Framed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).padding(10)
    }
  }

  @Test func aStyleMayAddToTheOneAroundIt() throws {
    let view = Toggle("x", isOn: .constant(true)).toggleStyle(Framed()).toggleStyle(Boxed())
    #expect(try Tree.size(of: view, 300, 100) == CGSize(width: 40, height: 40))
  }

  @Test func aSliderFollowsTheFinger() throws {
    let tree = try tree(0.5, 227) { value in
      Slider(value: value, onEditingChanged: { log.add($0 ? "begin" : "end") })
    }
    // The knob's middle goes from 13.5 to 213.5.
    tree.finger(.began, 113.5, 50, at: 0.1)
    tree.finger(.moved, 163.5, 50, at: 0.2)
    #expect(log.take() == "begin 0.75")
    tree.finger(.moved, 500, 50, at: 0.3)
    tree.finger(.ended, 500, 50, at: 0.4)
    #expect(log.take() == "1.0 end")
    tree.swipe(from: CGPoint(x: 30, y: 50), to: CGPoint(x: 100, y: 50), at: 1, samples: 3)
    #expect(log.take() == "")
  }

  @Test func aSliderKeepsToItsSteps() throws {
    let tree = try tree(Float(10), 227) { value in Slider(value: value, in: 10...31, step: 5) }
    tree.swipe(from: CGPoint(x: 13.5, y: 50), to: CGPoint(x: 103.5, y: 50), at: 0.1, samples: 1)
    #expect(log.take() == "20.0")
    tree.swipe(from: CGPoint(x: 108.7, y: 50), to: CGPoint(x: 308, y: 50), at: 1, samples: 1)
    #expect(log.take() == "30.0")
  }

  @Test func aStepperEndsAtTheEdgeOfItsRange() throws {
    let tree = try tree(8) { value in Stepper("n", value: value, in: 0...10, step: 3) }
    tree.tap(280, 50, at: 0.1)
    tree.tap(280, 50, at: 0.5)
    #expect(log.take() == "10")
    tree.tap(220, 50, at: 1)
    tree.tap(220, 50, at: 1.5)
    #expect(log.take() == "7 4")
  }

  @Test func progressFillsItsLine() throws {
    #expect(
      try Tree.size(of: ProgressView(value: 3, total: 4.0), 200, 50)
        == CGSize(width: 200, height: 4))
    let tree = try Tree(ProgressView(value: 3, total: 4.0).tint(.red), 200, 4)
    #expect(Picture(tree).item("red")?.frame.width == 150)
    #expect(
      try Tree.size(of: ProgressView(), 200, 50) == CGSize(width: 20, height: 20))
  }

  @Test func theWheelTurnsByOneSpokeATime() throws {
    #expect(ProgressWheel.opacity(3, first: 3) == 1)
    #expect(ProgressWheel.opacity(2, first: 3) == 0.875)
    #expect(ProgressWheel.opacity(4, first: 3) == 0.25)
    let tree = try Tree(ProgressView())
    let wake = try #require(tree.graph.nextWake)
    #expect(abs(wake - 0.1) < 1e-9)
    #expect(!tree.graph.isAnimating)
  }

  private struct Words: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Box("done", CGFloat((configuration.fractionCompleted ?? 0) * 100), 10)
    }
  }

  @Test func aStyleSeesHowMuchIsDone() throws {
    let tree = try Tree(ProgressView("x", value: 2, total: 8).progressViewStyle(Words()))
    #expect(tree.frame("done")?.width == 25)
  }
}
