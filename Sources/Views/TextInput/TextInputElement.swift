import Foundation
import Geometry
import Scene
import Typesetting

/// Lays out and draws a text with a caret.
final class TextInputElement: Element {
  private let editor: TextInputEditor
  weak var node: _Node?
  private var input: TextInput?
  private var shown = ""
  private var resolved = ResolvedText()
  private var prompt: ResolvedText?
  private var style = ParagraphStyle()
  /// Points by which a line that is too long is moved to the left.
  private var scroll: CGFloat = 0
  private var caretStart = 0.0

  /// Seconds for which the caret is shown, and then hidden.
  static let blinkTime = 0.5
  static let caretWidth: CGFloat = 2

  init(_ editor: TextInputEditor, environment: EnvironmentValues, graph: ViewGraph) {
    self.editor = editor
    super.init(environment: environment, graph: graph)
  }

  override var label: String { "TextInput \"\(shown)\"" }
  override var frameMotion: FrameMotion { .own }

  /// Takes what is to be shown.
  func show(_ input: TextInput) {
    self.input = input
    let text = editor.text
    shown = input.isSecure ? String(repeating: "•", count: text.count) : text
    resolved = resolve(shown)
    prompt = input.prompt.map { resolve($0) }
    style = environment.paragraphStyle(linePitch: resolved.linePitch)
    if !input.isMultiline { style.lineLimit = 1 }
    invalidateLayout()
  }

  private func resolve(_ text: String) -> ResolvedText { resolve(Text(verbatim: text)) }

  private func resolve(_ text: Text) -> ResolvedText {
    TextResolver.resolve(text, in: environment, now: graph.startDate) { [graph] in
      let (image, environment) = ($0, $1)
      return MainActor.assumeIsolated { ImageContent(image, environment, graph) }
    }
  }

  // MARK: Layout

  private var isMultiline: Bool { input?.isMultiline == true }

  private func layout(_ text: ResolvedText, _ width: CGFloat?) -> TextLayout {
    graph.resources.typesetter.layout(
      text.runs, style: style, width: isMultiline ? width.map(Double.init) : nil, height: nil)
  }

  private var lineHeight: CGFloat { CGFloat(layout(resolve(" "), nil).size.height) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let text = layout(resolved, proposal.width)
    let promptSize = shown.isEmpty ? prompt.map { CGSize(layout($0, proposal.width).size) } : nil
    let own = promptSize ?? CGSize(text.size)
    let width = proposal.width ?? own.width + Self.caretWidth
    return CGSize(
      width: width.isFinite ? width : own.width, height: max(CGFloat(text.size.height), lineHeight))
  }

