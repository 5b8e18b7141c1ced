extension Subscribers {
  /// A number of values that are wanted, or any number.
  public struct Demand: Equatable, Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number; nil for any.
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    /// Any number of values.
    public static let unlimited = Demand(nil)
    /// No value.
    public static let none = Demand(0)
    /// At most `value` values.
    public static func max(_ value: Int) -> Demand { Demand(Swift.max(0, value)) }

    /// Both together; beyond what can be counted it is any number.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let a = lhs.max, let b = rhs.max else { return .unlimited }
      let (sum, overflows) = a.addingReportingOverflow(b)
      return overflows ? .unlimited : Demand(sum)
    }
    /// More by a number.
    public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }
    /// Adds.
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
    /// Adds a number.
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
    /// What is left of the first, never below none.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      guard let a = lhs.max else { return .unlimited }
      guard let b = rhs.max else { return .none }
      return .max(a - b)
    }
    /// Less by a number, never below none.
    public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }
    /// Takes away.
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
    /// Takes a number away.
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
    /// That many times as much.
    public static func * (lhs: Demand, rhs: Int) -> Demand {
      guard let a = lhs.max else { return .unlimited }
      let (product, overflows) = a.multipliedReportingOverflow(by: rhs)
      return overflows ? .unlimited : .max(product)
    }

    /// Any number is more than every number.
    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      guard let a = lhs.max else { return false }
      guard let b = rhs.max else { return true }
      return a < b
    }
    /// Compares with a number.
    public static func > (lhs: Demand, rhs: Int) -> Bool { lhs > .max(rhs) }
    /// Compares with a number.
    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }

    /// The number in words.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }
}
