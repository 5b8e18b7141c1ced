import CDRM
import Glibc

extension LibDRM {
  package func createDumbBuffer(width: Int, height: Int, bitsPerPixel: Int) throws -> DumbBuffer {
    var handle: UInt32 = 0
    var pitch: UInt32 = 0
    var size: UInt64 = 0
    let result = drmModeCreateDumbBuffer(
      descriptor, UInt32(clamping: width), UInt32(clamping: height), UInt32(clamping: bitsPerPixel),
      0, &handle, &pitch, &size)
    guard result == 0 else {
      throw DRMError(attempt: "create a buffer of \(width)x\(height)", path: path, code: errno)
    }
    return DumbBuffer(handle: handle, pitch: Int(pitch), size: Int(clamping: size))
  }

  package func map(_ buffer: DumbBuffer) throws -> UnsafeMutableRawPointer {
    var offset: UInt64 = 0
    guard drmModeMapDumbBuffer(descriptor, buffer.handle, &offset) == 0,
      let memory = mmap(
        nil, buffer.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, off_t(clamping: offset)),
      memory != MAP_FAILED
    else { throw DRMError(attempt: "map a buffer", path: path, code: errno) }
    return memory
  }

  package func unmap(_ memory: UnsafeMutableRawPointer, size: Int) {
    munmap(memory, size)
  }

  package func destroyDumbBuffer(_ handle: UInt32) {
    drmModeDestroyDumbBuffer(descriptor, handle)
  }

  package func addFramebuffer(
    width: Int, height: Int, format: ScanoutFormat, buffer: DumbBuffer
  ) throws -> UInt32 {
    var id: UInt32 = 0
    let handles: [UInt32] = [buffer.handle, 0, 0, 0]
    let pitches: [UInt32] = [UInt32(clamping: buffer.pitch), 0, 0, 0]
    let offsets: [UInt32] = [0, 0, 0, 0]
    let (columns, rows) = (UInt32(clamping: width), UInt32(clamping: height))
    if drmModeAddFB2(
      descriptor, columns, rows, format.fourCC, handles, pitches, offsets, &id, 0) == 0
    {
      return id
    }
    // Drivers from before FourCC codes know depth and bits per pixel.
    guard
      drmModeAddFB(
        descriptor, columns, rows, format.depth, UInt8(8 * format.bytesPerPixel), pitches[0],
        buffer.handle, &id) == 0
    else {
      throw DRMError(
        attempt: "make a framebuffer of \(width)x\(height) \(format.rawValue)", path: path,
        code: errno)
    }
    return id
  }

  package func removeFramebuffer(_ id: UInt32) {
    drmModeRmFB(descriptor, id)
  }

  package func createBlob(_ bytes: [UInt8]) -> UInt32 {
    var id: UInt32 = 0
    return drmModeCreatePropertyBlob(descriptor, bytes, bytes.count, &id) == 0 ? id : 0
  }

  package func createModeBlob(_ mode: DRMMode) -> UInt32 {
    var raw = mode.raw
    var id: UInt32 = 0
    let size = MemoryLayout<drmModeModeInfo>.size
    return drmModeCreatePropertyBlob(descriptor, &raw, size, &id) == 0 ? id : 0
  }

  package func destroyBlob(_ id: UInt32) {
    if id != 0 { drmModeDestroyPropertyBlob(descriptor, id) }
  }

  package func commit(_ changes: [DRMChange], flags: DRMCommitFlags, token: UInt64) -> Int32 {
    guard let request = drmModeAtomicAlloc() else { return -ENOMEM }
    defer { drmModeAtomicFree(request) }
    for change in changes {
      guard
        drmModeAtomicAddProperty(request, change.object, change.property, change.value) >= 0
      else { return -ENOMEM }
    }
    let data = UnsafeMutableRawPointer(bitPattern: UInt(truncatingIfNeeded: token))
    return drmModeAtomicCommit(descriptor, request, flags.rawValue, data) == 0 ? 0 : -errno
  }

  package func setCRTC(
    _ crtc: UInt32, framebuffer: UInt32, connector: UInt32, mode: DRMMode
  ) -> Int32 {
    var connectors = [connector]
    var raw = mode.raw
    return drmModeSetCrtc(descriptor, crtc, framebuffer, 0, 0, &connectors, 1, &raw) == 0
      ? 0 : -errno
  }

  package func disableCRTC(_ crtc: UInt32) -> Int32 {
    drmModeSetCrtc(descriptor, crtc, 0, 0, 0, nil, 0, nil) == 0 ? 0 : -errno
  }

  package func pageFlip(_ crtc: UInt32, framebuffer: UInt32, token: UInt64) -> Int32 {
    let data = UnsafeMutableRawPointer(bitPattern: UInt(truncatingIfNeeded: token))
    return drmModePageFlip(
      descriptor, crtc, framebuffer, UInt32(DRM_MODE_PAGE_FLIP_EVENT), data) == 0 ? 0 : -errno
  }

  package func markDirty(_ framebuffer: UInt32, _ rects: [DRMRect]) -> Int32 {
    var clips = rects.prefix(256).map {
      drmModeClip(
        x1: UInt16(clamping: $0.x1), y1: UInt16(clamping: $0.y1), x2: UInt16(clamping: $0.x2),
        y2: UInt16(clamping: $0.y2))
    }
    return drmModeDirtyFB(descriptor, framebuffer, &clips, UInt32(clips.count)) == 0 ? 0 : -errno
  }

  package func disablePlane(_ plane: UInt32) -> Int32 {
    drmModeSetPlane(descriptor, plane, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) == 0 ? 0 : -errno
  }

  package func hideCursor(_ crtc: UInt32) -> Int32 {
    drmModeSetCursor(descriptor, crtc, 0, 0, 0) == 0 ? 0 : -errno
  }

  package func setProperty(object: UInt32, property: UInt32, value: UInt64) -> Int32 {
    drmModeObjectSetProperty(
      descriptor, object, UInt32(DRM_MODE_OBJECT_ANY), property, value) == 0 ? 0 : -errno
  }

  package func resetGamma(_ crtc: UInt32, size: Int) -> Int32 {
    guard size > 1 else { return 0 }
    var ramp = (0..<size).map { UInt16(clamping: $0 * 65535 / (size - 1)) }
    var green = ramp
    var blue = ramp
    return drmModeCrtcSetGamma(descriptor, crtc, UInt32(size), &ramp, &green, &blue) == 0
      ? 0 : -errno
  }
}
