import Foundation
import Imaging
import Raster

/// Loads and decodes pictures away from the main thread.
enum PictureLoader {
  /// Largest file, in bytes, and its extent.
  static let limits = ImageLimits(side: 8192, pixels: 16_000_000, bytes: 16 << 20)

  /// The picture that a file, http or https address leads to. Ends before it decodes when its task
  /// is cancelled.
  static func load(_ url: URL) async -> Result<Surface, any Error> {
    if Task.isCancelled { return .failure(CancellationError()) }
    let work = Task.detached(priority: .utility) { () throws -> Surface in
      if url.isFileURL { return try PictureFile.read(url.path, limits: limits) }
      guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
        throw ImageError.file(path: url.absoluteString, reason: "no file, http or https address")
      }
      let data = try networkData(url)
      try Task.checkCancellation()
      return try PictureFile.decode(bytes: [UInt8](data), limits: limits)
    }
    return await withTaskCancellationHandler {
      await work.result
    } onCancel: {
      work.cancel()
    }
  }

  /// Foundation's network half, opened when the first picture is wanted from the network, so that
  /// programs that want none neither load nor need it.
  private static let network = dlopen("libFoundationNetworking.so", RTLD_NOW | RTLD_GLOBAL) != nil

  private static func networkData(_ url: URL) throws -> Data {
    guard network else {
      throw ImageError.file(path: url.absoluteString, reason: "no network half of Foundation")
    }
    let data = try NSData(contentsOf: url, options: []) as Data
    guard data.count <= limits.bytes else {
      throw ImageError.tooManyBytes(count: data.count, limit: limits.bytes)
    }
    return data
  }
}
