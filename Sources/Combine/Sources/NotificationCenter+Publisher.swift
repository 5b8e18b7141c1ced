import Foundation

extension NotificationCenter {
  /// Publishes the notifications of a name.
  public struct Publisher: Combine.Publisher, Equatable {
    /// Notifications.
    public typealias Output = Notification
    /// It does not fail.
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Who posts them; nil for anyone.
    public let object: AnyObject?

    /// Publishes the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let token = Carried(
        value: center.addObserver(forName: name, object: object, queue: nil) { subject.send($0) })
      let center = Carried(value: center)
      subject.handleEvents(receiveCancel: { center.value.removeObserver(token.value) })
        .receive(subscriber: subscriber)
    }

    /// Whether both publish the same.
    public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }

  /// A publisher of the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
