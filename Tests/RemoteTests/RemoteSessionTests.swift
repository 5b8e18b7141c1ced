import Testing

@testable import Remote

/// Serial, because a session takes over the signals of the process.
@Suite(.serialized)
struct RemoteSessionTests {
  private func shell(_ script: String) -> RemoteSession.Program {
    RemoteSession.Program(path: "/bin/sh", arguments: ["-c", script])
  }

  @Test func bothGetTheirEndAndTheFirstToEndDecides() throws {
    let session = try RemoteSession.spawn(
      kiosk: shell("test \"$GATEFRAME_REMOTE_FD\" = 3 && test -S /proc/self/fd/3 && exit 7"),
      viewer: shell("sleep 60"))
    #expect(session.wait() == 7)
  }

  @Test func theViewerEndingEndsTheKiosk() throws {
    let session = try RemoteSession.spawn(kiosk: shell("sleep 60"), viewer: shell("exit 3"))
    #expect(session.wait() == 3)
  }

  @Test func aMissingProgramIsNamed() throws {
    let missing = RemoteSession.Program(path: "/nowhere/gateframe-kiosk")
    #expect(throws: RemoteError.self) {
      try RemoteSession.spawn(kiosk: missing, viewer: shell("exit 0"))
    }
  }
}
