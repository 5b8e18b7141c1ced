import Barcode
import SwiftUI

/// How the parts of a pass lie on a display.
enum PassArrangement: Equatable {
  /// The stub at the right, the code on the coupon: the pass as it is designed.
  case beside
  /// The code on a stub of this width, for codes that need more room than the coupon has; without
  /// the stub's bar where the code needs that as well.
  case codeStub(width: CGFloat, hasBar: Bool)
  /// The stub below, for displays that stand upright.
  case upright
  /// The same with nothing but the code on the stub, for wide codes.
  case uprightCode

  /// The whole pass, in points.
  var size: CGSize {
    switch self {
    case .beside, .codeStub: CGSize(width: 687, height: 300)
    case .upright, .uprightCode: CGSize(width: 525, height: 760)
    }
  }

  /// The room for the code with its quiet zone, in points.
  var codeArea: CGSize {
    switch self {
    case .beside: CGSize(width: 122, height: 204)
    case .codeStub(let width, true): CGSize(width: width - 24, height: 188)
    case .codeStub(let width, false): CGSize(width: width - 20, height: 256)
    case .upright: CGSize(width: 266, height: 266)
    case .uprightCode: CGSize(width: 485, height: 274)
    }
  }

  var isUpright: Bool { self == .upright || self == .uprightCode }

  /// The finest module that a reader takes from a display, in device pixels.
  static let finest: CGFloat = 2

  /// The arrangement for a display of this size in points, how much larger than designed it is drawn,
  /// and the symbol that suits it.
  ///
  /// The stub takes the code when it would be finer than `finest` on the coupon, and grows as far as
  /// the code needs. A code that is too fine even then is not shown: the pass is as designed.
  static func choose(_ symbols: [BarcodeSymbol], in size: CGSize, _ displayScale: CGFloat)
    -> Fitting
  {
    let choices: [PassArrangement] =
      size.height > size.width
      ? [.upright, .uprightCode]
      : [
        .beside, .codeStub(width: 220, hasBar: true), .codeStub(width: 290, hasBar: false),
        .codeStub(width: 374, hasBar: false),
      ]
    let fittings = choices.map { Fitting($0, symbols, in: size, displayScale) }
    return fittings.first { $0.module >= finest } ?? fittings[0]
  }

  /// An arrangement on a display.
  struct Fitting: Equatable {
    let arrangement: PassArrangement
    let scale: CGFloat
    let symbol: BarcodeSymbol?
    /// Whole device pixels; 0 when even one does not fit, or when there is no symbol.
    let module: CGFloat

    /// Whether the display holds the code only finer than a reader takes it.
    var isTooFine: Bool { symbol != nil && module < PassArrangement.finest }

    init(
      _ arrangement: PassArrangement, _ symbols: [BarcodeSymbol], in size: CGSize,
      _ displayScale: CGFloat
    ) {
      self.arrangement = arrangement
      let scale = Self.scale(arrangement, in: size, displayScale)
      self.scale = scale
      let area = CGSize(
        width: arrangement.codeArea.width * scale * displayScale,
        height: arrangement.codeArea.height * scale * displayScale)
      // The shape that comes first is the one a printed pass has; another one has to be worth it.
      var best: (symbol: BarcodeSymbol, module: CGFloat)?
      for symbol in symbols {
        let module = ModuleGrid(symbol).module(in: area)
        if let held = best, held.module >= module { continue }
        best = (symbol, module)
      }
      symbol = best?.symbol
      module = best?.module ?? 0
    }

    /// Fills the width or the height beside the margins, in steps of one device pixel.
    private static func scale(
      _ arrangement: PassArrangement, in size: CGSize, _ displayScale: CGFloat
    ) -> CGFloat {
      let pass = arrangement.size
      // Small panels spare less.
      let margin: CGFloat = min(size.width, size.height) < 640 ? 22 : 36
      var height = size.height / (pass.height + 88)
      if arrangement.isUpright {
        // The notice is below, with room around it.
        let rest = NoticeView.height * NoticeView.unit(in: size) * 1.9
        height = (size.height - rest) / pass.height
      }
      let fit = min(size.width / (pass.width + 2 * margin), height)
      let pixels = (fit * pass.width * displayScale).rounded(.down)
      return max(0.1, pixels / (pass.width * displayScale))
    }
  }
}
