import Foundation
import Geometry
import Raster
import Scene
import Typesetting

/// Lays out and draws a text.
final class TextElement: Element {
  private var text = Text(verbatim: "")
  private var resolved: ResolvedText?
  private var style = ParagraphStyle()
  /// What each run is drawn in.
  private var styles = AnimatedStyles()
  /// The lines as they were drawn last.
  private var drawn: (proposal: ProposedViewSize, layout: TextLayout)?
  /// What was shown before, while it fades out.
  private var earlier: (resolved: ResolvedText, layout: TextLayout, styles: [ResolvedStyle])?
  /// How much of the new text there is, 0…1.
  private var fade = AnimatedAttribute(1.0)
  /// The text's node, to be evaluated again when a date in it reads otherwise.
  private weak var node: _Node?

  override var frameMotion: FrameMotion { .own }

  override var label: String {
    "Text \"\(resolved?.runs.map(\.text).joined() ?? "")\""
  }

  /// The text's parts as they are set.
  var runs: [TextRun] { resolved?.runs ?? [] }

  func follow(_ node: _Node) {
    self.node = node
    scheduleChange()
  }

  private func scheduleChange() {
    guard let node, let change = resolved?.nextChange else { return }
    graph.wake(node, at: change.timeIntervalSince(graph.startDate))
  }

  func set(_ text: Text) {
    self.text = text
    let graph = self.graph
    let resolved = TextResolver.resolve(
      text, in: environment, now: graph.startDate.addingTimeInterval(graph.time)
    ) { image, environment in
      MainActor.assumeIsolated { ImageContent(image, environment, graph) }
    }
    var style = environment.paragraphStyle(linePitch: resolved.linePitch)
    style.lineSpacing += resolved.leading
    let isSame = self.resolved?.runs == resolved.runs && style == self.style
    if !isSame {
      fadeOut()
      drawn = nil
    }
    self.resolved = resolved
    self.style = style
    let surroundings = environment.styles(graph.resources)
    let targets = resolved.styles(
      in: surroundings, foreground: surroundings.foreground(level: 0))
    if styles.set(targets, graph, environment) { graph.animate(self) }
    scheduleChange()
    if !isSame { invalidateLayout() }
  }

  /// Lets the present text fade out where texts are to fade and the change is animated.
  private func fadeOut() {
    guard environment.contentTransition.fades, let resolved, let layout = layout(proposal),
      graph.transaction(in: environment).animation != nil
    else {
      earlier = nil
      return fade.jump(1)
    }
    earlier = (resolved, layout, styles.targets)
    fade.jump(0)
    if fade.set(1, graph, environment) { graph.animate(self) }
  }

  override func advanceContent(to time: Double) -> Bool {
    let isFading = fade.advance(to: time)
    if !isFading { earlier = nil }
    return styles.advance(to: time) || isFading
  }

  private func layout(_ proposal: ProposedViewSize) -> TextLayout? {
    guard let resolved else { return nil }
    return graph.resources.typesetter.layout(
      resolved.runs, style: style, width: proposal.width.map(Double.init),
      height: proposal.height.map(Double.init))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout(proposal).map { CGSize($0.size) } ?? .zero
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard key.axis == .vertical, let layout = layout(dimensions.proposal) else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return CGFloat(layout.firstBaseline) }
    if key == VerticalAlignment.lastTextBaseline.key { return CGFloat(layout.lastBaseline) }
    return nil
  }

  /// Distances by the font's metrics: with L = ascent + descent and d = L ÷ 10 rounded up to 4
  /// points, L + d − ascent above and max(L + d − cap height, d + descent) below.
  override var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    guard let font = resolved?.font else { return spacing }
    let metrics = graph.resources.fonts.metrics(font)
    let line = metrics.ascent + metrics.descent
    let gap = (line / 10 / 4).rounded(.up) * 4
    let above = CGFloat(line + gap - metrics.ascent)
    let below = CGFloat(max(line + gap - metrics.capHeight, gap + metrics.descent))
    spacing.top = .init(byCategory: [.edgeAboveText: above, .textToText: 0])
    spacing.bottom = .init(byCategory: [.edgeBelowText: below, .textToText: 0])
    return spacing
  }

  /// The lines for the place that the element has now.
  private var placedLayout: TextLayout? {
    if let drawn, drawn.proposal == proposal { return drawn.layout }
    guard let layout = layout(proposal) else { return nil }
    drawn = (proposal, layout)
    return layout
  }

  override func drawContent(into list: inout DisplayList) {
    guard let resolved, let layout = placedLayout else { return }
    let styles = self.styles.values(at: graph.drawTime)
    guard fade.isAnimating, let earlier else {
      return draw(resolved, layout, styles, into: &list)
    }
    let share = min(max(fade.value(at: graph.drawTime), 0), 1)
    list.withGroup(GroupEffect(opacity: 1 - share)) {
      draw(earlier.resolved, earlier.layout, earlier.styles, into: &$0)
    }
    list.withGroup(GroupEffect(opacity: share)) { draw(resolved, layout, styles, into: &$0) }
  }

  private func draw(
    _ resolved: ResolvedText, _ layout: TextLayout, _ styles: [ResolvedStyle],
    into list: inout DisplayList
  ) {
    list.draw(
      resolved, layout, at: Point(drawnFrame.origin), styles: styles,
      in: environment.styles(graph.resources), fonts: graph.resources.fonts)
  }

  override func containsHit(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }
}

extension EnvironmentValues {
  /// How texts break and line up here.
  func paragraphStyle(linePitch: Double?) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment =
      switch multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    style.lineLimit = lineLimit
    style.reservedLines = reservedLines
    style.truncation =
      switch truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    style.lineSpacing = Double(lineSpacing)
    style.linePitch = linePitch
    style.rightToLeft = layoutDirection == .rightToLeft
    style.minimumScaleFactor = Double(minimumScaleFactor)
    style.allowsTightening = allowsTightening
    style.pixelScale = Double(displayScale)
    return style
  }
}
