import Glibc

/// How the seat could be held by this user.
package struct SeatReport: Hashable, Sendable {
  /// Whether seatd's socket is there, and whether this user may use it.
  package var hasSeatd: Bool
  package var mayUseSeatd: Bool
  /// Whether logind runs.
  package var hasLogind: Bool
  package var isRoot: Bool
  package var findings: [Finding]

  /// Looks without opening a seat, which would disturb a kiosk that runs.
  package static func collect(
    socket: String = "/run/seatd.sock", logind: String = "/run/systemd/seats"
  ) -> SeatReport {
    var report = SeatReport(
      hasSeatd: access(socket, F_OK) == 0, mayUseSeatd: access(socket, R_OK | W_OK) == 0,
      hasLogind: access(logind, F_OK) == 0, isRoot: geteuid() == 0, findings: [])
    if report.hasSeatd, !report.mayUseSeatd {
      report.findings.append(
        Finding(
          what: "this user may not use seatd", place: socket,
          advice: "add the user to the socket's group (`ls -l \(socket)`) and log in again",
          isFatal: !report.hasLogind))
    } else if !report.hasSeatd, !report.hasLogind, !report.isRoot {
      report.findings.append(
        Finding(
          what: "nobody gives out devices", place: "neither \(socket) nor logind is there",
          advice: "install and start seatd (`apt install seatd`), or run as root",
          isFatal: true))
    }
    return report
  }
}
