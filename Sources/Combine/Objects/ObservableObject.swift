import Foundation

/// An object that tells when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that tells.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before each change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher kept for the object; its published properties send into it.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// It says nothing but that there is a change.
  public typealias Output = Void
  /// It does not fail.
  public typealias Failure = Never

  private let audience = Audience<Void, Never>(surplus: .drop)

  /// Without subscribers.
  public init() {}

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.add(subscriber)
  }

  /// Tells of a change.
  public func send() { audience.send(()) }
}

/// The publishers of objects that have none of their own, made when they are first asked for. The
/// published properties that an object has by then announce their changes there.
enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// At this size the entries of objects that are gone are taken out.
    var limit = 64
  }
  private static let table = Locked(Carried(value: Box()))
  private final class Box { var table = Table() }

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    table.with { carried in
      let box = carried.value
      let key = ObjectIdentifier(object)
      if let entry = box.table.entries[key], entry.object === object { return entry.publisher }
      if box.table.entries.count >= box.table.limit {
        box.table.entries = box.table.entries.filter { $0.value.object != nil }
        box.table.limit = max(64, 2 * box.table.entries.count)
      }
      let made = ObservableObjectPublisher()
      var mirror: Mirror? = Mirror(reflecting: object)
      while let part = mirror {
        for case (_, let property as any PublishedProperty) in part.children {
          property.announcer = made
        }
        mirror = part.superclassMirror
      }
      box.table.entries[key] = Entry(object: object, publisher: made)
      return made
    }
  }
}
