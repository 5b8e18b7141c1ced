import CLinux
import Glibc
import Store

/// Runs the service until the program is ended: it sleeps until something is due or asked for.
enum FeedsLoop {
  /// Never returns but by an error of the store.
  static func run(_ service: BookService, _ wishes: CoverWishList) throws -> Never {
    while true {
      service.want(wishes.take())
      let now = time(nil)
      if service.hasWork(now: now) {
        try service.work(now: now)
      } else {
        // A clock that is set meanwhile makes no sleep longer than this.
        let seconds = min(max(service.nextTime - now, 1), 600)
        let descriptors = [wishes.descriptor]
        _ = gateframe_wait(descriptors, 1, Int64(seconds) * 1_000_000_000)
      }
    }
  }
}
