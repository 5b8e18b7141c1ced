/// What of a card shows the picture, and how.
struct OutputPlan {
  var connector: DRMConnector
  var crtc: UInt32
  var crtcIndex: Int
  var crtcProperties: [String: DRMProperty] = [:]
  /// nil without universal planes, where the CRTC itself is told what to show.
  var plane: DRMPlane?
  var mode: DRMMode
  var isAtomic: Bool
}

extension OutputPlan {
  /// The plans that could work for a connector, the most likely first.
  static func candidates(
    for connector: DRMConnector, mode: DRMMode, on device: DRMDevice, isAtomic: Bool
  ) throws -> [OutputPlan] {
    let crtcs = OutputChoice.crtcs(for: connector, of: try device.resources().crtcs)
    let planes = device.planes()
    return crtcs.compactMap { crtc in
      let plane = OutputChoice.plane(for: crtc.id, index: crtc.index, of: planes)
      if isAtomic, plane == nil { return nil }
      return OutputPlan(
        connector: connector, crtc: crtc.id, crtcIndex: crtc.index,
        crtcProperties: device.crtc(crtc.id)?.properties ?? [:], plane: plane, mode: mode,
        isAtomic: isAtomic)
    }
  }

  /// How much of the card a first commit sets besides our own picture.
  enum Thoroughness: Int, CaseIterable {
    /// Other CRTCs and planes go dark, and what an earlier program left is reset.
    case everything
    /// Only our CRTC, with resets.
    case ours
    /// Only our CRTC, and nothing that a driver could object to.
    case bare
  }

  /// The changes that set the mode.
  func modesetChanges(
    on device: DRMDevice, framebuffer: UInt32, modeBlob: UInt32, thoroughness: Thoroughness
  ) -> [DRMChange] {
    guard let plane else { return [] }
    var changes: [DRMChange] = []
    func set(_ object: UInt32, _ properties: [String: DRMProperty], _ name: String, _ value: UInt64)
    {
      guard let property = properties[name] else { return }
      changes.append(DRMChange(object: object, property: property.id, value: value))
    }
    for other in device.planes() where other.id != plane.id && other.crtc != 0 {
      guard thoroughness == .everything || other.crtc == crtc else { continue }
      set(other.id, other.properties, "FB_ID", 0)
      set(other.id, other.properties, "CRTC_ID", 0)
    }
    let resources = try? device.resources()
    for id in resources?.connectors ?? [] where id != connector.id {
      guard let other = device.connector(id, probe: false), other.crtc != 0,
        thoroughness == .everything || other.crtc == crtc
      else { continue }
      set(id, other.properties, "CRTC_ID", 0)
    }
    if thoroughness == .everything {
      for id in resources?.crtcs ?? [] where id != crtc {
        guard let other = device.crtc(id), other.isActive else { continue }
        set(id, other.properties, "ACTIVE", 0)
        set(id, other.properties, "MODE_ID", 0)
      }
    }
    let properties = crtcProperties
    set(connector.id, connector.properties, "CRTC_ID", UInt64(crtc))
    set(crtc, properties, "MODE_ID", UInt64(modeBlob))
    set(crtc, properties, "ACTIVE", 1)
    if thoroughness != .bare {
      set(connector.id, connector.properties, "link-status", 0)
      for name in ["GAMMA_LUT", "DEGAMMA_LUT", "CTM", "VRR_ENABLED"] {
        set(crtc, properties, name, 0)
      }
      set(plane.id, plane.properties, "rotation", 1)
      if let alpha = plane.properties["alpha"] {
        set(plane.id, plane.properties, "alpha", alpha.maximum > 0 ? alpha.maximum : 0xFFFF)
      }
    }
    set(plane.id, plane.properties, "FB_ID", UInt64(framebuffer))
    set(plane.id, plane.properties, "CRTC_ID", UInt64(crtc))
    let (width, height) = (UInt64(mode.width), UInt64(mode.height))
    for (name, value) in [("SRC_X", 0), ("SRC_Y", 0), ("CRTC_X", 0), ("CRTC_Y", 0)]
      as [(String, UInt64)]
    {
      set(plane.id, plane.properties, name, value)
    }
    set(plane.id, plane.properties, "SRC_W", width << 16)
    set(plane.id, plane.properties, "SRC_H", height << 16)
    set(plane.id, plane.properties, "CRTC_W", width)
    set(plane.id, plane.properties, "CRTC_H", height)
    return changes
  }

  /// The changes of a flip; `damage` is a blob, 0 when there is none.
  func flipChanges(framebuffer: UInt32, damage: UInt32) -> [DRMChange] {
    guard let plane, let target = plane.properties["FB_ID"] else { return [] }
    var changes = [DRMChange(object: plane.id, property: target.id, value: UInt64(framebuffer))]
    if let clips = plane.properties["FB_DAMAGE_CLIPS"] {
      changes.append(DRMChange(object: plane.id, property: clips.id, value: UInt64(damage)))
    }
    return changes
  }

  /// The changes that turn the connector's pipe off.
  var offChanges: [DRMChange] {
    var changes: [DRMChange] = []
    func clear(_ object: UInt32, _ properties: [String: DRMProperty], _ names: [String]) {
      for name in names {
        guard let property = properties[name] else { continue }
        changes.append(DRMChange(object: object, property: property.id, value: 0))
      }
    }
    if let plane { clear(plane.id, plane.properties, ["FB_ID", "CRTC_ID"]) }
    clear(connector.id, connector.properties, ["CRTC_ID"])
    clear(crtc, crtcProperties, ["ACTIVE", "MODE_ID"])
    return changes
  }

  /// Sets the mode by the old calls.
  func setLegacyMode(on device: DRMDevice, framebuffer: UInt32) -> Int32 {
    _ = device.hideCursor(crtc)
    for other in device.planes() where other.crtc == crtc && other.kind != .primary {
      _ = device.disablePlane(other.id)
    }
    if let found = device.crtc(crtc) {
      for name in ["GAMMA_LUT", "DEGAMMA_LUT", "CTM"] {
        guard let property = found.properties[name], property.value != 0 else { continue }
        _ = device.setProperty(object: crtc, property: property.id, value: 0)
      }
      _ = device.resetGamma(crtc, size: found.gammaSize)
    }
    if let plane {
      if let rotation = plane.properties["rotation"], rotation.value != 1 {
        _ = device.setProperty(object: plane.id, property: rotation.id, value: 1)
      }
      if let alpha = plane.properties["alpha"], alpha.maximum > 0, alpha.value != alpha.maximum {
        _ = device.setProperty(object: plane.id, property: alpha.id, value: alpha.maximum)
      }
    }
    return device.setCRTC(crtc, framebuffer: framebuffer, connector: connector.id, mode: mode)
  }
}
