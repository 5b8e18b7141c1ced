import CLinux
import Glibc
import Remote

gateframe_ignore_stray_signals()
_ = gateframe_make_private()

/// One line on standard error.
func log(_ message: String) {
  let bytes = Array("gateframe-vnc: \(message)\n".utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
}

/// Ends with a message that says what to do.
func stop(_ message: String) -> Never {
  log(message)
  exit(69)
}

/// The file of this program, whose name its processes bear; the kernel's link to it where the file has
/// been replaced since.
func ownPath() -> String {
  let link = "/proc/self/exe"
  guard let text = realpath(link, nil) else { return link }
  defer { free(text) }
  return access(text, X_OK) == 0 ? String(cString: text) : link
}

/// `gateframe-vnc session KIOSK [ARGUMENT…]` starts a kiosk and a viewer of its frames; without
/// arguments this is that viewer.
let arguments = CommandLine.arguments

do {
  if arguments.count >= 3, arguments[1] == "session" {
    let session = try RemoteSession.spawn(
      kiosk: .init(path: arguments[2], arguments: Array(arguments.dropFirst(3))),
      viewer: .init(path: ownPath()))
    exit(session.wait { log($0) })
  }
  guard arguments.count == 1, let socket = try RemoteSocket.inherited() else {
    stop("there is no kiosk to show; start \"gateframe run --vnc\"")
  }
  let listener = try LoopbackListener(ports: 5900..<6000)
  try VNCLoop(viewer: RemoteViewer(socket: socket), listener: listener).run()
} catch {
  stop("\(error)")
}
