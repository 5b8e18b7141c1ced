import Glibc
import Seat

let arguments = Array(CommandLine.arguments.dropFirst())
let rest = Array(arguments.dropFirst())

switch arguments.first.flatMap(Verb.init(rawValue:)) {
case .run: exit(Run.run(rest))
case .pass: exit(Pass.run(rest))
case .keep: exit(Keep.run(rest))
case .snapshot, .doctor: exit(Program.replace(Keep.sibling("gateframe-kiosk"), arguments))
case nil:
  if ["--help", "-h", "help"].contains(arguments.first) {
    print(Verb.usage)
    exit(ExitCode.success)
  }
  if let word = arguments.first { Keep.log("there is no verb \"\(word)\"") }
  Keep.log("\n" + Verb.usage)
  exit(ExitCode.usage)
}
