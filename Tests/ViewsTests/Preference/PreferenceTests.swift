import Foundation
import Testing

@testable import Views

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Greatest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

extension View {
  fileprivate func named(_ name: String) -> some View { preference(key: Names.self, value: [name]) }
}

/// What views tell those above them, and when it is read.
@MainActor
struct PreferenceTests {
  private final class Log<Value> {
    var values: [Value] = []
    var binding: Binding<Int>?
  }

  @Test func valuesAreReducedInTheOrderOfTheTree() throws {
    let log = Log<[String]>()
    _ = try Tree(
      VStack {
        Box("a", 1, 1).named("a")
        HStack {
          Group {
            Box("b", 1, 1).named("b")
            Box("c", 1, 1).named("c")
          }
          ForEach(0..<2, id: \.self) { Box("x", 1, 1).named("\($0)") }
        }
        Box("none", 1, 1)
        Box("e", 1, 1).named("e").overlay { Box("f", 1, 1).named("f") }
          .background { Box("d", 1, 1).named("d") }
        GeometryReader { _ in Box("g", 1, 1).named("g") }
      }
      .onPreferenceChange(Names.self) { log.values.append($0) })
    #expect(log.values == [["a", "b", "c", "0", "1", "d", "e", "f", "g"]])
  }

  @Test func aValueReplacesWhatIsSaidBelowAndATransformChangesIt() throws {
    let log = Log<[String]>()
    _ = try Tree(
      VStack {
        Box("a", 1, 1).named("inner").named("outer")
        Box("b", 1, 1).named("b").transformPreference(Names.self) { $0.append("more") }
        Box("c", 1, 1).transformPreference(Names.self) { $0.append("alone") }
      }
      .onPreferenceChange(Names.self) { log.values.append($0) })
    #expect(log.values == [["outer", "b", "more", "alone"]])
  }

  @Test func theDefaultIsToldWhenNothingIsSaidAnyMore() throws {
    struct Maybe: View {
      let isTelling: Bool
      let log: Log<[String]>
      var body: some View {
        VStack { if isTelling { Box("a", 1, 1).named("a") } }
          .onPreferenceChange(Names.self) { log.values.append($0) }
      }
    }
    let log = Log<[String]>()
    let tree = try Tree(Maybe(isTelling: false, log: log))
    #expect(log.values == [])
    tree.show(Maybe(isTelling: true, log: log))
    tree.show(Maybe(isTelling: false, log: log))
    #expect(log.values == [["a"], []])
  }

  @Test func aViewInTransitionIsHeardUntilItLeaves() throws {
    struct Coming: View {
      let log: Log<[String]>
      @State var count = 0
      var body: some View {
        let _ = log.binding = $count
        VStack {
          Box("always", 1, 1)
          if count > 0, count < 3 { Box("a", 1, 1).named("\(count)").transition(.scale) }
        }
        .onPreferenceChange(Names.self) { log.values.append($0) }
      }
    }
    let log = Log<[String]>()
    let tree = try Tree(Coming(log: log))
    for count in 1...3 {
      withAnimation(.linear(duration: 1)) { log.binding?.wrappedValue = count }
      tree.layout()
    }
    #expect(log.values == [["1"], ["2"], []])
  }

  private struct Changing: View {
    let log: Log<[String]>
    @State var count = 1
    var body: some View {
      let _ = log.binding = $count
      VStack {
        Box("first", 1, 1).named("first")
        ForEach(0..<count, id: \.self) { Box("x", 1, 1).named("\($0)") }
      }
      .onPreferenceChange(Names.self) { log.values.append($0) }
    }
  }

  @Test func changesAreToldWithinTheStep() throws {
    let log = Log<[String]>()
    let tree = try Tree(Changing(log: log))
    log.binding?.wrappedValue = 2
    tree.layout()
    log.binding?.wrappedValue = 2
    tree.layout()
    log.binding?.wrappedValue = 0
    tree.layout()
    #expect(log.values == [["first", "0"], ["first", "0", "1"], ["first"]])
  }

