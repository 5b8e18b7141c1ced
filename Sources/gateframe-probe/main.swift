import CLinux
import Glibc
import Host
import Input
import KMS
import Raster
import Seat

// gateframe-probe: brings up a board without the kiosk. Shows a test picture that moves, and prints what
// devices tell.
//
//     gateframe-probe [--seconds N] [--connector NAME] [--mode WxH[@R]] [--format XRGB8888|RGB565]
//                     [--rotation 0|90|180|270] [--scanner ID|PATH|NAME] [--no-display] [--no-input]
//                     [--report]

let problem = ProbeOptions.parse(Array(CommandLine.arguments.dropFirst()))
switch problem {
case .failure(let error):
  Probe.say(error.text)
  exit(ExitCode.usage)
case .success(let options):
  if options.reports { exit(Probe.report(scanners: options.input.scanners)) }
  exit(Probe(options).run())
}
