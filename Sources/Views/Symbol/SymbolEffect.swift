/// A motion of a symbol; symbols are drawn still.
public protocol SymbolEffect {}

/// A symbol's motion that happens when a value changes.
public protocol DiscreteSymbolEffect {}

/// A symbol's motion that goes on as long as it is wanted.
public protocol IndefiniteSymbolEffect {}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Sendable {
  /// As the motion is.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  /// At another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// A number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// At another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// A short hop.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, Sendable {
  /// Upwards.
  public var up: BounceSymbolEffect { self }
  /// Downwards.
  public var down: BounceSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: BounceSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// A change of opacity.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{
  /// Layer by layer.
  public var byLayer: PulseSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// A change of the opacity of one layer after another.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Sendable
{
  /// One layer at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// More and more layers.
  public var cumulative: VariableColorSymbolEffect { self }
  /// There and back.
  public var reversing: VariableColorSymbolEffect { self }
  /// Always from the start.
  public var nonReversing: VariableColorSymbolEffect { self }
}

/// A change of size.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Sendable {
  /// Larger.
  public var up: ScaleSymbolEffect { self }
  /// Smaller.
  public var down: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A short hop.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A change of opacity.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A change of the opacity of one layer after another.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A change of size.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension View {
  /// The view itself: symbols are drawn still.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    self
  }

  /// The view itself: symbols are drawn still.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    self
  }

  /// The view itself: symbols are drawn still.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
