/// What a slider sets, whatever its type: a value in a range, perhaps in steps from the lower end.
struct SliderValue {
  /// The range's ends.
  let lower: Double
  let upper: Double
  /// Nil for any value.
  let step: Double?
  let get: () -> Double
  let set: (Double) -> Void
  /// Called with true before, with false after a finger changes the value.
  let onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    lower = Double(bounds.lowerBound)
    upper = Double(bounds.upperBound)
    self.step = step.map { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
    get = { Double(value.wrappedValue) }
    set = { value.wrappedValue = V($0) }
    self.onEditingChanged = onEditingChanged
  }

  /// Where the value lies in the range, 0…1.
  var fraction: Double { fraction(of: get()) }

  func fraction(of value: Double) -> Double {
    guard upper > lower, value.isFinite else { return 0 }
    return min(max((value - lower) / (upper - lower), 0), 1)
  }

  /// Sets the value that is nearest to a place in the range, unless it is set already.
  func set(fraction: Double) {
    let share = min(max(fraction, 0), 1)
    var value = lower + share * (upper - lower)
    if let step {
      value = lower + ((value - lower) / step).rounded() * step
      // Beyond the end lies no step.
      if value > upper { value = lower + ((upper - lower) / step).rounded(.down) * step }
    }
    if value != get() { set(value) }
  }
}
