import SwiftUI

/// A headline with a sentence below it, in the middle of the ground.
package struct MessageScreen: View {
  package var headline: String
  package var detail: String

  package init(headline: String, detail: String) {
    self.headline = headline
    self.detail = detail
  }

  package var body: some View {
    GeometryReader { proxy in
      let unit = min(proxy.size.width / 1920, proxy.size.height / 1080)
      ZStack {
        Ground()
        VStack(spacing: 28 * unit) {
          Plane()
            .fill(Color.passBar)
            .frame(width: 328 * unit, height: 108 * unit)
          Text(verbatim: headline)
            .font(.system(size: 84 * unit, weight: .bold))
            .foregroundColor(.groundText)
          Text(verbatim: detail)
            .font(.system(size: 40 * unit, weight: .regular))
            .foregroundColor(.groundText)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 120 * unit)
      }
    }
  }
}

extension MessageScreen {
  /// The invitation that is shown while nobody is there.
  package static let invitation = MessageScreen(
    headline: "Scan your boarding pass",
    detail: "Hold the code on paper or phone under the reader.")

  /// What is shown for a code that is no boarding pass, in the passenger's words.
  package static func rejection(_ message: String) -> MessageScreen {
    MessageScreen(headline: "That did not work", detail: message)
  }
}
