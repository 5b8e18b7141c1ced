import Barcode
import SwiftUI

/// A bar code in whole device pixels per module, dark on white, with its quiet zone.
struct BarcodeView: View {
  var symbol: BarcodeSymbol
  /// Device pixels per point where the view is drawn, effects included.
  var pixelsPerPoint: CGFloat

  var body: some View {
    GeometryReader { proxy in
      let modules = ModuleGrid(symbol)
      let side = modules.pointsPerModule(in: proxy.size, pixelsPerPoint)
      ModulesShape(modules: modules)
        .fill(.black)
        .frame(width: side * CGFloat(modules.width), height: side * CGFloat(modules.height))
        .padding(side * CGFloat(symbol.quietZone))
        .background(.white)
        .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }
}

/// The dark modules of a symbol; a wide one is turned to stand upright.
struct ModuleGrid: Equatable {
  private let symbol: BarcodeSymbol
  private let isTurned: Bool

  init(_ symbol: BarcodeSymbol) {
    self.symbol = symbol
    isTurned = symbol.width > symbol.height
  }

  var width: Int { isTurned ? symbol.height : symbol.width }
  var height: Int { isTurned ? symbol.width : symbol.height }

  subscript(x: Int, y: Int) -> Bool {
    isTurned ? symbol[y, symbol.height - 1 - x] : symbol[x, y]
  }

  /// The largest module that fits, in points: a whole number of pixels, and at least one.
  func pointsPerModule(in size: CGSize, _ pixelsPerPoint: CGFloat) -> CGFloat {
    let margin = 2 * symbol.quietZone
    let fit = min(
      size.width / CGFloat(width + margin), size.height / CGFloat(height + margin))
    return max(1, (fit * pixelsPerPoint).rounded(.down)) / pixelsPerPoint
  }
}

/// Dark modules as one path; runs in a row are one rectangle.
struct ModulesShape: Shape {
  var modules: ModuleGrid

  func path(in rect: CGRect) -> Path {
    let module = rect.width / CGFloat(modules.width)
    var path = Path()
    for y in 0..<modules.height {
      var x = 0
      while x < modules.width {
        guard modules[x, y] else {
          x += 1
          continue
        }
        let start = x
        while x < modules.width, modules[x, y] { x += 1 }
        path.addRect(
          CGRect(
            x: rect.minX + CGFloat(start) * module, y: rect.minY + CGFloat(y) * module,
            width: CGFloat(x - start) * module, height: module))
      }
    }
    return path
  }
}
