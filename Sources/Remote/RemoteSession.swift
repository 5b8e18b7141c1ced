import CLinux
import Glibc

/// The kiosk and a viewer of its frames, running as children of this process.
package final class RemoteSession {
  /// A program to start.
  package struct Program {
    /// The program's file.
    package var path: String
    /// What follows its name on the command line.
    package var arguments: [String]

    package init(path: String, arguments: [String] = []) {
      self.path = path
      self.arguments = arguments
    }
  }

  package let kiosk: Int32
  package let viewer: Int32
  private let signals: Int32

  private init(kiosk: Int32, viewer: Int32, signals: Int32) {
    self.kiosk = kiosk
    self.viewer = viewer
    self.signals = signals
  }

  deinit {
    close(signals)
  }

  /// Starts both, each with its end of a connection as `GATEFRAME_REMOTE_FD`. They end with this
  /// process.
  ///
  /// - Throws: `RemoteError`
  package static func spawn(kiosk: Program, viewer: Program) throws -> RemoteSession {
    let (kioskEnd, viewerEnd) = try RemoteSocket.pair()
    let caught = [SIGTERM, SIGINT, SIGHUP, SIGQUIT]
    let signals = gateframe_signal_descriptor(caught, caught.count)
    guard signals >= 0 else { throw RemoteError("wait for signals", code: signals) }
    do {
      let first = try start(kiosk, with: kioskEnd)
      do {
        let second = try start(viewer, with: viewerEnd)
        return RemoteSession(kiosk: first, viewer: second, signals: signals)
      } catch {
        kill(first, SIGTERM)
        throw error
      }
    } catch {
      close(signals)
      throw error
    }
  }

  /// The exit code when a program was killed or ended with a code that says nothing: a fault of the
  /// program (`EX_SOFTWARE` of sysexits.h).
  package static let crashCode: Int32 = 70

  /// Waits until one of them ends or this process is asked to, then ends what is left.
  ///
  /// - Parameter log: gets a line about a program that did not end well.
  /// - Returns: the exit code of the program that ended first when it is 0 or one of sysexits.h, 0 when
  ///   this process was asked to end, and `crashCode` for everything else.
  package func wait(log: (String) -> Void) -> Int32 {
    var left = [kiosk, viewer]
    var result: Int32?
    let descriptors = [signals] + left.map { gateframe_process_descriptor($0) }
    defer { for descriptor in descriptors.dropFirst() { close(descriptor) } }
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while result == nil {
      // Without descriptors of processes, which old kernels lack, they are looked after in turns.
      _ = poll(&entries, nfds_t(entries.count), descriptors.contains { $0 < 0 } ? 100 : -1)
      if gateframe_signal_next(signals) > 0 { result = 0 }
      for process in left where result == nil {
        guard let end = Self.reap(process) else { continue }
        left.removeAll { $0 == process }
        result = judge(end, process, log)
        // Either ends well when the other is gone, which may be reaped a moment later.
        if result == 0, let other = left.first, let end = Self.reap(other, within: 100) {
          left = []
          result = judge(end, other, log)
        }
      }
    }
    Self.end(left)
    return result ?? 0
  }

  /// What the end of a program means for whoever started this one.
  private func judge(_ end: End, _ process: Int32, _ log: (String) -> Void) -> Int32 {
    let name = process == kiosk ? "kiosk" : "viewer"
    // Ctrl-C reaches all of them.
    if let signal = end.signal, [SIGTERM, SIGINT, SIGHUP].contains(signal) { return 0 }
    if let signal = end.signal {
      log(
        "the \(name) was ended by signal \(signal) (\(String(cString: strsignal(signal))));"
          + " start it again, and report it if it comes back")
      return Self.crashCode
    }
    if end.code == 0 || (64...78).contains(end.code) {
      if end.code != 0 {
        log("the \(name) ended with exit code \(end.code); its last lines say why")
      }
      return end.code
    }
    log(
      "the \(name) ended with exit code \(end.code); start it again, and report it if it comes back"
    )
    return Self.crashCode
  }

  /// How a process ended.
  private struct End {
    var code: Int32
    /// The signal that ended it.
    var signal: Int32?
  }

  /// Ends processes: asks, and after two seconds insists.
  private static func end(_ processes: [Int32]) {
    var left = processes
    for process in left { kill(process, SIGTERM) }
    for _ in 0..<200 where !left.isEmpty {
      usleep(10_000)
      left.removeAll { reap($0) != nil }
    }
    for process in left {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
  }

  /// How a child ended; nil while it runs.
  private static func reap(_ process: Int32) -> End? {
    var code: Int32 = 0
    var signalled: Int32 = 0
    guard gateframe_reap(process, &code, &signalled) != 0 else { return nil }
    return End(code: code, signal: signalled == 1 ? code - 128 : nil)
  }

  /// How a child ended within so many hundredths of a second; nil while it runs.
  private static func reap(_ process: Int32, within count: Int) -> End? {
    for _ in 0..<count {
      if let end = reap(process) { return end }
      usleep(10_000)
    }
    return reap(process)
  }

  private static func start(_ program: Program, with end: RemoteSocket) throws -> Int32 {
    let number: Int32 = 3
    var arguments = ([program.path] + program.arguments).map { strdup($0) }
    arguments.append(nil)
    var environment: [UnsafeMutablePointer<CChar>?] = []
    var entry = gateframe_environment()
    // A backtrace shows memory, and with it personal data.
    let additions = [(RemoteSocket.variable, "\(number)"), ("SWIFT_BACKTRACE", "enable=no")]
    while let text = entry?.pointee {
      let line = String(cString: text)
      if !additions.contains(where: { line.hasPrefix($0.0 + "=") }) {
        environment.append(strdup(text))
      }
      entry = entry?.advanced(by: 1)
    }
    for (name, value) in additions { environment.append(strdup("\(name)=\(value)")) }
    environment.append(nil)
    defer { for text in arguments + environment { free(text) } }
    guard access(program.path, X_OK) == 0 else {
      throw RemoteError("start \(program.path)", code: errno)
    }
    let process = gateframe_spawn(
      program.path, &arguments, &environment, end.descriptor, number)
    guard process > 0 else { throw RemoteError("start \(program.path)", code: process) }
    return process
  }
}
