import Foundation
import Testing
import Views

/// Forms that published sources write; that they compile is the test.
@MainActor
struct SourceFormsTests {
  @Test
  func stylesByLeadingDot() {
    let views: [any View] = [
      Rectangle().fill(.red), Rectangle().fill(.gray.opacity(0.2)), Rectangle().fill(.tint),
      Circle().fill(Color.blue.gradient), Circle().fill(.blue.gradient),
      Capsule().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
      Capsule().fill(.white.shadow(.drop(radius: 4))), Circle().stroke(.primary, lineWidth: 2),
      Circle().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [5])),
      Circle().trim(from: 0, to: 0.4).stroke(Color.white, style: StrokeStyle(lineWidth: 1)),
      Circle().strokeBorder(.quaternary), Ellipse().fill(.ultraThinMaterial),
      Rectangle().fill(AngularGradient(gradient: Gradient(colors: [.red]), center: .center)),
      Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center)),
      Rectangle().fill(RadialGradient(colors: [.red], center: .top, startRadius: 0, endRadius: 9)),
      Rectangle().rotation(.degrees(45)).fill(Color.black), Rectangle(), Path(CGRect.zero),
      Color.red, LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom),
      Rectangle().fill(Color("name")), Rectangle().fill(Color(.sRGB, white: 0.5, opacity: 1)),
      RoundedRectangle(cornerRadius: 8, style: .continuous).inset(by: 2).stroke(),
      AnyShape(Circle()).fill(AnyShapeStyle(.secondary)),
    ]
    #expect(views.count == 24)
  }

  @Test
  func fontsAndAnimations() {
    let fonts: [Font] = [
      .system(size: 12), .system(size: 12, weight: .light),
      .system(size: 12, weight: .light, design: .rounded), .system(size: 12, design: .serif),
      .system(.body), .system(.title, design: .rounded),
      .system(.body, design: .serif, weight: .bold),
      .largeTitle.bold(), .custom("Lora", size: 12), .body.monospacedDigit(),
      .caption.weight(.heavy),
    ]
    let animations: [Animation] = [
      .default, .easeIn, .easeIn(duration: 1), .linear.repeatForever(autoreverses: false),
      .spring(),
      .spring, .spring(response: 0.3), .spring(dampingFraction: 0.5), .spring(duration: 0.4),
      .spring(duration: 0.4, bounce: 0.2), .spring(.bouncy), .spring(Spring(duration: 1)),
      .interactiveSpring, .interactiveSpring(), .bouncy, .bouncy(duration: 1), .snappy, .smooth,
      .interactiveSpring(response: 0.5, dampingFraction: 0.7, blendDuration: 0.7),
      .interpolatingSpring, .interpolatingSpring(stiffness: 50, damping: 5),
      .interpolatingSpring(mass: 1, stiffness: 50, damping: 5, initialVelocity: 2),
      .easeInOut.delay(1).speed(2), .timingCurve(0.1, 0.2, 0.3, 0.4),
      .timingCurve(0, 0, 1, 1, duration: 2),
    ]
    #expect(Set(fonts).count == 11)
    #expect(animations.count == 25)
  }
}
