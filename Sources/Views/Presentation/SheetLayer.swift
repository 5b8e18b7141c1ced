import Foundation

/// What is presented, above a veil that dims the rest.
struct SheetLayer<Sheet: View>: View {
  /// Nil while nothing is presented.
  let sheet: Sheet?
  let form: SheetForm
  let presentation: Presentation
  @State private var options = SheetOptions()

  var body: some View {
    ZStack {
      if let sheet {
        if form == .sheet {
          Color.black.opacity(SheetMetrics.dimming)
            .contentShape(Rectangle())
            .onTapGesture { if !options.isDismissDisabled { presentation.dismiss() } }
            .transition(.opacity)
        }
        placement {
          SheetCard(sheet: sheet, form: form, options: options, presentation: presentation)
        }
        .transition(.move(edge: .bottom))
      }
    }
    .onPreferenceChange(SheetOptionsKey.self) { options = $0 }
    .ignoresSafeArea()
    .animation(SheetMetrics.animation, value: sheet != nil)
  }

  private var placement: SheetPlacement {
    SheetPlacement(form: form, detents: options.detents, insets: EdgeInsets())
  }
}

/// The sheet itself: dragged down, it is put away.
struct SheetCard<Sheet: View>: View {
  let sheet: Sheet
  let form: SheetForm
  let options: SheetOptions
  let presentation: Presentation
  @State private var drag: CGFloat = 0

  var body: some View {
    if form == .cover {
      ground(sheet).modifier(_PresentedModifier(presentation: presentation))
    } else {
      ground(sheet)
        .overlay(alignment: .top) {
          if options.showsDragIndicator == .visible { DragIndicator() }
        }
        .clipShape(
          RoundedRectangle(
            cornerRadius: options.cornerRadius ?? SheetMetrics.cornerRadius, style: .continuous)
        )
        .offset(y: drag)
        .gesture(dragging)
        .modifier(_PresentedModifier(presentation: presentation))
    }
  }

  private func ground(_ sheet: Sheet) -> some View {
    sheet
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if let ground = options.ground { ground.view } else { Color(UIColor.systemBackground) }
      }
      .contentShape(Rectangle())
  }

  private var dragging: some Gesture {
    DragGesture()
      .onChanged { value in
        // A sheet gives way downwards only, and one that stays hardly at all.
        let down = max(0, value.translation.height)
        drag = options.isDismissDisabled ? down / 8 : down
      }
      .onEnded { value in
        let isFar = value.predictedEndTranslation.height > SheetMetrics.dismissalDistance
        if isFar, !options.isDismissDisabled { return presentation.dismiss() }
        withAnimation(SheetMetrics.animation) { drag = 0 }
      }
  }
}

/// The short bar that tells that a sheet can be dragged.
struct DragIndicator: View {
  var body: some View {
    Capsule()
      .fill(Color(UIColor.tertiaryLabel))
      .frame(width: 36, height: 5)
      .padding(.top, 5)
  }
}
