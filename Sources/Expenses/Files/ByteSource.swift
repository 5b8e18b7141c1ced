import Foundation

/// The bytes of a regular file, a block at a time; those of UTF-16 as UTF-8.
struct ByteSource {
  /// How much is read at once, in bytes.
  static let block = 1 << 18
  /// The largest file that is read, in bytes.
  static let limit = 2 << 30

  let file: String
  /// In bytes.
  let size: Int
  private let handle: FileHandle
  private var wide: TextEncoding?
  private var rest: [UInt8] = []
  /// How many bytes of the file have been read.
  private(set) var position = 0

  /// Throws `StatementProblem` when the file is none that can be read.
  init(_ path: String) throws(StatementProblem) {
    file = path
    do {
      let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      let attributes = try FileManager.default.attributesOfItem(atPath: target.path)
      let type = attributes[.type] as? FileAttributeType
      guard type == .typeRegular else {
        throw StatementProblem(
          file: path, type == .typeDirectory ? "is a folder; expected a file" : "is no regular file"
        )
      }
      size = (attributes[.size] as? NSNumber)?.intValue ?? 0
      guard size <= Self.limit else {
        throw StatementProblem(file: path, "is larger than \(Self.limit >> 30) GiB")
      }
      handle = try FileHandle(forReadingFrom: target)
    } catch let problem as StatementProblem {
      throw problem
    } catch {
      let exists = FileManager.default.fileExists(atPath: path)
      throw StatementProblem(file: path, exists ? "cannot be read" : "no such file")
    }
  }

  /// The first bytes of the file, at most `count`, as they are.
  mutating func head(_ count: Int) -> [UInt8] {
    let bytes = read(count)
    rewind(to: 0)
    return bytes
  }

  /// Goes to an offset in the file. Bytes from there on are decoded as UTF-16 when `encoding` is that.
  mutating func rewind(to offset: Int, encoding: TextEncoding = .utf8) {
    try? handle.seek(toOffset: UInt64(max(0, offset)))
    position = offset
    rest = []
    wide = encoding == .utf16LittleEndian || encoding == .utf16BigEndian ? encoding : nil
  }

  /// The next bytes; empty at the end. A failure to read is an end.
  mutating func next() -> [UInt8] {
    let bytes = read(Self.block)
    guard let wide else { return bytes }
    return narrow(bytes, bigEndian: wide == .utf16BigEndian)
  }

  private mutating func read(_ count: Int) -> [UInt8] {
    guard let data = try? handle.read(upToCount: count) else { return [] }
    position += data.count
    return Array(data)
  }

  func close() { try? handle.close() }

  private mutating func narrow(_ bytes: [UInt8], bigEndian: Bool) -> [UInt8] {
    let all = rest + bytes
    var out: [UInt8] = []
    out.reserveCapacity(all.count)
    func unit(_ index: Int) -> UInt32 {
      bigEndian
        ? UInt32(all[index]) << 8 | UInt32(all[index + 1])
        : UInt32(all[index + 1]) << 8 | UInt32(all[index])
    }
    var index = 0
    while index + 1 < all.count {
      let one = unit(index)
      var scalar = one
      if (0xD800..<0xDC00).contains(one) {
        guard index + 3 < all.count || bytes.isEmpty else { break }
        let two = index + 3 < all.count ? unit(index + 2) : 0
        if (0xDC00..<0xE000).contains(two) {
          scalar = 0x10000 + (one - 0xD800) << 10 + (two - 0xDC00)
          index += 2
        } else {
          scalar = 0xFFFD
        }
      } else if (0xDC00..<0xE000).contains(one) {
        scalar = 0xFFFD
      }
      TextEncoding.append(scalar, to: &out)
      index += 2
    }
    rest = Array(all[min(index, all.count)...])
    // A block that held half a unit only must not look like the end.
    return out.isEmpty && !bytes.isEmpty ? narrow(read(Self.block), bigEndian: bigEndian) : out
  }
}
