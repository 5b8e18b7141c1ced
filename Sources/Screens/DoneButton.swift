import SwiftUI

/// Ends the session; sized for a fingertip on any panel. At the top of a display that lies, within
/// reach at the bottom of one that stands upright.
package struct DoneButton: View {
  package var action: () -> Void

  package init(action: @escaping () -> Void) { self.action = action }

  package var body: some View {
    GeometryReader { proxy in
      let isUpright = proxy.size.height > proxy.size.width
      let unit = Self.unit(proxy.size)
      Text("Done")
        .font(.system(size: 34 * unit, weight: .semibold))
        .foregroundColor(.white)
        .padding(.horizontal, (isUpright ? 110 : 44) * unit)
        .frame(height: (isUpright ? 104 : 84) * unit)
        .background(Capsule().fill(Color.groundText))
        .contentShape(Capsule())
        .onTapGesture { action() }
        .padding(.horizontal, 30 * unit)
        .padding(.vertical, isUpright ? 56 * unit : 30 * Self.short(proxy.size))
        .frame(
          width: proxy.size.width, height: proxy.size.height,
          alignment: isUpright ? .bottom : .topTrailing)
    }
  }

  /// Where the button of an upright display begins, in points from the top.
  static func top(in size: CGSize) -> CGFloat { size.height - (56 + 104) * unit(size) }

  /// Points for each point of the design, 1920 × 1080 or 1080 × 1920; small panels get a button that a
  /// finger still meets.
  private static func unit(_ size: CGSize) -> CGFloat {
    max(short(size), min(0.6, 1.4 * short(size)))
  }

  private static func short(_ size: CGSize) -> CGFloat {
    min(size.width, size.height) / 1080
  }
}
