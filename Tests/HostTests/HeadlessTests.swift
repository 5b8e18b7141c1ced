import Foundation
import Raster
import Testing
import Typesetting
import Views

@testable import Host

/// Pictures without a display.
@MainActor
struct HeadlessTests {
  private let resources: RenderResources

  init() throws { resources = RenderResources(fonts: try FontLibrary()) }

  private func snapshot<V: View>(_ view: V, scale: Double = 1) -> Surface {
    Headless.snapshot(of: view, width: 40, height: 20, scale: scale, resources: resources)
  }

  @Test func theGroundIsTheSystemsBackground() {
    #expect(snapshot(EmptyView())[3, 3] == 0xFFFF_FFFF)
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let stage = Stage(resources: resources, scale: 1, environment: environment)
    stage.show(EmptyView())
    stage.resize(width: 4, height: 4)
    _ = stage.draw()
    #expect(stage.frame?[2, 2] == 0xFF00_0000)
  }

  @Test func coloursLieWhereTheirFramesAre() {
    let view = Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 6)
    let frame = snapshot(view)
    #expect(frame[15, 7] == 0xFFFF_0000 && frame[24, 12] == 0xFFFF_0000)
    #expect(frame[14, 7] == 0xFFFF_FFFF && frame[25, 7] == 0xFFFF_FFFF)
    #expect(frame[15, 6] == 0xFFFF_FFFF && frame[15, 13] == 0xFFFF_FFFF)
    let fine = snapshot(view, scale: 2)
    #expect(fine[10, 4] == 0xFFFF_0000 && fine[29, 15] == 0xFFFF_0000)
    #expect(fine[9, 4] == 0xFFFF_FFFF && fine[30, 15] == 0xFFFF_FFFF)
  }

  @Test func edgesAreRoundedToPixelsEachForItself() {
    // From 0.4 to 10.4 and from 10.4 to 20.8: the edges are at 0, 10 and 21.
    let view = HStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0).frame(width: 10)
      Color(red: 0, green: 0, blue: 1).frame(width: 10.4)
    }
    .padding(.leading, 0.4)
    .frame(width: 40, alignment: .leading)
    let frame = snapshot(view)
    #expect(frame[0, 5] == 0xFFFF_0000 && frame[9, 5] == 0xFFFF_0000)
    #expect(frame[10, 5] == 0xFF00_00FF && frame[20, 5] == 0xFF00_00FF)
    #expect(frame[21, 5] == 0xFFFF_FFFF)
  }

  @Test func theSameViewGivesTheSamePixels() {
    let view = VStack {
      Text(verbatim: "Gate").shadow(radius: 2)
      Circle().trim(from: 0.1, to: 0.8).stroke(lineWidth: 2).rotationEffect(.degrees(33))
    }
    #expect(snapshot(view).words(count: 800) == snapshot(view).words(count: 800))
  }

  @Test(arguments: [
    CGFloat.nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, CGFloat.greatestFiniteMagnitude,
    CGFloat.leastNonzeroMagnitude,
  ])
  func numbersThatMakeNoSenseAreSurvived(number: CGFloat) {
    let box = Color.red.overlay { Text(verbatim: "x") }
    func survives<V: View>(_ view: V) {
      _ = snapshot(view)
      _ = Headless.frames(of: view, width: 40, height: 20, resources: resources)
    }
    survives(box.frame(width: number, height: number))
    survives(box.frame(minWidth: number, idealWidth: number, maxWidth: number))
    survives(box.frame(width: 10).frame(minHeight: number, maxHeight: 5))
    survives(box.padding(number))
    survives(box.offset(x: number, y: number))
    survives(box.position(x: number, y: number))
    survives(box.scaleEffect(number))
    survives(box.rotationEffect(.degrees(Double(number))))
    survives(box.rotation3DEffect(.degrees(Double(number)), axis: (x: number, y: 1, z: 0)))
    survives(box.rotation3DEffect(.degrees(70), axis: (x: 1, y: 0, z: 0), perspective: number))
    survives(box.aspectRatio(number, contentMode: .fill))
    survives(box.shadow(radius: number, x: number, y: number))
    survives(box.blur(radius: number))
    survives(box.opacity(Double(number)))
    survives(box.cornerRadius(number))
    survives(Circle().stroke(lineWidth: number))
    survives(Circle().trim(from: number, to: 1))
    survives(RoundedRectangle(cornerRadius: number))
    survives(Text(verbatim: "x").font(.system(size: number)))
    survives(Text(verbatim: "x").kerning(number).baselineOffset(number))
    survives(Text(verbatim: "x y").lineSpacing(number).minimumScaleFactor(number))
    survives(
      HStack(spacing: number) {
        box; Spacer(minLength: number); box
      })
    survives(box.layoutPriority(Double(number)).zIndex(Double(number)))
    survives(box.alignmentGuide(.leading) { _ in number }.frame(width: 9, alignment: .leading))
    survives(
      LinearGradient(colors: [.red, .blue], startPoint: .init(x: number, y: 0), endPoint: .top))
  }
}

extension Surface {
  fileprivate func words(count: Int) -> [UInt32] {
    (0..<count).map { self[$0 % width, $0 / width] }
  }
}
