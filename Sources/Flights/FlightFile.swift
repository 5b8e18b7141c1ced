import BoardingPass
import Foundation

/// Reads the flights file that `flights.md` documents.
struct FlightFile {
  /// The largest file that is read, in bytes.
  static let byteLimit = 4 << 20
  /// The most flights that are read.
  static let flightLimit = 5_000
  /// The most problems that are listed.
  static let problemLimit = 50
  /// The longest text value, in characters.
  static let textLimit = 80

  let file: String
  let airports: AirportTable
  private(set) var problems: [FlightFileProblem] = []

  init(file: String, airports: AirportTable) {
    self.file = file
    self.airports = airports
  }

  /// The bytes of a regular file within the limit.
  static func bytes(at path: String) -> Result<[UInt8], FlightFileProblem> {
    func problem(_ message: String) -> Result<[UInt8], FlightFileProblem> {
      .failure(FlightFileProblem(file: path, place: nil, key: nil, message: message))
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return problem("no such file; expected a flights file")
    }
    guard !isFolder.boolValue else { return problem("is a folder; expected a flights file") }
    do {
      let type = try FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)[.type]
      guard type as? FileAttributeType == .typeRegular else {
        return problem("expected a regular file")
      }
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      let data = try handle.read(upToCount: byteLimit + 1) ?? Data()
      guard data.count <= byteLimit else {
        return problem("expected at most \(byteLimit) bytes")
      }
      return .success(Array(data))
    } catch {
      return problem("cannot be read; check that the kiosk's user may read it")
    }
  }

  /// The usable flights; `problems` says what was not.
  mutating func read(_ bytes: [UInt8]) -> [Flight] {
    guard bytes.count <= Self.byteLimit else {
      note(nil, nil, "expected at most \(Self.byteLimit) bytes, found \(bytes.count)")
      return []
    }
    let root: JSONNode
    do {
      root = try JSONScanner.parse(bytes)
    } catch {
      note(error.place, nil, error.message)
      return []
    }
    let reader = ObjectReader(root, path: "", allowed: ["airport", "flights", "note"], file: &self)
    let home = reader.airport("airport", file: &self)
    guard let list = reader.array("flights", file: &self) else {
      if reader.isObject, reader.node("flights") == nil {
        note(root.place, "flights", "expected an array of flights")
      }
      return []
    }
    guard list.count <= Self.flightLimit else {
      note(list.first?.place, "flights", "expected at most \(Self.flightLimit) flights")
      return []
    }
    var seen: Set<FlightKey> = []
    return list.enumerated().compactMap { index, node -> Flight? in
      let path = "flights[\(index)]"
      guard let flight = flight(node, path: path, home: home) else { return nil }
      guard seen.insert(flight.key).inserted else {
        note(node.place, path, "\(flight.key) stands twice")
        return nil
      }
      return flight
    }
  }

  mutating func note(_ place: FlightFileProblem.Place?, _ key: String?, _ message: String) {
    guard problems.count < Self.problemLimit else { return }
    problems.append(FlightFileProblem(file: file, place: place, key: key, message: message))
  }
}
