import CCMark
import Foundation

/// Emphasis, code and links of a text, written as in CommonMark; strike-through between two tildes.
enum InlineMarkdown {
  /// A stretch of text with one look.
  struct Run: Equatable {
    var text: String
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var isLink = false
  }

  /// Whether a text may hold any.
  static func mayOccur(in text: String) -> Bool {
    text.utf8.contains { "*_`~[\\".utf8.contains($0) }
  }

  /// Stands before every line, so that none begins a block; punctuation that no text has there.
  private static let guardMark = "\u{2E3B}"

  /// The runs of a text. Lines stay as they are.
  static func runs(_ text: String) -> [Run] {
    let guarded = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { guardMark + $0 }.joined(separator: "\n")
    guard let document = cmark_parse_document(guarded, guarded.utf8.count, CMARK_OPT_DEFAULT),
      let walk = cmark_iter_new(document)
    else { return [Run(text: text)] }
    defer {
      cmark_iter_free(walk)
      cmark_node_free(document)
    }
    var runs: [Run] = []
    var (bold, italic, link) = (0, 0, 0)
    func add(_ text: String, isCode: Bool = false) {
      runs.append(
        Run(text: text, isBold: bold > 0, isItalic: italic > 0, isCode: isCode, isLink: link > 0))
    }
    while true {
      let event = cmark_iter_next(walk)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(walk) else { break }
      let step = event == CMARK_EVENT_ENTER ? 1 : -1
      switch cmark_node_get_type(node) {
      case CMARK_NODE_STRONG: bold += step
      case CMARK_NODE_EMPH: italic += step
      case CMARK_NODE_LINK: link += step
      case CMARK_NODE_TEXT, CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK:
        add(literal(node))
      case CMARK_NODE_CODE: add(literal(node), isCode: true)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: add("\n")
      default: break
      }
    }
    let cleared = runs.map { run in
      var run = run
      run.text = run.text.replacingOccurrences(of: guardMark, with: "")
      return run
    }
    return struck(cleared).filter { !$0.text.isEmpty }
  }

  private static func literal(_ node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }

  /// Takes pairs of double tildes for strike-through.
  private static func struck(_ runs: [Run]) -> [Run] {
    let marks = runs.reduce(0) {
      $0 + ($1.isCode ? 0 : $1.text.components(separatedBy: "~~").count - 1)
    }
    guard marks > 1 else { return runs }
    var left = marks - marks % 2
    var isStruck = false
    var result: [Run] = []
    for run in runs {
      let pieces = run.isCode ? [run.text] : run.text.components(separatedBy: "~~")
      for (index, piece) in pieces.enumerated() {
        var part = run
        part.text = piece
        if index > 0 {
          if left > 0 {
            left -= 1
            isStruck.toggle()
          } else {
            part.text = "~~" + piece
          }
        }
        part.isStruck = isStruck
        result.append(part)
      }
    }
    return result
  }
}
