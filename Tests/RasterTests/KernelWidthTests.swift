import Geometry
import Raster
import RasterKernels
import TestSupport
import Testing

/// The kernels for wide instructions give the pixels of those for every machine, bit for bit.
@Suite(.serialized) struct KernelWidthTests {
  /// Numbers that look random and are the same every time.
  private struct Numbers {
    var state: UInt64
    mutating func next() -> UInt32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: state >> 33) ^ UInt32(truncatingIfNeeded: state >> 15)
    }
    mutating func below(_ n: Int) -> Int { Int(next() % UInt32(n)) }

    /// A premultiplied word; opaque and clear ones are frequent.
    mutating func pixel() -> UInt32 {
      let kind = below(4)
      let alpha = kind == 0 ? 255 : kind == 1 ? 0 : next() & 255
      let color = next()
      func part(_ shift: UInt32) -> UInt32 { ((color >> shift) & 255) * alpha / 255 }
      return alpha << 24 | part(16) << 16 | part(8) << 8 | part(0)
    }

    mutating func pixels(_ count: Int) -> [UInt32] { (0..<count).map { _ in pixel() } }

    /// Bytes with runs of 0 and of 255.
    mutating func mask(_ count: Int) -> [UInt8] {
      var result: [UInt8] = []
      while result.count < count {
        let kind = below(3)
        for _ in 0..<(1 + below(20)) {
          result.append(kind == 0 ? 0 : kind == 1 ? 255 : UInt8(next() & 255))
        }
      }
      return Array(result.prefix(count))
    }
  }

  /// What `body` makes of the same rows with either kernels; the sequence is its to use.
  private func same<T: Equatable>(_ seed: UInt64, _ body: (inout Numbers) -> T) -> Bool {
    let before = KernelWidth.current
    defer { before.use() }
    var results: [T] = []
    for width in KernelWidth.allCases where width.isPossible {
      width.use()
      var numbers = Numbers(state: seed)
      results.append(body(&numbers))
    }
    return results.allSatisfy { $0 == results[0] }
  }

  @Test(arguments: 0..<60) func rowsOfPixels(_ seed: Int) {
    #expect(
      same(UInt64(seed)) { numbers -> [UInt32] in
        let count = numbers.below(200)
        var d = numbers.pixels(count + 16)
        let s = numbers.pixels(count + 16)
        let mask = numbers.mask(count + 16)
        let word = numbers.pixel()
        let alpha = numbers.next() & 255
        Kernels.solid(&d, count, word)
        Kernels.solid(&d, mask, count, word)
        Kernels.over(&d, s, count)
        Kernels.over(&d, s, count, alpha: alpha)
        Kernels.over(&d, s, mask, count)
        Kernels.solid(&d, mask, count, word | 0xFF00_0000)
        Kernels.scale(&d, count, alpha: alpha)
        Kernels.solidBlock(&d, 8, mask, groups: 1, rows: count / 8, word)
        Kernels.solidRows(&d, 3, count / 2, 4, word)
        Kernels.fill(&d, count / 3, word)
        return d
      })
  }

  @Test(arguments: 0..<30) func masks(_ seed: Int) {
    #expect(
      same(UInt64(seed)) { numbers -> [UInt8] in
        let count = numbers.below(100)
        var d = [UInt8](repeating: 7, count: count + 16)
        let a = numbers.mask(count)
        let b = numbers.mask(count)
        Kernels.multiply(&d, a, b, count)
        Kernels.scale(&d, d, count, alpha: numbers.next() & 255)
        return d
      })
  }

  @Test(arguments: 0..<60) func gradients(_ seed: Int) {
    #expect(
      same(UInt64(seed)) { numbers -> [UInt32] in
        let table = numbers.pixels(Kernels.gradientSize + Kernels.gradientPadding)
        let count = numbers.below(300)
        var d = [UInt32](repeating: 0, count: count + 1)
        // From much less than an entry a pixel to many, either way.
        let step = (Int64(Int32(bitPattern: numbers.next())) * 64) >> Int64(numbers.below(14))
        let start = Int64(numbers.below(1400) - 200) << 32 + Int64(numbers.next())
        Kernels.gradient(&d, count, table, start, step)
        return d
      })
  }

  @Test(arguments: 0..<120) func images(_ seed: Int) {
    #expect(
      same(UInt64(seed)) { numbers -> [UInt32] in
        let width = 1 + numbers.below(40)
        let height = 1 + numbers.below(40)
        let stride = (width + 15) & ~15
        let pixels = numbers.pixels(stride * height + 8)
        let count = numbers.below(120)
        var d = [UInt32](repeating: 0, count: count + 1)
        func place(_ extent: Int) -> Int64 {
          Int64(numbers.below(extent * 2 + 8) - extent / 2) << 32 + Int64(numbers.next())
        }
        func step() -> Int64 { Int64(Int32(bitPattern: numbers.next())) * 3 }
        var steps = ImageSteps(u: place(width), v: place(height), du: step(), dv: step())
        switch seed % 4 {
        case 0: steps.dv = 0
        case 1:
          steps.dv = 0
          steps.du = 2 << 32
        default: break
        }
        pixels.withUnsafeBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return }
          let image = ImageRows(pixels: base, stride: stride, width: width, height: height)
          Kernels.bilinear(&d, count, image, steps)
        }
        return d
      })
  }

  @Test(arguments: 0..<40) func foldedTables(_ seed: Int) {
    #expect(
      same(UInt64(seed)) { numbers -> [UInt8] in
        let head = 2 + numbers.below(9)
        let cut = seed % 2 == 0 ? 0 : 5 + numbers.below(30)
        let size = cut == 0 ? head : 2 * head + 1
        let axis = FoldedTable.Axis(count: size + cut, head: head, cut: cut)
        let bytes = numbers.mask(size * size + FoldedTable.padding)
        let count = numbers.below(90)
        var d = [UInt8](repeating: 0, count: count + 1)
        func place() -> Int64 { Int64(numbers.below((size + cut) << 16)) - 65536 }
        func step() -> Int64 { Int64(numbers.below(1 << 17)) - 65536 }
        bytes.withUnsafeBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return }
          Kernels.table(
            &d, count, FoldedTable(bytes: base, width: size, x: axis, y: axis),
            ImageSteps(u: place(), v: place(), du: step(), dv: step()))
        }
        return d
      })
  }

  @Test func wholePictures() {
    #expect(
      same(1) { _ -> [UInt32] in
        let surface = Surface(width: 320, height: 260)
        surface.fill(0xFFFF_FFFF)
        var canvas = Canvas(width: 320, height: 260)
        Pictures.everything(&canvas, 320, 260)
        canvas.render(into: surface, rects: [surface.bounds], workers: 2)
        return Pictures.words(surface)
      })
  }
}
