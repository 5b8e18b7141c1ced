import Raster
import TestSupport
import Testing

@testable import Imaging

struct PNGTests {
  /// A picture whose pixels cover many alphas and colours.
  static func sample(width: Int, height: Int, opaque: Bool) -> Surface {
    let surface = Surface(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = opaque ? 255 : UInt32((x * 37 + y * 11) % 256)
        let red = UInt32((x * 5) % 256) * alpha / 255
        let green = UInt32((y * 7) % 256) * alpha / 255
        surface[x, y] = alpha << 24 | red << 16 | green << 8 | alpha / 2
      }
    }
    return surface
  }

  @Test(arguments: [true, false])
  func survivesARoundTrip(opaque: Bool) throws {
    let surface = PNGTests.sample(width: 61, height: 47, opaque: opaque)
    let bytes = try PNG.encode(surface)
    #expect(bytes[25] == (opaque ? 2 : 6), "colour type in the header")
    let back = try PNG.decode(bytes: bytes)
    let difference = try #require(PictureDifference(surface, back))
    #expect(difference.pixels == 0)
  }

  @Test func everyPremultipliedChannelSurvives() {
    for alpha in UInt32(0)...255 {
      for channel in 0...alpha {
        let straight = PNG.straight(channel, alpha)
        #expect(PNG.premultiplied(straight, alpha) == channel)
      }
    }
  }

  @Test func everyCutIsRefusedWithoutATrap() throws {
    let bytes = try PNG.encode(PNGTests.sample(width: 9, height: 9, opaque: false))
    // The last 12 bytes are the end chunk, which the decoder may do without.
    for count in 0..<(bytes.count - 20) {
      #expect(throws: ImageError.self) { try PNG.decode(bytes: Array(bytes.prefix(count))) }
    }
  }

  @Test func damagedBytesNeverTrap() throws {
    let bytes = try PNG.encode(PNGTests.sample(width: 13, height: 9, opaque: false))
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x5A
      _ = try? PNG.decode(bytes: damaged)
    }
  }

  @Test func limitsAreKept() throws {
    let bytes = try PNG.encode(PNGTests.sample(width: 40, height: 30, opaque: true))
    let narrow = ImageLimits(side: 39)
    #expect(throws: ImageError.size(width: 40, height: 30, limits: narrow)) {
      try PNG.decode(bytes: bytes, limits: narrow)
    }
    #expect(throws: ImageError.self) {
      try PNG.decode(bytes: bytes, limits: ImageLimits(pixels: 1199))
    }
    #expect(throws: ImageError.tooManyBytes(count: bytes.count, limit: 10)) {
      try PNG.decode(bytes: bytes, limits: ImageLimits(bytes: 10))
    }
    #expect(throws: ImageError.self) { try PNG.encode(Surface(width: 0, height: 3)) }
  }

  @Test func fileErrorsNameTheFile() {
    #expect(throws: ImageError.file(path: "/nonexistent.png", reason: "No such file or directory"))
    {
      try PNG.read("/nonexistent.png")
    }
  }
}
