import Foundation
import Testing

@testable import Views

/// What a program shows: the first window among its scenes, with the program's own state.
@MainActor
struct SceneTests {
  private struct Two: App {
    var body: some Scene {
      Settings { Color.red.frame(width: 1, height: 1) }
      WindowGroup("Main", id: "main") { Color.red.frame(width: 30, height: 20) }
        .commands { CommandMenu("Do") { EmptyView() } }
      Window("Other", id: "other") { Color.red.frame(width: 2, height: 2) }
    }
  }

  @Test func showsTheFirstSceneThatHasAWindow() throws {
    #expect(Two.Body._hasWindow)
    #expect(!Settings<EmptyView>._hasWindow)
    let tree = try Tree(AppBody(Two()))
    #expect(tree.frames("Rectangle") == "Rectangle 35 40 30 20")
    #expect(tree.elements("Rectangle").count == 1)
  }

  private struct Counting: App {
    @State private var width = 10.0
    var body: some Scene {
      Inner(width: $width)
    }
  }

  private struct Inner: Scene {
    @Binding var width: Double
    @State private var height = 5.0
    @Environment(\.layoutDirection) private var direction
    var body: some Scene {
      WindowGroup {
        Color.red
          .frame(width: width, height: direction == .rightToLeft ? 50 : height)
          .onTapGesture {
            width += 20
            height += 10
          }
      }
    }
  }

  @Test func aProgramAndItsScenesHaveStateAndEnvironment() throws {
    let tree = try Tree(AppBody(Counting()))
    #expect(tree.frames("Rectangle") == "Rectangle 45 47.5 10 5")
    for phase in [TouchPhase.began, .ended] {
      tree.graph.touch(contact: 0, phase, at: CGPoint(x: 50, y: 50))
    }
    tree.layout()
    #expect(tree.frames("Rectangle") == "Rectangle 35 42.5 30 15")
    var environment = tree.graph.environment
    environment.layoutDirection = .rightToLeft
    tree.graph.setEnvironment(environment)
    tree.layout()
    #expect(tree.frames("Rectangle") == "Rectangle 35 25 30 50")
  }

  private final class Seen { var phases: [ScenePhase] = [] }

  private struct Watching: App {
    @Environment(\.scenePhase) private var phase
    let seen: Seen
    init() { seen = Seen() }
    init(_ seen: Seen) { self.seen = seen }
    var body: some Scene {
      WindowGroup { EmptyView() }
        .onChange(of: phase) { seen.phases.append($0) }
    }
  }

  @Test func scenesActOnThePhase() throws {
    let seen = Seen()
    let tree = try Tree(AppBody(Watching(seen)))
    for phase in [ScenePhase.inactive, .inactive, .active] {
      var environment = tree.graph.environment
      environment.scenePhase = phase
      tree.graph.setEnvironment(environment)
      tree.layout()
    }
    #expect(seen.phases == [.inactive, .active])
    #expect(ScenePhase.background < .inactive)
  }
}
