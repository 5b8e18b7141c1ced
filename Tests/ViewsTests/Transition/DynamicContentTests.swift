import Foundation
import Testing

@testable import Views

/// Which views take part in transitions, and what they can do meanwhile.
@MainActor
struct DynamicContentTests {
  @MainActor
  final class Control<Value> {
    var set: (Value) -> Void = { _ in }
    var log: [String] = []
  }

  private func start<V>(_ tree: Tree, _ control: Control<V>, _ value: V, at time: Double = 1) {
    _ = Picture(tree, at: time)
    withAnimation(.linear(duration: 1)) { control.set(value) }
    _ = Picture(tree, at: time)
  }

  private struct Rows: View {
    let control: Control<[Int]>
    @State private var numbers = [0, 1, 2]
    var body: some View {
      control.set = { numbers = $0 }
      return VStack(spacing: 0) {
        ForEach(numbers, id: \.self) { number in
          (number == 1 ? Color.green : Color.red).frame(width: 10 + CGFloat(number), height: 10)
            .onAppear { control.log.append("\(number) came") }
            .onDisappear { control.log.append("\(number) went") }
        }
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  @Test func rowsOfAForEachComeAndGo() throws {
    let control = Control<[Int]>()
    let tree = try Tree(Rows(control: control))
    start(tree, control, [0, 2, 3])
    #expect(
      Picture(tree, at: 1.5).text
        == "green 0.5 10 11 10 0.5\nred 1.25 0 10 10 1\nred 0.25 15 12 10 1\nred 0 20 13 10 0.5")
    #expect(control.log == ["0 came", "1 came", "2 came", "3 came"])
    _ = Picture(tree, at: 2.1)
    #expect(control.log.last == "1 went")
    #expect(tree.graph.leavingNodes == 0)
  }

  private struct Branches: View {
    let control: Control<Bool>
    @State private var isGreen = false
    var body: some View {
      control.set = { isGreen = $0 }
      return ZStack {
        if isGreen {
          Color.green.frame(width: 10, height: 10)
        } else {
          Color.red.frame(width: 20, height: 20)
        }
      }
    }
  }

  @Test func branchesCrossFade() throws {
    let control = Control<Bool>()
    let tree = try Tree(Branches(control: control))
    start(tree, control, true)
    #expect(Picture(tree, at: 1.25).text == "red 40 40 20 20 0.75\ngreen 45 45 10 10 0.25")
    withAnimation(.linear(duration: 1)) { control.set(false) }
    _ = Picture(tree, at: 1.25)
    // The red one is the one that was leaving; the green one leaves now, behind it.
    #expect(Picture(tree, at: 1.25).items.map(\.color) == ["green", "red"])
    #expect(Picture(tree, at: 3).text == "red 40 40 20 20 1")
  }

  private struct Identified: View {
    let control: Control<Int>
    @State private var number = 0
    var body: some View {
      control.set = { number = $0 }
      return Color.red.frame(width: 10 + CGFloat(number), height: 10).id(number)
        .transition(.identity)
    }
  }

  @Test func anotherIdentityIsAnotherView() throws {
    let control = Control<Int>()
    let tree = try Tree(Identified(control: control))
    start(tree, control, 10)
    #expect(Picture(tree, at: 1.5).items.map(\.frame.width) == [10, 20])
    #expect(Picture(tree, at: 1.5).items.map(\.opacity) == [0.5, 0.5])
    #expect(Picture(tree, at: 2.1).items.map(\.frame.width) == [20])
  }

  private struct Nested: View {
    let control: Control<Bool>
    @State private var isOn = true
    var body: some View {
      control.set = { isOn = $0 }
      return ZStack {
        if isOn {
          VStack(spacing: 0) {
            if isOn { Color.red.frame(width: 10, height: 10).transition(.offset(x: 50)) }
            Color.green.frame(width: 10, height: 10).transition(.offset(x: 50))
          }
          .transition(.offset(y: 20))
        }
      }
    }
  }

  @Test func onlyTheRootOfWhatIsRemovedMoves() throws {
    let control = Control<Bool>()
    let tree = try Tree(Nested(control: control))
    start(tree, control, false)
    #expect(Picture(tree, at: 1.5).text == "red 45 50 10 10 1\ngreen 45 60 10 10 1")
    #expect(Picture(tree, at: 2.1).text == "")
    start(tree, control, true, at: 3)
    #expect(Picture(tree, at: 3.5).text == "red 45 50 10 10 1\ngreen 45 60 10 10 1")
  }

  private struct Layers: View {
    let control: Control<Bool>
    let index: Double
    @State private var isOn = true
    var body: some View {
      control.set = { isOn = $0 }
      return ZStack {
        Color.red.frame(width: 20, height: 20).zIndex(1)
        if isOn {
          Color.blue.frame(width: 10, height: 10)
            .onTapGesture { control.log.append("tap") }
            .zIndex(index)
        }
        Color.green.frame(width: 5, height: 5).zIndex(1)
      }
    }
  }

  @Test(arguments: [
    (0.0, ["blue", "red", "green"]), (1.0, ["blue", "red", "green"]),
    (2.0, ["red", "green", "blue"]),
  ])
  func leavingViewsLieByTheirIndexBehindTheirEquals(_ index: Double, _ order: [String]) throws {
    let control = Control<Bool>()
    let tree = try Tree(Layers(control: control, index: index))
    start(tree, control, false)
    #expect(Picture(tree, at: 1.5).items.map(\.color) == order)
  }

  @Test func leavingViewsAreNotTouched() throws {
    let control = Control<Bool>()
    let tree = try Tree(Layers(control: control, index: 2))
    func tap(at time: Double) {
      _ = Picture(tree, at: time)
      tree.graph.touch(contact: 1, .began, at: CGPoint(x: 50, y: 50))
      tree.graph.touch(contact: 1, .ended, at: CGPoint(x: 50, y: 50))
    }
    tap(at: 0.5)
    #expect(control.log == ["tap"])
    start(tree, control, false)
    tap(at: 1.5)
    #expect(control.log == ["tap"])
  }

  private struct Outdated: View {
    @MainActor final class Model { var numbers = [1, 2, 3] }
    struct Row: View {
      let model: Model
      let index: Int
      @Binding var version: Int
      var body: some View {
        Color.red.frame(width: CGFloat(model.numbers[index]) + CGFloat(version) * 0, height: 10)
      }
    }
    let control: Control<Int>
    let model: Model
    @State private var version = 0
    var body: some View {
      control.set = { version = $0 }
      return VStack(spacing: 0) {
        ForEach(model.numbers.indices, id: \.self) { index in
          Row(model: model, index: index, version: $version)
        }
        Color.green.frame(width: 20, height: CGFloat(version))
      }
    }
  }

  @Test func bodiesOfLeavingViewsAreLeftAlone() throws {
    let control = Control<Int>()
    let model = Outdated.Model()
    let tree = try Tree(Outdated(control: control, model: model))
    _ = Picture(tree, at: 1)
    // The last row's body would read beyond the end.
    model.numbers.removeLast()
    withAnimation(.linear(duration: 1)) { control.set(1) }
    _ = Picture(tree, at: 1)
    control.set(2)
    #expect(Picture(tree, at: 1.5).items.filter { $0.color == "red" }.count == 3)
    #expect(Picture(tree, at: 2.1).items.filter { $0.color == "red" }.count == 2)
  }

  private struct Erased: View {
    let control: Control<Bool>
    @State private var isText = false
    var body: some View {
      control.set = { isText = $0 }
      return ZStack {
        isText ? AnyView(Color.green.padding(5)) : AnyView(Color.red)
      }
    }
  }

  @Test func viewsOfAnotherTypeReplaceThoseBehindAnAnyView() throws {
    let control = Control<Bool>()
    let tree = try Tree(Erased(control: control))
    start(tree, control, true)
    #expect(Picture(tree, at: 1.25).text == "red 0 0 100 100 0.75\ngreen 5 5 90 90 0.25")
  }

  private struct Scoped: View {
    let control: Control<Bool>
    @State private var isOn = false
    var body: some View {
      control.set = { isOn = $0 }
      return ZStack { if isOn { Color.red } }
        .animation(.linear(duration: 2), value: isOn)
    }
  }

  @Test func anAnimationAboveTheContentIsEnough() throws {
    let control = Control<Bool>()
    let tree = try Tree(Scoped(control: control))
    _ = Picture(tree, at: 1)
    control.set(true)
    _ = Picture(tree, at: 1)
    #expect(Picture(tree, at: 2).text == "red 0 0 100 100 0.5")
    control.set(false)
    _ = Picture(tree, at: 4)
    #expect(Picture(tree, at: 5).text == "red 0 0 100 100 0.5")
    #expect(Picture(tree, at: 6).text == "")
  }

  private struct Wrapped: View {
    let control: Control<Bool>
    @State private var isOn = true
    var body: some View {
      control.set = { isOn = $0 }
      return VStack(spacing: 0) {
        Group { if isOn { Color.blue.frame(width: 10, height: 10) } }.padding(5)
        Color.red.frame(width: 10, height: 10)
      }
      .frame(width: 100, height: 100, alignment: .top)
    }
  }

  @Test func whatIsAroundALeavingViewLeavesWithIt() throws {
    let control = Control<Bool>()
    let tree = try Tree(Wrapped(control: control))
    start(tree, control, false)
    #expect(Picture(tree, at: 1.5).text == "blue 45 5 10 10 0.5\nred 45 10 10 10 1")
    #expect(Picture(tree, at: 2.1).text == "red 45 0 10 10 1")
    #expect(tree.elements("padding").isEmpty)
  }
}
