import Glibc

/// Keeps a store to one writer for as long as it lives.
package final class StoreLock {
  private let descriptor: Int32

  /// Takes the lock; nil when another program has it.
  ///
  /// - Throws: an error that names the file.
  package init?(_ places: StorePlaces) throws {
    try StoreFiles.makeFolder(places.folder)
    let path = places.folder + "/writer.lock"
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw StoreFiles.Problem(path) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }
}
