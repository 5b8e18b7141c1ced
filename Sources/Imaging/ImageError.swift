/// Why a picture could not be read or written.
package enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file could not be opened or read; `reason` is the system's.
  case file(path: String, reason: String)
  /// The file, or what stands in its place, could not be written.
  case output(path: String, reason: String)
  /// The file holds more bytes than the limit.
  case tooManyBytes(count: Int, limit: Int)
  /// The picture's extent in pixels exceeds the limits or is empty.
  case size(width: Int, height: Int, limits: ImageLimits)
  /// The bytes are not a whole, valid picture; `reason` is the decoder's.
  case malformed(reason: String)
  /// The encoder refused; `reason` is its own.
  case unencodable(reason: String)
  /// Another error, met while reading or writing the named file.
  indirect case inFile(path: String, ImageError)

  package var description: String {
    switch self {
    case .file(let path, let reason):
      "\(path): \(reason)"
    case .output(let path, let reason):
      "\(path) cannot be written: \(reason)"
    case .tooManyBytes(let count, let limit):
      "the picture's file has \(count) bytes; at most \(limit) are accepted"
    case .size(let width, let height, let limits):
      """
      the picture is \(width) by \(height) pixels; expected 1 to \(limits.side) a side and at most \
      \(limits.pixels) in all
      """
    case .malformed(let reason):
      "not a whole picture: \(reason)"
    case .unencodable(let reason):
      "the picture cannot be written as PNG: \(reason)"
    case .inFile(let path, let error):
      "\(path): \(error)"
    }
  }
}
