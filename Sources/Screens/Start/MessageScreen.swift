import SwiftUI

/// A picture, a headline and a sentence, in the middle of the ground.
package struct MessageScreen: View {
  package enum Picture: Equatable, Sendable {
    /// A pass with its code under a reader's light.
    case scan
    /// The mark of something to check.
    case check
  }

  package var picture: Picture
  package var headline: String
  package var detail: String

  package init(_ picture: Picture, headline: String, detail: String) {
    self.picture = picture
    self.headline = headline
    self.detail = detail
  }

  package var body: some View {
    GeometryReader { proxy in
      let unit = Self.unit(proxy.size)
      ZStack {
        Ground()
        VStack(spacing: 0) {
          illustration(unit)
            .padding(.bottom, 64 * unit)
          Text(verbatim: headline)
            .font(.system(size: 80 * unit, weight: .bold))
            .padding(.bottom, 24 * unit)
          Text(verbatim: detail)
            .font(.system(size: 40 * unit, weight: .regular))
            .frame(maxWidth: (proxy.size.width > proxy.size.height ? 1400 : 700) * unit)
        }
        .foregroundColor(.groundText)
        .multilineTextAlignment(.center)
        .padding(.horizontal, 80 * unit)
      }
    }
  }

  @ViewBuilder private func illustration(_ unit: CGFloat) -> some View {
    switch picture {
    case .scan: ScanPicture(unit: unit)
    case .check:
      ZStack {
        Circle().fill(PassNotice.Kind.check.color)
        NoticeMark(kind: .check)
          .stroke(.white, style: StrokeStyle(lineWidth: 22 * unit, lineCap: .round))
          .padding(54 * unit)
      }
      .frame(width: 220 * unit, height: 220 * unit)
    }
  }

  /// Points for each point of the design: 1600 × 1080, or 900 × 1400 upright.
  private static func unit(_ size: CGSize) -> CGFloat {
    size.width > size.height
      ? min(size.width / 1600, size.height / 1080) : min(size.width / 900, size.height / 1400)
  }
}

extension MessageScreen {
  /// The invitation that is shown while nobody is there.
  package static let invitation = MessageScreen(
    .scan, headline: "Scan your boarding pass",
    detail: "Hold the code on paper or phone under the reader.")

  /// What is shown for a code that is no boarding pass: its first sentence as the headline.
  package static func rejection(_ message: String) -> MessageScreen {
    guard let end = message.range(of: ". ") else {
      return MessageScreen(.check, headline: message, detail: "")
    }
    return MessageScreen(
      .check, headline: String(message[..<end.lowerBound]),
      detail: String(message[end.upperBound...]))
  }
}
