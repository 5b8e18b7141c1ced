import Foundation

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of what a gauge is shown as.
  associatedtype Body: View
  /// What the style has to show.
  typealias Configuration = GaugeStyleConfiguration

  /// What a gauge is shown as.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gauge as a style sees it.
public struct GaugeStyleConfiguration {
  /// A label of the gauge, whatever its type.
  public struct Label {
    let view: AnyView
  }

  /// Where the value lies in its range, 0…1.
  public var value: Double
  /// What the value is.
  public var label: Label
  /// The value in words; nil for no label.
  public var currentValueLabel: Label?
  /// The lower end of the range; nil for no label.
  public var minimumValueLabel: Label?
  /// The upper end of the range; nil for no label.
  public var maximumValueLabel: Label?
}

extension GaugeStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { view }
}

/// The label above a line that fills, the value below it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// A line that fills.
  public nonisolated init() {}

  /// A line between the labels of its ends.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        ProgressLine(fraction: configuration.value, color: nil)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A line with a point at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// A line with a point.
  public nonisolated init() {}

  /// A line between the labels of its ends.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.minimumValueLabel
      GeometryReader { geometry in
        ZStack(alignment: .leading) {
          Capsule().fill(TintShapeStyle()).frame(height: 4)
          Circle()
            .fill(Color.white)
            .overlay { Circle().stroke(TintShapeStyle(), lineWidth: 2) }
            .frame(width: 8, height: 8)
            .padding(.leading, max(0, geometry.size.width - 8) * CGFloat(configuration.value))
        }
        .frame(maxHeight: .infinity)
      }
      .frame(height: 8)
      configuration.maximumValueLabel
    }
  }
}

/// An open ring with a point at the value, the value in the middle. Lengths are not verified against a
/// device.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// A ring with a point.
  public nonisolated init() {}

  /// The ring, open at the bottom, where the label or the ends' labels stand.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isFilled: false)
  }
}

/// A closed ring that fills, the value in the middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// A ring that fills.
  public nonisolated init() {}

  /// The ring.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isFilled: true)
  }
}

struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isFilled: Bool

  static let side: CGFloat = 58
  static let line: CGFloat = 6

  var body: some View {
    let end = isFilled ? 1 : 0.75
    let turn = Angle.degrees(isFilled ? -90 : 135)
    let value = CGFloat(configuration.value * end)
    let stroke = StrokeStyle(lineWidth: Self.line, lineCap: .round)
    ZStack {
      Circle()
        .trim(from: 0, to: CGFloat(end))
        .stroke(TintShapeStyle().opacity(isFilled ? 0.3 : 1), style: stroke)
        .rotationEffect(turn)
      if isFilled {
        Circle().trim(from: 0, to: value).stroke(TintShapeStyle(), style: stroke)
          .rotationEffect(turn)
      } else {
        Circle()
          .fill(Color.white)
          .overlay { Circle().stroke(TintShapeStyle(), lineWidth: 2) }
          .frame(width: Self.line + 4, height: Self.line + 4)
          .offset(x: (Self.side - Self.line) / 2)
          .rotationEffect(.degrees(135 + 270 * configuration.value))
      }
      configuration.currentValueLabel.font(.system(size: 18, weight: .medium))
        .minimumScaleFactor(0.5).frame(maxWidth: Self.side * 0.6)
    }
    .padding(Self.line / 2)
    .frame(width: Self.side, height: Self.side)
    .overlay(alignment: .bottom) {
      if !isFilled {
        HStack(spacing: 10) {
          if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          } else {
            configuration.label
          }
        }
        .font(.system(size: 10))
        .lineLimit(1)
      }
    }
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A line that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// The usual look: a line that fills.
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A line that fills.
  public static var accessoryLinearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A line with a point at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a point at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

struct GaugeStylesKey: EnvironmentKey {
  private static let standard = StyleStack<GaugeStyleConfiguration>(LinearCapacityGaugeStyle()) {
    $0.makeBody(configuration: $1)
  }
  static var defaultValue: StyleStack<GaugeStyleConfiguration> { standard }
}

extension EnvironmentValues {
  var gaugeStyles: StyleStack<GaugeStyleConfiguration> {
    get { self[GaugeStylesKey.self] }
    set { self[GaugeStylesKey.self] = newValue }
  }
}

extension View {
  /// Shows the gauges below in a style.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(\.gaugeStyles, style) { $0.makeBody(configuration: $1) }
  }
}
