import Foundation

extension Text {
  /// A text with looks of its own. Foundation on Linux has no attribute for emphasis.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    let parts = attributedContent.runs.map { run in
      var text = Text(verbatim: String(attributedContent[run.range].characters))
      if run.link != nil { text = text.adding(.link) }
      let looks = run.attributes
      if let font = looks[AttributeScopes.SwiftUIAttributes.FontAttribute.self] {
        text = text.font(font)
      }
      if let color = looks[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
        text = text.foregroundColor(color)
      }
      if let style = looks[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] {
        text = text.underline(color: style.color)
      }
      if let style = looks[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] {
        text = text.strikethrough(color: style.color)
      }
      if let kern = looks[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] {
        text = text.kerning(kern)
      }
      if let tracking = looks[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] {
        text = text.tracking(tracking)
      }
      if let offset = looks[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] {
        text = text.baselineOffset(offset)
      }
      return text
    }
    self.init(storage: .parts(parts))
  }
}

extension AttributeScopes {
  /// Looks of attributed strings that texts know.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// Looks of attributed strings that texts know.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Points between letters.
    public let kern: KerningAttribute
    /// Points after each letter.
    public let tracking: TrackingAttribute
    /// Points upwards.
    public let baselineOffset: BaselineOffsetAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The line under the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// Points between letters.
    public enum KerningAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Kern"
    }

    /// Points after each letter.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Tracking"
    }

    /// Points upwards.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of texts, by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
