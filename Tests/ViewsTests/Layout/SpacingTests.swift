import Foundation
import Testing

@testable import Views

/// The distances that views prefer to one another.
@MainActor
struct SpacingTests {
  /// The distance between two neighbours in a stack.
  private func gap<A: View, B: View>(
    _ a: A, _ b: B, _ axis: Axis = .vertical
  ) throws -> CGFloat {
    let tree =
      axis == .vertical
      ? try Tree(
        VStack {
          a; b
        }, 300, 300)
      : try Tree(
        HStack {
          a; b
        }, 300, 300)
    let stack = try #require(tree.elements(axis == .vertical ? "VStack" : "HStack").first)
    let first = stack.children[0]
    let second = stack.children[1]
    return axis == .vertical
      ? second.origin.y - first.origin.y - first.size.height
      : second.origin.x - first.origin.x - first.size.width
  }

  private let box = Box("box", 10, 10)

  @Test func plainViewsAreEightApart() throws {
    #expect(try gap(box, box) == 8)
    #expect(try gap(box, box, .horizontal) == 8)
  }

  @Test(arguments: [
    (Font.TextStyle.largeTitle, 24.62, 16.20), (.title, 17.69, 10.75), (.title2, 14.75, 9.31),
    (.title3, 13.78, 8.82), (.headline, 12.31, 8.10), (.body, 12.31, 8.10),
    (.callout, 11.82, 7.86), (.subheadline, 11.33, 7.62), (.footnote, 10.35, 7.14),
    (.caption, 9.87, 6.89), (.caption2, 9.38, 6.65),
  ])
  func textKeepsItsOwnDistance(style: Font.TextStyle, below: Double, above: Double) throws {
    let text = Text(verbatim: "Hg").font(.system(style))
    #expect(abs(try gap(text, box) - below) < 0.01)
    #expect(abs(try gap(box, text) - above) < 0.01)
  }

  @Test func textsTouchAndAreEightApartAcross() throws {
    let text = Text(verbatim: "a")
    #expect(try gap(text, text) == 0)
    #expect(try gap(Text(verbatim: "a").font(.largeTitle), text) == 0)
    #expect(try gap(text, text, .horizontal) == 8)
    #expect(try gap(text, box, .horizontal) == 8)
  }

  @Test func explicitSpacingOverridesEverything() throws {
    let tree = try Tree(
      VStack(spacing: 3) {
        Text(verbatim: "a")
        box
        Spacer().frame(height: 10)
      }, 100, 100)
    let stack = try #require(tree.elements("VStack").first)
    let children = stack.children
    for (a, b) in zip(children, children.dropFirst()) {
      #expect(abs(b.origin.y - a.origin.y - a.size.height - 3) < 1e-9)
    }
  }

  @Test func aSpacerAddsNoDistances() throws {
    let tree = try Tree(
      VStack {
        Box("a", 10, 10)
        Spacer()
        Box("b", 10, 10)
      }, 10, 100)
    #expect(tree.frames("a", "Spacer", "b") == "a 0 0 10 10\nSpacer 5 10 0 80\nb 0 90 10 10")
  }

  @Test func aSpacerMattersAlongItsStackOnly() throws {
    // Across, the spacer's stack declares what its other children do.
    #expect(
      try gap(
        HStack {
          box; Spacer()
        }, box) == 8)
  }

  @Test func paddingResetsItsEdges() throws {
    let text = Text(verbatim: "Hg")
    #expect(try gap(text.padding(), box) == 8)
    #expect(try gap(text.padding(.bottom, 0), box) == 8)
    #expect(abs(try gap(text.padding(.top), box) - 12.31) < 0.01)
    #expect(abs(try gap(text.padding(.horizontal), box) - 12.31) < 0.01)
    #expect(try gap(text.padding(), text) == 8.10.rounded(to: gap(box, text)))
  }

  @Test func framesResetTheirAxis() throws {
    let text = Text(verbatim: "Hg")
    #expect(try gap(text.frame(height: 40), box) == 8)
    #expect(abs(try gap(text.frame(width: 40), box) - 12.31) < 0.01)
    #expect(try gap(text.frame(maxHeight: 40), box) == 8)
    #expect(abs(try gap(text.frame(maxWidth: .infinity), box) - 12.31) < 0.01)
  }

  @Test func stacksProjectTheDistancesOfTheirEdges() throws {
    let text = Text(verbatim: "Hg")
    #expect(
      abs(
        try gap(
          VStack {
            box; text
          }, box) - 12.31) < 0.01)
    #expect(
      try gap(
        VStack {
          text; box
        }, box) == 8)
    #expect(
      abs(
        try gap(
          box,
          VStack {
            text; box
          }) - 8.10) < 0.01)
    // The largest distance among the children counts across a stack.
    #expect(
      abs(
        try gap(
          HStack {
            box; text
          }, box) - 12.31) < 0.01)
    #expect(
      abs(
        try gap(
          ZStack {
            box; text
          }, box) - 12.31) < 0.01)
  }

  @Test func overlayAndBackgroundProjectThePrimary() throws {
    let text = Text(verbatim: "Hg")
    #expect(abs(try gap(text.overlay { box }, box) - 12.31) < 0.01)
    #expect(abs(try gap(text.background { box }, box) - 12.31) < 0.01)
    #expect(try gap(box.overlay { text }, box) == 8)
    #expect(abs(try gap(text.offset(y: 5).opacity(0.5), box) - 12.31) < 0.01)
  }
}

extension Double {
  /// The other value when it is within a hundredth of this one.
  fileprivate func rounded(to other: CGFloat) -> CGFloat {
    abs(CGFloat(self) - other) < 0.01 ? other : CGFloat(self)
  }
}
