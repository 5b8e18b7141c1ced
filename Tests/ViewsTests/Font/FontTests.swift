import Testing
import Views

/// What fonts come to.
struct FontTests {
  @Test(arguments: [
    (Font.TextStyle.largeTitle, 34, 41, 400, 700), (.title, 28, 34, 400, 700),
    (.title2, 22, 28, 400, 700), (.title3, 20, 25, 400, 600), (.headline, 17, 22, 600, 600),
    (.body, 17, 22, 400, 600), (.callout, 16, 21, 400, 600), (.subheadline, 15, 20, 400, 600),
    (.footnote, 13, 18, 400, 600), (.caption, 12, 16, 400, 600), (.caption2, 11, 13, 400, 600),
  ])
  func stylesHaveTheirSizesAndWeights(
    _ style: Font.TextStyle, _ size: Int, _ pitch: Int, _ weight: Int, _ bold: Int
  ) {
    let font = Font.system(style).resolve()
    #expect(font.descriptor.size == Double(size))
    #expect(font.linePitch == Double(pitch))
    #expect(font.descriptor.weight == weight)
    #expect(Font.system(style).bold().resolve().descriptor.weight == bold)
  }

  @Test
  func stylesGrow() {
    #expect(Font.body.resolve(in: .xSmall).descriptor.size == 14)
    #expect(Font.body.resolve(in: .accessibility5).descriptor.size == 53)
    #expect(Font.body.resolve(in: .accessibility5).linePitch == 62)
    #expect(Font.caption2.resolve(in: .xSmall).descriptor.size == 11)
    #expect(Font.largeTitle.resolve(in: .xxxLarge).descriptor.size == 40)
    #expect(Font.system(size: 14).resolve(in: .accessibility5).descriptor.size == 14)
    let custom = Font.custom("Lora", size: 34, relativeTo: .body).resolve(in: .xSmall)
    #expect(custom.descriptor.size == 28)
    #expect(Font.custom("Lora", fixedSize: 34).resolve(in: .xSmall).descriptor.size == 34)
    for style in Font.TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { style.pointSize($0) }
      #expect(sizes == sizes.sorted())
      for size in sizes { #expect(Font.TextStyle.linePitch(pointSize: size) > size) }
    }
  }

  @Test
  func aSizeHasNoPitchOfItsOwn() {
    let font = Font.system(size: 18, weight: .light, design: .rounded).resolve()
    #expect(font.linePitch == nil)
    #expect(font.descriptor.weight == 300)
    #expect(font.descriptor.family == .system(.rounded))
    #expect(Font.system(size: 18, weight: .bold).resolve().descriptor.weight == 700)
    #expect(Font.system(size: 18).resolve().descriptor.weight == 400)
  }

  @Test
  func traitsChangeTheFont() {
    let font = Font.body.italic().monospacedDigit().smallCaps().leading(.tight).weight(.heavy)
      .resolve()
    #expect(font.descriptor.italic)
    #expect(font.descriptor.monospacedDigits)
    #expect(font.descriptor.smallCaps)
    #expect(font.descriptor.weight == 800)
    #expect(font.leading == -2)
    #expect(font.linePitch == 22)
    #expect(Font.body.weight(.black).bold().resolve().descriptor.weight == 600)
    #expect(Font.body.bold().weight(.light).resolve().descriptor.weight == 300)
    #expect(Font.body.monospaced().resolve().descriptor.family == .system(.monospaced))
  }

  @Test(arguments: [0, -4, .nan, .infinity, 1e30])
  func strangeSizesAreHeld(_ size: Double) {
    let points = Font.system(size: size).resolve().descriptor.size
    #expect(points >= 1 && points <= 10_000)
  }
}
