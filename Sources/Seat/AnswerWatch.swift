import CLinux
import Glibc

/// Ends the process when a call into a library does not come back: libseat waits without limit for a
/// seat manager that is there and does not answer.
///
/// The call itself has to stay on its thread, because libseat's built-in manager ends with the thread
/// that started it.
final class AnswerWatch: @unchecked Sendable {
  private let message: [UInt8]
  private let exitCode: Int32
  private let milliseconds: Int32
  /// Connected ends; the watch ends when a byte comes.
  private var ends: [Int32] = [-1, -1]

  /// Watches from now on.
  ///
  /// - Parameters:
  ///   - milliseconds: how long the call may take
  ///   - message: a line for standard error
  ///   - exitCode: one of `ExitCode`
  init(milliseconds: Int32, message: String, exitCode: Int32) {
    self.milliseconds = max(0, milliseconds)
    self.message = Array((message + "\n").utf8)
    self.exitCode = exitCode
    guard gateframe_message_sockets(&ends) == 0 else { return }
    // Signals are for the thread that waits for them.
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let own = Unmanaged.passRetained(self)
    let result = pthread_create(
      &thread, nil,
      { data in
        if let data { Unmanaged<AnswerWatch>.fromOpaque(data).takeRetainedValue().watch() }
        return nil
      }, own.toOpaque())
    guard result == 0 else {
      own.release()
      return
    }
    pthread_detach(thread)
  }

  deinit {
    for descriptor in ends where descriptor >= 0 { close(descriptor) }
  }

  /// The call came back.
  func end() {
    guard ends[1] >= 0 else { return }
    _ = write(ends[1], [UInt8(1)], 1)
  }

  private func watch() {
    var entry = pollfd(descriptor: ends[0])
    guard poll(&entry, 1, milliseconds) == 0 else { return }
    _ = write(STDERR_FILENO, message, message.count)
    _exit(exitCode)
  }
}
