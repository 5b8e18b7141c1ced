/// What the reader of catalogues has to tell about its work, for `doctor` and the log.
package struct StoreStatus: Hashable, Sendable {
  /// The source whose books are stored, without a password; nil before the first.
  package var source: String?
  /// How many books are stored.
  package var books = 0
  /// Seconds since 1970 when the source was last looked at, whatever came of it.
  package var checked: Int?
  /// Seconds since 1970 when the stored list was last found to be the source's.
  package var good: Int?
  /// What went wrong at the last look; the list before it is kept. Nil when all went well.
  package var failure: String?
  /// Messages about entries and covers of the last look, oldest first; at most 50.
  package var messages: [String] = []
  /// How many covers are stored.
  package var covers = 0
  /// What they take on the disk, in bytes.
  package var coverBytes = 0

  package init() {}
}
