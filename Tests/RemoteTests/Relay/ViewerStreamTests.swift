import Testing

@testable import Remote

@Suite("What a viewer sends")
struct ViewerStreamTests {
  private let hello = Array("RFB 003.008\n".utf8) + [1, 1]
  /// One of each message that is passed on.
  private let messages: [[UInt8]] = [
    [UInt8](repeating: 0, count: 20),
    [2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1],
    [3, 1, 0, 0, 0, 0, 1, 0, 1, 0],
    [4, 1, 0, 0, 0, 0, 0xFF, 0x1B],
    [5, 1, 0, 9, 0, 9],
    [251, 0, 5, 0, 3, 0, 1, 0] + [UInt8](repeating: 7, count: 16),
  ]

  @Test(arguments: [1, 2, 3, 7, 1000]) func messagesAreWholeHoweverTheyArrive(step: Int) throws {
    var stream = ViewerStream()
    let all = hello + messages.flatMap { $0 }
    let ends = (hello.indices.dropFirst(11) + [13]).map { $0 + 1 }
    var taken: [UInt8] = []
    for start in stride(from: 0, to: all.count, by: step) {
      taken += try stream.take(all[start..<min(start + step, all.count)])
      #expect(taken == Array(all.prefix(taken.count)))
      let sums = messages.reduce(into: ends) { $0.append(($0.last ?? 0) + $1.count) }
      #expect(taken.isEmpty || sums.contains(taken.count), "\(taken.count)")
    }
    #expect(taken == all && stream.isSettled)
  }

  @Test func anOldViewerChoosesNoWayIn() throws {
    var stream = ViewerStream()
    _ = try stream.take("RFB 003.003\n".utf8)
    #expect(!stream.isSettled)
    #expect(try stream.take([1]) == [1])
    #expect(stream.isSettled)
  }

  @Test func clipboardsAreSteppedOver() throws {
    var stream = ViewerStream()
    _ = try stream.take(hello)
    let key = messages[3]
    #expect(try stream.take([6, 0, 0, 0, 0, 0, 0, 3, 65, 66]) == [])
    #expect(try stream.take([67] + key) == key)
    // An extended one, whose size is negative.
    #expect(try stream.take([6, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFE, 1, 2] + key) == key)
  }

  @Test func whatIsNoViewerIsLeft() {
    func fault(_ bytes: [UInt8], after greeting: [UInt8] = []) -> ViewerStream.Fault? {
      var stream = ViewerStream()
      do throws(ViewerStream.Fault) {
        _ = try stream.take(greeting + bytes)
        return nil
      } catch {
        return error
      }
    }
    #expect(fault(Array("GET / HTTP".utf8)) == .notAViewer)
    #expect(fault([1], after: hello) == .unknownMessage(1))
    #expect(fault([7, 0], after: hello) == .unknownMessage(7))
    #expect(fault([2, 0, 0xFF, 0xFF], after: hello) == .tooLong)
    #expect(fault(Array("RFB".utf8)) == nil)
  }
}
