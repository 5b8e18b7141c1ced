import Foundation
import Kiosk
import Seat

ProcessSafety.begin()

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "snapshot": exit(SnapshotCommand.run(Array(arguments.dropFirst())))
case "doctor": exit(DoctorCommand.run(Array(arguments.dropFirst())))
case "run": exit(RunCommand.run(Array(arguments.dropFirst())))
default: exit(RunCommand.run(arguments))
}
