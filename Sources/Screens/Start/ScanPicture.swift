import SwiftUI

/// A pass whose code lies under a reader's light: our own artwork, 560 × 300 units.
struct ScanPicture: View {
  /// Points for each unit.
  var unit: CGFloat

  var body: some View {
    HStack(spacing: 0) {
      coupon
      code
    }
    .background(.white)
    .cornerRadius(18 * unit)
    .shadow(color: .black.opacity(0.14), radius: 14 * unit, x: 0, y: 8 * unit)
    .overlay(light)
  }

  private var coupon: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Plane()
          .fill(.white)
          .frame(width: 98 * unit, height: 32 * unit)
        Spacer()
      }
      .padding(.leading, 26 * unit)
      .frame(height: 70 * unit)
      .background(Color.passBar)
      VStack(alignment: .leading, spacing: 22 * unit) {
        line(210, 26, 0.55)
        line(130, 14, 0.28)
        line(170, 26, 0.55)
        line(230, 14, 0.28)
      }
      .padding(.leading, 26 * unit)
      .frame(maxHeight: .infinity)
    }
    .frame(width: 300 * unit, height: 300 * unit)
  }

  private func line(_ width: CGFloat, _ height: CGFloat, _ strength: Double) -> some View {
    Capsule()
      .fill(Color.passText.opacity(strength))
      .frame(width: width * unit, height: height * unit)
  }

  private var code: some View {
    VStack(spacing: 0) {
      Rectangle().fill(Color.passBar).frame(height: 70 * unit)
      SampleCode()
        .fill(Color.groundText)
        .frame(width: 180 * unit, height: 180 * unit)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(width: 260 * unit, height: 300 * unit)
  }

  /// A bright line across the code, with its glow.
  private var light: some View {
    ZStack {
      RadialGradient(
        colors: [Color.scanLight.opacity(0.4), Color.scanLight.opacity(0)], center: .center,
        startRadius: 0, endRadius: 124 * unit
      )
      .frame(width: 248 * unit, height: 248 * unit)
      .scaleEffect(x: 1, y: 0.45)
      Capsule()
        .fill(Color.scanLight)
        .frame(width: 244 * unit, height: 6 * unit)
    }
    .position(x: 430 * unit, y: 185 * unit)
  }
}

/// A pattern that looks like a code and holds nothing: 15 × 15 modules.
struct SampleCode: Shape {
  private static let rows = [
    "110101101011011", "101100110100101", "011011010111010", "100111111111101",
    "110110000001011", "011010111101100", "101010100101011", "110010101101010",
    "011010111101101", "100110000001011", "101011111111010", "010100101100111",
    "111011010011001", "100101101101110", "011010011010011",
  ]

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height) / 15
    var path = Path()
    for (y, row) in Self.rows.enumerated() {
      for (x, module) in row.enumerated() where module == "1" {
        path.addRect(
          CGRect(
            x: rect.minX + CGFloat(x) * side, y: rect.minY + CGFloat(y) * side, width: side,
            height: side))
      }
    }
    return path
  }
}
