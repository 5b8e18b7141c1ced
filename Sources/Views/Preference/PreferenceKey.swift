/// A key of a value that views tell the views above them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// What is read where no view below says anything.
  static var defaultValue: Value { get }
  /// Takes the value of the next view, in the order of the tree, into that of the views before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

/// What an element knows of its preferences. An entry holds what was found below for a key, nil when
/// nothing was.
struct PreferenceCache {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The entry of a key; the outer nil stands for none.
  func value<K: PreferenceKey>(_ key: K.Type) -> K.Value?? {
    guard let known = values[ObjectIdentifier(key)] else { return nil }
    return .some(known as? K.Value)
  }

  mutating func keep<K: PreferenceKey>(_ value: K.Value?, _ key: K.Type) {
    values[ObjectIdentifier(key)] = value as Any
  }

  /// Whether there is an entry for a key; for any when it is nil.
  func holds(_ key: ObjectIdentifier?) -> Bool {
    if let key { return values[key] != nil }
    return !values.isEmpty
  }

  mutating func forget(_ key: ObjectIdentifier?) {
    if let key { values[key] = nil } else { values.removeAll() }
  }
}

extension Element {
  /// What the views from here down say for a key, combined in the order of the tree; nil when none
  /// says anything. Remembered until something below changes.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if let known = preferences.value(key) { return known }
    let value = findPreference(key)
    preferences.keep(value, key)
    return value
  }

  /// Combines what several elements say, in order.
  final func combine<K: PreferenceKey>(_ elements: [Element], _ key: K.Type) -> K.Value? {
    var combined: K.Value?
    for element in elements {
      guard let next = element.preference(key) else { continue }
      if var value = combined {
        K.reduce(value: &value) { next }
        combined = value
      } else {
        combined = next
      }
    }
    return combined
  }

  /// What is said here for a key may be another value now; with nil, for any key.
  ///
  /// An element without an entry was not asked, so nothing above it depends on it; those that ask
  /// their child and keep no entry are the first without one on the way up.
  final func invalidatePreference(_ key: ObjectIdentifier?) {
    preferences.forget(key)
    preferenceForgotten(key)
    var element = parent
    while let current = element {
      let wasAsked = current.preferences.holds(key)
      current.preferences.forget(key)
      current.preferenceForgotten(key)
      if !wasAsked { return }
      element = current.parent
    }
  }
}
