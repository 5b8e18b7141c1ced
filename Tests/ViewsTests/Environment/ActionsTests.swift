import Foundation
import Testing

@testable import Views

/// What views receive to act on what is around them.
@MainActor
struct ActionsTests {
  @Test func dismissingEndsThePresentationThatTheViewsLieIn() {
    var environment = EnvironmentValues()
    environment.dismiss()
    environment.presentationMode.wrappedValue.dismiss()
    #expect(!environment.isPresented && !environment.presentationMode.wrappedValue.isPresented)

    var ends = 0
    environment.dismissal = { ends += 1 }
    #expect(environment.isPresented && environment.presentationMode.wrappedValue.isPresented)
    environment.dismiss()
    environment.presentationMode.wrappedValue.dismiss()
    #expect(ends == 2)
  }

  @Test func addressesAreOpenedByHandlersAlone() throws {
    let url = try #require(URL(string: "https://example.org/gate"))
    var environment = EnvironmentValues()
    var answers: [Bool] = []
    environment.openURL(url) { answers.append($0) }
    var opened: [URL] = []
    environment.openURL = OpenURLAction { url in
      opened.append(url)
      return .handled
    }
    environment.openURL(url)
    environment.openURL(url) { answers.append($0) }
    environment.openURL = OpenURLAction { _ in .discarded }
    environment.openURL(url) { answers.append($0) }
    #expect(opened == [url, url] && answers == [false, true, false])
  }

  @Test func roomHasTwoClasses() {
    #expect(UserInterfaceSizeClass.horizontal(430) == .compact)
    #expect(UserInterfaceSizeClass.horizontal(744) == .regular)
    #expect(UserInterfaceSizeClass.vertical(440) == .compact)
    #expect(UserInterfaceSizeClass.vertical(600) == .regular)
  }

  @Test func redactionAddsUpUntilItIsTakenBack() throws {
    struct Reader: View {
      @Environment(\.redactionReasons) private var reasons
      let name: String
      var body: some View { Box(name, CGFloat(reasons.rawValue), 1) }
    }
    let view = VStack {
      Reader(name: "both").redacted(reason: .privacy)
      Reader(name: "none").unredacted()
    }.redacted(reason: .placeholder)
    let tree = try Tree(view)
    #expect(tree.frame("both")?.width == 3 && tree.frame("none")?.width == 0)
  }
}
