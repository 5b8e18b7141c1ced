import Foundation

/// What tells one subscriber or subscription from another.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let number: UInt64
  private static let counter = Locked<UInt64>(0)

  /// One that there was not before.
  public init() {
    number = Self.counter.with { value in
      value += 1
      return value
    }
  }

  /// The identity of an object.
  public init(_ object: AnyObject) {
    // The upper half is the objects'.
    number = UInt64(UInt(bitPattern: ObjectIdentifier(object))) | 1 << 63
  }

  /// The number in hexadecimal.
  public var description: String { "0x" + String(number, radix: 16) }
}

/// What has an identity of this kind.
public protocol CustomCombineIdentifierConvertible {
  /// What tells it from others.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's own identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// A value that one thread at a time looks at.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  package func with<R>(_ body: (inout Value) -> R) -> R {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}

/// Carries to another thread what the type system cannot follow there.
struct Carried<Value>: @unchecked Sendable {
  let value: Value
}
