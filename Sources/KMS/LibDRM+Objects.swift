import CDRM
import Glibc

extension LibDRM {
  package func resources() throws -> DRMResources {
    guard let list = drmModeGetResources(descriptor) else {
      throw DRMError(attempt: "read what the card has", path: path, code: errno)
    }
    defer { drmModeFreeResources(list) }
    func array(_ start: UnsafeMutablePointer<UInt32>?, _ count: Int32) -> [UInt32] {
      Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(count)))
    }
    return DRMResources(
      crtcs: array(list.pointee.crtcs, list.pointee.count_crtcs),
      connectors: array(list.pointee.connectors, list.pointee.count_connectors),
      framebuffers: array(list.pointee.fbs, list.pointee.count_fbs))
  }

  package func connector(_ id: UInt32, probe: Bool) -> DRMConnector? {
    let found =
      probe ? drmModeGetConnector(descriptor, id) : drmModeGetConnectorCurrent(descriptor, id)
    guard let found else { return nil }
    defer { drmModeFreeConnector(found) }
    let raw = found.pointee
    var possible: UInt32 = 0
    var current: UInt32 = 0
    for index in 0..<Int(raw.count_encoders) {
      guard let encoder = drmModeGetEncoder(descriptor, raw.encoders[index]) else { continue }
      possible |= encoder.pointee.possible_crtcs
      if encoder.pointee.encoder_id == raw.encoder_id { current = encoder.pointee.crtc_id }
      drmModeFreeEncoder(encoder)
    }
    let properties = properties(of: id, type: UInt32(DRM_MODE_OBJECT_CONNECTOR))
    if let bound = properties["CRTC_ID"] { current = UInt32(truncatingIfNeeded: bound.value) }
    let type = drmModeGetConnectorTypeName(raw.connector_type).map { String(cString: $0) }
    let status: DRMConnector.Status =
      raw.connection == DRM_MODE_CONNECTED
      ? .connected : raw.connection == DRM_MODE_DISCONNECTED ? .disconnected : .unknown
    return DRMConnector(
      id: id, name: "\(type ?? "Unknown")-\(raw.connector_type_id)", status: status,
      modes: (0..<Int(raw.count_modes)).map { DRMMode(raw.modes[$0]) },
      millimetreWidth: Int(raw.mmWidth), millimetreHeight: Int(raw.mmHeight),
      possibleCRTCs: possible, crtc: current, properties: properties,
      edid: properties["EDID"].map { blob(UInt32(truncatingIfNeeded: $0.value)) } ?? [])
  }

  package func crtc(_ id: UInt32) -> DRMCRTC? {
    guard let found = drmModeGetCrtc(descriptor, id) else { return nil }
    defer { drmModeFreeCrtc(found) }
    let properties = properties(of: id, type: UInt32(DRM_MODE_OBJECT_CRTC))
    let isActive =
      properties["ACTIVE"].map { $0.value != 0 } ?? (found.pointee.mode_valid != 0)
    return DRMCRTC(
      id: id, gammaSize: Int(found.pointee.gamma_size), isActive: isActive,
      properties: properties)
  }

  package func planes() -> [DRMPlane] {
    guard let list = drmModeGetPlaneResources(descriptor) else { return [] }
    defer { drmModeFreePlaneResources(list) }
    return (0..<Int(list.pointee.count_planes)).compactMap { index in
      guard let found = drmModeGetPlane(descriptor, list.pointee.planes[index]) else { return nil }
      defer { drmModeFreePlane(found) }
      let raw = found.pointee
      let properties = properties(of: raw.plane_id, type: UInt32(DRM_MODE_OBJECT_PLANE))
      return DRMPlane(
        id: raw.plane_id,
        kind: properties["type"].flatMap { DRMPlane.Kind(rawValue: $0.value) } ?? .overlay,
        possibleCRTCs: raw.possible_crtcs, crtc: raw.crtc_id,
        formats: (0..<Int(raw.count_formats)).map { raw.formats[$0] }, properties: properties)
    }
  }

  /// The bytes of a property blob, at most 32 kB.
  private func blob(_ id: UInt32) -> [UInt8] {
    guard id != 0, let found = drmModeGetPropertyBlob(descriptor, id) else { return [] }
    defer { drmModeFreePropertyBlob(found) }
    guard let data = found.pointee.data, found.pointee.length <= 32768 else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(found.pointee.length)))
  }
}

extension DRMMode {
  init(_ raw: drmModeModeInfo) {
    self.init(
      clock: raw.clock,
      horizontal: [raw.hdisplay, raw.hsync_start, raw.hsync_end, raw.htotal, raw.hskew],
      vertical: [raw.vdisplay, raw.vsync_start, raw.vsync_end, raw.vtotal, raw.vscan],
      vrefresh: raw.vrefresh, flags: raw.flags, type: raw.type, name: String(fixed: raw.name))
  }

  /// The kernel's form of the mode.
  var raw: drmModeModeInfo {
    var raw = drmModeModeInfo()
    raw.clock = clock
    (raw.hdisplay, raw.hsync_start, raw.hsync_end) = (hdisplay, hsyncStart, hsyncEnd)
    (raw.htotal, raw.hskew) = (htotal, hskew)
    (raw.vdisplay, raw.vsync_start, raw.vsync_end) = (vdisplay, vsyncStart, vsyncEnd)
    (raw.vtotal, raw.vscan) = (vtotal, vscan)
    (raw.vrefresh, raw.flags, raw.type) = (vrefresh, flags, type)
    let text = Array(name.utf8.prefix(31))
    withUnsafeMutableBytes(of: &raw.name) { $0.copyBytes(from: text) }
    return raw
  }
}
