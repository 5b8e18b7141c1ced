import CLinux
import Glibc

/// Starting another program.
enum Spawn {
  /// Starts `program` with one descriptor and additions to the environment.
  ///
  /// - Throws: `SeatError`
  static func run(
    _ program: String, arguments: [String], environment additions: [String: String],
    inherited: Int32, number: Int32
  ) throws -> pid_t {
    var environment: [String] = []
    if var entry = gateframe_environment() {
      while let text = entry.pointee {
        let line = String(cString: text)
        if !additions.keys.contains(where: { line.hasPrefix($0 + "=") }) {
          environment.append(line)
        }
        entry += 1
      }
    }
    environment += additions.map { "\($0.key)=\($0.value)" }
    let process = withCStrings([program] + arguments) { argumentList in
      withCStrings(environment) { environmentList in
        gateframe_spawn(program, argumentList, environmentList, inherited, number)
      }
    }
    guard process > 0 else {
      throw SeatError(
        attempt: "start the program", place: program, code: -process,
        advice: process == -ENOENT ? "it has to be installed beside gateframe" : "")
    }
    return process
  }

  /// A null-terminated list of C strings, valid during `body`.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return body(copies)
  }
}
