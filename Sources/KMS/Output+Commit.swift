import Glibc
import Raster

extension Output {
  /// Gives the ready buffer to the card; whether it took it.
  func showReady(now: UInt64) -> Bool {
    guard let index = ready else { return false }
    lastToken += 1
    var result = needsModeset ? setMode(index) : flip(index)
    if result == -EACCES || result == -EPERM {
      result = regainMaster() ? (needsModeset ? setMode(index) : flip(index)) : result
    }
    if result != 0, !needsModeset, ![-EBUSY, -EAGAIN, -EINTR, -EACCES, -EPERM].contains(result) {
      log("\(plan.connector.name): a flip failed (\(text(result))); setting the mode again")
      needsModeset = true
      result = setMode(index)
    }
    guard result == 0 else {
      refuse(result, now: now)
      return false
    }
    lostMaster = false
    refusedInARow = 0
    retryAt = nil
    ready = nil
    undelivered.removeAll()
    useCount += 1
    buffers[index].lastUse = useCount
    flight = Flight(buffer: index, token: lastToken, deadline: now + flipTime)
    if needsModeset {
      needsModeset = false
      reclaim()
    }
    // Without events the card has the frame as soon as the call returns.
    if !flipsWork || !plan.isAtomic && legacyModesetToken == lastToken {
      complete(at: now, sequence: nil)
    }
    return true
  }

  /// Damage stays with the buffer; it is tried again after one refresh.
  private func refuse(_ result: Int32, now: UInt64) {
    refusedInARow += 1
    let isBusy = result == -EBUSY || result == -EAGAIN || result == -EINTR
    let isMaster = result != -EACCES && result != -EPERM
    if !isMaster, !lostMaster {
      lostMaster = true
      log("\(device.path): another program became DRM master; trying again every second")
    }
    let pause: UInt64 = isBusy ? plan.mode.period : 1_000_000_000
    retryAt = now + pause
    // A card that is busy for longer than a flip may take, or fails for other reasons.
    let limit = isBusy ? Int(flipTime / max(1, plan.mode.period)) + 1 : 5
    if isMaster, refusedInARow > limit {
      failure = "it refuses frames: \(text(result))"
    } else if isMaster, !isBusy {
      log("\(plan.connector.name): the card refused a frame: \(text(result))")
    }
  }

  private func regainMaster() -> Bool { device.becomeMaster() == 0 }

  /// Sets the mode with a buffer; everything about the CRTC that an earlier program left is reset.
  func setMode(_ index: Int, waits: Bool = false) -> Int32 {
    let framebuffer = buffers[index].framebuffer
    guard plan.isAtomic else {
      legacyModesetToken = lastToken
      let result = plan.setLegacyMode(on: device, framebuffer: framebuffer)
      if result == 0 { markDirty(buffers[index]) }
      return result
    }
    let blob = device.createModeBlob(plan.mode)
    guard blob != 0 else { return -ENOMEM }
    defer { device.destroyBlob(blob) }
    var result: Int32 = -EINVAL
    for thoroughness in OutputPlan.Thoroughness.allCases {
      let changes = plan.modesetChanges(
        on: device, framebuffer: framebuffer, modeBlob: blob, thoroughness: thoroughness)
      result = device.commit(
        changes, flags: waits ? [.allowModeset] : [.allowModeset, .event], token: lastToken)
      // Only what the driver finds wrong is worth another form.
      if ![-EINVAL, -ERANGE, -EOPNOTSUPP, -ENOSPC].contains(result) { break }
    }
    return result
  }

  private func flip(_ index: Int) -> Int32 {
    let buffer = buffers[index]
    guard plan.isAtomic else { return legacyFlip(buffer) }
    var damage: UInt32 = 0
    if plan.plane?.properties["FB_DAMAGE_CLIPS"] != nil, !undelivered.isEmpty, !undelivered.isFull {
      damage = device.createBlob(panelDamage.flatMap(\.bytes))
    }
    defer { device.destroyBlob(damage) }
    return device.commit(
      plan.flipChanges(framebuffer: buffer.framebuffer, damage: damage),
      flags: [.nonBlocking, .event], token: lastToken)
  }

  private func legacyFlip(_ buffer: ScanoutBuffer) -> Int32 {
    if flipsWork {
      let result = device.pageFlip(plan.crtc, framebuffer: buffer.framebuffer, token: lastToken)
      guard result == -ENOSYS || result == -EINVAL || result == -EOPNOTSUPP else {
        if result == 0 { markDirty(buffer) }
        return result
      }
      log("\(plan.connector.name): the driver cannot flip pages; frames are set one by one")
      flipsWork = false
      hasVerticalBlanks = false
    }
    let result = device.setCRTC(
      plan.crtc, framebuffer: buffer.framebuffer, connector: plan.connector.id, mode: plan.mode)
    if result == 0 { markDirty(buffer) }
    return result
  }

  /// Tells drivers that copy from the buffer what to copy; not again once one does not know the call.
  private func markDirty(_ buffer: ScanoutBuffer) {
    guard dirtyWorks, !undelivered.isEmpty else { return }
    let result = device.markDirty(buffer.framebuffer, panelDamage)
    if result == -ENOSYS || result == -EINVAL || result == -EOPNOTSUPP { dirtyWorks = false }
  }

  /// What the card has not seen yet, in the panel's coordinates.
  private var panelDamage: [DRMRect] {
    undelivered.rects.map {
      let rect = rotation.panelRect(picture: $0, width: width, height: height)
      return DRMRect(
        x1: Int32(clamping: rect.x0), y1: Int32(clamping: rect.y0), x2: Int32(clamping: rect.x1),
        y2: Int32(clamping: rect.y1))
    }
  }

  /// Frees what an earlier kiosk left in the card's file, which the keeper held open.
  private func reclaim() {
    guard !hasReclaimed else { return }
    hasReclaimed = true
    let own = Set(buffers.map(\.framebuffer))
    let handles = Set(buffers.map(\.dumb.handle))
    for id in (try? device.resources())?.framebuffers ?? [] where !own.contains(id) {
      device.removeFramebuffer(id)
    }
    // Handles are small numbers, given out from 1, and nobody else uses this file.
    for handle in UInt32(1)...64 where !handles.contains(handle) {
      device.destroyDumbBuffer(handle)
    }
  }

  func text(_ result: Int32) -> String { DRMError.text(-result) }
}

extension DRMRect {
  /// The kernel's form: four 32-bit integers.
  package var bytes: [UInt8] {
    [x1, y1, x2, y2].flatMap { value in
      (0..<4).map { UInt8(truncatingIfNeeded: UInt32(bitPattern: value) >> UInt32(8 * $0)) }
    }
  }
}
