/// The state of the stored books in words, for `doctor`.
package struct StoreReport: Hashable, Sendable {
  /// Something to look at.
  package struct Remark: Hashable, Sendable {
    package let what: String
    package let place: String
    package let advice: String
  }

  /// What there is.
  package private(set) var lines: [String] = []
  /// What is wrong.
  package private(set) var remarks: [Remark] = []

  /// Reads the store.
  ///
  /// - Parameter now: Seconds since 1970.
  package init(_ places: StorePlaces, now: Int) {
    let store = BookStore(places)
    guard let status = store.status() else {
      lines.append("nothing is stored in \(places.folder)")
      let advice = "start gateframe-feeds watch (gateframe run does), and look at its log"
      remarks.append(
        Remark(
          what: "there are no books", place: store.problem ?? places.database, advice: advice))
      return
    }
    lines.append("\(status.books) books from \(status.source ?? "no source yet")")
    lines.append("\(status.covers) covers, \((status.coverBytes + (1 << 19)) >> 20) MiB")
    if let good = status.good { lines.append("up to date \(Self.age(now - good)) ago") }
    if let checked = status.checked, checked != status.good {
      lines.append("last looked at \(Self.age(now - checked)) ago")
    }
    if let failure = status.failure {
      remarks.append(
        Remark(
          what: "the books' source cannot be read", place: failure,
          advice: "the list before is shown; it is tried again by itself"))
    }
    for message in status.messages {
      remarks.append(
        Remark(
          what: "a part of the books' source was left out or mended", place: message,
          advice: "correct it at the source, if it matters"))
    }
  }

  /// Seconds in words.
  static func age(_ seconds: Int) -> String {
    switch seconds {
    case ..<120: "\(max(0, seconds)) s"
    case ..<7_200: "\(seconds / 60) min"
    case ..<172_800: "\(seconds / 3_600) h"
    default: "\(seconds / 86_400) days"
    }
  }
}
