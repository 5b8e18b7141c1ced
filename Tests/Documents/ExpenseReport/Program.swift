import SwiftUI

@main
struct Program: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
