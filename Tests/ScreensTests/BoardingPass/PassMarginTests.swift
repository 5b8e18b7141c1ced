import Foundation
import Host
import Raster
import SwiftUI
import Testing
import Typesetting
import Views

@testable import Screens

/// What long texts leave of the room around them, and how the caption's mask looks.
@MainActor
struct PassMarginTests {
  private func leaves(_ content: PassContent, _ width: Double, _ height: Double) throws -> Leaves {
    Leaves(
      of: BoardingPassScreen(content: content), width: width, height: height,
      resources: RenderResources(fonts: try FontLibrary()))
  }

  private func content(name: String, destination: String) throws -> PassContent {
    var content = try Sample.content(flights: Sample.flights())
    content.passenger = name
    content.destination = destination
    return content
  }

  private nonisolated static let long = [
    ("Perseph Winterbottom", "Auckland"), ("Ingrid Nordahl", "Frankfurt am Main Intl."),
  ]

  @Test(arguments: [(1920.0, 1080.0), (1024, 600), (800, 480)], long)
  func theTimesKeepTheirDistance(
    _ size: (width: Double, height: Double), _ texts: (name: String, destination: String)
  ) throws {
    let content = try content(name: texts.name, destination: texts.destination)
    let found = try leaves(content, size.width, size.height).texts
    let times = try #require(found.first { $0.text == "BOARDING" })
    for text in [texts.name, "to \(texts.destination)"] {
      let line = try #require(found.first { $0.text == text })
      #expect(times.frame.minX - line.frame.maxX >= 24)
    }
  }

  @Test(arguments: long)
  func theStubHasMargins(_ texts: (name: String, destination: String)) throws {
    let content = try content(name: texts.name, destination: texts.destination)
    let leaves = try leaves(content, 1920, 1080)
    let stub = try #require(
      leaves.all.first { $0.name == "Rectangle" && $0.frame.width == 162 }?.frame)
    for text in ["BUSINESS CLASS", "to \(texts.destination)"] {
      let line = try #require(leaves.texts.last { $0.text == text }?.frame)
      #expect(line.minX >= stub.minX + 16 && line.maxX <= stub.maxX - 16)
    }
  }

  @Test func theBarsMarginsAreEqual() throws {
    for (width, height) in [(1920.0, 1080.0), (1080, 1920)] {
      let leaves = try leaves(try Sample.content(flights: Sample.flights()), width, height)
      let bar = try #require(
        leaves.all.first { $0.name == "Rectangle" && $0.frame.height == 62 }?.frame)
      let plane = try #require(leaves.all.first { $0.name == "Plane" }?.frame)
      let title = try #require(leaves.texts.first { $0.text == "BOARDING PASS" }?.frame)
      #expect(plane.minX - bar.minX == bar.maxX - title.maxX)
    }
  }

  /// On an upright display a long destination takes nothing from the terminal.
  @Test(
    arguments: [(1080.0, 1920.0), (480, 800)], ["Ho Chi Minh City", "Frankfurt am Main Intl."])
  func aLongDestinationLeavesTheTerminalAlone(
    _ size: (width: Double, height: Double), _ destination: String
  ) throws {
    let short = try Sample.content(flights: Sample.flights())
    let long = try content(name: "Ingrid Nordahl", destination: destination)
    let usual = try leaves(short, size.width, size.height).texts
    let found = try leaves(long, size.width, size.height).texts
    for text in ["TERMINAL 1", "Boarding Area D"] {
      let place = try #require(found.first { $0.text == text }?.frame)
      #expect(place == usual.first { $0.text == text }?.frame)
      let line = try #require(found.first { $0.text == "to \(destination)" }?.frame)
      #expect(place.maxY <= line.minY)
    }
  }

  /// Each dot of the mask has the same top and bottom, though digits stand beside the last.
  @Test func theDotsOfAMaskLieOnOneLine() throws {
    let view = PassCaption(text: "NO. •••••••••4567", size: 40)
      .frame(width: 600, height: 80)
      .background(Color.white)
    let picture = try Sample.picture(of: view, width: 600, height: 80)
    var shapes: [ClosedRange<Int>] = []
    var current: ClosedRange<Int>?
    for x in 0..<600 {
      let dark = (0..<80).filter { picture[x, $0] & 0xFF < 0xC0 }
      if let top = dark.first, let bottom = dark.last {
        let held = current ?? top...bottom
        current = min(held.lowerBound, top)...max(held.upperBound, bottom)
      } else if let shape = current {
        shapes.append(shape)
        current = nil
      }
    }
    // N, O, the full stop, nine dots, four digits.
    #expect(shapes.count == 16)
    let dots = shapes.dropFirst(3).prefix(9)
    #expect(Set(dots).count == 1)
  }
}
