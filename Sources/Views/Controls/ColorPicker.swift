import Foundation

/// Chooses a colour: a spot of it opens a card with the system's colours.
public struct ColorPicker<Label> {
  let label: Label
  let selection: Binding<Color>
  @State private var isOpen = false

  fileprivate nonisolated init(_ label: Label, _ selection: Binding<Color>) {
    self.label = label
    self.selection = selection
  }
}

extension ColorPicker: View where Label: View {
  /// The label and the spot.
  public var body: some View {
    LabeledRow(label) {
      Button {
        isOpen = true
      } label: {
        ColorSpot(color: selection.wrappedValue, isChosen: true)
      }
      .modifier(PopoverModifier(isPresented: $isOpen) { ColorCard(selection: selection) })
    }
  }

  /// A picker with a label made of views. No colour of the card lets anything through, whatever
  /// `supportsOpacity` says.
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection)
  }
}

extension ColorPicker where Label == Text {
  /// A picker with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(Text(titleKey), selection)
  }

  /// A picker with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(Text(title), selection)
  }
}

/// The system's colours.
private struct ColorCard: View {
  let selection: Binding<Color>
  @Environment(\.dismiss) private var dismiss

  private static let rows: [[Color]] = [
    [.red, .orange, .yellow, .green, .mint],
    [.teal, .cyan, .blue, .indigo, .purple],
    [.pink, .brown, .gray, .black, .white],
  ]

  var body: some View {
    VStack(spacing: 12) {
      ForEach(Self.rows.indices, id: \.self) { row in
        HStack(spacing: 12) {
          ForEach(Self.rows[row], id: \.self) { color in
            Button {
              selection.wrappedValue = color
              dismiss()
            } label: {
              ColorSpot(color: color, isChosen: color == selection.wrappedValue)
            }
          }
        }
      }
    }
    .padding(16)
  }
}

/// A spot of a colour, in a ring while it is the chosen one. 28 points; not verified against a device.
private struct ColorSpot: View {
  let color: Color
  let isChosen: Bool

  var body: some View {
    Circle()
      .fill(color)
      .padding(isChosen ? 4 : 2)
      .overlay {
        Circle()
          .strokeBorder(Color(source: .system(.gray3)), lineWidth: isChosen ? 2 : 0.5)
          .padding(isChosen ? 0 : 2)
      }
      .frame(width: 28, height: 28)
      .contentShape(Rectangle())
  }
}
