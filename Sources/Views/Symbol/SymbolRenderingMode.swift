/// How the levels of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
  let kind: Kind

  /// All in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Parts that have colours of their own show them.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// The foreground style, fainter at each level.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// The foreground's first style for the first level, its second for the second.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// Forms of a symbol, to be asked for without naming them: filled, enclosed, crossed out.
public struct SymbolVariants: Hashable, Sendable {
  enum Shape: String, Hashable, Sendable { case circle, square, rectangle }
  var shape: Shape?
  var isFilled = false
  var isSlashed = false

  init(shape: Shape? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  /// The symbol as it is.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(shape: .circle)
  /// In a square.
  public static let square = SymbolVariants(shape: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(shape: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Crossed out.
  public static let slash = SymbolVariants(isSlashed: true)

  /// These forms, in a circle.
  public var circle: SymbolVariants { with { $0.shape = .circle } }
  /// These forms, in a square.
  public var square: SymbolVariants { with { $0.shape = .square } }
  /// These forms, in a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }
  /// These forms, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// These forms, crossed out.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether all forms of another value are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var result = self
    change(&result)
    return result
  }

  /// These forms and another value's.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// The name of a symbol in these forms.
  func applied(to name: String) -> String {
    guard self != .none else { return name }
    let wasFilled = name.hasSuffix(".fill")
    var result = wasFilled ? String(name.dropLast(5)) : name
    if let shape, !result.hasSuffix("." + shape.rawValue) { result += "." + shape.rawValue }
    if isSlashed, !result.hasSuffix(".slash") { result += ".slash" }
    return isFilled || wasFilled ? result + ".fill" : result
  }
}
