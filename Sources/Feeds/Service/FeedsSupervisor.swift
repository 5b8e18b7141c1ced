import CLinux
import Glibc
import Seat

/// Starts the program that reads what strangers send, and starts it again when that took it down.
enum FeedsSupervisor {
  /// The longest pause before another start, in seconds.
  private static let longestPause = 600

  /// Runs until this program is ended, or the other one ends by itself, whose exit code it returns.
  static func run(_ arguments: [String], log: (String) -> Void) -> Int32 {
    let program = path
    var crashes = 0
    while true {
      let process = spawn([program] + arguments)
      guard process > 0 else {
        log("\(program) cannot be started: \(String(cString: strerror(-process)))")
        return ExitCode.system
      }
      let started = time(nil)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      let signal = status & 0x7F
      if signal == 0 { return status >> 8 & 0xFF }
      // A day without a crash, and it is the first again.
      crashes = time(nil) - started > 86_400 ? 1 : crashes + 1
      let pause = min(5 << min(crashes - 1, 10), longestPause)
      log("the reader of catalogues ended by signal \(signal); it is started again in \(pause) s")
      sleep(UInt32(pause))
    }
  }

  /// The file of this program.
  private static var path: String {
    guard let text = realpath("/proc/self/exe", nil) else { return "/proc/self/exe" }
    defer { free(text) }
    return String(cString: text)
  }

  private static func spawn(_ arguments: [String]) -> Int32 {
    var list: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for text in list { free(text) } }
    return gateframe_spawn(
      arguments[0], &list, gateframe_environment(), STDERR_FILENO, STDERR_FILENO)
  }
}
