import Glibc
import Host
import Raster

/// One connected display: its buffers, and the frame that is on its way to the glass.
final class Output {
  /// What became of the display.
  enum Event: Equatable {
    /// A frame is on the glass since this time.
    case presented(UInt64)
    /// It turned out that there are no vertical blanks.
    case lostVerticalBlanks
    /// It does not answer any more and has to be opened again.
    case failed(String)
  }

  /// A frame given to the card.
  struct Flight {
    var buffer: Int
    var token: UInt64
    var deadline: UInt64
  }

  let device: DRMDevice
  let plan: OutputPlan
  let rotation: Rotation
  let format: ScanoutFormat
  /// Size of the visible picture.
  let width: Int
  let height: Int
  let log: (String) -> Void

  var hasVerticalBlanks: Bool
  /// Whether who shows frames here believes that there are.
  var toldOfBlanks: Bool
  var timer: RefreshTimer
  var buffers: [ScanoutBuffer]
  var onScreen: Int?
  var flight: Flight?
  /// A buffer that holds the newest frame and could not be shown yet.
  var ready: Int?
  /// When to try again after a refusal.
  var retryAt: UInt64?
  /// When a frame shown without a vertical blank counts as presented.
  var presentedAt: UInt64?
  /// What changed since the last commit that the card took.
  var undelivered: DamageRegion
  var needsModeset = true
  var hasReclaimed = false
  var lastToken: UInt64
  var useCount: UInt64 = 0
  var missedInARow = 0
  var refusedInARow = 0
  var blankProbes = 0
  var flipsWork = true
  var dirtyWorks = true
  var lostMaster = false
  /// The commit that set the mode by the old call, which sends no event.
  var legacyModesetToken: UInt64?
  var lastPresented: UInt64 = 0
  let usesMonotonicClock: Bool
  let flipTime: UInt64
  var failure: String?

  /// Makes the buffers; nothing is shown before the first frame.
  ///
  /// - Throws: `DRMError`
  init(
    device: DRMDevice, plan: OutputPlan, rotation: Rotation, options: KMSOptions,
    token: UInt64 = 0, log: @escaping (String) -> Void
  ) throws {
    self.device = device
    self.plan = plan
    self.rotation = rotation
    self.log = log
    flipTime = options.flipTime
    lastToken = token
    (width, height) =
      rotation.swapsSides
      ? (plan.mode.height, plan.mode.width) : (plan.mode.width, plan.mode.height)
    undelivered = DamageRegion(width: width, height: height, isFull: true)
    usesMonotonicClock = device.capability(DRMCapability.monotonicTimestamps) == 1
    hasVerticalBlanks = device.vblankSupport(plan.crtc) != -EOPNOTSUPP
    toldOfBlanks = hasVerticalBlanks
    timer = RefreshTimer(period: plan.mode.period)
    let formats = OutputChoice.formats(of: plan.plane, options: options)
    var made: [ScanoutBuffer] = []
    var chosen = ScanoutFormat.xrgb8888
    var problem = DRMError(
      attempt: "find a pixel format among XRGB8888 and RGB565", path: device.path, code: EINVAL)
    for format in formats where made.isEmpty {
      do {
        chosen = format
        for _ in 0..<3 {
          made.append(
            try ScanoutBuffer(
              device: device, width: plan.mode.width, height: plan.mode.height, format: format,
              rotation: rotation))
        }
      } catch let error as DRMError {
        made.forEach { $0.destroy() }
        made = []
        problem = error
      }
    }
    guard !made.isEmpty else { throw problem }
    buffers = made
    format = chosen
  }

  /// The next time that `dispatch` has something to do.
  var deadline: UInt64? {
    [flight?.deadline, ready == nil ? nil : retryAt, presentedAt].compactMap { $0 }.min()
  }

  /// Whether a frame was shown at all.
  var hasShown: Bool { onScreen != nil || flight != nil }

  /// Sets the mode again with what is shown, as the driver asks for after a link was trained anew.
  func restoreLink() {
    needsModeset = true
    if ready == nil { ready = flight?.buffer ?? onScreen }
    flight = nil
  }

  /// Stops using the card, as when the seat is switched away.
  func suspend() {
    flight = nil
    ready = nil
    retryAt = nil
    presentedAt = nil
    needsModeset = true
    undelivered.addAll()
  }

  /// Turns the connector's pipe off. Freeing its buffers alone would leave it on, scanning out nothing.
  func turnOff() {
    let result =
      plan.isAtomic
      ? device.commit(plan.offChanges, flags: [.allowModeset], token: lastToken)
      : device.disableCRTC(plan.crtc)
    guard result != 0 else { return }
    log("\(plan.connector.name): the pipe of the display that is gone stays on: \(text(result))")
  }

  /// Frees the buffers. The display shows nothing of them any more afterwards.
  func destroy() {
    buffers.forEach { $0.destroy() }
    buffers = []
  }

  /// Takes a frame over and gives it to the card.
  func present(_ frame: Surface, damage: [PixelRect], now: UInt64) -> Presentation {
    guard frame.width == width, frame.height == height, !buffers.isEmpty else {
      return .unavailable
    }
    undelivered.add(damage)
    for buffer in buffers { buffer.stale.add(damage) }
    let index = ready ?? freeBuffer()
    buffers[index].update(from: frame)
    ready = index
    guard flight == nil else { return .busy }
    return showReady(now: now) ? .submitted : .busy
  }

  /// The buffer that was shown longest ago; never one that is or may be scanned out.
  private func freeBuffer() -> Int {
    let free = buffers.indices.filter { $0 != onScreen && $0 != flight?.buffer }
    return free.min { buffers[$0].lastUse < buffers[$1].lastUse } ?? 0
  }
}
