import Host

/// The kiosk's side of the connection to a viewer, which its display and its input share.
@MainActor
package final class RemoteLink {
  let socket: RemoteSocket
  /// Whether the viewer is gone.
  package internal(set) var isClosed = false

  package init(socket: RemoteSocket) {
    self.socket = socket
  }
}
