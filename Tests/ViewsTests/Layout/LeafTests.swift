import Foundation
import Raster
import Testing

@testable import Views

/// Spacers, dividers, shapes, colours and pictures.
@MainActor
struct LeafTests {
  @Test func spacersAreFlexibleAlongTheirStack() throws {
    #expect(try Tree.size(of: HStack { Spacer() }, 90, 40) == CGSize(width: 90, height: 0))
    #expect(try Tree.size(of: VStack { Spacer() }, 90, 40) == CGSize(width: 0, height: 40))
    #expect(try Tree.size(of: Spacer(), 90, 40) == CGSize(width: 90, height: 40))
    #expect(try Tree.size(of: ZStack { Spacer() }, 90, 40) == CGSize(width: 90, height: 40))
  }

  @Test func spacersKeepTheirLeastLength() throws {
    #expect(try Tree.size(of: HStack { Spacer() }, nil, nil).width == 8)
    #expect(try Tree.size(of: HStack { Spacer() }, 3, nil).width == 8)
    #expect(try Tree.size(of: HStack { Spacer(minLength: 30) }, nil, nil).width == 30)
    #expect(try Tree.size(of: HStack { Spacer(minLength: 0) }, 0, nil).width == 0)
  }

  @Test func spacersGiveWayToEverythingElse() throws {
    let tree = try Tree(
      HStack(spacing: 0) {
        Box.wide("a")
        Spacer()
      }, 100, 10)
    #expect(tree.frames("a", "Spacer") == "a 0 0 92 10\nSpacer 92 5 8 0")
    let framed = try Tree(
      HStack(spacing: 0) {
        Box.wide("a"); Spacer().frame(width: 20)
      }, 100, 10)
    #expect(framed.frames("a") == "a 0 0 80 10")
  }

  @Test func dividersAreHairlinesAcrossTheirStack() throws {
    #expect(
      try Tree.size(of: VStack { Divider() }, 90, 40) == CGSize(width: 90, height: 0.5))
    #expect(
      try Tree.size(of: HStack { Divider() }, 90, 40) == CGSize(width: 0.5, height: 40))
    #expect(
      try Tree.size(of: VStack { Divider() }, 90, 40, scale: 1) == CGSize(width: 90, height: 1))
    #expect(
      try Tree.size(of: HStack { Divider().padding(.horizontal, 2) }, 90, 40)
        == CGSize(width: 4.5, height: 40))
  }

  @Test func shapesAndColoursTakeTheOfferAndTenWhereThereIsNone() throws {
    let offered = CGSize(width: 70, height: 30)
    let ten = CGSize(width: 10, height: 10)
    #expect(try Tree.size(of: Rectangle(), 70, 30) == offered)
    #expect(try Tree.size(of: Ellipse().fill(.red), 70, 30) == offered)
    #expect(try Tree.size(of: RoundedRectangle(cornerRadius: 4).stroke(), 70, 30) == offered)
    #expect(try Tree.size(of: Color.red, 70, 30) == offered)
    #expect(
      try Tree.size(
        of: LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), 70, 30)
        == offered)
    #expect(try Tree.size(of: Rectangle(), nil, nil) == ten)
    #expect(try Tree.size(of: Color.red, nil, nil) == ten)
    #expect(try Tree.size(of: Capsule(), nil, 30) == CGSize(width: 10, height: 30))
  }

  @Test func circlesTakeTheSmallerSide() throws {
    let square = CGSize(width: 30, height: 30)
    #expect(try Tree.size(of: Circle(), 70, 30) == square)
    #expect(try Tree.size(of: Circle().fill(.red), 30, 70) == square)
    #expect(try Tree.size(of: Circle().stroke(lineWidth: 3), 70, 30) == square)
    #expect(try Tree.size(of: Circle().trim(from: 0, to: 0.5), 70, 30) == square)
    #expect(try Tree.size(of: Circle().trim(from: 0, to: 0.5).stroke(), 70, 30) == square)
    #expect(try Tree.size(of: Circle().offset(x: 3), 70, 30) == CGSize(width: 70, height: 30))
    #expect(try Tree.size(of: Circle(), nil, 30) == square)
    #expect(try Tree.size(of: Circle(), nil, nil) == CGSize(width: 10, height: 10))
  }

  @Test func picturesAreRigidAtTheirScale() throws {
    let image = Image(surface: Surface(width: 60, height: 40), scale: 2)
    #expect(try Tree.size(of: image, 500, 5) == CGSize(width: 30, height: 20))
    #expect(try Tree.size(of: image, nil, nil) == CGSize(width: 30, height: 20))
    #expect(try Tree.size(of: image.resizable(), 500, 5) == CGSize(width: 500, height: 5))
    #expect(try Tree.size(of: image.resizable(), nil, 5) == CGSize(width: 30, height: 5))
    #expect(
      try Tree.size(of: image.resizable().scaledToFit(), 60, 60) == CGSize(width: 60, height: 40))
    #expect(
      try Tree.size(of: image.resizable().scaledToFill(), 60, 60) == CGSize(width: 90, height: 60))
  }

  @Test func aMissingPictureTakesNothingAndIsWarnedOfOnce() throws {
    let tree = try Tree(
      VStack(spacing: 0) {
        Image("no such picture")
        Image("no such picture").resizable()
      })
    #expect(tree.elements("Image").map(\.size) == [.zero, .zero])
    #expect(tree.warnings.count == 1)
  }
}
