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

/// The line beside or below the code: a number, mostly masked.
///
/// Fonts raise dots that stand near digits, but only the nearest few: as parts that are shaped apart,
/// mask and digits leave each other alone, and all dots lie on one line.
struct PassCaption: View {
  var text: String?
  var size: CGFloat

  var body: some View {
    let text = text ?? ""
    let end = text.lastIndex(of: "•").map { text.index(after: $0) } ?? text.startIndex
    let number = Text(verbatim: String(text[end...])).monospacedDigit()
    return (Text(verbatim: String(text[..<end])) + number)
      .fontWeight(.light)
      .font(.system(size: size))
      .foregroundColor(.passText)
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
  /// Lines that the value may take.
  var lines = 1

  var body: some View {
    PassLabel(text: caption, size: captionSize, weight: .bold, color: color)
    PassLabel(text: value, size: size, weight: weight, color: color, lines: lines)
  }
}
