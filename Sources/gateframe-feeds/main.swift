import Feeds
import Glibc
import Seat

ProcessSafety.begin()

/// Each verb with what does it; it is given the arguments after the verb and returns one of `ExitCode`.
let verbs: [(word: String, run: ([String]) -> Int32)] = [
  ("books", { BooksCommand.run($0) }),
  ("watch", { WatchCommand.run($0) }),
  ("work", { WatchCommand.work($0) }),
]

let arguments = CommandLine.arguments
guard arguments.count > 1, let verb = verbs.first(where: { $0.word == arguments[1] }) else {
  let known = verbs.map(\.word).joined(separator: ", ")
  FeedsLog.write("expected one of \(known) as the first word")
  exit(ExitCode.usage)
}
exit(verb.run(Array(arguments.dropFirst(2))))
