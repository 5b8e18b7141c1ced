/// How pixels combine, for the general row kernel.
package enum BlendKernel: UInt8 {
  case sourceOver
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case plusLighter
  case difference
  case destinationOut
  case copy
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationIn
  case plusDarker
}

extension Kernels {
  /// Pixels combined with pixels by a blend mode. Coverage makes the source more transparent; a copy
  /// lies between what was there and the source. No mask counts as full coverage.
  package static func blend(
    _ d: PixelRow, _ s: UnsafePointer<UInt32>, _ mask: MaskRow?, _ count: Int, _ mode: BlendKernel
  ) {
    switch mode {
    case .sourceOver: each(d, s, mask, count) { s, d in composed(s, d) }
    case .multiply:
      // s·(1−da) + d·(1−sa) + s·d
      each(d, s, mask, count) { s, d in
        channels(s, d) { s, d, sa, da in
          div(s &* (255 &- da) &+ d &* (255 &- sa) &+ s &* d)
        }
      }
    case .screen:
      each(d, s, mask, count) { s, d in
        channels(s, d) { s, d, _, _ in s &+ d &- div(s &* d) }
      }
    case .overlay:
      each(d, s, mask, count) { s, d in
        channels(s, d) { s, d, sa, da in
          let low = 2 &* s &* d
          let high = sa &* da &- 2 &* (da &- d) &* (sa &- s)
          return div(s &* (255 &- da) &+ d &* (255 &- sa) &+ (2 &* d <= da ? low : high))
        }
      }
    case .darken:
      each(d, s, mask, count) { s, d in
        channels(s, d) { s, d, sa, da in s &+ d &- div(max(s &* da, d &* sa)) }
      }
    case .lighten:
      each(d, s, mask, count) { s, d in
        channels(s, d) { s, d, sa, da in s &+ d &- div(min(s &* da, d &* sa)) }
      }
    case .plusLighter:
      each(d, s, mask, count) { s, d in channels(s, d) { s, d, _, _ in min(255, s &+ d) } }
    case .difference:
      each(d, s, mask, count) { s, d in
        channels(s, d) { s, d, sa, da in s &+ d &- div(2 &* min(s &* da, d &* sa)) }
      }
    case .destinationOut: each(d, s, mask, count) { s, d in scaled(d, ~s &>> 24) }
    case .copy:
      for i in 0..<count { d[i] = mixed(s[i], d[i], mask.map { UInt32($0[i]) } ?? 255) }
    case .hardLight:
      each(d, s, mask, count) { s, d in
        channels(s, d) { s, d, sa, da in
          let low = 2 &* s &* d
          let high = sa &* da &- 2 &* (da &- d) &* (sa &- s)
          return div(s &* (255 &- da) &+ d &* (255 &- sa) &+ (2 &* s <= sa ? low : high))
        }
      }
    case .exclusion:
      each(d, s, mask, count) { s, d in
        channels(s, d) { s, d, _, _ in s &+ d &- div(2 &* s &* d) }
      }
    case .plusDarker:
      // The complements' sum, limited: s + d − (sa + da − 1) held above 0, over opaque grounds.
      each(d, s, mask, count) { s, d in
        channels(s, d) { s, d, sa, da in
          let alpha = sa &+ da &- div(sa &* da)
          return max(0, alpha &- (sa &- s) &- (da &- d))
        }
      }
    case .destinationOver: each(d, s, mask, count) { s, d in composed(d, s) }
    case .sourceAtop:
      each(d, s, mask, count) { s, d in
        composed(scaled(s, d &>> 24), d) & 0x00FF_FFFF | d & 0xFF00_0000
      }
    case .destinationIn:
      // Where the mask is not, nothing of the source is either.
      for i in 0..<count {
        let cover = mask.map { UInt32($0[i]) } ?? 255
        d[i] = mixed(scaled(d[i], s[i] &>> 24), d[i], cover)
      }
    case .colorDodge, .colorBurn, .softLight, .hue, .saturation, .color, .luminosity:
      each(d, s, mask, count) { s, d in blendedStraight(s, d, mode) }
    }
  }

  @inline(__always)
  private static func div(_ v: Int32) -> Int32 {
    let t = v &+ 128
    return (t &+ (t &>> 8)) &>> 8
  }

  @inline(__always)
  private static func each(
    _ d: PixelRow, _ s: UnsafePointer<UInt32>, _ mask: MaskRow?, _ count: Int,
    _ combine: (UInt32, UInt32) -> UInt32
  ) {
    guard let mask else {
      for i in 0..<count { d[i] = combine(s[i], d[i]) }
      return
    }
    for i in 0..<count where mask[i] != 0 { d[i] = combine(scaled(s[i], UInt32(mask[i])), d[i]) }
  }

  /// a·m/255 + b·(255−m)/255, rounded once.
  @inline(__always)
  static func mixed(_ a: UInt32, _ b: UInt32, _ m: UInt32) -> UInt32 {
    let n = 255 &- m
    let rb = (a & 0x00FF_00FF) &* m &+ (b & 0x00FF_00FF) &* n &+ 0x0080_0080
    let ag = ((a &>> 8) & 0x00FF_00FF) &* m &+ ((b &>> 8) & 0x00FF_00FF) &* n &+ 0x0080_0080
    let low = ((rb &+ ((rb &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
    let high = (ag &+ ((ag &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return low | high
  }

  /// The three colour channels combined one by one; alpha as in source-over.
  @inline(__always)
  private static func channels(
    _ s: UInt32, _ d: UInt32, _ combine: (Int32, Int32, Int32, Int32) -> Int32
  ) -> UInt32 {
    let sa = Int32(s &>> 24)
    let da = Int32(d &>> 24)
    let alpha = sa &+ da &- div(sa &* da)
    @inline(__always)
    func part(_ shift: UInt32) -> UInt32 {
      let v = combine(Int32((s &>> shift) & 255), Int32((d &>> shift) & 255), sa, da)
      return UInt32(truncatingIfNeeded: min(max(v, 0), alpha)) &<< shift
    }
    return UInt32(truncatingIfNeeded: alpha) &<< 24 | part(16) | part(8) | part(0)
  }
}
