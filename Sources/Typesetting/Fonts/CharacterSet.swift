import CFontconfig

/// The characters that a face has, shared with fontconfig's own tables.
final class CharacterSet: @unchecked Sendable {
  private let handle: OpaquePointer

  /// The set of a fontconfig pattern, or nil when it has none.
  init?(of pattern: OpaquePointer) {
    var found: OpaquePointer?
    guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &found) == FcResultMatch, let found,
      let copy = FcCharSetCopy(found)
    else { return nil }
    handle = copy
  }

  deinit {
    FcCharSetDestroy(handle)
  }

  func contains(_ scalar: UInt32) -> Bool {
    FcCharSetHasChar(handle, scalar) != 0
  }
}
