import CLinux
import Glibc

/// The program that reads catalogues beside the kiosk.
enum FeedReader {
  /// Starts it; it ends when this program does. Without it the kiosk shows what is stored.
  static func start(configuration: String?) {
    let path = Program.sibling("gateframe-feeds")
    guard access(path, X_OK) == 0 else {
      Output.log("\(path) is not there: books stay as they are stored")
      return
    }
    let arguments = [path, "watch"] + (configuration.map { ["--config", $0] } ?? [])
    var list: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for text in list { free(text) } }
    let process = gateframe_spawn(
      path, &list, gateframe_environment(), STDERR_FILENO, STDERR_FILENO)
    if process <= 0 {
      Output.log("\(path) cannot be started: \(String(cString: strerror(-process)))")
    }
  }
}
