import CHarfBuzz

/// Turns stretches of characters into glyphs with HarfBuzz. Holds one buffer that it uses again, so
/// that it must not be used by two threads at once.
final class GlyphShaper {
  /// A glyph and where it comes from.
  struct Output {
    var glyph: ShapedGlyph
    /// Index of the first scalar of the cluster.
    var cluster: Int
    var unsafeBefore: Bool
  }

  private let buffer: OpaquePointer
  private let functions: OpaquePointer?

  init?() {
    guard let buffer = hb_buffer_create(), hb_buffer_allocation_successful(buffer) != 0 else {
      return nil
    }
    self.buffer = buffer
    functions = hb_unicode_funcs_get_default()
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
  }

  deinit {
    hb_buffer_destroy(buffer)
  }

  /// The glyphs of `range`, from left to right; what surrounds it inside `context` decides about
  /// joining forms.
  func shape(
    _ scalars: [UInt32], range: Range<Int>, context: Range<Int>, face: FontFace, level: UInt8,
    script: UInt32, language: String, features: [hb_feature_t]
  ) -> [Output] {
    guard !range.isEmpty, context.lowerBound <= range.lowerBound,
      range.upperBound <= context.upperBound, context.upperBound <= scalars.count
    else { return [] }
    hb_buffer_clear_contents(buffer)
    scalars[context].withUnsafeBufferPointer { text in
      hb_buffer_add_utf32(
        buffer, text.baseAddress, Int32(truncatingIfNeeded: text.count),
        UInt32(truncatingIfNeeded: range.lowerBound - context.lowerBound),
        Int32(truncatingIfNeeded: range.count))
    }
    hb_buffer_set_direction(buffer, level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(script))
    if !language.isEmpty {
      hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    }
    hb_shape(face.shapingFont, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    let infos = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let positions = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    return zip(infos, positions).map { info, position in
      Output(
        glyph: ShapedGlyph(
          id: info.codepoint, advance: position.x_advance, xOffset: position.x_offset,
          yOffset: position.y_offset),
        cluster: context.lowerBound + Int(info.cluster),
        unsafeBefore: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }

  /// The script of a character, or nil when it belongs to any.
  func script(of scalar: UInt32) -> UInt32? {
    let script = hb_unicode_script(functions, scalar)
    if script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN {
      return nil
    }
    return script.rawValue
  }

  /// The one character that a base and a mark make, if there is one.
  func composed(_ base: UInt32, _ mark: UInt32) -> UInt32? {
    var result: hb_codepoint_t = 0
    return hb_unicode_compose(functions, base, mark, &result) != 0 ? result : nil
  }

  /// The features of a run that differ from the font's own choice.
  static func features(of run: ShapingRun) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    func set(_ tag: String, _ value: UInt32) {
      features.append(
        hb_feature_t(tag: hb_tag_from_string(tag, 4), value: value, start: 0, end: UInt32.max))
    }
    if run.monospacedDigits { set("tnum", 1) }
    if run.smallCaps { set("smcp", 1) }
    if !run.ligatures {
      set("liga", 0)
      set("clig", 0)
    }
    return features
  }
}
