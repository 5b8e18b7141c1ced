import Glibc

@testable import KMS

/// A card in memory: what is committed to it is remembered, and answers can be queued.
final class FakeCard: DRMDevice {
  let path = "/dev/dri/card7"
  let descriptor: Int32 = -1

  var extraPitch = 0
  var isAtomic = true
  var hasBlanks = true
  var formats = [ScanoutFormat.xrgb8888.fourCC, ScanoutFormat.rgb565.fourCC]
  var hasDamageClips = true
  var connectorStatus = DRMConnector.Status.connected
  var modes = [DRMMode.hd, DRMMode.small]
  var foreignPlane: UInt32 = 0
  var panelOrientation: UInt64 = 0
  var isMaster = true
  /// What the next commits or flips return instead of 0.
  var answers: [Int32] = []
  /// Whether flips are completed as soon as `completeFlips` is called.
  var becomesMaster = true
  var dirtyAnswer: Int32 = 0

  private(set) var commits: [(changes: [DRMChange], flags: DRMCommitFlags, token: UInt64)] = []
  private(set) var flips: [UInt64] = []
  private(set) var setCRTCCalls = 0
  /// The value that commits gave each property last.
  private(set) var values: [UInt32: UInt64] = [:]
  /// What `setCRTC` and flips show at present on each CRTC; 0 is nothing.
  private(set) var legacyShown: [UInt32: UInt32] = [:]
  /// Framebuffers that were removed while a CRTC showed them.
  private(set) var removedWhileShown: [UInt32] = []
  private(set) var dirty: [[DRMRect]] = []
  private(set) var blobs: [UInt32: [UInt8]] = [:]
  private(set) var destroyedBlobs: [UInt32] = []
  private(set) var memory: [UInt32: UnsafeMutableRawPointer] = [:]
  private(set) var sizes: [UInt32: Int] = [:]
  private(set) var framebuffers: [UInt32: UInt32] = [:]
  private(set) var disabledPlanes: [UInt32] = []
  private(set) var gammaResets = 0
  private(set) var isClosed = false
  private var events: [DRMFlipEvent] = []
  private var waiting: [UInt64] = []
  private var next: UInt32 = 100

  deinit { memory.values.forEach { $0.deallocate() } }

  private func number() -> UInt32 {
    next += 1
    return next
  }

  func driverName() -> String { "fake" }
  func capability(_ number: UInt64) -> UInt64? { 1 }
  func enableClientCapability(_ number: UInt64) -> Bool {
    number == DRMCapability.atomic ? isAtomic : true
  }
  func becomeMaster() -> Int32 { becomesMaster ? 0 : -EACCES }
  func close() { isClosed = true }

  func resources() throws -> DRMResources {
    DRMResources(crtcs: [40, 41], connectors: [30], framebuffers: Array(framebuffers.keys))
  }

  func connector(_ id: UInt32, probe: Bool) -> DRMConnector? {
    DRMConnector(
      id: 30, name: "HDMI-A-1", status: connectorStatus,
      modes: connectorStatus == .connected ? modes : [], millimetreWidth: 520,
      millimetreHeight: 290, possibleCRTCs: 0b10,
      properties: [
        "CRTC_ID": DRMProperty(id: 301, value: 0), "link-status": DRMProperty(id: 302, value: 0),
        "panel orientation": DRMProperty(id: 303, value: panelOrientation),
      ])
  }

  func crtc(_ id: UInt32) -> DRMCRTC? {
    let names = ["MODE_ID", "ACTIVE", "GAMMA_LUT", "DEGAMMA_LUT", "CTM"]
    var properties: [String: DRMProperty] = [:]
    for (index, name) in names.enumerated() {
      properties[name] = DRMProperty(id: id * 10 + UInt32(index), value: 0)
    }
    return DRMCRTC(id: id, gammaSize: 256, isActive: false, properties: properties)
  }

  func planes() -> [DRMPlane] {
    func properties(_ id: UInt32) -> [String: DRMProperty] {
      var names = [
        "FB_ID", "CRTC_ID", "SRC_X", "SRC_Y", "SRC_W", "SRC_H", "CRTC_X", "CRTC_Y", "CRTC_W",
        "CRTC_H", "rotation", "alpha",
      ]
      if hasDamageClips { names.append("FB_DAMAGE_CLIPS") }
      var result: [String: DRMProperty] = [:]
      for (index, name) in names.enumerated() {
        result[name] = DRMProperty(
          id: id * 100 + UInt32(index), value: 0, maximum: name == "alpha" ? 0xFFFF : 0)
      }
      return result
    }
    return [
      DRMPlane(id: 50, kind: .primary, possibleCRTCs: 0b01, formats: formats),
      DRMPlane(
        id: 51, kind: .primary, possibleCRTCs: 0b10, formats: formats,
        properties: properties(51)),
      DRMPlane(
        id: 52, kind: .overlay, possibleCRTCs: 0b11, crtc: foreignPlane, formats: formats,
        properties: properties(52)),
    ]
  }

