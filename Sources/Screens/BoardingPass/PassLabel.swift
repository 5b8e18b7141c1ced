import SwiftUI

/// A line of the pass: one size, weight and colour, shrinking before it is cut.
struct PassLabel: View {
  var text: String?
  var size: CGFloat
  var weight: Font.Weight
  var color = Color.passText

  /// What stands where nothing is known.
  static let absent = "—"

  var body: some View {
    Text(verbatim: text ?? Self.absent)
      .fontWeight(weight)
      .font(.system(size: size))
      .foregroundColor(color)
      .lineLimit(1)
      .minimumScaleFactor(0.4)
  }
}

/// A caption with its value below.
struct PassField: View {
  var caption: String
  var captionSize: CGFloat
  var value: String?
  var size: CGFloat
  var weight = Font.Weight.bold
  var color = Color.passText

  var body: some View {
    PassLabel(text: caption, size: captionSize, weight: .bold, color: color)
    PassLabel(text: value, size: size, weight: weight, color: color)
  }
}
