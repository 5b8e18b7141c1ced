import Testing

@testable import KMS

@Suite("Ordered dither")
struct DitherTests {
  @Test func theMatrixHoldsEachThresholdOnce() {
    #expect(OrderedDither.matrix.sorted() == Array(0..<64))
  }

  @Test func blackAndWhiteStayPure() {
    for y in 0..<8 {
      for x in 0..<8 {
        #expect(OrderedDither.convert(0xFF00_0000, x: x, y: y) == 0)
        #expect(OrderedDither.convert(0xFFFF_FFFF, x: x, y: y) == 0xFFFF)
      }
    }
  }

  @Test func theMeanOfATileIsTheColour() {
    for value in stride(from: UInt32(0), through: 255, by: 5) {
      let word = 0xFF00_0000 | value << 16 | value << 8 | value
      var (red, green, blue) = (0, 0, 0)
      for y in 0..<8 {
        for x in 0..<8 {
          let pixel = Int(OrderedDither.convert(word, x: x, y: y))
          red += pixel >> 11
          green += pixel >> 5 & 63
          blue += pixel & 31
        }
      }
      #expect(abs(Double(red) / 64 - Double(value) * 31 / 255) < 0.02)
      #expect(abs(Double(green) / 64 - Double(value) * 63 / 255) < 0.02)
      #expect(abs(Double(blue) / 64 - Double(value) * 31 / 255) < 0.02)
    }
  }
}
