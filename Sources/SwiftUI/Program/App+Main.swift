import Foundation
import Views

extension App {
  /// Runs the program: on the seat's display, over VNC, or without any display into pictures, as its
  /// arguments say (`--help` lists them).
  @MainActor
  public static func main() {
    exit(AppProgram(name: "\(Self.self)").run(Array(CommandLine.arguments.dropFirst())) { Self() })
  }
}
