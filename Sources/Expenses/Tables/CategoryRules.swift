/// From texts to categories: the first rule whose text is part of what a statement says decides.
package struct CategoryRules: Hashable, Sendable {
  package struct Rule: Hashable, Sendable {
    /// In small letters.
    package let text: String
    package let category: String

    package init(text: String, category: String) {
      self.text = text.lowercased()
      self.category = category
    }
  }

  package var rules: [Rule] = []

  package init(_ rules: [Rule] = []) { self.rules = rules }

  /// The category of a transaction; nil when no rule fits.
  func category(of text: String) -> String? {
    guard !rules.isEmpty else { return nil }
    let bytes = Array(text.lowercased().utf8)
    return rules.first { Self.contains(bytes, $0.text.utf8) }?.category
  }

  private static func contains(_ bytes: [UInt8], _ pattern: String.UTF8View) -> Bool {
    guard let first = pattern.first else { return false }
    let length = pattern.count
    guard bytes.count >= length else { return false }
    for start in 0...(bytes.count - length) where bytes[start] == first {
      if bytes[start..<start + length].elementsEqual(pattern) { return true }
    }
    return false
  }
}
