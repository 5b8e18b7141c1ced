import SwiftUI
import Testing

// Compiling is the test.
#Preview { Text("One") }
#Preview("Two", traits: .landscapeLeft, .sizeThatFitsLayout) {
  @Previewable @State var isOn = false
  Text("Two")
  if isOn { Text("Three") }
}

private struct Sample_Previews: PreviewProvider {
  static var previews: some View {
    Group { EmptyView() }
      .previewLayout(.fixed(width: 10, height: 20))
      .previewDevice("Kiosk")
      .previewDisplayName("Sample")
      .previewInterfaceOrientation(.landscapeLeft)
  }
}

/// Previews beside sources compile and leave nothing.
@MainActor
struct PreviewTests {
  @Test func providersCompile() {
    _ = Sample_Previews.previews
  }
}
