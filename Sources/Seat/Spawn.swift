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
      throw notStarted(program, code: -process)
    }
    return process
  }

  /// Why a program cannot be started, as far as can be known before; nil when nothing is known.
  static func obstacle(_ program: String) -> SeatError? {
    guard access(program, X_OK) == 0 else { return notStarted(program, code: errno) }
    var status = stat()
    let isFound = stat(program, &status) == 0
    if isFound, status.st_mode & S_IFMT == S_IFDIR { return notStarted(program, code: EISDIR) }
    guard isFound, status.st_mode & S_IFMT == S_IFREG else {
      return notStarted(program, code: EACCES)
    }
    return nil
  }

  private static func notStarted(_ program: String, code: Int32) -> SeatError {
    let advice =
      switch code {
      case ENOENT, ENOTDIR:
        "give the path of a program; gateframe-kiosk has to be installed beside gateframe"
      case EACCES, EPERM: "it has to be a program that this user may run (chmod +x)"
      case EISDIR: "give the path of a program in it"
      case ENOEXEC: "it has to be a program for this machine, or a script with a first line #!"
      default: ""
      }
    return SeatError(attempt: "start the program", place: program, code: code, advice: advice)
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
