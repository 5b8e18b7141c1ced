import Foundation

/// The choice that is made as a button, which opens all of them as a menu.
struct MenuPicker<Content: View>: View {
  let options: PickerOptions<Content>
  @State private var isOpen = false

  var body: some View {
    Button {
      isOpen = true
    } label: {
      HStack(spacing: 4) {
        TaggedViews(
          content: options.content, layout: .fit, selection: options.chosen, shown: .chosen,
          report: { _ in })
        Image(systemName: "chevron.up.chevron.down").imageScale(.small)
      }
      .contentShape(Rectangle())
    }
    .modifier(PopoverModifier(isPresented: $isOpen) { PickerCard(options: options) })
  }
}

/// The menu of a picker: a choice puts it away.
private struct PickerCard<Content: View>: View {
  let options: PickerOptions<Content>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView {
      OptionRows(
        options: PickerOptions(content: options.content, chosen: options.chosen) {
          options.choose($0)
          dismiss()
        }, markSide: .leading
      )
      .padding(.horizontal, 16)
    }
    .scrollBounceBehavior(.basedOnSize)
    .frame(width: AnchoredMetrics.menuWidth)
    .font(.body)
    .foregroundStyle(Color.primary)
  }
}
