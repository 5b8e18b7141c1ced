import Geometry

/// How an output is chosen and set up.
package struct KMSOptions: Hashable, Sendable {
  /// The connector by name (`HDMI-A-1`) or by what its display says (`EDID.identity` or its name); nil
  /// takes the best that is connected.
  package var connector: String?
  package var mode: ModeRequest?
  /// nil follows the panel's orientation as the driver tells it.
  package var rotation: Rotation?
  /// nil takes XRGB8888 where the card has it.
  package var format: ScanoutFormat?
  /// Nanoseconds that a flip may take before it counts as lost.
  package var flipTime: UInt64 = 1_000_000_000

  package init() {}
}

/// Choosing among what a card has.
enum OutputChoice {
  /// The connector to show on; nil when none is fit.
  static func connector(among all: [DRMConnector], options: KMSOptions) -> DRMConnector? {
    let fit = all.filter { !$0.modes.isEmpty && !$0.isNonDesktop && !isWriteback($0) }
    if let wanted = options.connector {
      // A named connector is taken at its word when the hardware cannot tell.
      return fit.first { $0.status != .disconnected && matches($0, wanted) }
    }
    return fit.filter { $0.status == .connected }.min { rank($0) < rank($1) }
  }

  /// Whether configuration means this connector.
  static func matches(_ connector: DRMConnector, _ wanted: String) -> Bool {
    let wanted = wanted.lowercased()
    if connector.name.lowercased() == wanted { return true }
    guard let edid = EDID(connector.edid) else { return false }
    return edid.identity.lowercased() == wanted || edid.name.lowercased() == wanted
  }

  /// Smaller is better: a panel that is built in, a display that says what it is, the rest.
  private static func rank(_ connector: DRMConnector) -> Int {
    let builtIn = ["eDP", "LVDS", "DSI", "DPI", "SPI"]
    let isPanel = builtIn.contains { connector.name.hasPrefix($0 + "-") }
    if isPanel { return 0 }
    if EDID(connector.edid) != nil { return 1 }
    return connector.name.hasPrefix("Composite") || connector.name.hasPrefix("SVIDEO") ? 3 : 2
  }

  private static func isWriteback(_ connector: DRMConnector) -> Bool {
    connector.name.hasPrefix("Writeback")
  }

  /// The mode to set: the one asked for, else the preferred, else the largest that is not interlaced.
  static func mode(of connector: DRMConnector, options: KMSOptions) -> DRMMode? {
    if let found = options.mode?.best(of: connector.modes) { return found }
    if let preferred = connector.modes.first(where: \.isPreferred) { return preferred }
    return connector.modes.max { score($0) < score($1) }
  }

  private static func score(_ mode: DRMMode) -> Double {
    let area = Double(mode.width * mode.height)
    return (mode.flags & DRMMode.interlaceFlag != 0 ? 0 : 1e9) + area + mode.refreshRate / 1000
  }

  /// The CRTCs that can drive the connector, the one that does first.
  static func crtcs(for connector: DRMConnector, of all: [UInt32]) -> [(id: UInt32, index: Int)] {
    let possible = all.enumerated().prefix(32)
      .filter { connector.possibleCRTCs & (1 << UInt32($0.offset)) != 0 }
      .map { (id: $0.element, index: $0.offset) }
    return possible.filter { $0.id == connector.crtc }
      + possible.filter { $0.id != connector.crtc }
  }

  /// The primary plane for a CRTC, one that is shown by it already first.
  static func plane(for crtc: UInt32, index: Int, of planes: [DRMPlane]) -> DRMPlane? {
    let fit = planes.filter {
      $0.kind == .primary && $0.possibleCRTCs & (1 << UInt32(min(index, 31))) != 0
    }
    return fit.first { $0.crtc == crtc } ?? fit.first { $0.crtc == 0 } ?? fit.first
  }

  /// The formats to try, best first. Without a plane's list, what every driver has had for long.
  static func formats(of plane: DRMPlane?, options: KMSOptions) -> [ScanoutFormat] {
    let known = ScanoutFormat.allCases.filter { plane?.formats.contains($0.fourCC) ?? true }
    guard let wanted = options.format, known.contains(wanted) else { return known }
    return [wanted] + known.filter { $0 != wanted }
  }

  /// Physical size after rotation; nil when the display gives none or one that cannot be.
  static func millimetres(_ connector: DRMConnector, _ mode: DRMMode, _ rotation: Rotation)
    -> Size?
  {
    let (width, height) = (connector.millimetreWidth, connector.millimetreHeight)
    // Displays that put their aspect ratio (16×9 cm, in mm 160×90) in place of a size are common.
    guard width > 20, height > 20, width < 5000, height < 5000, (width, height) != (160, 90),
      mode.width > 0, mode.height > 0
    else { return nil }
    let ratio = Double(width) * Double(mode.height) / (Double(height) * Double(mode.width))
    guard ratio > 0.7, ratio < 1.4 else { return nil }
    return rotation.swapsSides
      ? Size(Double(height), Double(width)) : Size(Double(width), Double(height))
  }
}
