import Combine
import Foundation

/// A value in a store of defaults.
final class StoredLocation<Value>: Location<Value>, StoreFollower, @unchecked Sendable {
  private let key: String
  private let ownStore: UserDefaults?
  private let standard: Value
  private let form: StoredForm<Value>
  /// Used in place of the standard store where the surroundings say so.
  private var surroundingStore: UserDefaults?
  /// What bodies see, once there are any.
  private var state: StateLocation<Value>?
  /// Told before each change: the publisher of the object that has the property.
  var announcer: ObservableObjectPublisher?

  init(_ key: String, _ store: UserDefaults?, _ standard: Value, _ form: StoredForm<Value>) {
    self.key = key
    ownStore = store
    self.standard = standard
    self.form = form
  }

  private var store: UserDefaults { ownStore ?? surroundingStore ?? .standard }

  private func read() -> Value { store.object(forKey: key).flatMap(form.read) ?? standard }

  override var value: Value {
    get { state?.value ?? read() }
    set {
      announcer?.send()
      store.set(form.write(newValue), forKey: key)
      state?.value = newValue
      StoreFollowers.changed(key, by: self)
      StoreWriter.save(store)
    }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? StoredLocation<Value> else { return false }
    // Stores are mostly made anew each time, under the same name.
    return key == other.key && (ownStore == nil) == (other.ownStore == nil)
  }

  /// Has the node's bodies follow the value.
  @MainActor
  func follow(in node: _Node) {
    surroundingStore = node.environment.defaultAppStorage
    state = StateLocation(read(), graph: node.graph)
    StoreFollowers.add(self, key)
  }

  /// Takes in what the store has now.
  @MainActor
  func storeChanged() { state?.value = read() }
}

/// Something that shows a value of a store.
protocol StoreFollower: AnyObject, Sendable {
  @MainActor func storeChanged()
}

/// Who follows which keys. The stores are not told apart: their followers read what theirs has.
enum StoreFollowers {
  private struct Follower { weak var object: (any StoreFollower)? }
  @MainActor private static var followers: [String: [Follower]] = [:]

  @MainActor
  static func add(_ object: any StoreFollower, _ key: String) {
    followers[key, default: []].removeAll { $0.object == nil }
    followers[key, default: []].append(Follower(object: object))
  }

  /// Tells the others that a key has another value.
  static func changed(_ key: String, by origin: any StoreFollower) {
    Later.onMain {
      for follower in followers[key] ?? [] where follower.object !== origin {
        follower.object?.storeChanged()
      }
    }
  }
}

/// Writes stores to their files, away from the main thread, once for what changes together.
enum StoreWriter {
  private struct Store: @unchecked Sendable { let defaults: UserDefaults }
  private static let queue = DispatchQueue(label: "defaults", qos: .utility)
  private static let waiting = Locked<Set<ObjectIdentifier>>([])

  static func save(_ defaults: UserDefaults) {
    let store = Store(defaults: defaults)
    let key = ObjectIdentifier(defaults)
    guard waiting.with({ $0.insert(key).inserted }) else { return }
    queue.async {
      waiting.with { _ = $0.remove(key) }
      store.defaults.synchronize()
    }
  }
}
