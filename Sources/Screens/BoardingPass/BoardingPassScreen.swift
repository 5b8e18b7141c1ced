import SwiftUI

/// The pass on its ground, as large as the display allows, with a sentence below.
package struct BoardingPassScreen: View {
  package var content: PassContent
  @Environment(\.displayScale) private var displayScale

  package init(content: PassContent) { self.content = content }

  /// The pass in points, and the room around it.
  private static let pass = CGSize(width: 687, height: 300)
  private static let margin: CGFloat = 44

  package var body: some View {
    GeometryReader { proxy in
      let scale = Self.scale(in: proxy.size, displayScale)
      ZStack {
        Ground()
        HStack(spacing: 0) {
          PassCoupon(content: content, pixelsPerPoint: scale * displayScale)
          PassStub(content: content)
        }
        .scaleEffect(scale)
        .frame(width: Self.pass.width * scale, height: Self.pass.height * scale)
        if let message = content.message {
          Text(verbatim: message)
            .font(.system(size: 15 * scale, weight: .medium))
            .foregroundColor(.groundText)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .padding(.horizontal, Self.margin)
            .frame(
              width: proxy.size.width,
              height: (proxy.size.height - Self.pass.height * scale) / 2
            )
            .position(
              x: proxy.size.width / 2,
              y: (3 * proxy.size.height + Self.pass.height * scale) / 4)
        }
      }
    }
  }

  /// How much the pass is enlarged: to fill the width or the height, in steps of one device pixel.
  private static func scale(in size: CGSize, _ displayScale: CGFloat) -> CGFloat {
    let fit = min(
      size.width / (pass.width + 2 * margin), size.height / (pass.height + 2 * margin))
    return max(0.1, (fit * pass.width * displayScale).rounded(.down) / (pass.width * displayScale))
  }
}
