import Foundation

/// One key.
struct KeyView: View {
  let cap: KeyCap
  let isShifted: Bool
  let submitLabel: SubmitLabel
  let isMultiline: Bool
  let action: () -> Void
  @State private var isPressed = false
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    if cap == .empty {
      Color.clear
    } else {
      label
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          RoundedRectangle(cornerRadius: 5, style: .continuous)
            .fill(KeyColors(scheme).shadow)
            .offset(y: 1)
          RoundedRectangle(cornerRadius: 5, style: .continuous).fill(ground)
        }
        .modifier(_KeyAreaModifier())
        .modifier(_PressModifier(pressing: { isPressed = $0 }, action: { action() }))
    }
  }

  @ViewBuilder private var label: some View {
    switch cap {
    case .text(let text):
      Text(verbatim: isShifted ? text.uppercased() : text)
        .font(.system(size: text.count > 1 ? 17 : 23))
        .foregroundStyle(Color(UIColor.label))
    case .shift:
      Image(systemName: isShifted ? "shift.fill" : "shift").font(.system(size: 18))
        .foregroundStyle(Color(UIColor.label))
    case .delete:
      Image(systemName: "delete.left").font(.system(size: 18))
        .foregroundStyle(Color(UIColor.label))
    case .page(let page): word(page.title)
    case .space: word("space")
    case .submit:
      word(isMultiline ? "return" : submitLabel.title)
        .foregroundStyle(isProminent ? Color.white : Color(UIColor.label))
    case .empty: EmptyView()
    }
  }

  private func word(_ text: String) -> some View {
    Text(verbatim: text).font(.system(size: 16)).lineLimit(1).minimumScaleFactor(0.7)
  }

  private var isProminent: Bool {
    cap == .submit && submitLabel.isProminent && !isMultiline
  }

  private var ground: Color {
    let colors = KeyColors(scheme)
    if isProminent { return isPressed ? colors.key : Color.blue }
    switch cap {
    case .text, .space: return isPressed ? colors.function : colors.key
    case .shift: return isShifted != isPressed ? colors.key : colors.function
    default: return isPressed ? colors.key : colors.function
    }
  }
}

/// The colours of the keyboard, by published measurements; not verified against a device.
struct KeyColors {
  let ground: Color
  let key: Color
  let function: Color
  let shadow: Color

  init(_ scheme: ColorScheme) {
    func gray(_ red: Double, _ green: Double, _ blue: Double) -> Color {
      Color(red: red / 255, green: green / 255, blue: blue / 255)
    }
    if scheme == .dark {
      ground = gray(43, 43, 45)
      key = gray(107, 107, 109)
      function = gray(71, 71, 73)
      shadow = gray(20, 20, 20)
    } else {
      ground = gray(209, 211, 217)
      key = gray(255, 255, 255)
      function = gray(171, 176, 186)
      shadow = gray(137, 139, 143)
    }
  }
}

/// Has a key touched in the gaps around it as well.
struct _KeyAreaModifier {}

extension _KeyAreaModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> KeyAreaElement {
    KeyAreaElement(child, in: place)
  }
  func update(_ element: KeyAreaElement, environment: EnvironmentValues) {}
}

final class KeyAreaElement: ModifierElement {
  override var label: String { "key" }

  override func hitTest(_ point: CGPoint) -> [Element] {
    let area = CGRect(origin: .zero, size: size).insetBy(dx: -6, dy: -6)
    return area.contains(point) ? [self] : []
  }
}
