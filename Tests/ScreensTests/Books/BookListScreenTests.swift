import Foundation
import Host
import Raster
import SwiftUI
import TestSupport
import Testing
import Typesetting
import Views

@testable import Screens

@MainActor
struct BookListScreenTests {
  private func run(
    _ shelf: SampleShelf = SampleShelf(), width: Int = 1920, height: Int = 1080
  ) throws -> HeadlessRun {
    let run = HeadlessRun(resources: try Sample.steadyFonts(), width: width, height: height)
    run.stage.show(BookListScreen(shelf: shelf))
    return run
  }

  /// The places of what is seen at the time that was run to.
  private func leaves(_ run: HeadlessRun) -> Leaves { Leaves(run.frames) }

  @Test func hasColumnsThatSuitTheDisplay() {
    #expect(BookMetrics(CGSize(width: 1080, height: 1920)).columns == 1)
    #expect(BookMetrics(CGSize(width: 1920, height: 1080)).columns == 3)
    #expect(BookMetrics(CGSize(width: 1280, height: 800)).columns == 2)
    #expect(BookMetrics(CGSize(width: 800, height: 480)).columns == 2)
    // A phone's display has the document's own sizes.
    let phone = BookMetrics(CGSize(width: 390, height: 844))
    #expect(phone.unit == 1)
    #expect(phone.card == CGSize(width: 360, height: 220))
  }

  /// The document's formula: a quarter turn over a card's height, from 20 units above the edge on.
  @Test func turnsAsTheDocumentSays() {
    func degrees(_ minY: CGFloat) -> CGFloat {
      BookCardView.rotation(CGRect(x: 0, y: minY, width: 360, height: 220), unit: 1)
    }
    #expect(degrees(300) == 0)
    #expect(degrees(20) == 0)
    #expect(degrees(-90) == 45)
    #expect(degrees(-200) == 90)
    #expect(degrees(-700) == 90)
  }

  @Test func showsAllBooksFirst() throws {
    let run = try run()
    run.run(to: 0.5)
    let texts = leaves(run).texts.compactMap(\.text)
    #expect(texts.contains("The Lighthouse"))
    #expect(texts.contains("By Mara Lindqvist"))
    #expect(texts.contains("All"))
    #expect(texts.contains("Poetry"))
    // Nobody is named where the catalogue names nobody.
    #expect(
      texts.filter { $0.hasPrefix("By ") }.count < texts.filter { $0.hasPrefix("Vol") }.count + 6)
  }

  @Test func aTagFiltersAndItsCapsuleGlides() throws {
    let run = try run()
    run.run(to: 0.5)
    let tag = try #require(leaves(run).texts.first { $0.text == "Poetry" })
    run.input.tap(at: tag.frame.centre(in: run), 0.6)
    run.run(to: 1.8)
    let texts = leaves(run).texts.compactMap(\.text)
    #expect(!texts.contains("The Lighthouse"))
    #expect(texts.contains { $0.hasPrefix("A Very Long") })
  }

  @Test func aCardOpensAndBackCloses() throws {
    let run = try run()
    run.run(to: 0.5)
    let title = try #require(leaves(run).texts.first { $0.text == "The Lighthouse" })
    run.input.tap(at: title.frame.centre(in: run), 0.6)
    run.run(to: 2)
    var texts = leaves(run).texts
    #expect(texts.contains { $0.text?.hasPrefix("A keeper of lights") == true })
    #expect(texts.contains { $0.text == "B 4" })
    let back = try #require(
      texts.first { $0.text == "Books" && $0.frame.minX > 40 && $0.frame.minY < 200 })
    run.input.tap(at: back.frame.centre(in: run), 2.1)
    run.run(to: 3.5)
    texts = leaves(run).texts
    #expect(!texts.contains { $0.text == "B 4" })
    #expect(texts.contains { $0.text == "The Lighthouse" })
  }

  /// A hundred thousand books cost what a hundred do: as few are read.
  @Test func readsOnlyWhatIsShown() throws {
    var reads: [Int] = []
    for count in [100, 100_000] {
      let shelf = SampleShelf(count: count)
      let run = try run(shelf)
      run.run(to: 0.5, painting: false)
      reads.append(shelf.reads)
    }
    #expect(reads[0] == reads[1])
    #expect(reads[0] < 200)
  }

  @Test(arguments: [("wide", 800, 480), ("upright", 480, 854)])
  func looksLikeItsGoldenPicture(_ name: String, _ width: Int, _ height: Int) throws {
    let run = try run(width: width, height: height)
    run.run(to: 0.5)
    expectGolden(try #require(run.picture), "books-\(name)", tolerance: .exact)
  }

  @Test func scrolledCardsLookLikeTheirGoldenPicture() throws {
    let run = try run(width: 480, height: 854)
    run.input.drag(from: (0.5, 0.8), to: (0.5, 0.67), 0.5, lasting: 0.6)
    run.run(to: 1.6)
    expectGolden(try #require(run.picture), "books-turning", tolerance: .exact)
  }

  @Test(arguments: [("wide", 800, 480), ("upright", 480, 854)])
  func theDetailLooksLikeItsGoldenPicture(_ name: String, _ width: Int, _ height: Int) throws {
    let run = try run(width: width, height: height)
    run.run(to: 0.5)
    let title = try #require(leaves(run).texts.first { $0.text == "The Lighthouse" })
    run.input.tap(at: title.frame.centre(in: run), 0.6)
    run.run(to: 2.5)
    expectGolden(try #require(run.picture), "books-detail-\(name)", tolerance: .exact)
  }
}

extension CGRect {
  /// The middle as parts of the picture's width and height.
  @MainActor
  fileprivate func centre(in run: HeadlessRun) -> (x: Double, y: Double) {
    (Double(midX / run.stage.size.width), Double(midY / run.stage.size.height))
  }
}
