import Glibc
import Remote

/// Carries frames from the kiosk to VNC clients and what they do back, until the kiosk ends.
final class VNCLoop {
  private let viewer: RemoteViewer
  private let listener: LoopbackListener
  private var server: VNCServer?
  /// A frame that nothing is drawn in yet.
  private var blank: SharedFrame?

  init(viewer: RemoteViewer, listener: LoopbackListener) {
    self.viewer = viewer
    self.listener = listener
  }

  /// Returns when the kiosk is gone.
  ///
  /// - Throws: `RemoteError`
  func run() throws {
    while true {
      wait()
      viewer.flush()
      guard try readKiosk() else { return }
      // Connections wait until there is a picture to show.
      guard let server else { continue }
      while let connection = listener.accept() { server.accept(connection) }
      server.serve()
    }
  }

  /// Waits until somebody has something to say.
  private func wait() {
    var entries = [pollfd(fd: viewer.descriptor, events: Int16(POLLIN), revents: 0)]
    if let server {
      for descriptor in [listener.descriptor] + server.clientDescriptors {
        entries.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
      }
    }
    // Events that the kiosk had no room for are tried again soon.
    _ = poll(&entries, nfds_t(entries.count), viewer.isBehind ? 10 : 5000)
  }

  /// Takes over what the kiosk told; false when it is gone.
  private func readKiosk() throws -> Bool {
    while true {
      switch try viewer.receive() {
      case .frame(let frame):
        if let server {
          server.replace(frame)
        } else {
          blank = frame
        }
      case .damage(let rects):
        if let server {
          server.update(rects)
        } else if let frame = blank {
          blank = nil
          server = try VNCServer(frame: frame) { [viewer] in viewer.send($0) }
          announce()
        }
      case .nothing: return true
      case .ended: return false
      }
    }
  }

  private func announce() {
    let port = listener.port
    let lines = """
      gateframe-vnc: the kiosk is at 127.0.0.1:\(port), on this machine only
        here:       vncviewer 127.0.0.1:\(port)   (in Debian's package tigervnc-viewer)
        elsewhere:  ssh -L \(port):127.0.0.1:\(port) THIS-MACHINE, then as above

      """
    // Not through a buffer: whoever started this waits for it.
    let bytes = Array(lines.utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }
}
