struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether controls leave out their labels.
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Leaves out the labels of the controls below.
  public nonisolated func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }

  /// Shows or leaves out the labels of the controls below.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.areLabelsHidden, visibility == .hidden)
  }
}

/// A label at the leading side and a control at the trailing side of all the width there is; without
/// the label, where labels are hidden, the control alone.
struct LabeledRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.areLabelsHidden) private var isLabelHidden

  init(_ label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    if isLabelHidden {
      control
    } else {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        control
      }
    }
  }
}

/// A control with its label before it in rows of forms and lists; elsewhere, the control alone.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.isInListRow) private var isInListRow

  init(_ label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    if isInListRow { LabeledRow(label) { control } } else { control }
  }
}
