import CInput
import CUdev
import Geometry
import Host

extension LibinputSource {
  /// Turns one event of libinput into ours.
  func handle(_ event: OpaquePointer, _ type: libinput_event_type, now: UInt64) {
    guard let device = libinput_event_get_device(event) else { return }
    switch type {
    case LIBINPUT_EVENT_DEVICE_ADDED: add(device)
    case LIBINPUT_EVENT_DEVICE_REMOVED: remove(device)
    case LIBINPUT_EVENT_KEYBOARD_KEY: key(event, devices[device], now: now)
    case LIBINPUT_EVENT_TOUCH_DOWN, LIBINPUT_EVENT_TOUCH_MOTION, LIBINPUT_EVENT_TOUCH_UP,
      LIBINPUT_EVENT_TOUCH_CANCEL:
      touch(event, type, devices[device])
    case LIBINPUT_EVENT_POINTER_MOTION, LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE,
      LIBINPUT_EVENT_POINTER_BUTTON:
      pointer(event, type)
    default: break
    }
  }

  private func key(_ event: OpaquePointer, _ device: Device?, now: UInt64) {
    guard let key = libinput_event_get_keyboard_event(event) else { return }
    let code = libinput_event_keyboard_get_key(key)
    let isDown = libinput_event_keyboard_get_key_state(key) == LIBINPUT_KEY_STATE_PRESSED
    let time = libinput_event_keyboard_get_time_usec(key)
    if device?.scanner != nil {
      let number = UInt16(clamping: code)
      if let scan = device?.scanner?.key(number, isDown: isDown, at: time) {
        pending.append(.scan(scan))
      }
      return
    }
    if isDown, let device { measure(device, code: UInt16(clamping: code), time: time) }
    let lights = keymap.lights
    let meaning = keymap.key(code, isDown: isDown)
    let result = KeyEvent(
      phase: isDown ? .down : .up, keysym: meaning.keysym, text: isDown ? meaning.text : "",
      modifiers: meaning.modifiers, microseconds: time)
    pending.append(.key(result))
    if isDown, meaning.repeats {
      repeating.begin(code, result, now: now)
    } else if !isDown {
      repeating.end(code)
    }
    if keymap.lights != lights { showLights() }
  }

  private func measure(_ device: Device, code: UInt16, time: UInt64) {
    let isEnd = [KeyCode.enter, KeyCode.keypadEnter, KeyCode.tab].contains(code)
    device.proposal.keyDown(at: time, isEnd: isEnd)
    guard device.proposal.isLikely, !device.isProposed else { return }
    device.isProposed = true
    log(
      "the keyboard \"\(device.identity.name)\" types as fast as a scanner;"
        + " if it is one, declare it by id \(device.identity.id)")
  }

  private func showLights() {
    let lights = keymap.lights
    var mask: UInt32 = 0
    if lights.num { mask |= LIBINPUT_LED_NUM_LOCK.rawValue }
    if lights.caps { mask |= LIBINPUT_LED_CAPS_LOCK.rawValue }
    for device in devices where device.value.scanner == nil {
      libinput_device_led_update(device.key, libinput_led(rawValue: mask))
    }
  }

  private func touch(_ event: OpaquePointer, _ type: libinput_event_type, _ device: Device?) {
    guard let touch = libinput_event_get_touch_event(event) else { return }
    let slot = Int(libinput_event_touch_get_seat_slot(touch))
    let time = libinput_event_touch_get_time_usec(touch)
    func position() -> Point {
      // For a width of 1 libinput gives the share of the touch layer's own range.
      picture(
        Point(
          libinput_event_touch_get_x_transformed(touch, 1),
          libinput_event_touch_get_y_transformed(touch, 1)))
    }
    pending += pointer.hide(time: time)
    let events: [TouchEvent]
    switch type {
    case LIBINPUT_EVENT_TOUCH_DOWN:
      events = touches.down(slot, device: device?.number ?? 0, at: position(), time: time)
    case LIBINPUT_EVENT_TOUCH_MOTION: events = touches.move(slot, to: position(), time: time)
    case LIBINPUT_EVENT_TOUCH_UP: events = touches.up(slot, time: time)
    default: events = touches.cancel(slot, time: time)
    }
    pending += events.map { .touch($0) }
  }

  private func pointer(_ event: OpaquePointer, _ type: libinput_event_type) {
    guard let found = libinput_event_get_pointer_event(event) else { return }
    let time = libinput_event_pointer_get_time_usec(found)
    switch type {
    case LIBINPUT_EVENT_POINTER_MOTION:
      let step = Point(
        libinput_event_pointer_get_dx(found) / max(1, pictureSize.width),
        libinput_event_pointer_get_dy(found) / max(1, pictureSize.height))
      pending += pointer.move(to: pointer.position + step, time: time)
    case LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE:
      let place = Point(
        libinput_event_pointer_get_absolute_x_transformed(found, 1),
        libinput_event_pointer_get_absolute_y_transformed(found, 1))
      pending += pointer.move(to: picture(place), time: time)
    default:
      // BTN_LEFT; other buttons mean nothing to a kiosk.
      guard libinput_event_pointer_get_button(found) == 0x110 else { return }
      let state = libinput_event_pointer_get_button_state(found)
      pending += pointer.button(isPressed: state == LIBINPUT_BUTTON_STATE_PRESSED, time: time)
    }
  }

  private func picture(_ point: Point) -> Point {
    let turned = transform.apply(point)
    guard turned.x.isFinite, turned.y.isFinite else { return Point.zero }
    return Point(min(max(turned.x, 0), 1), min(max(turned.y, 0), 1))
  }

  func udevUnref(_ device: OpaquePointer) { udev_device_unref(device) }
}
