import Foundation

/// The element of a text that can be typed into.
struct TextInputLeaf {
  let input: TextInput
  let editor: TextInputEditor
}

extension TextInputLeaf: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    TextInputNode(view, in: place)
  }
}

final class TextInputNode: _ViewNode<TextInputLeaf> {
  private let element: TextInputElement

  override init(_ view: TextInputLeaf, in place: _NodePlace) {
    element = TextInputElement(
      view.editor, environment: place.environment, graph: place.graph)
    super.init(view, in: place)
    element.node = self
    configure()
    view.editor.connect(to: graph)
  }

  private func configure() {
    let editor = view.editor
    element.environment = environment
    editor.element = element
    editor.take(view.input)
    editor.actions = environment.submitActions
    editor.target.element = element
    editor.target.links = environment.focusLinks
    editor.target.isEnabled = environment.isEnabled
    var options = environment.keyboardOptions
    options.isMultiline = view.input.returnsLines
    if view.input.isSecure { options.capitalization = .never }
    editor.target.keyboard = options
    element.show(view.input)
  }

  override func update(_ view: TextInputLeaf, environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    configure()
  }

  override func refresh(_ environment: EnvironmentValues) {
    if environment.isIdentical(to: self.environment) { return }
    self.environment = environment
    configure()
  }

  /// The caret comes and goes.
  override func reevaluate() { element.blink() }

  override func appendElements(to elements: inout [Element]) { elements.append(element) }

  override func detach() {
    graph.focus.remove(view.editor.target)
    super.detach()
  }
}
