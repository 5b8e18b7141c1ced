import Geometry
import Host
import Raster

extension RemoteMessage {
  private enum Kind {
    static let frame: UInt64 = 1
    static let damage: UInt64 = 2
    static let touch: UInt64 = 16
    static let key: UInt64 = 17
    static let pointer: UInt64 = 18
  }

  /// The message as it travels; nil for one that does not travel.
  package var bytes: [UInt8]? {
    var writer = ByteWriter()
    switch self {
    case .frame(let width, let height, let stride):
      writer.append(Kind.frame, bytes: 1)
      for value in [width, height, stride] { writer.append(UInt64(clamping: value), bytes: 4) }
    case .damage(let rects):
      writer.append(Kind.damage, bytes: 1)
      for rect in rects.prefix(Self.maximumRects) {
        for edge in [rect.x0, rect.y0, rect.x1, rect.y1] {
          writer.append(UInt64(clamping: edge), bytes: 4)
        }
      }
    case .input(.touch(let touch)):
      writer.append(Kind.touch, bytes: 1)
      writer.append(UInt64(Self.phases.firstIndex(of: touch.phase) ?? 0), bytes: 1)
      writer.append(UInt64(clamping: touch.contact), bytes: 4)
      writer.append(touch.position)
      writer.append(touch.microseconds, bytes: 8)
    case .input(.key(let key)):
      writer.append(Kind.key, bytes: 1)
      writer.append(UInt64(Self.keyPhases.firstIndex(of: key.phase) ?? 0), bytes: 1)
      writer.append(UInt64(key.keysym), bytes: 4)
      writer.append(UInt64(clamping: key.modifiers.rawValue), bytes: 4)
      writer.append(key.microseconds, bytes: 8)
      if key.text.utf8.count <= Self.maximumText { writer.bytes += Array(key.text.utf8) }
    case .input(.pointer(let position)):
      writer.append(Kind.pointer, bytes: 1)
      if let position { writer.append(position) }
    case .input(.scan): return nil
    }
    return writer.bytes
  }

  /// Reads a message; nil for bytes that are none, or whose values are out of range.
  package init?(bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes: bytes)
    switch reader.number(bytes: 1) {
    case Kind.frame:
      guard let width = reader.extent(), let height = reader.extent(), let stride = reader.extent(),
        width <= stride, reader.isAtEnd
      else { return nil }
      self = .frame(width: width, height: height, stride: stride)
    case Kind.damage:
      var rects: [PixelRect] = []
      while !reader.isAtEnd {
        guard rects.count < Self.maximumRects, let rect = reader.rect() else { return nil }
        rects.append(rect)
      }
      self = .damage(rects)
    case Kind.touch:
      guard let phase = reader.choice(Self.phases),
        let contact = reader.number(bytes: 4), contact < Self.maximumContacts,
        let position = reader.position(), let time = reader.number(bytes: 8), reader.isAtEnd
      else { return nil }
      let touch = TouchEvent(
        contact: Int(contact), phase: phase, position: position, microseconds: time)
      self = .input(.touch(touch))
    case Kind.key:
      guard let phase = reader.choice(Self.keyPhases),
        let keysym = reader.number(bytes: 4), let modifiers = reader.number(bytes: 4),
        let time = reader.number(bytes: 8), let text = reader.text(limit: Self.maximumText)
      else { return nil }
      let key = KeyEvent(
        phase: phase, keysym: UInt32(truncatingIfNeeded: keysym), text: text,
        modifiers: .init(rawValue: Int(modifiers)), microseconds: time)
      self = .input(.key(key))
    case Kind.pointer:
      if reader.isAtEnd {
        self = .input(.pointer(nil))
      } else {
        guard let position = reader.position(), reader.isAtEnd else { return nil }
        self = .input(.pointer(position))
      }
    default: return nil
    }
  }

  private static let phases: [TouchEvent.Phase] = [.began, .moved, .ended, .cancelled]
  private static let keyPhases: [KeyEvent.Phase] = [.down, .repeated, .up]
}
