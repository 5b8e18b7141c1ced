import Foundation

/// Shows how much of something is done, or that something is under way.
public struct ProgressView<Label, CurrentValueLabel> {
  /// How much is done, 0…1; nil where that is not known.
  let fraction: Double?
  /// A span of time that passes, in place of a fraction.
  let timer: ProgressTimer?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  private nonisolated init(
    _ fraction: Double?, timer: ProgressTimer? = nil, _ label: Label?,
    _ currentValueLabel: CurrentValueLabel?
  ) {
    self.fraction = fraction
    self.timer = timer
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// The share of a value in a total; values outside are taken for the ends.
  fileprivate nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V)
    -> Double?
  {
    guard let value, total > 0 else { return nil }
    return min(max(Double(value) / Double(total), 0), 1)
  }
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
  /// The progress as the style around it shows it.
  @ViewBuilder public var body: some View {
    if let timer {
      TimelineView(.periodic(from: timer.interval.lowerBound, by: 1)) { context in
        styled(timer.fraction(at: context.date))
      }
    } else {
      styled(fraction)
    }
  }

  @MainActor private func styled(_ fraction: Double?) -> some View {
    StyledControl(
      \.progressStyles,
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) }))
  }

  /// How much of a total is done, with labels of it and of the value; nil where that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.fraction(value, total), label(), currentValueLabel())
  }

  /// How much of a span of time has passed, with labels of it and of the value.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      nil, timer: ProgressTimer(interval: timerInterval, countsDown: countsDown), label(),
      currentValueLabel())
  }
}

/// A span of time that passes.
struct ProgressTimer {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let passed = min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1)
    return countsDown ? 1 - passed : passed
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something is under way.
  public nonisolated init() { self.init(nil, nil, nil) }

  /// How much of a total is done; nil where that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(Self.fraction(value, total), nil, nil)
  }

  /// How much of a span of time has passed.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      nil, timer: ProgressTimer(interval: timerInterval, countsDown: countsDown), nil, nil)
  }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
  /// Something with a label is under way.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }

  /// How much of a total is done, with a label; nil where that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.fraction(value, total), label(), nil)
  }

  /// How much of a span of time has passed, with a label.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      nil, timer: ProgressTimer(interval: timerInterval, countsDown: countsDown), label(), nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something with a title is under way.
  public nonisolated init(_ titleKey: LocalizedStringKey) { self.init(nil, Text(titleKey), nil) }

  /// Something with a title that is shown as it is is under way.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) { self.init(nil, Text(title), nil) }

  /// How much of a total is done, with a title; nil where that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(Self.fraction(value, total), Text(titleKey), nil)
  }

  /// How much of a total is done, with a title that is shown as it is; nil where that is not known.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(Self.fraction(value, total), Text(title), nil)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress that a style is asked to show.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}
