import Foundation

/// A text that can be typed into, bare.
struct TextInput: View {
  /// What is typed into it.
  var text: String
  /// Takes what the text has become.
  let change: (String) -> Void
  var prompt: Text?
  var isSecure = false
  var isMultiline = false
  /// Whether return makes a line.
  var returnsLines = false
  var trigger = SubmitTriggers.text
  /// It begins or ceases to be typed into.
  var editing: (Bool) -> Void = { _ in }
  /// The key for return was pressed.
  var submit: () -> Void = {}
  @State private var editor = TextInputEditor()

  var body: some View {
    TextInputLeaf(input: self, editor: editor)
      .contentShape(Rectangle())
      .gesture(SpatialTapGesture().onEnded { [editor] in editor.tap($0.location) })
  }
}

/// Follows what is typed into a text: where the caret is, and what keys do.
@MainActor
final class TextInputEditor {
  let target = FocusTarget()
  weak var element: TextInputElement?
  var input: TextInput?
  var actions: [SubmitAction] = []
  private(set) var text = ""
  /// Characters before the caret.
  private(set) var caret = 0
  private(set) var isFocused = false

  nonisolated init() {}

  /// Takes the text as the program has it now.
  func take(_ input: TextInput) {
    self.input = input
    guard input.text != text else { return }
    text = input.text
    caret = isFocused ? min(caret, text.count) : text.count
    if isFocused, caret > text.count { caret = text.count }
  }

  func connect(to graph: ViewGraph) {
    target.changed = { [weak self] in self?.focusChanged($0) }
    target.key = { [weak self] in self?.key($0) ?? false }
    target.isCapital = { [weak self] in self?.isCapital ?? false }
    graph.focus.add(target)
  }

  private func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    if isFocused { caret = text.count }
    element?.editingChanged()
    input?.editing(isFocused)
  }

  func tap(_ point: CGPoint) {
    guard let element, target.isEnabled else { return }
    let isNew = !isFocused
    element.graph.focus.focus(target)
    // The first tap only begins, as long as it is behind the text.
    let place = element.index(at: point)
    if !isNew || place < text.count { caret = place }
    element.editingChanged()
  }

  // MARK: Keys

  private func key(_ key: Key) -> Bool {
    switch key {
    case .text(let typed): insert(typed)
    case .delete: deleteBackwards()
    case .return: returned()
    case .left: caret = max(0, caret - 1)
    case .right: caret = min(text.count, caret + 1)
    case .up, .down:
      guard input?.isMultiline == true, let element else { return false }
      caret = element.index(below: caret, by: key == .down ? 1 : -1)
    case .tab, .escape: return false
    }
    element?.editingChanged()
    return true
  }

  private var place: String.Index {
    text.index(text.startIndex, offsetBy: caret, limitedBy: text.endIndex) ?? text.endIndex
  }

  /// Whether the next letter is large by itself.
  var isCapital: Bool {
    target.keyboard?.capitalization.capitalizes(after: text[..<place]) == true
  }

  private func insert(_ typed: String) {
    let typed = input?.returnsLines == true ? typed : typed.filter { !$0.isNewline }
    let before = String(text[..<place]) + typed
    text = before + text[place...]
    caret = before.count
    input?.change(text)
  }

  private func deleteBackwards() {
    guard caret > 0 else { return }
    text.remove(at: text.index(before: place))
    caret -= 1
    input?.change(text)
  }

  private func returned() {
    guard let input else { return }
    if input.returnsLines { return insert("\n") }
    input.submit()
    for action in actions where action.triggers.contains(input.trigger) { action.run() }
    element?.graph.focus.endEditing(target)
  }
}
