import Foundation

/// Arranges views in rows and columns that are as large as what lies in them.
public struct Grid<Content> {
  let layout: GridLayout
  let content: Content
}

extension Grid: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Rows below each other; a view outside of a row takes a whole one. Distances are in points, nil
  /// for what neighbours prefer.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      layout: GridLayout(
        alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing), content: content())
  }

  /// Makes a node with a grid element.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    let element = GridElement(
      GridArranger(view.layout), environment: place.environment, graph: place.graph)
    return ContainerNode(view, in: place, element: element, content: { $0.content }) {
      $0.arranger.set($1.layout)
    }
  }
}

final class GridElement: ArrangedElement<GridArranger> {
  override var label: String { "Grid" }
}

/// The layout of a grid.
public struct GridLayout: Equatable, Sendable {
  /// Where views lie in their cells.
  public var alignment: Alignment
  /// Points between columns; nil for what neighbours prefer.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; nil for what neighbours prefer.
  public var verticalSpacing: CGFloat?

  /// Rows below each other. Distances are in points, nil for what neighbours prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension GridLayout: ArrangedLayout {
  /// Nothing of its own moves.
  public typealias AnimatableData = EmptyAnimatableData

  func makeArranger() -> Arranger { GridArranger(self) }
}

/// A row of a grid: each view is a cell. Outside of grids it is a group.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View where Content: View {
  /// A row of cells; `alignment` is how they lie to one another, nil for the grid's.
  public nonisolated init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, content: content())
  }

  /// The cells, which know that they form a row.
  public var body: some View { content.modifier(_GridRowModifier(alignment: alignment)) }
}

/// Makes the views of a row its cells.
public struct _GridRowModifier { let alignment: VerticalAlignment? }

extension _GridRowModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> GridCellElement {
    GridCellElement(child, in: place)
  }

  func update(_ element: GridCellElement, environment: EnvironmentValues) {
    if element.alignment == alignment { return }
    element.alignment = alignment
    element.invalidateLayout()
  }
}

final class GridCellElement: ModifierElement {
  var alignment: VerticalAlignment?
  /// The node of the row, which all of its cells have in common.
  private let row: ObjectIdentifier?

  override init(_ child: Element, in place: _NodePlace) {
    row = place.parent.map { ObjectIdentifier($0) }
    super.init(child, in: place)
  }

  override var label: String { "cell" }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(GridRowKey.self)
      ? row.map { GridRowKey.Row(id: $0, alignment: alignment) } : super.layoutValue(for: key)
  }
}
