import SwiftUI

/// The pass on its ground, as large as the display allows, with what the passenger most needs to be
/// told below it.
package struct BoardingPassScreen: View {
  package var content: PassContent
  /// Receives a line when something of the pass cannot be shown; never personal data.
  package var log: (String) -> Void
  @Environment(\.displayScale) private var displayScale

  package init(content: PassContent, log: @escaping (String) -> Void = { _ in }) {
    self.content = content
    self.log = log
  }

  package var body: some View {
    GeometryReader { proxy in
      let fitting = PassArrangement.choose(content.codes, in: proxy.size, displayScale)
      let size = fitting.arrangement.size
      let pass = CGSize(width: size.width * fitting.scale, height: size.height * fitting.scale)
      ZStack {
        Ground()
        PassCard(content: content, fitting: fitting, displayScale: displayScale)
          .frame(width: size.width, height: size.height)
          .scaleEffect(fitting.scale)
          .frame(width: pass.width, height: pass.height)
          .position(x: proxy.size.width / 2, y: centre(fitting, pass, proxy.size))
          .onAppear { if fitting.isTooFine { log(Self.tooFine(proxy.size, displayScale)) } }
        if let notice = content.notice {
          NoticeView(notice: notice, unit: NoticeView.unit(in: proxy.size))
            .frame(maxWidth: pass.width)
            .position(
              x: proxy.size.width / 2, y: noticeCentre(fitting, pass, proxy.size))
        }
      }
    }
  }

  /// Where the middle of the pass lies: higher than that of the display by what the notice needs, for
  /// which an upright one always has room.
  private func centre(
    _ fitting: PassArrangement.Fitting, _ pass: CGSize, _ display: CGSize
  ) -> CGFloat {
    guard fitting.arrangement.isUpright || content.notice != nil else { return display.height / 2 }
    let notice = NoticeView.height * NoticeView.unit(in: display)
    let rest = display.height - pass.height - notice
    return (rest * 0.4 + pass.height / 2).rounded()
  }

  private func noticeCentre(
    _ fitting: PassArrangement.Fitting, _ pass: CGSize, _ display: CGSize
  ) -> CGFloat {
    let top = centre(fitting, pass, display) + pass.height / 2
    return ((top + display.height) / 2).rounded()
  }

  private static func tooFine(_ size: CGSize, _ displayScale: CGFloat) -> String {
    let width = Int(size.width * displayScale)
    let height = Int(size.height * displayScale)
    return """
      code: not shown, for \(width) x \(height) pixels hold it only with modules under \
      \(Int(PassArrangement.finest)) pixels; a display with more pixels or another symbology helps
      """
  }
}

/// The parts of a pass in their arrangement.
struct PassCard: View {
  var content: PassContent
  var fitting: PassArrangement.Fitting
  var displayScale: CGFloat

  var body: some View {
    let code = BarcodeView(fitting: fitting, pixelsPerPoint: fitting.scale * displayScale)
    switch fitting.arrangement {
    case .beside:
      HStack(spacing: 0) {
        PassCoupon(content: content, code: code)
        PassStub(content: content)
      }
    case .codeStub(let width, let hasBar):
      HStack(spacing: 0) {
        PassCoupon(content: content, code: nil, width: fitting.arrangement.size.width - width)
        CodeStub(content: content, code: code, width: width, hasBar: hasBar)
      }
    case .upright: UprightPass(content: content, code: code, hasDetails: true)
    case .uprightCode: UprightPass(content: content, code: code, hasDetails: false)
    }
  }
}
