import SwiftUI

/// Large targets at the foot of the display, where every hand reaches: the screens there are, and the
/// way out of a session.
package struct SessionBar: View {
  /// More than one, or none to choose from.
  package var screens: [KioskScreen]
  package var chosen: KioskScreen?
  /// Of the whole display, in points.
  package var display: CGSize
  package var choose: (KioskScreen) -> Void
  /// Ends the session; nil while there is none.
  package var done: (() -> Void)?

  package init(
    screens: [KioskScreen], chosen: KioskScreen?, display: CGSize,
    choose: @escaping (KioskScreen) -> Void, done: (() -> Void)?
  ) {
    self.screens = screens
    self.chosen = chosen
    self.display = display
    self.choose = choose
    self.done = done
  }

  package var body: some View {
    let unit = Self.unit(display)
    HStack(spacing: 10 * unit) {
      if screens.count > 1 {
        ForEach(screens, id: \.self) { target($0, unit) }
      }
      if let done { button(done, unit) }
    }
    .padding(.horizontal, 24 * unit)
    .frame(width: display.width, height: Self.height(in: display))
    .background(Color.white)
    .overlay(alignment: .top) {
      Rectangle().fill(Color.groundText.opacity(0.12)).frame(height: max(1, 2 * unit))
    }
  }

  private func target(_ screen: KioskScreen, _ unit: CGFloat) -> some View {
    let isChosen = screen == chosen
    return VStack(spacing: 6 * unit) {
      Image(systemName: screen.symbol)
        .font(.system(size: 34 * unit, weight: .medium))
      Text(screen.title)
        .font(.system(size: 25 * unit, weight: .semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.6)
    }
    .foregroundColor(isChosen ? .barChosen : .barText)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .onTapGesture { choose(screen) }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
  }

  private func button(_ done: @escaping () -> Void, _ unit: CGFloat) -> some View {
    Text("Done")
      .font(.system(size: 34 * unit, weight: .semibold))
      .foregroundColor(.white)
      .frame(width: 220 * unit, height: 88 * unit)
      .background(Capsule().fill(Color.groundText))
      .contentShape(Capsule())
      .onTapGesture { done() }
      .accessibilityAddTraits(.isButton)
  }

  /// In points.
  package static func height(in display: CGSize) -> CGFloat { (124 * unit(display)).rounded() }

  /// Points for each point of the design, 1920 × 1080 or 1080 × 1920; small panels get targets that a
  /// finger still meets.
  private static func unit(_ display: CGSize) -> CGFloat {
    let short = min(display.width, display.height) / 1080
    return max(short, min(0.5, 1.15 * short))
  }
}
