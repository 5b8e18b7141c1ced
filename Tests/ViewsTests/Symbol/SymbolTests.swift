import Foundation
import Geometry
import Raster
import Testing

@testable import Views

/// Symbols as views: their frames, names and derived forms.
@MainActor
struct SymbolTests {
  private func size(_ name: String, _ points: CGFloat) throws -> CGSize {
    try Tree.size(of: Image(systemName: name).font(.system(size: points)), nil, nil)
  }

  @Test func framesAreThoseMeasured() throws {
    #expect(try size("star", 13) == CGSize(width: 16.5, height: 16))
    #expect(try size("star", 17) == CGSize(width: 22, height: 20))
    #expect(try size("chevron.right", 13) == CGSize(width: 10, height: 13.5))
  }

  @Test func everyDrawingIsRead() {
    for name in SymbolArtwork.names { #expect(Self.picture(name) != nil, "\(name)") }
    #expect(SymbolArtwork.names.count > 300)
  }

  @Test(arguments: [
    "star.fill", "bell.slash.fill", "star.circle", "plus.circle.fill", "person.fill.badge.plus",
    "1.circle", "50.circle.fill", "a.square", "bell.badge", "eye.slash", "play.rectangle.fill",
    "doc.badge.plus", "xmark.shield.fill", "arrow.up.right.square", "bolt.circle",
  ])
  func namesAreDerived(name: String) { #expect(Self.picture(name) != nil) }

  @Test(arguments: ["", "nothing", "star.fill.fill", "plus.fill", ".circle", "nothing.circle"])
  func otherNamesHaveNone(name: String) { #expect(Self.picture(name) == nil) }

  @Test func anUnknownNameTakesNoSpaceAndIsTold() throws {
    let tree = try Tree(Image(systemName: "no.such.thing"))
    #expect(tree.frame("Image no.such.thing")?.size == .zero)
    #expect(tree.warnings.contains { $0.contains("no.such.thing") })
  }

  @Test func sizeFollowsFontScaleAndWeight() throws {
    let medium = try size("circle", 20)
    #expect(try size("circle", 40).width > 1.9 * medium.width)
    let large = try Tree.size(
      of: Image(systemName: "circle").font(.system(size: 20)).imageScale(.large), nil, nil)
    #expect(large.width > 1.2 * medium.width && large.width < 1.35 * medium.width)
    let bold = try Tree.size(
      of: Image(systemName: "circle").font(.system(size: 20, weight: .bold)), nil, nil)
    #expect(bold.width > medium.width)
  }

  @Test func standsOnTheBaselineOfText() throws {
    let tree = try Tree(
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "star")
        Text(verbatim: "a")
      }, 200, 100)
    let star = try #require(tree.frame("Image star"))
    let text = try #require(tree.frame("Text \"a\""))
    // Body: ascent 16.19 points; the star reaches 16 points above the baseline.
    #expect(abs((star.minY + 16) - (text.minY + 16.187)) < 0.26)
  }

  @Test func variantsAndResizable() throws {
    #expect(SymbolVariants.circle.fill.applied(to: "star") == "star.circle.fill")
    #expect(SymbolVariants.circle.applied(to: "star.fill") == "star.circle.fill")
    #expect(SymbolVariants.slash.applied(to: "bell") == "bell.slash")
    #expect(
      try Tree.size(of: Image(systemName: "star").resizable(), 50, 30)
        == CGSize(width: 50, height: 30))
  }

  private static let library = try? Tree(Image(systemName: "star")).graph.resources.symbols

  private static func picture(_ name: String) -> SymbolPicture? {
    library?.picture(name, weight: 400)
  }
}
