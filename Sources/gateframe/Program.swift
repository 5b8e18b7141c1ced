import Glibc
import Seat

/// Other programs that do a verb's work.
enum Program {
  /// The path of a program beside this one.
  static func sibling(_ name: String) -> String {
    guard let own = SystemFiles.target(of: "/proc/self/exe"),
      let slash = own.lastIndex(of: "/")
    else { return name }
    return String(own[...slash]) + name
  }

  /// Goes on as another program; returns an exit code only when that fails.
  static func replace(_ path: String, _ arguments: [String]) -> Int32 {
    var list = ([path] + arguments).map { strdup($0) }
    list.append(nil)
    defer { for text in list { free(text) } }
    execv(path, &list)
    let reason = String(cString: strerror(errno))
    Output.log("\(path) cannot be started: \(reason); it belongs beside gateframe")
    return ExitCode.system
  }
}
