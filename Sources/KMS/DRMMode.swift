/// The timings of one display mode, as the kernel describes them.
package struct DRMMode: Hashable, Sendable {
  /// Pixel clock in kHz.
  package var clock: UInt32
  package var hdisplay, hsyncStart, hsyncEnd, htotal, hskew: UInt16
  package var vdisplay, vsyncStart, vsyncEnd, vtotal, vscan: UInt16
  /// Rounded refresh rate, for display only.
  package var vrefresh: UInt32
  package var flags: UInt32
  package var type: UInt32
  package var name: String

  /// `DRM_MODE_TYPE_PREFERRED`
  package static let preferredType: UInt32 = 1 << 3
  static let interlaceFlag: UInt32 = 1 << 4
  static let doubleScanFlag: UInt32 = 1 << 5

  package init(
    clock: UInt32, horizontal: [UInt16], vertical: [UInt16], vrefresh: UInt32 = 0,
    flags: UInt32 = 0, type: UInt32 = 0, name: String = ""
  ) {
    func value(_ list: [UInt16], _ index: Int) -> UInt16 { index < list.count ? list[index] : 0 }
    self.clock = clock
    hdisplay = value(horizontal, 0)
    hsyncStart = value(horizontal, 1)
    hsyncEnd = value(horizontal, 2)
    htotal = value(horizontal, 3)
    hskew = value(horizontal, 4)
    vdisplay = value(vertical, 0)
    vsyncStart = value(vertical, 1)
    vsyncEnd = value(vertical, 2)
    vtotal = value(vertical, 3)
    vscan = value(vertical, 4)
    self.vrefresh = vrefresh
    self.flags = flags
    self.type = type
    self.name = name
  }

  package var width: Int { Int(hdisplay) }
  package var height: Int { Int(vdisplay) }
  package var isPreferred: Bool { type & Self.preferredType != 0 }

  /// Refreshes per second from the timings: 59.94, not 60. Fields of an interlaced mode count each.
  package var refreshRate: Double {
    let total = Double(htotal) * Double(vtotal)
    guard total > 0, clock > 0 else { return vrefresh > 0 ? Double(vrefresh) : 60 }
    var rate = Double(clock) * 1000 / total
    if flags & Self.interlaceFlag != 0 { rate *= 2 }
    if flags & Self.doubleScanFlag != 0 { rate /= 2 }
    if vscan > 1 { rate /= Double(vscan) }
    return rate
  }

  /// Nanoseconds from one refresh to the next.
  package var period: UInt64 {
    let value = 1_000_000_000 / refreshRate
    return value.isFinite ? UInt64(min(max(value, 1_000_000), 1_000_000_000)) : 16_666_667
  }
}

extension DRMMode: CustomStringConvertible {
  package var description: String {
    let hundredths = Int((refreshRate * 100).rounded())
    let fraction = hundredths % 100
    let digits = fraction == 0 ? "" : fraction < 10 ? ".0\(fraction)" : ".\(fraction)"
    return "\(width)x\(height)@\(hundredths / 100)\(digits)"
  }
}
