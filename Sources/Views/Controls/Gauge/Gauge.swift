import Foundation

/// Shows a value within a range.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
  /// Where the value lies in the range, 0…1.
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel
  let minimum: BoundsLabel
  let maximum: BoundsLabel
}

/// Where a value lies in a range, 0…1.
private func share<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
  let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
  guard length > 0 else { return 0 }
  return min(max((Double(value) - Double(bounds.lowerBound)) / length, 0), 1)
}

extension Gauge: View
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  /// The gauge as the style around it shows it.
  public var body: some View {
    StyledControl(
      \.gaugeStyles,
      GaugeStyleConfiguration(
        value: fraction, label: .init(view: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(view: AnyView(current)),
        minimumValueLabel: BoundsLabel.self == EmptyView.self
          ? nil : .init(view: AnyView(minimum)),
        maximumValueLabel: BoundsLabel.self == EmptyView.self
          ? nil : .init(view: AnyView(maximum))))
  }
}

extension Gauge
where
  Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView,
  MarkedValueLabels == EmptyView
{
  /// A value with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: share(value, bounds), label: label(), current: EmptyView(),
      minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Gauge
where
  Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// A value with a label, and one of the value itself.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: share(value, bounds), label: label(), current: currentValueLabel(),
      minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Gauge
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels == EmptyView {
  /// A value with a label, one of the value itself, and labels of the range's ends.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: share(value, bounds), label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}