  override func placeChildren() { follow() }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let text = layout(resolved, dimensions.proposal.width)
    if key == VerticalAlignment.firstTextBaseline.key { return CGFloat(text.firstBaseline) }
    if key == VerticalAlignment.lastTextBaseline.key { return CGFloat(text.lastBaseline) }
    return nil
  }

  // MARK: The caret

  /// The length of a text in one line, spaces at its end included.
  private func length(_ text: Substring) -> CGFloat {
    if text.isEmpty { return 0 }
    func width(_ text: String) -> Double {
      var style = self.style
      style.lineLimit = 1
      let layout = graph.resources.typesetter.layout(
        resolve(text).runs, style: style, width: nil, height: nil)
      return layout.lines.first?.width ?? 0
    }
    return CGFloat(width(text + ".") - width("."))
  }

  /// Where the caret is after some characters: its top, from the text's top left.
  private func caretPlace(_ index: Int) -> CGPoint {
    let end = shown.index(shown.startIndex, offsetBy: index, limitedBy: shown.endIndex)
    let place = end ?? shown.endIndex
    guard isMultiline else { return CGPoint(x: indent + length(shown[..<place]), y: 0) }
    // The line is that of the whole word around the caret.
    let rest = shown[place...].prefix { !$0.isWhitespace }
    let lead = shown[..<rest.endIndex]
    let text = layout(resolve(String(lead)), size.width)
    let line = max(0, text.lines.count - 1)
    let y = lineTop(line, in: text)
    if lead.isEmpty || lead.last?.isNewline == true { return CGPoint(x: 0, y: y) }
    let spaces = rest.isEmpty ? String(lead.reversed().prefix { $0 == " " })[...] : ""
    let width = CGFloat(text.lines.last?.width ?? 0)
    return CGPoint(x: max(0, width - length(rest) + length(spaces)), y: y)
  }

  private func lineTop(_ line: Int, in text: TextLayout) -> CGFloat {
    guard text.lines.indices.contains(line) else { return 0 }
    return CGFloat(text.lines[line].baseline.y - text.firstBaseline)
  }

  /// How far a text shorter than the field is moved by its alignment.
  private var indent: CGFloat {
    let free = size.width - Self.caretWidth - length(shown[...])
    if free <= 0 { return 0 }
    switch environment.multilineTextAlignment {
    case .leading: return 0
    case .center: return free / 2
    case .trailing: return free
    }
  }

  /// The place among the characters that is nearest to a point.
  func index(at point: CGPoint) -> Int {
    let height = max(1, lineHeight)
    let line = (point.y / height).rounded(.down)
    let wanted = CGPoint(x: point.x + scroll, y: isMultiline ? line * height : 0)
    func isBefore(_ index: Int) -> Bool {
      let caret = caretPlace(index)
      let row = (caret.y / height).rounded()
      if isMultiline, row != line { return row < line }
      return caret.x <= wanted.x
    }
    var (low, high) = (0, shown.count + 1)
    while low + 1 < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle } else { high = middle }
    }
    guard low < shown.count else { return low }
    let (here, next) = (caretPlace(low), caretPlace(low + 1))
    return next.y == here.y && next.x - wanted.x < wanted.x - here.x ? low + 1 : low
  }

  /// The place as far from the left, some lines down.
  func index(below index: Int, by lines: Int) -> Int {
    let caret = caretPlace(index)
    return self.index(
      at: CGPoint(x: caret.x - scroll, y: caret.y + (CGFloat(lines) + 0.5) * lineHeight))
  }

  /// Moves a line that is too long so that the caret is seen.
  private func follow() {
    guard !isMultiline else { return scroll = 0 }
    let room = size.width - Self.caretWidth
    let x = editor.isFocused ? caretPlace(editor.caret).x : 0
    scroll = min(max(scroll, x - room), x)
    scroll = max(0, min(scroll, length(shown[...]) - room))
  }

  /// The text, the caret or the focus has changed.
  func editingChanged() {
    caretStart = graph.time
    if let input { show(input) }
    if let node { graph.invalidate(node) }
  }

  /// Has itself drawn again when the caret comes or goes.
  func blink() {
    guard editor.isFocused, let node else { return }
    let phase = ((graph.time - caretStart) / Self.blinkTime).rounded(.down) + 1
    graph.wake(node, at: caretStart + phase * Self.blinkTime)
  }

  private var showsCaret: Bool {
    guard editor.isFocused else { return false }
    let phase = ((graph.time - caretStart) / Self.blinkTime + 1e-6).rounded(.down)
    return phase.truncatingRemainder(dividingBy: 2) == 0
  }

  // MARK: Drawing

  override func drawContent(into list: inout DisplayList) {
    let frame = drawnFrame
    let bounds = CGRect(origin: frame.origin, size: frame.size).insetBy(dx: -1, dy: -2)
    list.withClip(Geometry.Path(rect: Rect(bounds))) { list in
      if shown.isEmpty, let prompt {
        draw(prompt, Color(source: .system(.placeholder)), promptIndent(prompt), frame, into: &list)
      } else {
        draw(resolved, nil, isMultiline ? 0 : indent - scroll, frame, into: &list)
      }
      if showsCaret { drawCaret(frame, into: &list) }
    }
  }

  private func promptIndent(_ prompt: ResolvedText) -> CGFloat {
    let free = max(0, size.width - CGFloat(layout(prompt, size.width).size.width))
    switch environment.multilineTextAlignment {
    case .leading: return 0
    case .center: return free / 2
    case .trailing: return free
    }
  }

  private func draw(
    _ text: ResolvedText, _ color: Color?, _ x: CGFloat, _ frame: CGRect,
    into list: inout DisplayList
  ) {
    let styles = environment.styles(graph.resources)
    let usual =
      color.map { AnyShapeStyle($0).resolve(in: styles) } ?? styles.foreground(level: 0)
    let origin = Point(Double(frame.minX + x), Double(frame.minY))
    list.draw(
      text, layout(text, size.width), at: origin,
      styles: text.styles(in: styles, foreground: usual), in: styles, fonts: graph.resources.fonts)
  }

  private func drawCaret(_ frame: CGRect, into list: inout DisplayList) {
    let place = caretPlace(editor.caret)
    let rect = Rect(
      Double(frame.minX + place.x - scroll), Double(frame.minY + place.y),
      Double(Self.caretWidth), Double(lineHeight))
    let tint = AnyShapeStyle(TintShapeStyle()).resolve(in: environment.styles(graph.resources))
    list.fill(
      Geometry.Path(rect: rect), style: tint, in: rect)
  }

  override func containsHit(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }
}
