import Foundation
import Testing

@testable import Views

/// How views come and go.
@MainActor
struct TransitionTests {
  /// What the tests change, and what views tell.
  @MainActor
  final class Control {
    var set: (Bool) -> Void = { _ in }
    var log: [String] = []
  }

  /// A blue box that comes and goes above a red one.
  private struct Pair: View {
    let control: Control
    var transition: AnyTransition?
    var isBlueShown = false
    @State private var isOn: Bool

    init(_ control: Control, _ transition: AnyTransition?, isOn: Bool = false) {
      self.control = control
      self.transition = transition
      _isOn = State(initialValue: isOn)
    }

    var body: some View {
      control.set = { isOn = $0 }
      return VStack(spacing: 0) {
        if isOn {
          if let transition {
            Color.blue.frame(width: 40, height: 20).transition(transition)
          } else {
            Color.blue.frame(width: 40, height: 20)
          }
        }
        Color.red.frame(width: 100, height: 30)
      }
      .frame(width: 100, height: 100, alignment: .top)
    }
  }

  private func insertion(of transition: AnyTransition?, at time: Double) throws -> Picture {
    let control = Control()
    let tree = try Tree(Pair(control, transition))
    _ = Picture(tree, at: 1)
    withAnimation(.linear(duration: 1)) { control.set(true) }
    _ = Picture(tree, at: 1)
    return Picture(tree, at: 1 + time)
  }

  private func removal(of transition: AnyTransition?, at time: Double) throws -> Picture {
    let control = Control()
    let tree = try Tree(Pair(control, transition, isOn: true))
    _ = Picture(tree, at: 1)
    withAnimation(.linear(duration: 1)) { control.set(false) }
    _ = Picture(tree, at: 1)
    return Picture(tree, at: 1 + time)
  }

  @Test func viewsFadeInByDefault() throws {
    #expect(try insertion(of: nil, at: 0.25).text == "blue 30 0 40 20 0.25\nred 0 5 100 30 1")
    #expect(try insertion(of: nil, at: 1).text == "blue 30 0 40 20 1\nred 0 20 100 30 1")
  }

  @Test func viewsFadeOutByDefaultWhereTheyLay() throws {
    #expect(try removal(of: nil, at: 0.25).text == "blue 30 0 40 20 0.75\nred 0 15 100 30 1")
    #expect(try removal(of: nil, at: 1).text == "red 0 0 100 30 1")
  }

  @Test func layoutIsWithoutTheRemovedViewAtOnce() throws {
    let control = Control()
    let tree = try Tree(Pair(control, nil, isOn: true))
    withAnimation(.linear(duration: 1)) { control.set(false) }
    tree.layout()
    #expect(tree.elements("VStack").first?.size == CGSize(width: 100, height: 30))
  }

  @Test func withoutAnimationViewsComeAndGoAtOnce() throws {
    let control = Control()
    let tree = try Tree(Pair(control, .slide))
    control.set(true)
    #expect(Picture(tree, at: 1).text == "blue 30 0 40 20 1\nred 0 20 100 30 1")
    control.set(false)
    #expect(Picture(tree, at: 1.1).text == "red 0 0 100 30 1")
    #expect(!tree.graph.isAnimating)
  }

  @Test(arguments: [
    ("identity", "blue 30 0 40 20 1"), ("opacity", "blue 30 0 40 20 0.25"),
    ("scale", "blue 45 7.5 10 5 1"), ("scaled", "blue 30 0 25 12.5 1"),
    ("slide", "blue 0 0 40 20 1"), ("top", "blue 30 -15 40 20 1"),
    ("trailing", "blue 60 0 40 20 1"), ("offset", "blue 37.5 15 40 20 1"),
    ("push", "blue 30 15 40 20 0.25"), ("combined", "blue 37.5 0 40 20 0.25"),
    ("asymmetric", "blue 0 0 40 20 1"), ("modifier", "blue 37.5 0 40 20 1"),
  ])
  func comesBy(_ name: String, _ drawn: String) throws {
    let lines = try insertion(of: Self.transition(name), at: 0.25).text.split(separator: "\n")
    #expect(lines.first.map(String.init) == drawn)
  }

  @Test(arguments: [
    ("opacity", "blue 30 0 40 20 0.75"), ("scale", "blue 35 2.5 30 15 1"),
    ("scaled", "blue 30 0 35 17.5 1"), ("slide", "blue 40 0 40 20 1"),
    ("top", "blue 30 -5 40 20 1"), ("trailing", "blue 40 0 40 20 1"),
    ("offset", "blue 32.5 5 40 20 1"), ("push", "blue 30 -5 40 20 0.75"),
    ("combined", "blue 32.5 0 40 20 0.75"), ("asymmetric", "blue 30 0 40 20 0.75"),
    ("modifier", "blue 32.5 0 40 20 1"),
  ])
  func goesBy(_ name: String, _ drawn: String) throws {
    let lines = try removal(of: Self.transition(name), at: 0.25).text.split(separator: "\n")
    #expect(lines.first.map(String.init) == drawn)
    #expect(try removal(of: Self.transition(name), at: 1).text == "red 0 0 100 30 1")
  }

