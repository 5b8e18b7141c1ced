import Foundation
import Raster

/// The pictures that scenes name.
enum SceneImages {
  private static let sizes: [(width: Int, height: Int)] = [(960, 540), (600, 800), (450, 220)]

  private static func name(_ number: Int) -> String {
    "img\(number)_\(sizes[number].width)x\(sizes[number].height).bgra"
  }

  /// The pictures of a folder, as words in rows; where there are none, smooth ones made up.
  static func load(_ folder: String) -> [Surface] {
    sizes.indices.map { number in
      let image = make(number)
      let count = image.width * image.height
      if let data = FileManager.default.contents(atPath: folder + "/" + name(number)),
        data.count == count * 4
      {
        data.withUnsafeBytes { bytes in
          for i in 0..<count {
            image[i % image.width, i / image.width] = UInt32(
              littleEndian: bytes.loadUnaligned(fromByteOffset: i * 4, as: UInt32.self))
          }
        }
      }
      return image
    }
  }

  /// Writes the pictures of `load` for other programs.
  static func write(to folder: String) throws {
    for (number, image) in load(folder).enumerated() {
      try pixels(image).write(to: URL(fileURLWithPath: folder + "/" + name(number)))
    }
  }

  /// A picture's words, row after row.
  static func pixels(_ image: Surface) -> Data {
    var data = Data(capacity: image.width * image.height * 4)
    for y in 0..<image.height {
      image.withUnsafeRow(y) { data.append(contentsOf: UnsafeRawBufferPointer($0)) }
    }
    return data
  }

  private static func make(_ number: Int) -> Surface {
    let (width, height) = sizes[number]
    let image = Surface(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let red = (x * 3 + y) / 5 % 220 + (x ^ y) % 20
        let green = (x + y * 2) / 4 % 220 + (x * y) % 20
        let blue = (x * 2 + height - y) / 6 % 220
        image[x, y] = 0xFF00_0000 | UInt32(red << 16 | green << 8 | blue)
      }
    }
    image.isOpaque = true
    return image
  }
}
