extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(Color(source: .system(.red)))
  /// The system's orange.
  public static let systemOrange = UIColor(Color(source: .system(.orange)))
  /// The system's yellow.
  public static let systemYellow = UIColor(Color(source: .system(.yellow)))
  /// The system's green.
  public static let systemGreen = UIColor(Color(source: .system(.green)))
  /// The system's mint.
  public static let systemMint = UIColor(Color(source: .system(.mint)))
  /// The system's teal.
  public static let systemTeal = UIColor(Color(source: .system(.teal)))
  /// The system's cyan.
  public static let systemCyan = UIColor(Color(source: .system(.cyan)))
  /// The system's blue.
  public static let systemBlue = UIColor(Color(source: .system(.blue)))
  /// The system's indigo.
  public static let systemIndigo = UIColor(Color(source: .system(.indigo)))
  /// The system's purple.
  public static let systemPurple = UIColor(Color(source: .system(.purple)))
  /// The system's pink.
  public static let systemPink = UIColor(Color(source: .system(.pink)))
  /// The system's brown.
  public static let systemBrown = UIColor(Color(source: .system(.brown)))
  /// The system's gray.
  public static let systemGray = UIColor(Color(source: .system(.gray)))
  /// The second of the system's grays.
  public static let systemGray2 = UIColor(Color(source: .system(.gray2)))
  /// The third of the system's grays.
  public static let systemGray3 = UIColor(Color(source: .system(.gray3)))
  /// The fourth of the system's grays.
  public static let systemGray4 = UIColor(Color(source: .system(.gray4)))
  /// The fifth of the system's grays.
  public static let systemGray5 = UIColor(Color(source: .system(.gray5)))
  /// The sixth of the system's grays.
  public static let systemGray6 = UIColor(Color(source: .system(.gray6)))
  /// The colour of what can be touched.
  public static let tintColor = UIColor(Color(source: .system(.blue)))
  /// Text that matters most.
  public static let label = UIColor(Color(source: .system(.primary)))
  /// Text that matters less.
  public static let secondaryLabel = UIColor(Color(source: .system(.secondary)))
  /// Text that matters little.
  public static let tertiaryLabel = UIColor(Color(source: .system(.tertiary)))
  /// Text that matters least.
  public static let quaternaryLabel = UIColor(Color(source: .system(.quaternary)))
  /// The fill of thin and small shapes.
  public static let systemFill = UIColor(Color(source: .system(.fill)))
  /// The fill of medium shapes.
  public static let secondarySystemFill = UIColor(Color(source: .system(.secondaryFill)))
  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor(Color(source: .system(.tertiaryFill)))
  /// The fill of large areas with content.
  public static let quaternarySystemFill = UIColor(Color(source: .system(.quaternaryFill)))
  /// The ground of a screen.
  public static let systemBackground = UIColor(Color(source: .system(.background)))
  /// The ground of a group on a screen.
  public static let secondarySystemBackground = UIColor(
    Color(source: .system(.secondaryBackground)))
  /// The ground of a group within a group.
  public static let tertiarySystemBackground = UIColor(Color(source: .system(.tertiaryBackground)))
  /// The ground of a screen of groups.
  public static let systemGroupedBackground = UIColor(Color(source: .system(.groupedBackground)))
  /// The ground of a group on a screen of groups.
  public static let secondarySystemGroupedBackground = UIColor(
    Color(source: .system(.secondaryGroupedBackground)))
  /// The ground of a group within such a group.
  public static let tertiarySystemGroupedBackground = UIColor(
    Color(source: .system(.tertiaryGroupedBackground)))
  /// A thin line that lets what is under it through.
  public static let separator = UIColor(Color(source: .system(.separator)))
  /// A thin line that covers what is under it.
  public static let opaqueSeparator = UIColor(Color(source: .system(.opaqueSeparator)))
  /// Text that leads elsewhere.
  public static let link = UIColor(Color(source: .system(.link)))
  /// Text where nothing was typed yet.
  public static let placeholderText = UIColor(Color(source: .system(.placeholder)))
}

extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A gray of a third of the light, in code values.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A gray of two thirds of the light, in code values.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A gray of half the light, in code values.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Full red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Full green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Full blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Full green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Full red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Full red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Full red, half green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red and blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing.
  public static let clear = UIColor(white: 0, alpha: 0)
}
