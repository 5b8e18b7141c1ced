import Foundation

/// What a program was asked to do.
struct AppOptions {
  /// A mistake on the command line, in a sentence.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// Files for pictures, one for each of `times`.
  var snapshots: [String] = []
  /// Seconds from the start at which pictures are taken and frames are listed.
  var times: [Double] = [0]
  /// Whether the frames of the elements are printed.
  var printsFrames = false
  /// Size of the picture in pixels.
  var size: (width: Int, height: Int)?
  /// Device pixels per point.
  var scale = 1.0
  var touches = TouchScript()
  var isOverVNC = false
  var isHelp = false
  /// Arguments to pass on to the same program, without those that say how it is shown.
  var passedOn: [String] = []

  /// Whether there is no display to run on.
  var isHeadless: Bool { printsFrames || !snapshots.isEmpty }

  static let usage = """
      --size WxH       size of the picture in pixels: of pictures that are written, or over VNC
      --vnc            show the program over VNC on this machine's loopback address
      --snapshot FILE  write the picture as a PNG file and end; may be given for each --at
      --frames         print where the program's elements lie, and end
      --at SECONDS     when, from the start; several may follow, each later than the last (0)
      --scale NUMBER   pixels for a point, of pictures that are written (1)
      --touch TOUCH    touch the picture: X,Y@SECONDS taps, X,Y>X,Y@SECONDS+SECONDS drags (points)
      --help           print this

    Without --snapshot, --frames and --vnc the program runs on the seat's display.
    """

  /// Reads arguments. Throws `Mistake`.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var times: [Double] = []
    func value(_ option: String) throws -> String {
      guard let value = rest.popFirst() else {
        throw Mistake(description: "\(option) needs a value")
      }
      return value
    }
    while let option = rest.popFirst() {
      switch option {
      case "--snapshot": snapshots.append(try value(option))
      case "--at": times.append(try Self.number(try value(option), option, in: 0...86400))
      case "--scale": scale = try Self.number(try value(option), option, in: 0.25...8)
      case "--size":
        let text = try value(option)
        size = try Self.size(text)
        passedOn += [option, text]
      case "--touch": try touches.add(try value(option))
      case "--frames": printsFrames = true
      case "--vnc": isOverVNC = true
      case "--help": isHelp = true
      default: throw Mistake(description: "unknown option \(option)")
      }
    }
    if !times.isEmpty { self.times = times }
    guard zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw Mistake(description: "--at: each time has to be later than the one before")
    }
    guard snapshots.isEmpty || snapshots.count == self.times.count else {
      throw Mistake(description: "as many times (--at) as files (--snapshot) are needed")
    }
  }

  private static func number(
    _ text: String, _ option: String, in range: ClosedRange<Double>
  ) throws -> Double {
    guard let number = Double(text), range.contains(number) else {
      throw Mistake(
        description: "\(option) \(text): expected a number from \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
    return number
  }

  private static func size(_ text: String) throws -> (width: Int, height: Int) {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let allowed = 16...8192
    guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]),
      allowed.contains(width), allowed.contains(height)
    else {
      throw Mistake(
        description: "--size \(text): expected a size such as 1280x720, each side 16 to 8192")
    }
    return (width, height)
  }
}
