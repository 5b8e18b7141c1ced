import Screens
import SwiftUI

/// The screen for a state, with the way back.
struct KioskRoot: View {
  var state: KioskState
  var log: (String) -> Void
  var done: () -> Void

  var body: some View {
    ZStack(alignment: .topTrailing) {
      switch state {
      case .invitation: MessageScreen.invitation
      case .pass(let content): BoardingPassScreen(content: content, log: log)
      case .rejection(let message): MessageScreen.rejection(message)
      }
      if state != .invitation { DoneButton(action: done) }
    }
  }
}
