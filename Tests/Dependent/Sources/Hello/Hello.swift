import SwiftUI

@main
struct HelloApp: App {
  var body: some Scene {
    WindowGroup { GreetingView(name: "world") }
  }
}

struct GreetingView: View {
  let name: String
  @State private var taps = 0

  var body: some View {
    VStack(spacing: 12) {
      Text("Hello, \(name)!").font(.largeTitle)
      Button("Tapped \(taps) times") { taps += 1 }
    }
    .padding()
  }
}

#Preview("Greeting") {
  GreetingView(name: "preview")
}
