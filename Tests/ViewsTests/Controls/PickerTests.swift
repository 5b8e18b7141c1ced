import Foundation
import Testing

@testable import Views

/// What pickers show and what touches choose.
@MainActor
struct PickerTests {
  private let log = Log()

  private enum Flavour: String, CaseIterable, Identifiable {
    case vanilla, cocoa, berry
    var id: Self { self }
  }

  /// A picker whose choices have the names of boxes.
  private struct Flavours<Style: PickerStyle>: View {
    let log: Log
    let style: Style
    @State private var flavour = Flavour.cocoa

    var body: some View {
      Picker("Flavour", selection: $flavour) {
        ForEach(Flavour.allCases) { flavour in Box(flavour.rawValue, 40, 20) }
      }
      .pickerStyle(style)
      .onChange(of: flavour) { log.add("\($0)") }
    }
  }

  @Test func segmentsAreAsWideAsEachOther() throws {
    let tree = try Tree(Flavours(log: log, style: .segmented), 300, 100)
    #expect(
      tree.frames("vanilla", "cocoa", "berry")
        == "vanilla 30 40 40 20\ncocoa 130 40 40 20\nberry 230 40 40 20")
    #expect(
      try Tree.size(of: Flavours(log: log, style: .segmented), 300, 100)
        == CGSize(width: 300, height: 32))
    tree.tap(270, 50, at: 0.1)
    #expect(log.take() == "berry")
    tree.tap(20, 50, at: 1)
    #expect(log.take() == "vanilla")
  }

  @Test func theChosenSegmentGoesWithTheFinger() throws {
    let tree = try Tree(Flavours(log: log, style: .segmented), 300, 100)
    tree.swipe(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 250, y: 50), at: 0.1, samples: 10)
    #expect(log.take() == "berry")
    tree.swipe(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), at: 1, samples: 10)
    #expect(log.take() == "")
  }

  @Test func aMenuShowsTheChoiceAndOpensAll() throws {
    let tree = try Tree(Flavours(log: log, style: .menu), 300, 400)
    #expect(tree.frame("cocoa") != nil)
    #expect(tree.frame("berry") == nil)
    tree.tap(150, 200, at: 0.1)
    tree.wait(until: 2)
    let berry = try #require(tree.frame("berry"))
    tree.tap(berry.midX, berry.midY, at: 2)
    tree.wait(until: 4)
    #expect(log.take() == "berry")
    #expect(tree.frame("vanilla") == nil)
    #expect(tree.frame("berry") != nil)
  }

  @Test func rowsAreTappedInTheirWholeWidth() throws {
    let tree = try Tree(Flavours(log: log, style: .inline), 300, 132)
    #expect(
      tree.frames("vanilla", "cocoa") == "vanilla 0 12 40 20\ncocoa 0 56 40 20")
    tree.tap(290, 110, at: 0.1)
    #expect(log.take() == "berry")
  }

  @Test func aWheelComesToRestOnAChoice() throws {
    let tree = try Tree(Flavours(log: log, style: .wheel), 300, 216)
    #expect(tree.frames("cocoa") == "cocoa 130 98 40 20")
    tree.swipe(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 60), at: 0.1, samples: 20)
    tree.wait(until: 5)
    #expect(log.take() == "berry")
    #expect(tree.frames("berry") == "berry 130 98 40 20")
  }

  @Test func choicesWithTagsOfAnotherTypeAreNotMade() throws {
    let view = Picker("x", selection: .constant(1)) {
      Box("a", 20, 20).tag("a")
      Box("b", 20, 20).tag(1)
    }
    let tree = try Tree(view, 300, 100)
    #expect(tree.frame("a") == nil)
    #expect(tree.frame("b") != nil)
  }
}
