import CommandLineTools
import Glibc
import Seat

ProcessSafety.begin()

var arguments = Array(CommandLine.arguments.dropFirst())
// "gateframe help VERB" is "gateframe VERB --help".
if arguments.first == "help" { arguments = Array(arguments.dropFirst().prefix(1)) + ["--help"] }

guard let word = arguments.first else {
  Output.complain(Verb.overview)
  exit(ExitCode.usage)
}
if ["--help", "-h"].contains(word) { exit(Output.print(Verb.overview + "\n")) }
guard let verb = Verb(rawValue: word) else {
  Output.log("there is no verb \"\(word)\"; try \"gateframe --help\"")
  exit(ExitCode.usage)
}

do {
  let rest = Array(arguments.dropFirst())
  let options = try CommandLineOptions(rest, for: verb)
  if options.has("help") { exit(Output.print(verb.help + "\n")) }
  switch verb {
  case .run: exit(try Run.run(options))
  case .pass: exit(try Pass.run(options))
  case .keep: exit(try Keep.run(options))
  case .books: exit(Program.replace(Program.sibling("gateframe-feeds"), arguments))
  case .snapshot, .doctor: exit(Program.replace(Program.sibling("gateframe-kiosk"), arguments))
  }
} catch {
  Output.log("\(error); \(verb.hint)")
  exit(ExitCode.usage)
}
