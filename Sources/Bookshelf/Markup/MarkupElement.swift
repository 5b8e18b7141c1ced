/// An element of an XML document. Names are `namespace|local`, or `local` where there is no namespace.
final class MarkupElement {
  enum Node {
    case element(MarkupElement)
    case text(String)
  }

  let name: String
  let attributes: [String: String]
  /// Where relative addresses in it begin, by `xml:base`; nil for the document's own address.
  let base: String?
  fileprivate(set) var nodes: [Node] = []

  init(name: String, attributes: [String: String], base: String?) {
    self.name = name
    self.attributes = attributes
    self.base = base
  }

  func append(_ element: MarkupElement) { nodes.append(.element(element)) }

  func append(_ text: String) {
    if case .text(let before) = nodes.last {
      nodes[nodes.count - 1] = .text(before + text)
    } else {
      nodes.append(.text(text))
    }
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The elements inside.
  var elements: [MarkupElement] {
    nodes.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  func all(_ name: String) -> [MarkupElement] { elements.filter { $0.name == name } }

  func first(_ name: String) -> MarkupElement? {
    for case .element(let element) in nodes where element.name == name { return element }
    return nil
  }

  /// All text inside, that of elements too.
  var text: String {
    nodes.map { node in
      switch node {
      case .text(let text): text
      case .element(let element): element.text
      }
    }.joined()
  }

  /// The name without its namespace.
  var localName: Substring { name.split(separator: "|").last ?? name[...] }

  /// All text inside where the elements are those of HTML: blocks on lines of their own.
  var htmlText: String {
    nodes.map { node in
      switch node {
      case .text(let text):
        return String(text.map { $0.isNewline ? " " : $0 })
      case .element(let element):
        let name = String(element.localName).lowercased()
        if HTMLText.silent.contains(name) { return "" }
        let text = element.htmlText
        return HTMLText.blocks.contains(name) ? "\n" + text + "\n" : text
      }
    }.joined()
  }
}

/// Why a text is no XML document that is read here.
struct MarkupFault: Error, Hashable {
  /// From 1.
  let line: Int
  let message: String
  /// Whether the text may be read when it is mended; not so when it was refused.
  let isMendable: Bool
}
