import CUdev
import Glibc

/// Tells when devices of a subsystem come, go or change.
package final class HotplugMonitor {
  package let descriptor: Int32
  private let udev: OpaquePointer
  private let monitor: OpaquePointer

  /// nil when the system has no such events.
  package init?(subsystem: String) {
    guard let udev = udev_new() else { return nil }
    // Without a running udev its events never come; the kernel's own do.
    let source = access("/run/udev/control", F_OK) == 0 ? "udev" : "kernel"
    guard let monitor = udev_monitor_new_from_netlink(udev, source) else {
      udev_unref(udev)
      return nil
    }
    udev_monitor_filter_add_match_subsystem_devtype(monitor, subsystem, nil)
    guard udev_monitor_enable_receiving(monitor) >= 0 else {
      udev_monitor_unref(monitor)
      udev_unref(udev)
      return nil
    }
    self.udev = udev
    self.monitor = monitor
    descriptor = udev_monitor_get_fd(monitor)
  }

  deinit {
    udev_monitor_unref(monitor)
    udev_unref(udev)
  }

  /// Takes what is there; whether there was anything.
  package func drain() -> Bool {
    var found = false
    while let device = udev_monitor_receive_device(monitor) {
      udev_device_unref(device)
      found = true
    }
    return found
  }
}
