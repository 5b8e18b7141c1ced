import Foundation

/// The keyboard at the bottom of the display, while something is typed into.
struct KeyboardLayer: View {
  let options: KeyboardOptions?
  let type: (Key) -> Void
  /// Whether the next letter is large by itself.
  let isCapital: () -> Bool

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.clear.allowsHitTesting(false)
      if let options {
        Keyboard(options: options, type: type, isCapital: isCapital)
          .transition(.move(edge: .bottom))
      }
    }
    .ignoresSafeArea()
  }
}

/// The keyboard.
struct Keyboard: View {
  let options: KeyboardOptions
  let type: (Key) -> Void
  /// Whether the next letter is large by itself.
  let isCapital: () -> Bool
  @State private var page = KeyboardPage.letters
  @State private var isShifted = false
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    KeyRows {
      KeyboardBar { type(.escape) }
      if let pad = KeyboardPage.pad(options.type) {
        ForEach(pad.indices, id: \.self) { row in
          KeyRow(isPad: true) { ForEach(pad[row], id: \.self) { key($0) } }
        }
      } else {
        let rows = page.rows(options)
        ForEach(rows.indices, id: \.self) { row in
          KeyRow(isPad: false) { ForEach(rows[row], id: \.self) { key($0) } }
        }
      }
    }
    .background { KeyColors(scheme).ground }
    .contentShape(Rectangle())
    .onAppear {
      isShifted = isCapital()
      if options.type == .numbersAndPunctuation { page = .digits }
    }
    .onChange(of: options) { _, new in
      page = new.type == .numbersAndPunctuation ? .digits : .letters
      isShifted = isCapital()
    }
  }

  private func key(_ cap: KeyCap) -> some View {
    KeyView(
      cap: cap, isShifted: isShifted && page == .letters, submitLabel: options.submitLabel,
      isMultiline: options.isMultiline
    ) { press(cap) }
    .layoutValue(key: KeyWidth.self, value: cap.width(isLarge: false))
  }

  private func press(_ cap: KeyCap) {
    switch cap {
    case .text(let text): write(isShifted && page == .letters ? text.uppercased() : text)
    case .space:
      write(" ")
      page = .letters
    case .shift: isShifted.toggle()
    case .delete:
      type(.delete)
      isShifted = isCapital()
    case .page(let next): page = next
    case .submit:
      type(.return)
      isShifted = isCapital()
    case .empty: break
    }
  }

  private func write(_ text: String) {
    type(.text(text))
    isShifted = isCapital()
  }
}

/// The bar above the keys.
struct KeyboardBar: View {
  let dismiss: () -> Void

  var body: some View {
    HStack {
      Spacer()
      Button(action: { dismiss() }) {
        Image(systemName: "keyboard.chevron.compact.down")
          .font(.system(size: 20))
          .foregroundStyle(Color(UIColor.secondaryLabel))
          .padding(.horizontal, 16)
          .frame(maxHeight: .infinity)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    }
  }
}
