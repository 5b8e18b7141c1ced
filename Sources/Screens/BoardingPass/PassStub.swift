import SwiftUI

/// The smaller part of the pass: 162 × 300 points.
struct PassStub: View {
  var content: PassContent

  var body: some View {
    VStack {
      PassLabel(text: content.cabin ?? "", size: 20, weight: .bold, color: .white)
        .padding(.horizontal, 8)
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 62, maxHeight: 62)
        .background(Color.passBar)
      flight
      details
    }
    .frame(width: 162, height: 300)
    .background(.white)
    .cornerRadius(12)
    .shadow(color: .black.opacity(0.15), radius: 5, x: 5, y: 5)
  }

  private var flight: some View {
    VStack(alignment: .center, spacing: 0) {
      PassLabel(text: content.flight, size: 38, weight: .light)
        .frame(height: 32)
      PassLabel(text: "to \(content.destination)", size: 28, weight: .bold)
        .frame(height: 30)
      Spacer(minLength: 10)
      PassLabel(text: terminal(content), size: 18, weight: .bold)
      PassLabel(text: content.boardingArea ?? "", size: 12, weight: .light)
    }
    .padding(.horizontal, 8)
  }

  private var details: some View {
    VStack {
      HStack {
        field("BOARDING", content.boardingTime, 14)
        Spacer()
        field("GATE", content.gate, 12)
      }
      Spacer()
      HStack {
        field("SEAT NO.", content.seat, 16)
        Spacer()
        field("Departing", content.departureTime, 12, .light)
      }
    }
    .padding(.init(top: 10, leading: 20, bottom: 25, trailing: 20))
    .frame(width: 162, height: 100)
    .background(Color.passBar)
  }

  private func field(
    _ caption: String, _ value: String?, _ size: CGFloat, _ weight: Font.Weight = .bold
  ) -> some View {
    VStack(alignment: .leading) {
      PassField(
        caption: caption, captionSize: 10, value: value, size: size, weight: weight, color: .white)
    }
  }
}
