/// Two buttons that make a value less and more.
public struct Stepper<Label> {
  let label: Label
  /// Nil where the value cannot be more.
  let increment: (() -> Void)?
  /// Nil where the value cannot be less.
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
}

extension Stepper: View where Label: View {
  /// The label at the leading side, the buttons at the trailing side.
  public var body: some View {
    LabeledRow(label) {
      StepperButtons(
        increment: increment, decrement: decrement, onEditingChanged: onEditingChanged)
    }
  }

  /// A stepper that acts; nil for a button that is not to be used now.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), increment: onIncrement, decrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper that acts; nil for a button that is not to be used now.
  public nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), increment: onIncrement, decrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, nil, step, onEditingChanged)
  }

  /// A stepper of a value in a range.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, bounds, step, onEditingChanged)
  }

  /// A stepper of a value.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), value, nil, step, onEditingChanged)
  }

  /// A stepper of a value in a range.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), value, bounds, step, onEditingChanged)
  }

  fileprivate nonisolated init<V: Strideable>(
    _ label: Label, _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let now = value.wrappedValue
    func change(by stride: V.Stride) -> (() -> Void)? {
      if let bounds {
        // A step that would leave the range ends at its edge.
        let isAtEdge = stride > 0 ? now >= bounds.upperBound : now <= bounds.lowerBound
        if isAtEdge { return nil }
      }
      return {
        let next = value.wrappedValue.advanced(by: stride)
        value.wrappedValue =
          bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
      }
    }
    self.init(
      label: label, increment: change(by: step), decrement: change(by: 0 - step),
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title that acts; nil for a button that is not to be used now.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), increment: onIncrement, decrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title that acts; nil for a button that is not to be used now.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), increment: onIncrement, decrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value with a title.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), value, nil, step, onEditingChanged)
  }

  /// A stepper of a value with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value, nil, step, onEditingChanged)
  }

  /// A stepper of a value in a range with a title.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), value, bounds, step, onEditingChanged)
  }

  /// A stepper of a value in a range with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value, bounds, step, onEditingChanged)
  }
}
