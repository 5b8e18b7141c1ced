import SwiftUI

/// A line of the pass: one size, weight and colour, shrinking before it is cut.
struct PassLabel: View {
  var text: String?
  var size: CGFloat
  var weight: Font.Weight
  var color = Color.passText
  /// Lines that a text may take before it is cut.
  var lines = 1

  var body: some View {
    Text(verbatim: text ?? PassContent.absent)
      .fontWeight(weight)
      .font(.system(size: size))
      .foregroundColor(color)
      .lineLimit(lines)
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
  /// Lines that the value may take.
  var lines = 1

  var body: some View {
    PassLabel(text: caption, size: captionSize, weight: .bold, color: color)
    PassLabel(text: value, size: size, weight: weight, color: color, lines: lines)
  }
}