  /// The kernel's number of a plane's property, as `planes` gives it.
  static func property(_ plane: UInt32, _ index: Int) -> UInt32 { plane * 100 + UInt32(index) }

  func createDumbBuffer(width: Int, height: Int, bitsPerPixel: Int) throws -> DumbBuffer {
    let pitch = width * bitsPerPixel / 8 + extraPitch
    let handle = number()
    let size = pitch * height
    memory[handle] = .allocate(byteCount: size, alignment: 64)
    memory[handle]?.initializeMemory(as: UInt8.self, repeating: 0xAB, count: size)
    sizes[handle] = size
    return DumbBuffer(handle: handle, pitch: pitch, size: size)
  }

  func map(_ buffer: DumbBuffer) throws -> UnsafeMutableRawPointer {
    guard let found = memory[buffer.handle] else {
      throw DRMError(attempt: "map", path: path, code: ENOENT)
    }
    return found
  }

  func unmap(_ memory: UnsafeMutableRawPointer, size: Int) {}
  func destroyDumbBuffer(_ handle: UInt32) {}

  func addFramebuffer(
    width: Int, height: Int, format: ScanoutFormat, buffer: DumbBuffer
  ) throws -> UInt32 {
    guard formats.contains(format.fourCC) else {
      throw DRMError(attempt: "add", path: path, code: EINVAL)
    }
    let id = number()
    framebuffers[id] = buffer.handle
    return id
  }

  func removeFramebuffer(_ id: UInt32) {
    if values[Self.property(51, 0)] == UInt64(id) || legacyShown.values.contains(id) {
      removedWhileShown.append(id)
    }
    framebuffers[id] = nil
  }

  func createBlob(_ bytes: [UInt8]) -> UInt32 {
    let id = number()
    blobs[id] = bytes
    return id
  }
  func createModeBlob(_ mode: DRMMode) -> UInt32 { createBlob([]) }
  func destroyBlob(_ id: UInt32) { if id != 0 { destroyedBlobs.append(id) } }

  private func answer() -> Int32 { answers.isEmpty ? 0 : answers.removeFirst() }

  func commit(_ changes: [DRMChange], flags: DRMCommitFlags, token: UInt64) -> Int32 {
    let result = answer()
    if result == 0 {
      commits.append((changes, flags, token))
      for change in changes { values[change.property] = change.value }
      if flags.contains(.event) { waiting.append(token) }
    }
    return result
  }

  func setCRTC(_ crtc: UInt32, framebuffer: UInt32, connector: UInt32, mode: DRMMode) -> Int32 {
    setCRTCCalls += 1
    let result = answer()
    if result == 0 { legacyShown[crtc] = framebuffer }
    return result
  }

  func disableCRTC(_ crtc: UInt32) -> Int32 {
    let result = answer()
    if result == 0 { legacyShown[crtc] = 0 }
    return result
  }

  func pageFlip(_ crtc: UInt32, framebuffer: UInt32, token: UInt64) -> Int32 {
    let result = answer()
    if result == 0 {
      flips.append(token)
      waiting.append(token)
      legacyShown[crtc] = framebuffer
    }
    return result
  }

  func markDirty(_ framebuffer: UInt32, _ rects: [DRMRect]) -> Int32 {
    dirty.append(rects)
    return dirtyAnswer
  }
  func disablePlane(_ plane: UInt32) -> Int32 {
    disabledPlanes.append(plane)
    return 0
  }
  func hideCursor(_ crtc: UInt32) -> Int32 { 0 }
  func setProperty(object: UInt32, property: UInt32, value: UInt64) -> Int32 { 0 }
  func resetGamma(_ crtc: UInt32, size: Int) -> Int32 {
    gammaResets += 1
    return 0
  }

  /// The frames under way reach the glass at `time`.
  func completeFlips(at time: UInt64, sequence: UInt32 = 1) {
    events += waiting.map {
      DRMFlipEvent(token: $0, sequence: hasBlanks ? sequence : 0, nanoseconds: time)
    }
    waiting = []
  }

  func readEvents() -> [DRMFlipEvent] {
    defer { events = [] }
    return events
  }

  func vblankSupport(_ crtc: UInt32) -> Int32 { hasBlanks ? 0 : -EOPNOTSUPP }

  /// The pixel bytes of a framebuffer.
  func bytes(of framebuffer: UInt32) -> [UInt8] {
    guard let handle = framebuffers[framebuffer], let start = memory[handle],
      let size = sizes[handle]
    else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: size))
  }

  /// The framebuffer of the last atomic commit.
  var shown: UInt32 {
    let value = commits.last?.changes.first { $0.property == Self.property(51, 0) }?.value
    return UInt32(truncatingIfNeeded: value ?? 0)
  }
}

extension DRMMode {
  /// 64×32 at 50 Hz, small enough to look at every pixel.
  static let hd = DRMMode(
    clock: 200, horizontal: [64, 70, 75, 80], vertical: [32, 40, 45, 50], type: preferredType,
    name: "64x32")
  static let small = DRMMode(
    clock: 100, horizontal: [40, 44, 46, 50], vertical: [20, 22, 23, 25], name: "40x20")
}