  @Test func identityGoesAtOnce() throws {
    #expect(try removal(of: .identity, at: 0).text == "red 0 20 100 30 1")
  }

  private static func transition(_ name: String) -> AnyTransition {
    switch name {
    case "identity": .identity
    case "opacity": .opacity
    case "scale": .scale
    case "scaled": .scale(scale: 0.5, anchor: .topLeading)
    case "slide": .slide
    case "top": .move(edge: .top)
    case "trailing": .move(edge: .trailing)
    case "offset": .offset(x: 10, y: 20)
    case "push": .push(from: .bottom)
    case "combined": .offset(x: 10).combined(with: .opacity)
    case "asymmetric": .asymmetric(insertion: .move(edge: .leading), removal: .opacity)
    default:
      .modifier(active: Shifted(x: 10), identity: Shifted(x: 0))
    }
  }

  private struct Shifted: ViewModifier {
    var x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  @Test func aTransitionMayHaveItsOwnAnimation() throws {
    let control = Control()
    let tree = try Tree(
      Pair(control, .opacity.animation(.linear(duration: 2)), isOn: true))
    _ = Picture(tree, at: 1)
    control.set(false)
    _ = Picture(tree, at: 1)
    #expect(Picture(tree, at: 2).text == "blue 30 0 40 20 0.5\nred 0 0 100 30 1")
    #expect(Picture(tree, at: 3).text == "red 0 0 100 30 1")
    control.set(true)
    _ = Picture(tree, at: 3)
    #expect(Picture(tree, at: 3.5).text == "blue 30 0 40 20 0.25\nred 0 20 100 30 1")
  }

  private struct Fade: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : phase == .willAppear ? 0.2 : 0.6)
    }
  }

  @Test func aTransitionOfTheProgramsOwnSeesItsPhases() throws {
    #expect(
      try insertion(of: AnyTransition(Fade()), at: 0.5).item("blue")?.opacity.rounded(to: 3) == 0.6)
    #expect(
      try removal(of: AnyTransition(Fade()), at: 0.5).item("blue")?.opacity.rounded(to: 3) == 0.8)
  }

  private struct Pushed: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.padding(.leading, phase.isIdentity ? 0 : 20)
    }
  }

  @Test func aTransitionOfLayoutAloneIsSeenToItsEnd() throws {
    #expect(try removal(of: AnyTransition(Pushed()), at: 0.5).text.hasPrefix("blue 40 0 40 20 1"))
    #expect(try removal(of: AnyTransition(Pushed()), at: 1.1).item("blue") == nil)
  }

  @Test func aViewThatIsWantedAgainTurnsBack() throws {
    let control = Control()
    let tree = try Tree(Pair(control, nil, isOn: true))
    _ = Picture(tree, at: 1)
    let nodes = tree.graph.nodeCount
    withAnimation(.linear(duration: 1)) { control.set(false) }
    _ = Picture(tree, at: 1)
    _ = Picture(tree, at: 1.5)
    withAnimation(.linear(duration: 1)) { control.set(true) }
    _ = Picture(tree, at: 1.5)
    // What is left of the way out, and a quarter of the way back, add.
    #expect(Picture(tree, at: 1.75).text.hasPrefix("blue 30 0 40 20 0.5"))
    #expect(Picture(tree, at: 2.5).text == "blue 30 0 40 20 1\nred 0 20 100 30 1")
    _ = Picture(tree, at: 4)
    #expect(!tree.graph.isAnimating)
    #expect(tree.elements("transition").count == 2)
    #expect(tree.graph.nodeCount >= nodes)
  }

  @Test func nothingIsLeftOfARemovedView() throws {
    let control = Control()
    let tree = try Tree(Pair(control, .slide))
    let nodes = tree.graph.nodeCount
    for round in 0..<3 {
      let time = Double(round) * 10
      withAnimation(.easeInOut(duration: 1)) { control.set(true) }
      _ = Picture(tree, at: time + 2)
      _ = Picture(tree, at: time + 4)
      #expect(tree.graph.nodeCount > nodes)
      withAnimation(.easeInOut(duration: 1)) { control.set(false) }
      _ = Picture(tree, at: time + 5)
      _ = Picture(tree, at: time + 7)
      #expect(tree.graph.nodeCount == nodes)
      #expect(tree.graph.leavingNodes == 0)
    }
    #expect(!tree.graph.isAnimating)
  }
}

extension Double {
  fileprivate func rounded(to digits: Int) -> Double {
    let scale = digits == 3 ? 1000.0 : 100
    return (self * scale).rounded() / scale
  }
}
