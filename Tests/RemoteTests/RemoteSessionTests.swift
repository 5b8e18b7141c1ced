import Testing

@testable import Remote

/// Serial, because a session takes over the signals of the process.
@Suite(.serialized)
struct RemoteSessionTests {
  private func shell(_ script: String) -> RemoteSession.Program {
    RemoteSession.Program(path: "/bin/sh", arguments: ["-c", script])
  }

  private func run(kiosk: String, viewer: String = "sleep 60") throws -> (Int32, [String]) {
    var lines: [String] = []
    let session = try RemoteSession.spawn(kiosk: shell(kiosk), viewer: shell(viewer))
    let code = session.wait { lines.append($0) }
    return (code, lines)
  }

  @Test func bothGetTheirEndAndTheFirstToEndDecides() throws {
    let test = "test \"$GATEFRAME_REMOTE_FD\" = 3 && test -S /proc/self/fd/3"
    #expect(try run(kiosk: "\(test) && exit 0; exit 65").0 == 0)
    #expect(try run(kiosk: "sleep 60", viewer: "\(test) && exit 69; exit 65").0 == 69)
  }

  @Test func noProgramPrintsABacktrace() throws {
    #expect(try run(kiosk: "test \"$SWIFT_BACKTRACE\" = enable=no && exit 0; exit 65").0 == 0)
  }

  @Test func aKioskThatEndsWellSaysNothing() throws {
    #expect(try run(kiosk: "exit 0").1 == [])
  }

  @Test func anExitCodeOfTheKioskIsPassedOnAndTold() throws {
    let (code, lines) = try run(kiosk: "exit 78")
    #expect(code == 78 && lines.count == 1)
    #expect(lines.first?.contains("the kiosk ended with exit code 78") == true)
  }

  @Test(arguments: [("kill -SEGV $$", "signal 11"), ("kill -KILL $$", "signal 9"), ("exit 1", "1")])
  func aCrashIsToldAndHasItsExitCode(script: String, told: String) throws {
    let (code, lines) = try run(kiosk: script)
    #expect(code == 70 && lines.count == 1)
    #expect(lines.first?.hasPrefix("the kiosk ") == true && lines.first?.contains(told) == true)
    #expect(lines.first?.contains("; start it again") == true)
  }

  @Test func aViewerThatCrashesEndsTheKioskToo() throws {
    let (code, lines) = try run(kiosk: "sleep 60", viewer: "kill -ABRT $$")
    #expect(code == 70)
    #expect(lines.first?.hasPrefix("the viewer was ended by signal 6") == true)
  }

  @Test func aViewerThatEndsBecauseTheKioskCrashedHidesNothing() throws {
    let (code, lines) = try run(kiosk: "sleep 0.3; kill -SEGV $$", viewer: "exit 0")
    #expect(code == 70 && lines.first?.contains("the kiosk was ended by signal 11") == true)
  }

  @Test func aMissingProgramIsNamed() throws {
    let missing = RemoteSession.Program(path: "/nowhere/gateframe-kiosk")
    #expect(throws: RemoteError.self) {
      try RemoteSession.spawn(kiosk: missing, viewer: shell("exit 0"))
    }
  }
}
