import Foundation
import Typesetting

/// A text's parts with everything decided that layout depends on, and the styles they are drawn in.
struct ResolvedText {
  var runs: [TextRun] = []
  /// One for each run, in order; nil for the foreground style.
  var styles: [AnyShapeStyle?] = []
  /// The style's distance between baselines; the largest of the runs.
  var linePitch: Double?
  /// What the first run's font adds to the distance between baselines, in points.
  var leading = 0.0
  /// The font of the first run.
  var font: FontDescriptor?
}

extension Text {
  /// What the parts of a text take over from the text around them.
  private struct Attributes {
    var font: Font?
    var weight: Font.Weight?
    var style: AnyShapeStyle?
    var isBold = false
    var isItalic = false
    var spacing: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var hasMonospacedDigits = false
  }

  /// Splits the text into runs, with the environment's font where it names none.
  func resolve(in environment: EnvironmentValues) -> ResolvedText {
    var result = ResolvedText()
    let attributes = Attributes(font: environment.font, weight: environment.fontWeight)
    append(to: &result, attributes, environment)
    return result
  }

  private func append(
    to result: inout ResolvedText, _ outer: Attributes, _ environment: EnvironmentValues
  ) {
    var attributes = outer
    // What is written first is nearest to the text and wins over what is written later.
    for modifier in modifiers.reversed() {
      switch modifier {
      case .font(let font): attributes.font = font ?? outer.font
      case .weight(let weight): attributes.weight = weight ?? outer.weight
      case .bold: attributes.isBold = true
      case .style(let style): attributes.style = style ?? outer.style
      case .italic: attributes.isItalic = true
      case .kerning(let value), .tracking(let value): attributes.spacing = value
      case .baselineOffset(let value): attributes.baselineOffset = value
      case .monospacedDigit: attributes.hasMonospacedDigits = true
      }
    }
    switch storage {
    case .concatenation(let first, let second):
      first.append(to: &result, attributes, environment)
      second.append(to: &result, attributes, environment)
    case .verbatim(let string):
      var font = attributes.font ?? .body
      if let weight = attributes.weight { font = font.weight(weight) }
      if attributes.isBold, attributes.weight == nil { font = font.bold() }
      if attributes.isItalic { font = font.italic() }
      if attributes.hasMonospacedDigits { font = font.monospacedDigit() }
      let resolved = font.resolve(in: environment.dynamicTypeSize)
      result.runs.append(
        TextRun(
          text: string, font: resolved.descriptor, tracking: Double(attributes.spacing),
          baselineOffset: Double(attributes.baselineOffset), tag: result.styles.count))
      result.styles.append(attributes.style)
      if let pitch = resolved.linePitch {
        result.linePitch = max(result.linePitch ?? pitch, pitch)
      }
      if result.font == nil {
        result.font = resolved.descriptor
        result.leading = resolved.leading
      }
    }
  }
}
