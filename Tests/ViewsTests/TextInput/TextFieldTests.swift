import Foundation
import Testing

@testable import Views

/// What is typed, where the focus is, and the keyboard on the display.
@MainActor
struct TextFieldTests {
  private enum Field: Hashable { case first, second }

  private struct Form: View {
    let log: Log
    @State private var first = ""
    @State private var second = "ab"
    @FocusState private var focus: Field?

    var body: some View {
      VStack(spacing: 0) {
        TextField("First", text: $first).focused($focus, equals: .first)
          .onSubmit {
            log.add("submit \(first)")
            focus = .second
          }
        SecureField("Second", text: $second).focused($focus, equals: .second)
        Box("next", 100, 40).contentShape(Rectangle()).onTapGesture { focus = nil }
        Text(verbatim: focus.map { "\($0)" } ?? "none")
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private func has(_ tree: Tree, _ text: String) -> Bool {
    !tree.elements("Text \"\(text)\"").isEmpty
  }

  @Test func typingChangesTheText() throws {
    let tree = try Tree(Form(log: log), 390, 800)
    #expect(!tree.graph.key(.text("x")))
    tree.tap(50, 10, at: 0.1)
    #expect(has(tree, "first"))
    for key in [Key.text("H"), .text("i"), .left, .text("o"), .delete, .text("e")] {
      #expect(tree.graph.key(key))
      tree.layout()
    }
    #expect(tree.elements("TextInput \"Hei\"").count == 1)
    // Return hands in, and the program moves the focus.
    #expect(tree.graph.key(.return))
    tree.layout()
    #expect(log.take() == "submit Hei")
    #expect(has(tree, "second"))
    #expect(tree.elements("TextInput \"••\"").count == 1)
  }

  @Test func theFocusFollowsStateAndKeys() throws {
    let tree = try Tree(Form(log: log), 390, 800)
    _ = tree.graph.key(.tab(isBackwards: false))
    tree.layout()
    #expect(has(tree, "first"))
    _ = tree.graph.key(.tab(isBackwards: false))
    tree.layout()
    #expect(has(tree, "second"))
    _ = tree.graph.key(.escape)
    tree.layout()
    #expect(has(tree, "none"))
    tree.tap(50, 10, at: 1)
    #expect(tree.graph.focus.keyboard.isShown)
    // The program takes it away.
    tree.tap(195, 60, at: 2)
    #expect(has(tree, "none"))
    #expect(!tree.graph.focus.keyboard.isShown)
  }

  @Test func theKeyboardTypesAndKeepsItsPlaceFree() throws {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text)
          .frame(maxHeight: .infinity, alignment: .bottom)
      }
    }
    let tree = try Tree(Page(), 390, 800)
    tree.tap(50, 790, at: 0.1)
    tree.wait(until: 2)
    // 44 for the bar, four rows of 54 and 8 below.
    #expect(tree.graph.safeArea.keyboard.bottom == 268)
    #expect((tree.frame("TextInput \"\"")?.maxY ?? 0) == 532)
    // The keys q, w and the one for space.
    tree.tap(20, 600, at: 2.1)
    tree.tap(60, 600, at: 2.3)
    tree.tap(195, 760, at: 2.5)
    #expect(tree.elements("TextInput \"Qw \"").count == 1)
    tree.graph.endEditing()
    tree.wait(until: 4)
    #expect(tree.graph.safeArea.keyboard.bottom == 0)
    #expect(tree.elements("key").isEmpty)
  }

  @Test func valuesAreWrittenByTheirStyle() throws {
    struct Page: View {
      @State private var amount = 12
      var body: some View {
        VStack {
          TextField("Amount", value: $amount, format: .number)
          Text(verbatim: "is \(amount)")
        }
      }
    }
    let tree = try Tree(Page(), 390, 800)
    let y = try #require(tree.frame("TextInput \"12\"")).midY
    tree.tap(380, y, at: 0.1)
    _ = tree.graph.key(.text("3"))
    tree.layout()
    #expect(has(tree, "is 123"))
    _ = tree.graph.key(.text("x"))
    tree.layout()
    #expect(tree.elements("TextInput \"123x\"").count == 1)
    tree.graph.endEditing()
    tree.layout()
    #expect(tree.elements("TextInput \"123\"").count == 1)
  }

  @Test func aTapSetsTheCaret() throws {
    struct Page: View {
      @State private var text = "one two\nthree"
      var body: some View { TextEditor(text: $text) }
    }
    let tree = try Tree(Page(), 390, 800)
    tree.tap(380, 15, at: 0.1)
    _ = tree.graph.key(.text("!"))
    tree.layout()
    #expect(tree.elements("TextInput \"one two!\nthree\"").count == 1)
    _ = tree.graph.key(.down)
    _ = tree.graph.key(.text("?"))
    tree.layout()
    #expect(tree.elements("TextInput \"one two!\nthree?\"").count == 1)
  }

  @Test func theCaretBlinks() throws {
    let field = TextField("", text: .constant("")).frame(maxHeight: .infinity, alignment: .top)
    let tree = try Tree(field, 390, 800)
    tree.tap(50, 10, at: 0)
    #expect(tree.color(1, 10) != 0xFFFFFF)
    tree.wait(until: 0.7)
    #expect(tree.color(1, 10) == 0xFFFFFF)
    tree.wait(until: 1.2)
    #expect(tree.color(1, 10) != 0xFFFFFF)
  }

  private let log = Log()
}
