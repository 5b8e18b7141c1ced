import Glibc
import Seat

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "keep": exit(Keep.run(Array(arguments.dropFirst())))
default:
  Keep.log("usage: gateframe keep [--seat automatic|libseat|direct] [PROGRAM [ARGUMENT…]]")
  exit(ExitCode.usage)
}
