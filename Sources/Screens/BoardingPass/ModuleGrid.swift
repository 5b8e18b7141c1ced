import Barcode
import SwiftUI

/// The dark modules of a symbol; a wide one may be turned to stand upright.
struct ModuleGrid: Equatable {
  private let symbol: BarcodeSymbol
  private let isTurned: Bool

  init(_ symbol: BarcodeSymbol, isTurned: Bool = false) {
    self.symbol = symbol
    self.isTurned = isTurned
  }

  /// The symbol as it fits an area with the larger modules, upright where both are the same.
  init(_ symbol: BarcodeSymbol, fitting area: CGSize) {
    let plain = ModuleGrid(symbol)
    let turned = ModuleGrid(symbol, isTurned: true)
    self = turned.wholeModule(in: area) > plain.wholeModule(in: area) ? turned : plain
  }

  var width: Int { isTurned ? symbol.height : symbol.width }
  var height: Int { isTurned ? symbol.width : symbol.height }

  subscript(x: Int, y: Int) -> Bool {
    isTurned ? symbol[y, symbol.height - 1 - x] : symbol[x, y]
  }

  /// The largest module that fits an area with the quiet zone, either way round; in whole pixels, and
  /// 0 when not even one fits. The area is in pixels.
  func module(in area: CGSize) -> CGFloat {
    max(
      ModuleGrid(symbol).wholeModule(in: area),
      ModuleGrid(symbol, isTurned: true).wholeModule(in: area))
  }

  private func wholeModule(in area: CGSize) -> CGFloat {
    let margin = 2 * symbol.quietZone
    // Sides are sums of steps of layout: a hair less than a whole pixel is a whole one.
    let fit = min(
      (area.width + 0.01) / CGFloat(width + margin),
      (area.height + 0.01) / CGFloat(height + margin))
    return max(0, fit.rounded(.down))
  }
}

/// Dark modules as one path; runs in a row are one rectangle.
struct ModulesShape: Shape {
  var modules: ModuleGrid

  func path(in rect: CGRect) -> Path {
    let module = rect.width / CGFloat(max(modules.width, 1))
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
