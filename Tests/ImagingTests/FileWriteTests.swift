import Foundation
import Glibc
import Testing

@testable import Imaging

/// What stands at a path stays what it is.
struct FileWriteTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "gateframe-write-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func kind(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try File.read(path, limit: 1000), as: UTF8.self)
  }

  @Test func replacesARegularFileAndKeepsItsPermissions() throws {
    try withFolder { folder in
      let path = folder + "/a"
      try File.write(Array("one".utf8), path)
      #expect(try text(path) == "one")
      #expect(chmod(path, 0o640) == 0)
      try File.write(Array("two".utf8), path)
      #expect(try text(path) == "two")
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(left == ["a"])
    }
  }

  @Test func followsLinksAndLeavesThem() throws {
    try withFolder { folder in
      try File.write(Array("old".utf8), folder + "/target")
      #expect(symlink("target", folder + "/link") == 0)
      #expect(symlink("link", folder + "/second") == 0)
      try File.write(Array("new".utf8), folder + "/second")
      #expect(kind(folder + "/link") == S_IFLNK && kind(folder + "/second") == S_IFLNK)
      #expect(kind(folder + "/target") == S_IFREG)
      #expect(try text(folder + "/target") == "new")
    }
  }

  @Test func writesThroughDevicesAndPipes() throws {
    try withFolder { folder in
      #expect(symlink("/dev/null", folder + "/null") == 0)
      try File.write([1, 2, 3], folder + "/null")
      #expect(kind(folder + "/null") == S_IFLNK)
      #expect(kind("/dev/null") == S_IFCHR)
      let pipe = folder + "/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      let reader = open(pipe, O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      try File.write([7, 8, 9], pipe)
      var bytes = [UInt8](repeating: 0, count: 8)
      #expect(Glibc.read(reader, &bytes, 8) == 3)
      #expect(bytes.prefix(3) == [7, 8, 9])
      #expect(kind(pipe) == S_IFIFO)
    }
  }

  @Test func refusesWhatCannotBeWritten() throws {
    try withFolder { folder in
      func reason(_ path: String) -> String? {
        do {
          try File.write([1], path)
          return nil
        } catch {
          return "\(error)"
        }
      }
      #expect(symlink("nowhere", folder + "/dangling") == 0)
      #expect(
        reason(folder + "/dangling")
          == "\(folder)/dangling cannot be written: a link that leads nowhere")
      #expect(kind(folder + "/dangling") == S_IFLNK && kind(folder + "/nowhere") == 0)
      #expect(reason(folder) == "\(folder) cannot be written: is a folder; expected a file")
      #expect(
        reason(folder + "/none/a")
          == "\(folder)/none/a cannot be written: No such file or directory")
      #expect(reason("/dev/full") == "/dev/full cannot be written: No space left on device")
      #expect(kind("/dev/full") == S_IFCHR)
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(left == ["dangling"])
    }
  }
}
