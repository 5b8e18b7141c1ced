import Testing

@testable import Store

@Suite struct StoreReportTests {
  @Test func nothingIsThere() {
    let places = SampleStore.places()
    let report = StoreReport(places, now: 0)
    #expect(report.lines == ["nothing is stored in \(places.folder)"])
    #expect(report.remarks.map(\.what) == ["there are no books"])
  }

  @Test func booksAndFailures() throws {
    let places = SampleStore.places()
    let writer = try StoreWriter(places)
    try SampleStore.fill(writer, [SampleStore.book("A")], source: "http://h/")
    #expect(
      StoreReport(places, now: 1_000 + 7_200).lines
        == ["1 books from http://h/", "0 covers, 0 MiB", "up to date 2 h ago"])
    let storing = try BookImport(writer, source: "http://h/")
    _ = try storing.finish(failure: "http://h/: gone", messages: ["entry 2"], now: 2_000)
    let report = StoreReport(places, now: 2_090)
    #expect(report.lines.last == "last looked at 90 s ago")
    #expect(report.remarks.map(\.place) == ["http://h/: gone", "entry 2"])
  }

  @Test(arguments: [
    (-5, "0 s"), (119, "119 s"), (120, "2 min"), (7_200, "2 h"), (172_800, "2 days"),
  ])
  func ages(seconds: Int, text: String) { #expect(StoreReport.age(seconds) == text) }
}
