extension Color {
  /// The system's red.
  public static let red = Color(source: .system(.red))
  /// The system's orange.
  public static let orange = Color(source: .system(.orange))
  /// The system's yellow.
  public static let yellow = Color(source: .system(.yellow))
  /// The system's green.
  public static let green = Color(source: .system(.green))
  /// The system's mint.
  public static let mint = Color(source: .system(.mint))
  /// The system's teal.
  public static let teal = Color(source: .system(.teal))
  /// The system's cyan.
  public static let cyan = Color(source: .system(.cyan))
  /// The system's blue.
  public static let blue = Color(source: .system(.blue))
  /// The system's indigo.
  public static let indigo = Color(source: .system(.indigo))
  /// The system's purple.
  public static let purple = Color(source: .system(.purple))
  /// The system's pink.
  public static let pink = Color(source: .system(.pink))
  /// The system's brown.
  public static let brown = Color(source: .system(.brown))
  /// The system's gray.
  public static let gray = Color(source: .system(.gray))
  /// White in every appearance.
  public static let white = Color(source: .system(.white))
  /// Black in every appearance.
  public static let black = Color(source: .system(.black))
  /// Nothing.
  public static let clear = Color(source: .system(.clear))
  /// The colour of content that matters most: black on light, white on dark.
  public static let primary = Color(source: .system(.primary))
  /// The colour of content that matters less.
  public static let secondary = Color(source: .system(.secondary))
  /// The accent of the surroundings, the system's blue unless one is set.
  public static let accentColor = Color(source: .accent)
}
