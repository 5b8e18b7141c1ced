import SwiftUI

/// The smaller part of the pass: 162 × 300 points.
struct PassStub: View {
  var content: PassContent

  var body: some View {
    VStack {
      StubBar(content: content)
      StubFlight(content: content)
        .padding(.horizontal, 16)
      StubDetails(content: content)
        .padding(.init(top: 14, leading: 16, bottom: 18, trailing: 16))
        .frame(width: 162, height: 100)
        .background(Color.passBar)
    }
    .frame(width: 162, height: 300)
    .background(.white)
    .cornerRadius(12)
    .shadow(color: .black.opacity(0.15), radius: 5, x: 5, y: 5)
  }
}

/// The bar at the top of a stub.
struct StubBar: View {
  var content: PassContent

  var body: some View {
    PassLabel(text: content.cabin ?? "", size: 20, weight: .bold, color: .white)
      .padding(.horizontal, 16)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 62, maxHeight: 62)
      .background(Color.passBar)
  }
}

/// Which flight, to where, from where in the building.
struct StubFlight: View {
  var content: PassContent

  var body: some View {
    VStack(alignment: .center, spacing: 0) {
      PassLabel(text: content.flight, size: 38, weight: .light)
        .frame(height: 32)
      PassLabel(text: "to \(content.destination)", size: 28, weight: .bold, lines: 2)
        .multilineTextAlignment(.center)
        .frame(height: 36)
      Spacer(minLength: 8)
      PassLabel(text: content.terminalLine, size: 18, weight: .bold)
      PassLabel(text: content.boardingArea ?? "", size: 12, weight: .light)
    }
  }
}

/// Times, gate and seat in two rows, white for the bar's colour; the size is that of the captions.
struct StubDetails: View {
  var content: PassContent
  var size: CGFloat = 10

  var body: some View {
    VStack(spacing: 0) {
      row(
        field("BOARDING", content.boardingTime, .bold), field("GATE", content.gate, .bold, lines: 2)
      )
      Spacer(minLength: 2)
      row(
        field("SEAT NO.", content.seat, .bold), field("Departing", content.departureTime, .light))
    }
  }

  private func row<A: View, B: View>(_ left: A, _ right: B) -> some View {
    HStack(alignment: .top, spacing: 0.6 * size) {
      left.frame(width: 6.8 * size, alignment: .leading)
      right.frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func field(_ caption: String, _ value: String?, _ weight: Font.Weight, lines: Int = 1)
    -> some View
  {
    VStack(alignment: .leading, spacing: 0.2 * size) {
      PassField(
        caption: caption, captionSize: size, value: value, size: 1.3 * size, weight: weight,
        color: .white, lines: lines)
    }
  }
}
