import CLinux
import Glibc
import Testing

@testable import Seat

/// A seat whose manager goes away at once.
private final class LosingSeat: SeatConnection {
  var isEnabled = true
  let descriptors: [Int32] = []
  private(set) var hasPendingEvents = true
  var acknowledgesByHand = false
  private var observers = SeatObservers()

  func open(_ path: String, grab: Bool) throws -> DeviceHandle {
    throw SeatError(attempt: "open the device", place: path, code: ENODEV)
  }
  func close(_ handle: DeviceHandle) {}
  func observe(_ observer: @escaping (SeatEvent) -> Void) { observers.add(observer) }
  func dispatch() {
    guard hasPendingEvents else { return }
    hasPendingEvents = false
    for observer in observers.take().observers { observer(.lost("gone")) }
  }
  func acknowledgeDisabled() {}
}

@Suite("How a keeper ends")
struct KeeperEndTests {
  private func keep(_ script: String, limit: Int = 2) -> (code: Int32, lines: [String]) {
    var lines: [String] = []
    var options = SeatKeeper.Options(program: "/bin/sh", arguments: ["-c", script])
    options.crashLimit = limit
    let seat = LosingSeat()
    seat.dispatch()
    let code = SeatKeeper(options: options, seat: seat) { lines.append($0) }.run()
    return (code, lines)
  }

  @Test func aLostSeatEndsTheKioskAndTheKeeper() {
    var lines: [String] = []
    let options = SeatKeeper.Options(program: "/bin/sleep", arguments: ["60"])
    let code = SeatKeeper(options: options, seat: LosingSeat()) { lines.append($0) }.run()
    #expect(code == 69)
    #expect(lines == ["the seat is lost: gone"])
  }

  @Test func restartsAskedForAtOnceAreBraked() {
    let (code, lines) = keep("exit 75")
    #expect(code == 75)
    #expect(lines.count == 3)
    #expect(lines.last?.contains("ended 3 times within a minute") == true)
  }

  @Test func theKioskPrintsNoBacktrace() {
    #expect(keep("test \"$SWIFT_BACKTRACE\" = enable=no && exit 66; exit 65").code == 66)
  }

  @Test(arguments: ["/nope", "/etc/passwd/nope", "/etc/passwd", "/tmp"])
  func aProgramThatCannotRunIsNamedBeforeASeatIsOpened(program: String) throws {
    let obstacle = try #require(SeatKeeper.Options(program: program, arguments: []).obstacle)
    let text = "\(obstacle)"
    #expect(text.hasPrefix("cannot start the program: \(program): ") && text.contains("; "))
    #expect(!text.contains("\n"))
  }

  @Test func aProgramThatCanRunMeetsNoObstacle() {
    #expect(SeatKeeper.Options(program: "/bin/sh", arguments: []).obstacle == nil)
  }

  @Test func straySignalsDoNotEndAProgram() {
    gateframe_ignore_stray_signals()
    for signal in [SIGPIPE, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO] {
      #expect(raise(signal) == 0)
    }
    var status = sigaction()
    for signal in [SIGTERM, SIGCHLD] {
      sigaction(signal, nil, &status)
      #expect(status.__sigaction_handler.sa_handler == nil, "signal \(signal) keeps its meaning")
    }
  }

  @Test func memoryIsKeptFromCoreFiles() throws {
    #expect(gateframe_make_private() == 0)
    #expect(gateframe_is_dumpable() == 0)
    let limits = try #require(SystemFiles.text(of: "/proc/self/limits"))
    let line = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max core") })
    #expect(line.split(separator: " ").filter { $0 == "0" }.count == 2, "\(line)")
    var action = sigaction()
    sigaction(SIGILL, nil, &action)
    #expect(action.__sigaction_handler.sa_handler == nil, "a fault prints nothing")
  }
}
