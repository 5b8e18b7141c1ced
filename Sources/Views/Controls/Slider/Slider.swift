import Foundation

/// A knob on a line that sets a value in a range.
public struct Slider<Label, ValueLabel> {
  let value: SliderValue
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel

  private nonisolated init(
    value: SliderValue, label: Label, minimum: ValueLabel, maximum: ValueLabel
  ) {
    self.value = value
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension Slider: View where Label: View, ValueLabel: View {
  /// The line with the knob between the labels of its ends; its own label is for assistance alone.
  public var body: some View {
    HStack(spacing: SliderMetrics.labelDistance) {
      minimum
      SliderLine(value: value)
      maximum
    }
  }

  /// A slider over a range, with labels for it and for its ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds, nil, onEditingChanged), label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// A slider over a range in steps, with labels for it and for its ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds, step, onEditingChanged), label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// A slider over a range, with labels for it and for its ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds, nil, onEditingChanged), label: label(),
      minimum: minimumValueLabel, maximum: maximumValueLabel)
  }

  /// A slider over a range in steps, with labels for it and for its ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds, step, onEditingChanged), label: label(),
      minimum: minimumValueLabel, maximum: maximumValueLabel)
  }
}

extension Slider where Label: View, ValueLabel == EmptyView {
  /// A slider over a range with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds, nil, onEditingChanged), label: label(),
      minimum: EmptyView(), maximum: EmptyView())
  }

  /// A slider over a range in steps with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds, step, onEditingChanged), label: label(),
      minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider over a range.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds, nil, onEditingChanged), label: EmptyView(),
      minimum: EmptyView(), maximum: EmptyView())
  }

  /// A slider over a range in steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds, step, onEditingChanged), label: EmptyView(),
      minimum: EmptyView(), maximum: EmptyView())
  }
}
