import Foundation
import RasterKernels

/// What the command line asks for.
struct Options {
  static let usage = """
    gateframe-bench [OPTION…] [SCENE…]
      --scenes FOLDER        the scenes' op-lists, by default Tests/Bench/scenes
      --images FOLDER        the pictures they name, by default those of the scenes or made up
      --write-images FOLDER  only writes the pictures there
      --font FILE            the font of their text
      --frames N             frames measured after 5 that are not, by default 60
      --workers N            threads, by default 1
      --kernels WIDTH        baseline or avx2, by default the widest that is possible
      --cached-shadows       lets shadows be known from the frame before
      --pictures FOLDER      writes each scene's pixels as words: NAME.gateframe.bgra
      --json                 one JSON line a scene instead of a table
    """

  var scenes = "Tests/Bench/scenes"
  var images: String?
  var writeImages: String?
  var font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  var frames = 60
  var workers = 1
  var shadowStep = 1e-4
  var pictures: String?
  var json = false
  var names = [
    "S1", "S2", "S3", "S4", "S5", "S6", "S7a", "S7b", "S8a", "S8b", "S9", "S10a", "S10b", "S11",
    "S11n", "S12", "S12n",
  ]

  /// Ends the program with a message when an argument is not understood.
  init(_ arguments: [String]) {
    var rest = arguments[...]
    var chosen: [String] = []
    while let argument = rest.popFirst() {
      func value() -> String {
        guard let value = rest.popFirst() else { Options.fail("\(argument) wants a value") }
        return value
      }
      func number() -> Int {
        guard let number = Int(value()), number > 0 else {
          Options.fail("\(argument) wants a number above 0")
        }
        return number
      }
      switch argument {
      case "--scenes": scenes = value()
      case "--images": images = value()
      case "--write-images": writeImages = value()
      case "--font": font = value()
      case "--frames": frames = number()
      case "--workers": workers = number()
      case "--kernels":
        guard let width = KernelWidth(rawValue: value()), width.isPossible else {
          Options.fail("--kernels wants baseline, or avx2 where the processor has it")
        }
        width.use()
      case "--cached-shadows": shadowStep = 0
      case "--pictures": pictures = value()
      case "--json": json = true
      case "--help":
        print(Options.usage)
        exit(0)
      case let option where option.hasPrefix("-"): Options.fail("\(option) is not an option")
      default: chosen.append(argument)
      }
    }
    if !chosen.isEmpty { names = chosen }
  }

  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("gateframe-bench: \(message)\n\(usage)\n".utf8))
    exit(64)
  }
}