  private struct Equal: View {
    let first: CGFloat
    @State var width: CGFloat?
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        measured(Box("a", first, 10))
        measured(Box("b", 50, 10))
      }
      .onPreferenceChange(Greatest.self) { width = $0 }
    }

    private func measured(_ box: Box) -> some View {
      box.background(
        GeometryReader { Color.clear.preference(key: Greatest.self, value: $0.size.width) }
      )
      .frame(width: width)
      .background { Box.wide("\(box.name) back", height: 1) }
    }
  }

  @Test func widthsAreMadeEqualInOneStep() throws {
    let tree = try Tree(Equal(first: 20))
    #expect(tree.frames("a back", "b back") == "a back 25 44.5 50 1\nb back 25 54.5 50 1")
    tree.show(Equal(first: 70))
    #expect(tree.frame("b back")?.width == 70)
    #expect(tree.warnings == [])
  }

  private struct Endless: View {
    @State var width: CGFloat = 1
    var body: some View {
      Box("a", width, 1).preference(key: Greatest.self, value: width)
        .onPreferenceChange(Greatest.self) { width = $0 + 1 }
    }
  }

  @Test func anEndlessChangeIsEndedWithAWarning() throws {
    let tree = try Tree(Endless())
    #expect(tree.warnings.count == 1)
    #expect(tree.frame("a")?.width == 9, "changed eight times")
  }

  @Test func onlyChangedPartsAreAskedAgain() throws {
    final class Count { var count = 0 }
    struct Item: View {
      let value: String
      let count: Count
      var body: some View {
        Box("x", 1, 1).transformPreference(Names.self) {
          count.count += 1
          $0.append(value)
        }
      }
    }
    struct Items: View {
      let last: String
      let count: Count
      let log: Log<[String]>
      var body: some View {
        VStack {
          ForEach(0..<20, id: \.self) { Item(value: "\($0)", count: count) }
          Item(value: last, count: count)
        }
        .onPreferenceChange(Names.self) { log.values.append($0) }
      }
    }
    let count = Count()
    let log = Log<[String]>()
    let tree = try Tree(Items(last: "a", count: count, log: log))
    #expect(count.count == 21)
    tree.show(Items(last: "b", count: count, log: log))
    #expect(count.count == 22)
    #expect(log.values.last?.last == "b")
  }

  @Test func layersAreBuiltFromWhatIsSaid() throws {
    struct Layers: View {
      let name: String
      var body: some View {
        Box("a", 40, 20).named(name)
          .overlayPreferenceValue(Names.self, alignment: .bottomTrailing) {
            Box("over \($0.joined())", 10, 5)
          }
          .backgroundPreferenceValue(Names.self) { Box("under \($0.joined())", 60, 40) }
      }
    }
    let tree = try Tree(Layers(name: "1"))
    #expect(
      tree.frames("a", "over 1", "under 1")
        == "a 30 40 40 20\nover 1 60 55 10 5\nunder 1 20 30 60 40")
    #expect(tree.graph.describeFrames().contains("background"))
    tree.show(Layers(name: "2"))
    #expect(tree.frames("over 2", "under 2") == "over 2 60 55 10 5\nunder 2 20 30 60 40")
    #expect(tree.elements("over 1").isEmpty)
  }

  @Test func layersFollowAValueThatChangesWithoutALayout() throws {
    struct Teller: View {
      let log: Log<[String]>
      @State var count = 1
      var body: some View {
        let _ = log.binding = $count
        Box("a", 10, 10).named("\(count)")
      }
    }
    let log = Log<[String]>()
    let tree = try Tree(
      Teller(log: log).overlayPreferenceValue(Names.self) { names in
        Box("over", CGFloat(Int(names.first ?? "") ?? 0), 1)
      })
    #expect(tree.frame("over")?.width == 1)
    log.binding?.wrappedValue = 7
    tree.layout()
    #expect(tree.frame("over")?.width == 7)
  }
}
