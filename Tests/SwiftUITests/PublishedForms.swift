import Combine
import CoreGraphics
import SwiftUI
import UIKit

// Imports as published sources have them: what the modules have in common is one. Testing has parts of
// its own for CoreGraphics elsewhere, so that it is not imported here.

private final class OwnModel: ObservableObject { @Published var width = UIScreen.main.bounds.width }
struct PublishedForms: View {
  @StateObject private var model = OwnModel()
  @AppStorage("modules-tests") private var name = "a"
  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    Text(name).font(Font(UIFont.systemFont(ofSize: 12))).foregroundColor(Color(UIColor.red))
      .padding(.top, UIApplication.shared.windows.first?.safeAreaInsets.top)
      .frame(width: model.width)
      .onReceive(clock) { _ in model.width += 1 }
      .task { try? await Task.sleep(nanoseconds: 1) }
      .onReceive(
        NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)
      ) {
        _ in
      }
  }
}

let originOfPublishedForms: CGPoint = CGVector(dx: 1, dy: 2).dx > 0 ? .zero : CGPoint(x: 1, y: 1)
