import Foundation
@_spi(Reflection) import Swift

/// A type that is not Equatable, of which two values can yet be found to be the same.
protocol FieldComparable {
  static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

/// What is known of a view type's stored properties: found once per type, by field offsets.
final class ViewFields: @unchecked Sendable {
  private struct Plain {
    let offset: Int
    let size: Int
    /// Compares by `==` when the bytes differ; nil for types that are not Equatable.
    let isEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  }

  private struct Dynamic {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  /// Whether values of the type have a part that animation moves.
  let isAnimatable: Bool

  private var plain: [Plain] = []
  private var dynamic: [Dynamic] = []

  @MainActor private static var known: [ObjectIdentifier: ViewFields] = [:]

  @MainActor
  static func of<V>(_ type: V.Type) -> ViewFields {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = ViewFields(type)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private init<V>(_ type: V.Type) {
    isAnimatable = type is any Animatable.Type
    let found = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        dynamic.append(Dynamic(offset: offset, type: property))
        if !property._isComparedByStorage { return true }
      }
      plain.append(Self.comparison(of: fieldType, at: offset))
      return true
    }
    if !found {
      dynamic = []
      plain = [Self.comparison(of: type, at: 0)]
    }
  }

  private static func comparison(of type: Any.Type, at offset: Int) -> Plain {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    func equality<T: Equatable>(_: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
      { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
    }
    let isEqual =
      (type as? any FieldComparable.Type).map { type in { type.areSame($0, $1) } }
      ?? (type as? any Equatable.Type).map { equality($0) }
    return Plain(offset: offset, size: _openExistential(type, do: size), isEqual: isEqual)
  }

  /// Whether two values are the same in all but their dynamic properties' storage. Equal bytes are
  /// equal values; otherwise `==` decides where the field's type has it.
  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    for field in plain where field.size > 0 {
      let x = a + field.offset
      let y = b + field.offset
      if memcmp(x, y, field.size) == 0 { continue }
      guard let isEqual = field.isEqual, isEqual(x, y) else { return false }
    }
    return true
  }

  func makeSlots() -> [_PropertySlot] { dynamic.map { _ in _PropertySlot() } }

  /// Connects the dynamic properties of a view value to the storage that its node keeps.
  @MainActor
  func install(into view: UnsafeMutableRawPointer, slots: inout [_PropertySlot], node: _Node) {
    for (index, property) in dynamic.enumerated() {
      Self.install(property.type, at: view + property.offset, slot: &slots[index], node: node)
    }
  }

  @MainActor
  private static func install<P: DynamicProperty>(
    _: P.Type, at pointer: UnsafeMutableRawPointer, slot: inout _PropertySlot, node: _Node
  ) {
    let property = pointer.assumingMemoryBound(to: P.self)
    property.pointee._install(in: &slot, node: node)
    property.pointee.update()
  }

  /// Whether an environment property among the slots would read another value now.
  @MainActor
  func dependsOnEnvironment(_ slots: [_PropertySlot], _ environment: EnvironmentValues) -> Bool {
    slots.contains { $0.readsDifferently(environment) }
  }
}
