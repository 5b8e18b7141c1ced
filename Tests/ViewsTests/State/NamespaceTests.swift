import Testing

@testable import Views

@MainActor
struct NamespaceTests {
  private struct Named: View {
    let log: Log
    let flag: Bool
    final class Log { var ids: [Namespace.ID] = [] }
    @Namespace private var space
    var body: some View {
      log.ids.append(space)
      return EmptyView()
    }
  }

  @Test func staysTheSameAndDiffersBetweenViews() throws {
    let first = Named.Log()
    let second = Named.Log()
    func both(_ flag: Bool) -> some View {
      ZStack {
        Named(log: first, flag: flag)
        Named(log: second, flag: flag)
      }
    }
    let tree = try Tree(both(false))
    tree.show(both(true))
    #expect(first.ids.count == 2)
    #expect(Set(first.ids).count == 1)
    #expect(Set(second.ids).count == 1)
    #expect(first.ids.first != second.ids.first)
  }
}
