import Barcode
import SwiftUI

/// A bar code in whole device pixels per module, dark on white, with its quiet zone; a sentence
/// where it cannot be shown.
struct BarcodeView: View {
  var fitting: PassArrangement.Fitting
  /// Device pixels per point where the view is drawn, effects included.
  var pixelsPerPoint: CGFloat
  @Environment(\.displayScale) private var displayScale

  init(fitting: PassArrangement.Fitting, pixelsPerPoint: CGFloat) {
    self.fitting = fitting
    self.pixelsPerPoint = pixelsPerPoint
  }

  var body: some View {
    if let symbol = fitting.symbol, !fitting.isTooFine {
      picture(symbol)
    } else {
      Text("The code cannot be shown here. Please use your own pass.")
        .font(.system(size: 13, weight: .medium))
        .foregroundColor(.passText)
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func picture(_ symbol: BarcodeSymbol) -> some View {
    GeometryReader { proxy in
      let area = CGSize(
        width: proxy.size.width * pixelsPerPoint, height: proxy.size.height * pixelsPerPoint)
      let modules = ModuleGrid(symbol, fitting: area)
      let module = modules.module(in: area)
      let side = module / pixelsPerPoint
      let place = proxy.frame(in: .global)
      ModulesShape(modules: modules)
        .fill(.black)
        .frame(width: side * CGFloat(modules.width), height: side * CGFloat(modules.height))
        .offset(
          x: shift(place.minX, area.width, module * CGFloat(modules.width)),
          y: shift(place.minY, area.height, module * CGFloat(modules.height))
        )
        .padding(side * CGFloat(symbol.quietZone))
        .background(.white)
        .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }

  /// How far a side that is centred in an area has to move for its edges to lie between pixels; the
  /// area's start is in points of the display, the result in points of the view.
  private func shift(_ start: CGFloat, _ area: CGFloat, _ side: CGFloat) -> CGFloat {
    let edge = start * displayScale + (area - side) / 2
    return (edge.rounded() - edge) / pixelsPerPoint
  }
}
