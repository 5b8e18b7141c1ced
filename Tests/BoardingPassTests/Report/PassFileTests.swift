import Foundation
import Testing

@testable import BoardingPass

struct PassFileTests {
  private func problem(_ path: String, again: Bool) -> String? {
    do {
      _ = try PassFile.read(path, again: again)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func readsFilesAsOftenAsAsked() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("pass-\(getpid())").path
    try Data("M1".utf8).write(to: URL(fileURLWithPath: path))
    defer { unlink(path) }
    #expect(try PassFile.read(path, again: true) == Array("M1".utf8))
    #expect(try PassFile.read(path) == Array("M1".utf8))
  }

  /// Nobody writes to the pipe: opening it would wait for ever.
  @Test func aPipeIsNotReadTwice() {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("pipe-\(getpid())").path
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    let text = "is a pipe or a device; expected a file, or - for standard input"
    #expect(problem(path, again: true) == "\(path): \(text)")
    #expect(problem("/dev/null", again: true) == "/dev/null: \(text)")
    #expect(problem("/dev/null", again: false) == nil)
  }

  @Test func everyProblemNamesItsPlace() {
    #expect(problem("/nowhere", again: true)?.hasPrefix("/nowhere: no such file") == true)
    #expect(problem("/tmp", again: true)?.hasPrefix("/tmp: is a folder") == true)
    #expect(problem("", again: false)?.hasPrefix("\"\": no such file") == true)
  }
}
