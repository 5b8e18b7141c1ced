import SwiftUI

/// The colours of the kiosk's screens.
extension Color {
  /// Text on the pass: dark enough on white for 4.5:1.
  static let passText = Color(red: 0.33, green: 0.33, blue: 0.36)
  /// The bars of the pass; white text of 14 points and more stands out from it by 4.5:1.
  static let passBar = Color(red: 0.76, green: 0.29, blue: 0.03)
  /// The calm ground, at the top.
  static let groundTop = Color(red: 0.91, green: 0.93, blue: 0.96)
  /// The calm ground, at the bottom.
  static let groundBottom = Color(red: 0.80, green: 0.84, blue: 0.89)
  /// The light of a reader.
  static let scanLight = Color(red: 0.93, green: 0.16, blue: 0.16)
  /// Text on the ground.
  static let groundText = Color(red: 0.16, green: 0.20, blue: 0.27)
}

/// The ground that every screen lies on.
struct Ground: View {
  var body: some View {
    LinearGradient(
      colors: [.groundTop, .groundBottom], startPoint: .top, endPoint: .bottom)
  }
}
