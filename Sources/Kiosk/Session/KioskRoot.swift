import Screens
import SwiftUI

/// The screen for a state above the bar that leads to others and back.
struct KioskRoot: View {
  var state: KioskState
  var contents = KioskContents()
  var log: (String) -> Void
  var choose: (KioskScreen) -> Void = { _ in }
  var done: () -> Void

  var body: some View {
    GeometryReader { proxy in
      VStack(spacing: 0) {
        screen.frame(maxWidth: .infinity, maxHeight: .infinity)
        if hasBar {
          SessionBar(
            screens: contents.screens, chosen: state.screen, display: proxy.size, choose: choose,
            done: state == .invitation ? nil : done)
        }
      }
    }
  }

  private var hasBar: Bool { contents.screens.count > 1 || state != .invitation }

  @ViewBuilder private var screen: some View {
    switch state {
    case .invitation, .chosen(.boardingPass): MessageScreen.invitation
    case .pass(let content): BoardingPassScreen(content: content, log: log)
    case .rejection(let message): MessageScreen.rejection(message)
    case .chosen(.books):
      if let shelf = contents.shelf { BookListScreen(shelf: shelf, version: shelf.version) }
    }
  }
}
