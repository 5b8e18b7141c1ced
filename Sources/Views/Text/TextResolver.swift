import Foundation
import Raster
import Typesetting

/// A text's parts with everything decided that layout depends on, and the styles they are drawn in.
struct ResolvedText {
  /// What is drawn of a run beside its letters.
  struct Looks {
    /// Nil for the foreground style.
    var style: AnyShapeStyle?
    var underline: TextRule?
    var strikethrough: TextRule?
    /// Of a run that is an image.
    var image: (image: Image, content: ImageContent)?
  }

  var runs: [TextRun] = []
  /// One for each run, in order.
  var looks: [Looks] = []
  /// The style's distance between baselines; the largest of the runs.
  var linePitch: Double?
  /// What the first run's font adds to the distance between baselines, in points.
  var leading = 0.0
  /// The font of the first run.
  var font: FontDescriptor?
  /// When a part of the text reads otherwise; nil for never.
  var nextChange: Date?

  /// What each run is drawn in; `foreground` is for runs without a style.
  func styles(in environment: StyleEnvironment, foreground: ResolvedStyle) -> [ResolvedStyle] {
    looks.map { $0.style?.resolve(in: environment) ?? foreground }
  }
}

/// What texts below take over that name nothing else.
struct TextDefaults: Sendable, Equatable {
  var isBold: Bool?
  var isItalic = false
  var kerning: CGFloat = 0
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var hasMonospacedDigits = false
  var design: Font.Design?
  var underline: TextRule?
  var strikethrough: TextRule?
  var textCase: Text.Case?
}

/// Splits texts into runs.
struct TextResolver {
  let environment: EnvironmentValues
  /// The date that dates are told by.
  let now: Date
  /// What an image comes to where symbols have a font.
  let image: (Image, EnvironmentValues) -> ImageContent
  private(set) var result = ResolvedText()

  init(
    _ environment: EnvironmentValues, now: Date,
    image: @escaping (Image, EnvironmentValues) -> ImageContent
  ) {
    self.environment = environment
    self.now = now
    self.image = image
  }

  /// What the parts of a text take over from the text around them.
  private struct Attributes {
    var font: Font?
    var weight: Font.Weight?
    var style: AnyShapeStyle?
    var defaults: TextDefaults
  }

  /// The text with the environment's font where it names none.
  static func resolve(
    _ text: Text, in environment: EnvironmentValues, now: Date,
    image: @escaping (Image, EnvironmentValues) -> ImageContent
  ) -> ResolvedText {
    var resolver = TextResolver(environment, now: now, image: image)
    resolver.append(
      text,
      Attributes(
        font: environment.font, weight: environment.fontWeight,
        defaults: environment.textDefaults))
    return resolver.result
  }

  private mutating func append(_ text: Text, _ outer: Attributes) {
    var attributes = outer
    // What is written first is nearest to the text and wins over what is written later.
    for modifier in text.modifiers.reversed() {
      switch modifier {
      case .font(let font): attributes.font = font ?? outer.font
      case .weight(let weight): attributes.weight = weight ?? outer.weight
      case .bold(let isActive): attributes.defaults.isBold = isActive
      case .style(let style): attributes.style = style ?? outer.style
      case .italic(let isActive): attributes.defaults.isItalic = isActive
      case .kerning(let value): attributes.defaults.kerning = value
      case .tracking(let value): attributes.defaults.tracking = value
      case .baselineOffset(let value): attributes.defaults.baselineOffset = value
      case .monospacedDigit: attributes.defaults.hasMonospacedDigits = true
      case .design(let design): attributes.defaults.design = design
      case .underline(let line): attributes.defaults.underline = line
      case .strikethrough(let line): attributes.defaults.strikethrough = line
      case .link: attributes.style = AnyShapeStyle(TintShapeStyle())
      }
    }
    switch text.storage {
    case .concatenation(let first, let second):
      append(first, attributes)
      append(second, attributes)
    case .parts(let parts):
      for part in parts { append(part, attributes) }
    case .verbatim(let string): append(string, attributes)
    case .image(let image): append(image, attributes)
    case .date(let date):
      let (string, next) = date.text(at: now, in: environment)
      append(string, attributes)
      if let next { result.nextChange = min(result.nextChange ?? next, next) }
    }
  }

  private func font(_ attributes: Attributes) -> Font {
    let defaults = attributes.defaults
    var font = attributes.font ?? .body
    if let weight = attributes.weight { font = font.weight(weight) }
    if defaults.isBold == true {
      font = attributes.weight == nil ? font.bold() : font.weight(.bold)
    }
    if defaults.isItalic { font = font.italic() }
    if defaults.hasMonospacedDigits { font = font.monospacedDigit() }
    if let design = defaults.design { font = font.design(design) }
    return font
  }

  private mutating func append(_ string: String, _ attributes: Attributes) {
    let cased =
      switch attributes.defaults.textCase {
      case .uppercase: string.uppercased(with: environment.locale)
      case .lowercase: string.lowercased(with: environment.locale)
      case nil: string
      }
    add(
      TextRun(text: cased, font: FontDescriptor(size: 0)), attributes,
      ResolvedText.Looks(
        style: attributes.style, underline: attributes.defaults.underline,
        strikethrough: attributes.defaults.strikethrough))
  }

  private mutating func append(_ image: Image, _ attributes: Attributes) {
    var inner = environment
    inner.font = font(attributes)
    inner.fontWeight = nil
    let content = self.image(image, inner)
    let size = content.size
    var ascent = Double(size.height)
    if case .symbol(_, let layout) = content { ascent = layout.baseline }
    var run = TextRun(text: "\u{FFFC}", font: FontDescriptor(size: 0))
    run.attachment = TextAttachment(
      width: Double(size.width), ascent: ascent, descent: Double(size.height) - ascent)
    add(run, attributes, ResolvedText.Looks(style: attributes.style, image: (image, content)))
  }

  private mutating func add(
    _ run: TextRun, _ attributes: Attributes, _ looks: ResolvedText.Looks
  ) {
    let resolved = font(attributes).resolve(in: environment.dynamicTypeSize)
    var run = run
    run.font = resolved.descriptor
    run.kerning = Double(attributes.defaults.kerning)
    run.tracking = Double(attributes.defaults.tracking)
    run.baselineOffset = Double(attributes.defaults.baselineOffset)
    run.tag = result.looks.count
    result.runs.append(run)
    result.looks.append(looks)
    if let pitch = resolved.linePitch {
      result.linePitch = max(result.linePitch ?? pitch, pitch)
    }
    if result.font == nil {
      result.font = resolved.descriptor
      result.leading = resolved.leading
    }
  }
}
