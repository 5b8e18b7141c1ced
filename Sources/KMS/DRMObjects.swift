/// A property of a kernel object and its value when it was read.
package struct DRMProperty: Hashable, Sendable {
  package var id: UInt32
  package var value: UInt64
  /// The greatest value of a range property, 0 for other kinds.
  package var maximum: UInt64

  package init(id: UInt32, value: UInt64, maximum: UInt64 = 0) {
    self.id = id
    self.value = value
    self.maximum = maximum
  }
}

/// Where a display plugs in.
package struct DRMConnector: Hashable, Sendable {
  package enum Status: String, Hashable, Sendable { case connected, disconnected, unknown }

  package var id: UInt32
  /// The kernel's name, such as `HDMI-A-1`.
  package var name: String
  package var status: Status
  package var modes: [DRMMode]
  /// Physical size as the display claims, 0 when it does not.
  package var millimetreWidth: Int
  package var millimetreHeight: Int
  /// Bit n is set when the n-th CRTC of the card can drive it, over all its encoders.
  package var possibleCRTCs: UInt32
  /// The CRTC that drives it at present, 0 when none does.
  package var crtc: UInt32
  package var properties: [String: DRMProperty]
  package var edid: [UInt8]

  package init(
    id: UInt32, name: String, status: Status, modes: [DRMMode] = [], millimetreWidth: Int = 0,
    millimetreHeight: Int = 0, possibleCRTCs: UInt32 = 0, crtc: UInt32 = 0,
    properties: [String: DRMProperty] = [:], edid: [UInt8] = []
  ) {
    self.id = id
    self.name = name
    self.status = status
    self.modes = modes
    self.millimetreWidth = millimetreWidth
    self.millimetreHeight = millimetreHeight
    self.possibleCRTCs = possibleCRTCs
    self.crtc = crtc
    self.properties = properties
    self.edid = edid
  }

  /// Headsets and the like, which are no place for a kiosk.
  package var isNonDesktop: Bool { properties["non-desktop"]?.value == 1 }

  /// Whether the driver asks for the mode to be set again (`DRM_MODE_LINK_STATUS_BAD`).
  package var hasBadLink: Bool { properties["link-status"]?.value == 1 }
}

/// What scans pixels out.
package struct DRMCRTC: Hashable, Sendable {
  package var id: UInt32
  /// Entries of the legacy gamma ramp, 0 when there is none.
  package var gammaSize: Int
  /// Whether it drives something at present.
  package var isActive: Bool
  package var properties: [String: DRMProperty]

  package init(
    id: UInt32, gammaSize: Int = 0, isActive: Bool = false, properties: [String: DRMProperty] = [:]
  ) {
    self.id = id
    self.gammaSize = gammaSize
    self.isActive = isActive
    self.properties = properties
  }
}

/// A layer of a CRTC.
package struct DRMPlane: Hashable, Sendable {
  package enum Kind: UInt64, Hashable, Sendable { case overlay = 0, primary, cursor }

  package var id: UInt32
  package var kind: Kind
  /// Bit n is set when the n-th CRTC of the card can show it.
  package var possibleCRTCs: UInt32
  /// The CRTC that shows it at present, 0 when none does.
  package var crtc: UInt32
  /// FourCC codes.
  package var formats: [UInt32]
  package var properties: [String: DRMProperty]

  package init(
    id: UInt32, kind: Kind, possibleCRTCs: UInt32, crtc: UInt32 = 0, formats: [UInt32],
    properties: [String: DRMProperty] = [:]
  ) {
    self.id = id
    self.kind = kind
    self.possibleCRTCs = possibleCRTCs
    self.crtc = crtc
    self.formats = formats
    self.properties = properties
  }
}

/// What a card consists of.
package struct DRMResources: Hashable, Sendable {
  /// In the kernel's order, which `possibleCRTCs` counts in.
  package var crtcs: [UInt32]
  package var connectors: [UInt32]
  /// Framebuffers made through this open file.
  package var framebuffers: [UInt32]

  package init(crtcs: [UInt32], connectors: [UInt32], framebuffers: [UInt32] = []) {
    self.crtcs = crtcs
    self.connectors = connectors
    self.framebuffers = framebuffers
  }
}

/// The pixel formats that frames are converted to.
package enum ScanoutFormat: String, Hashable, Sendable, CaseIterable {
  case xrgb8888 = "XRGB8888"
  case rgb565 = "RGB565"

  /// The kernel's FourCC code.
  package var fourCC: UInt32 { self == .xrgb8888 ? 0x3432_5258 : 0x3631_4752 }
  package var bytesPerPixel: Int { self == .xrgb8888 ? 4 : 2 }
  package var depth: UInt8 { self == .xrgb8888 ? 24 : 16 }
}
