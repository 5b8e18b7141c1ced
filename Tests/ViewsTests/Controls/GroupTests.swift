import Foundation
import Testing

@testable import Views

/// Controls around other views.
@MainActor
struct GroupTests {
  @Test func aBoxHasRoomAroundItsContent() throws {
    let view = GroupBox {
      Box("content", 100, 20)
    } label: {
      Box("label", 50, 10)
    }
    let tree = try Tree(view.frame(width: 200), 200, 70)
    #expect(tree.frames("label", "content") == "label 16 16 50 10\ncontent 50 34 100 20")
  }

  @Test func contentIsAtTheTrailingSideOfItsLabel() throws {
    let view = LabeledContent {
      Box("content", 40, 20)
    } label: {
      Box("label", 50, 20)
    }
    let tree = try Tree(view, 200, 20)
    #expect(tree.frames("label", "content") == "label 0 0 50 20\ncontent 160 0 40 20")
  }

  @Test func aGroupOpensByATapOnItsLabel() throws {
    let view = DisclosureGroup {
      Box("content", 40, 20)
    } label: {
      Box("label", 50, 20)
    }
    let tree = try Tree(view, 200, 100)
    #expect(tree.frame("content") == nil)
    tree.tap(100, 50, at: 0.1)
    tree.wait(until: 1)
    #expect(tree.frames("label", "content") == "label 0 26 50 20\ncontent 0 54 40 20")
  }

  @Test func aLinkOpensItsAddressByTheEnvironment() throws {
    let log = Log()
    let url = try #require(URL(string: "https://example.org/a"))
    let view = Link(destination: url) { Box("label", 50, 20).contentShape(Rectangle()) }
      .environment(
        \.openURL,
        OpenURLAction {
          log.add($0.absoluteString)
          return .handled
        })
    let tree = try Tree(view, 200, 100)
    tree.tap(100, 50, at: 0.1)
    #expect(log.take() == "https://example.org/a")
  }

  private struct Share: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Box("share", CGFloat(configuration.value * 100), 10)
    }
  }

  @Test func aGaugeTellsWhereItsValueLies() throws {
    let tree = try Tree(Gauge(value: 15, in: 10...20) { Text("x") }.gaugeStyle(Share()))
    #expect(tree.frame("share")?.width == 50)
  }
}
