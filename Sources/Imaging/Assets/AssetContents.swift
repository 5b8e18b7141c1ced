import Foundation

/// The parts of a set's `Contents.json` that matter, after Apple's *Asset Catalog Format Reference*.
struct AssetContents: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct Color: Decodable {
    var colorSpace: String?
    var components: [String: Component]?
    var platform: String?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components, platform, reference
    }
  }

  /// A colour component, mostly written as a string.
  struct Component: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self.text = text
      } else if let whole = try? container.decode(Int.self) {
        text = String(whole)
      } else {
        text = String(try container.decode(Double.self))
      }
    }
  }

  struct ColorEntry: Decodable {
    var idiom: String?
    var appearances: [Appearance]?
    var displayGamut: String?
    var color: Color?

    enum CodingKeys: String, CodingKey {
      case displayGamut = "display-gamut"
      case idiom, appearances, color
    }
  }

  struct ImageEntry: Decodable {
    var idiom: String?
    var scale: String?
    var filename: String?
    var appearances: [Appearance]?
  }

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var renderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case renderingIntent = "template-rendering-intent"
    }
  }

  var colors: [ColorEntry]?
  var images: [ImageEntry]?
  var properties: Properties?

  /// Largest `Contents.json` that is read, in bytes.
  static let byteLimit = 1 << 20

  /// The contents of the file.
  ///
  /// - Throws: ``AssetProblem`` with the file and the key.
  static func read(_ path: String) throws -> AssetContents {
    let bytes: [UInt8]
    do {
      bytes = try File.read(path, limit: byteLimit)
    } catch ImageError.file(_, let reason) {
      throw AssetProblem(file: path, key: "", message: reason)
    } catch ImageError.inFile(_, let error) {
      throw AssetProblem(file: path, key: "", message: "\(error)")
    }
    do {
      return try JSONDecoder().decode(AssetContents.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw problem(error, path)
    }
  }

  private static func problem(_ error: DecodingError, _ path: String) -> AssetProblem {
    func at(_ context: DecodingError.Context, _ last: (any CodingKey)?, _ message: String)
      -> AssetProblem
    {
      let keys = context.codingPath + (last.map { [$0] } ?? [])
      let key = keys.map { $0.intValue.map(String.init) ?? $0.stringValue }
      return AssetProblem(file: path, key: key.joined(separator: "."), message: message)
    }
    switch error {
    case .typeMismatch(let type, let context):
      return at(context, nil, "expected \(name(of: type))")
    case .valueNotFound(let type, let context):
      return at(context, nil, "expected \(name(of: type)), found null")
    case .keyNotFound(let key, let context):
      return at(context, key, "expected a value, found none")
    case .dataCorrupted(let context):
      return at(context, nil, "expected JSON")
    @unknown default:
      return AssetProblem(file: path, key: "", message: "expected JSON")
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is Int.Type, is Double.Type: "a number"
    case is [String: Component].Type, is AssetContents.Type, is ColorEntry.Type,
      is ImageEntry.Type, is Properties.Type, is Color.Type, is Appearance.Type:
      "an object"
    default: "an array"
    }
  }
}
