import Glibc
import Remote

signal(SIGPIPE, SIG_IGN)

/// Ends with a message that says what to do.
func stop(_ message: String) -> Never {
  let bytes = Array("gateframe-vnc: \(message)\n".utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
  exit(1)
}

do {
  guard let socket = try RemoteSocket.inherited() else {
    stop("no kiosk to show (\(RemoteSocket.variable) is not set); start \"gateframe run --vnc\"")
  }
  let listener = try LoopbackListener(ports: 5900..<6000)
  try VNCLoop(viewer: RemoteViewer(socket: socket), listener: listener).run()
} catch {
  stop("\(error)")
}
