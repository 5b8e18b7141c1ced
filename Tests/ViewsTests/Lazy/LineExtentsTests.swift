import Testing

@testable import Views

/// Where lines lie, against adding them up one by one.
struct LineExtentsTests {
  @Test func placesAreSums() {
    var extents = LineExtents()
    extents.gap = 3
    extents.resize(100, keeping: 0)
    extents.setEstimate(10)
    #expect(extents.total == 100 * 10 + 99 * 3)
    #expect(extents.set(25, of: 7) == 15)
    #expect(extents.set(5, of: 63) == -5)
    #expect(extents.set(5, of: 63) == 0)
    var place = 0.0
    for line in 0..<100 {
      #expect(extents.start(of: line) == place, "line \(line)")
      #expect(extents.line(at: place) == line && extents.line(at: place + 4.9) == line)
      place += extents.length(of: line) + 3
    }
    #expect(extents.length(of: 7) == 25 && extents.length(of: 63) == 5)
    #expect(extents.line(at: -50) == 0 && extents.line(at: 1e9) == 99)
  }

  @Test func linesAtTheStartKeepTheirLengths() {
    var extents = LineExtents()
    extents.resize(10, keeping: 0)
    extents.setEstimate(10)
    _ = extents.set(30, of: 2)
    _ = extents.set(30, of: 8)
    extents.resize(12, keeping: 5)
    #expect(extents.start(of: 3) == 50 && extents.total == 12 * 10 + 20)
    extents.resize(0, keeping: 0)
    #expect(extents.total == 0 && extents.line(at: 5) == 0)
  }
}
