import Glibc
import Seat

/// Why nothing can be shown: what, where, and what to do.
package struct DisplayProblem: Error, Hashable, CustomStringConvertible {
  package var what: String
  package var place: String
  package var advice: String
  /// The exit code of a program that ends because of it (`ExitCode`).
  package var exitCode: Int32

  package init(
    what: String, place: String, advice: String, exitCode: Int32 = ExitCode.unavailable
  ) {
    self.what = what
    self.place = place
    self.advice = advice
    self.exitCode = exitCode
  }

  package var description: String { "\(what): \(place); \(advice)" }

  static func noCard(_ cards: [CardInfo]) -> DisplayProblem {
    guard cards.isEmpty else {
      let names = cards.map { "\($0.path) (\($0.driver))" }.joined(separator: ", ")
      return DisplayProblem(
        what: "no graphics card with a connector", place: names,
        advice: "enable the display driver (on a Raspberry Pi: dtoverlay=vc4-kms-v3d)")
    }
    return DisplayProblem(
      what: "no graphics card", place: "/sys/class/drm",
      advice: "load a display driver (look for errors in `dmesg | grep drm`)")
  }

  static func unopened(_ path: String, _ error: SeatError) -> DisplayProblem {
    let isPermission = error.code == EACCES || error.code == EPERM
    return DisplayProblem(
      what: isPermission
        ? "no permission on the graphics card" : "the graphics card cannot be opened",
      place: "\(path) (\(SeatError.text(of: error.code)))", advice: error.advice,
      exitCode: isPermission ? ExitCode.permission : ExitCode.unavailable)
  }

  static func masterHeld(_ path: String) -> DisplayProblem {
    let processes = MasterHolder.processes(holding: path, except: getpid())
    // A seat manager opens cards for others: the program that has it open as well is meant.
    let managers: Set<String> = ["seatd", "systemd-logind"]
    let programs = processes.filter { !managers.contains($0.name) }
    let masters = programs.filter { $0.isMaster == true }
    let named = (masters.isEmpty ? programs.isEmpty ? processes : programs : masters)
      .map(\.description)
    let holder =
      named.isEmpty ? "a program that this user may not see" : named.joined(separator: " or ")
    return DisplayProblem(
      what: "the graphics card shows another program's picture (DRM master)",
      place: "\(path), held by \(holder)",
      advice: "end that program (a desktop: `systemctl isolate multi-user.target`), or use VNC")
  }
}
