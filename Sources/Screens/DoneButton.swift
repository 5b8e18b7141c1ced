import SwiftUI

/// Ends the session; sized for a fingertip on any panel.
package struct DoneButton: View {
  package var action: () -> Void

  package init(action: @escaping () -> Void) { self.action = action }

  package var body: some View {
    GeometryReader { proxy in
      let unit = min(proxy.size.width / 1920, proxy.size.height / 1080)
      Text("Done")
        .font(.system(size: 34 * unit, weight: .semibold))
        .foregroundColor(.white)
        .padding(.horizontal, 44 * unit)
        .frame(height: 84 * unit)
        .background(Capsule().fill(Color.groundText))
        .contentShape(Capsule())
        .onTapGesture { action() }
        .padding(30 * unit)
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topTrailing)
    }
  }
}
