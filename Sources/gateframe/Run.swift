import Glibc
import Seat

/// `gateframe run`: the kiosk on the seat's display, or over VNC.
enum Run {
  static func run(_ arguments: [String]) -> Int32 {
    let kiosk = Keep.sibling("gateframe-kiosk")
    let rest = arguments.filter { $0 != "--vnc" }
    if rest.contains("--help") { return Program.replace(kiosk, ["run", "--help"]) }
    if rest.count < arguments.count {
      return Program.replace(Keep.sibling("gateframe-vnc"), ["session", kiosk, "run"] + rest)
    }
    return Keep.keep(kiosk, ["run"] + rest, choice: .automatic)
  }
}

/// Other programs that do a verb's work.
enum Program {
  /// Goes on as another program; returns an exit code only when that fails.
  static func replace(_ path: String, _ arguments: [String]) -> Int32 {
    var list = ([path] + arguments).map { strdup($0) }
    list.append(nil)
    defer { for text in list { free(text) } }
    execv(path, &list)
    let reason = String(cString: strerror(errno))
    Keep.log("\(path) cannot be started: \(reason); it belongs beside gateframe")
    return ExitCode.unavailable
  }
}
