import Glibc

/// Tells, through a descriptor, when files of a folder have been written, moved or removed.
package final class FolderWatch {
  /// Readable when something happened; to be waited for together with others.
  package let descriptor: Int32

  /// Nil when the folder cannot be watched: it does not exist, or the system has no watches left.
  package init?(_ path: String) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let events =
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
      | IN_ONLYDIR
    guard inotify_add_watch(descriptor, path, UInt32(events)) >= 0 else {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  /// Takes what has happened so far. Returns whether anything did.
  package func drain() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var happened = false
    while read(descriptor, &buffer, buffer.count) > 0 { happened = true }
    return happened
  }

  /// Waits until something happens, at most so many milliseconds; a negative number waits without
  /// limit. Returns whether it did.
  package func wait(milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0 && drain()
  }
}
