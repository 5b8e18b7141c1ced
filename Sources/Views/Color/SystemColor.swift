import Raster

/// A colour that the system defines for each appearance. Values are those of Xcode 14.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case white, black, clear
  case primary, secondary, tertiary, quaternary
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case separator, opaqueSeparator, link, placeholder

  /// The components under `scheme`.
  package func resolve(_ scheme: ColorScheme) -> RGBA {
    let pair = Self.values[self] ?? (light: .clear, dark: .clear)
    return scheme == .light ? pair.light : pair.dark
  }

  /// Components in sRGB, 8 bits each, and alpha.
  private static func rgb(_ hex: UInt32, _ alpha: Double = 1) -> RGBA {
    RGBA(rgb: hex, alpha: alpha)
  }

  private static let values: [SystemColor: (light: RGBA, dark: RGBA)] = [
    .red: (rgb(0xFF3B30), rgb(0xFF453A)),
    .orange: (rgb(0xFF9500), rgb(0xFF9F0A)),
    .yellow: (rgb(0xFFCC00), rgb(0xFFD60A)),
    .green: (rgb(0x34C759), rgb(0x30D158)),
    .mint: (rgb(0x00C7BE), rgb(0x63E6E2)),
    .teal: (rgb(0x30B0C7), rgb(0x40C8E0)),
    .cyan: (rgb(0x32ADE6), rgb(0x64D2FF)),
    .blue: (rgb(0x007AFF), rgb(0x0A84FF)),
    .indigo: (rgb(0x5856D6), rgb(0x5E5CE6)),
    .purple: (rgb(0xAF52DE), rgb(0xBF5AF2)),
    .pink: (rgb(0xFF2D55), rgb(0xFF375F)),
    .brown: (rgb(0xA2845E), rgb(0xAC8E68)),
    .gray: (rgb(0x8E8E93), rgb(0x8E8E93)),
    .gray2: (rgb(0xAEAEB2), rgb(0x636366)),
    .gray3: (rgb(0xC7C7CC), rgb(0x48484A)),
    .gray4: (rgb(0xD1D1D6), rgb(0x3A3A3C)),
    .gray5: (rgb(0xE5E5EA), rgb(0x2C2C2E)),
    .gray6: (rgb(0xF2F2F7), rgb(0x1C1C1E)),
    .white: (rgb(0xFFFFFF), rgb(0xFFFFFF)),
    .black: (rgb(0x000000), rgb(0x000000)),
    .clear: (.clear, .clear),
    .primary: (rgb(0x000000), rgb(0xFFFFFF)),
    .secondary: (rgb(0x3C3C43, 0.6), rgb(0xEBEBF5, 0.6)),
    .tertiary: (rgb(0x3C3C43, 0.3), rgb(0xEBEBF5, 0.3)),
    .quaternary: (rgb(0x3C3C43, 0.18), rgb(0xEBEBF5, 0.16)),
    .fill: (rgb(0x787880, 0.2), rgb(0x787880, 0.36)),
    .secondaryFill: (rgb(0x787880, 0.16), rgb(0x787880, 0.32)),
    .tertiaryFill: (rgb(0x767680, 0.12), rgb(0x767680, 0.24)),
    .quaternaryFill: (rgb(0x747480, 0.08), rgb(0x747480, 0.18)),
    .background: (rgb(0xFFFFFF), rgb(0x000000)),
    .secondaryBackground: (rgb(0xF2F2F7), rgb(0x1C1C1E)),
    .tertiaryBackground: (rgb(0xFFFFFF), rgb(0x2C2C2E)),
    .groupedBackground: (rgb(0xF2F2F7), rgb(0x000000)),
    .secondaryGroupedBackground: (rgb(0xFFFFFF), rgb(0x1C1C1E)),
    .tertiaryGroupedBackground: (rgb(0xF2F2F7), rgb(0x2C2C2E)),
    .separator: (rgb(0x3C3C43, 0.29), rgb(0x545458, 0.6)),
    .opaqueSeparator: (rgb(0xC6C6C8), rgb(0x38383A)),
    .link: (rgb(0x007AFF), rgb(0x0984FF)),
    .placeholder: (rgb(0x3C3C43, 0.3), rgb(0xEBEBF5, 0.3)),
  ]
}
