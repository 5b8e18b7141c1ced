import Foundation
import Testing

@testable import Views

/// The first view that fits.
@MainActor
struct ViewThatFitsTests {
  private func choices(_ axes: Axis.Set = [.horizontal, .vertical]) -> some View {
    ViewThatFits(in: axes) {
      Box("wide", 80, 10)
      Box("high", 40, 40)
      Box.wide("small", ideal: 20, height: 10)
    }
  }

  @Test(
    arguments: [
      (100, 100, "wide"), (80, 10, "wide"), (79, 40, "high"), (79, 39, "small"), (5, 5, "small"),
    ] as [(CGFloat, CGFloat, String)])
  func theFirstThatFitsIsShown(width: CGFloat, height: CGFloat, name: String) throws {
    let tree = try Tree(choices(), width, height)
    #expect(["wide", "high", "small"].filter { tree.frame($0) != nil } == [name])
  }

  @Test func onlyTheAxesChosenCount() throws {
    let tree = try Tree(choices(.horizontal), 80, 5)
    #expect(tree.frames("wide", "high") == "wide 0 -2.5 80 10\nhigh missing")
    let other = try Tree(choices(.vertical), 20, 10)
    #expect(other.frame("wide") != nil)
  }

  @Test func theChosenViewDecidesSizeAndIsOfferedAll() throws {
    #expect(try Tree.size(of: choices(), nil, nil) == CGSize(width: 80, height: 10))
    #expect(try Tree.size(of: choices(), 30, 20) == CGSize(width: 30, height: 10))
  }

  @Test func theChoiceFollowsTheSpaceAndAppearsOnlyWhenShown() throws {
    final class Log { var appeared: [String] = [] }
    struct Fitting: View {
      let width: CGFloat
      let log: Log
      var body: some View {
        ViewThatFits {
          Box("wide", 80, 10).onAppear { log.appeared.append("wide") }
          Box("narrow", 20, 10).onAppear { log.appeared.append("narrow") }
        }
        .frame(width: width)
      }
    }
    let log = Log()
    let tree = try Tree(Fitting(width: 50, log: log))
    #expect(log.appeared == ["narrow"])
    tree.show(Fitting(width: 90, log: log))
    #expect(log.appeared == ["narrow", "wide"])
    #expect(tree.frames("wide", "narrow") == "wide 10 45 80 10\nnarrow missing")
  }
}
