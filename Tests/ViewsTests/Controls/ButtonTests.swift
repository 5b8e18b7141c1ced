import Foundation
import Testing

@testable import Views

/// When buttons act and how they look.
@MainActor
struct ButtonTests {
  private let log = Log()

  /// A square that is wider while pressed.
  private struct Wide: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .background(Box("look", configuration.isPressed ? 60 : 40, 40))
        .contentShape(Rectangle())
    }
  }

  private func tree() throws -> Tree {
    try Tree(
      Button {
        log.add("act")
      } label: {
        Box("label", 40, 40)
      }
      .buttonStyle(Wide()), 300, 300)
  }

  @Test func actsWhenTheFingerIsLiftedOnIt() throws {
    let tree = try tree()
    tree.finger(.began, 150, 150, at: 0.1)
    #expect(tree.frame("look")?.width == 60)
    #expect(log.take() == "")
    tree.finger(.ended, 150, 150, at: 3)
    #expect(tree.frame("look")?.width == 40)
    #expect(log.take() == "act")
  }

  @Test func aFingerMayLeaveByAMarginAndComeBack() throws {
    let tree = try tree()
    tree.finger(.began, 150, 150, at: 0.1)
    tree.finger(.moved, 150 + 20 + PressTracker.margin - 1, 150, at: 0.2)
    #expect(tree.frame("look")?.width == 60)
    tree.finger(.moved, 150 + 20 + PressTracker.margin + 1, 150, at: 0.3)
    #expect(tree.frame("look")?.width == 40)
    tree.finger(.moved, 160, 150, at: 0.4)
    #expect(tree.frame("look")?.width == 60)
    tree.finger(.ended, 160, 150, at: 0.5)
    #expect(log.take() == "act")
    tree.swipe(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 280, y: 150), at: 1, samples: 3)
    #expect(log.take() == "")
  }

  @Test func aDisabledButtonDoesNotReact() throws {
    let tree = try Tree(
      Button("x") { log.add("act") }.buttonStyle(.plain).disabled(true))
    tree.tap(50, 50, at: 0.1)
    #expect(log.take() == "")
  }

  @Test func anInnerButtonComesBeforeAnOuterGesture() throws {
    let tree = try Tree(
      Button(role: .destructive, action: { log.add("act") }) { Color.red }
        .onTapGesture { log.add("tap") })
    tree.tap(50, 50, at: 0.1)
    #expect(log.take() == "act")
  }

  private struct Doubled: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  @Test func aStyleMaySettleWhenItActs() throws {
    let tree = try Tree(
      Button {
        log.add("act")
      } label: {
        Color.red
      }.buttonStyle(Doubled()))
    tree.tap(50, 50, at: 0.1)
    tree.wait(until: 1)
    #expect(log.take() == "")
    tree.tap(50, 50, at: 2)
    tree.tap(50, 50, at: 2.2)
    #expect(log.take() == "act")
  }

  /// A style that reads the environment.
  private struct Sized: ButtonStyle {
    @Environment(\.controlSize) private var size
    func makeBody(configuration: Configuration) -> some View {
      Box("look", size == .large ? 80 : 30, 30)
    }
  }

  @Test func stylesReadTheEnvironment() throws {
    let tree = try Tree(
      Button("x") {}.buttonStyle(Sized()).controlSize(.large))
    #expect(tree.frame("look")?.width == 80)
  }

  @Test func bordersAddRoomBySize() throws {
    func size(_ size: ControlSize) throws -> CGSize {
      try Tree.size(
        of: Button {
        } label: {
          Box("label", 40, 20)
        }.buttonStyle(.bordered).controlSize(size), nil,
        nil)
    }
    #expect(try size(.regular) == CGSize(width: 64, height: 34))
    #expect(try size(.small) == CGSize(width: 60, height: 30))
    #expect(try size(.large) == CGSize(width: 80, height: 50))
  }
}
