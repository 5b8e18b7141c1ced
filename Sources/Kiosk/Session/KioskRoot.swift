import Screens
import SwiftUI

/// The screen for a state above the bar that leads to others and back.
struct KioskRoot: View {
  var state: KioskState
  var log: (String) -> Void
  var done: () -> Void

  var body: some View {
    GeometryReader { proxy in
      VStack(spacing: 0) {
        screen.frame(maxWidth: .infinity, maxHeight: .infinity)
        if state != .invitation {
          SessionBar(
            screens: [], chosen: nil, display: proxy.size, choose: { _ in }, done: done)
        }
      }
    }
  }

  @ViewBuilder private var screen: some View {
    switch state {
    case .invitation: MessageScreen.invitation
    case .pass(let content): BoardingPassScreen(content: content, log: log)
    case .rejection(let message): MessageScreen.rejection(message)
    }
  }
}
