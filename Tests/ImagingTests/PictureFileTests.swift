import Foundation
import Testing

@testable import Imaging

/// Pictures of every kind that is read.
struct PictureFileTests {
  /// 8 by 4 red pixels.
  static let jpeg = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ
    EBAQEBAQEBAQEBAQEBAQEBAQEBAQH/2wBDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB
    AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAARCAAEAAgDAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAw
    QFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkK
    FhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmq
    KjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEB
    AQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRob
    HBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOE
    hYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+P
    n6/9oADAMBAAIRAxEAPwD8X6/ynP8Av4P/2Q==
    """)
  /// 4 by 2 green pixels.
  static let webp = bytes(
    """
    UklGRhwAAABXRUJQVlA4TA8AAAAvA0AAAAfQ/4j+ByKi/wEA
    """)

  private static func bytes(_ text: String) -> [UInt8] {
    let joined = text.split(separator: "\n").joined()
    return Data(base64Encoded: joined).map { [UInt8]($0) } ?? []
  }

  @Test func jpegIsRead() throws {
    let picture = try PictureFile.decode(bytes: Self.jpeg)
    #expect(picture.width == 8 && picture.height == 4)
    let pixel = picture[3, 2]
    #expect(pixel >> 24 == 255 && pixel >> 16 & 255 > 250 && pixel & 0xFFFF < 0x0606)
  }

  @Test func webpIsRead() throws {
    let picture = try PictureFile.decode(bytes: Self.webp)
    #expect(picture.width == 4 && picture.height == 2)
    #expect(picture[1, 1] == 0xFF00_FF00)
  }

  @Test func partsAreRefused() {
    for whole in [Self.jpeg, Self.webp] {
      for count in [1, 13, 40, whole.count - 8] where count < whole.count {
        let part = Array(whole.prefix(count))
        #expect(throws: ImageError.self) { try PictureFile.decode(bytes: part) }
      }
    }
  }

  @Test func limitsHold() {
    let small = ImageLimits(side: 3, pixels: 9)
    for whole in [Self.jpeg, Self.webp] {
      #expect(throws: ImageError.self) { try PictureFile.decode(bytes: whole, limits: small) }
    }
  }
}
