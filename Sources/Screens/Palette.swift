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

/// The colours of the book list.
extension Color {
  /// Behind the cards.
  static let shelf = Color(red: 0.976, green: 0.976, blue: 0.984)
  /// Titles.
  static let shelfText = Color(red: 0.11, green: 0.11, blue: 0.13)
  /// What matters less, still 4.5:1 on white.
  static let shelfGray = Color(red: 0.43, green: 0.43, blue: 0.46)
  /// Names of tags on their grey.
  static let shelfTag = Color(red: 0.34, green: 0.34, blue: 0.38)
  /// The chosen tag and figures.
  static let shelfBlue = Color(red: 0.07, green: 0.36, blue: 0.85)
  /// Stars.
  static let shelfStar = Color(red: 0.98, green: 0.75, blue: 0.08)
  /// A rating in figures: dark enough on white for 4.5:1.
  static let shelfStarText = Color(red: 0.55, green: 0.40, blue: 0.0)
}

/// The colours of the bar.
extension Color {
  /// The screen that is shown.
  static let barChosen = Color(red: 0.07, green: 0.36, blue: 0.85)
  /// The others.
  static let barText = Color(red: 0.36, green: 0.39, blue: 0.45)
}
