import SwiftUI

/// The pass for a display that stands upright: coupon above, stub below; 525 × 760 points.
struct UprightPass: View {
  var content: PassContent
  var code: BarcodeView
  /// Whether the stub has more than the code.
  var hasDetails: Bool

  var body: some View {
    VStack(spacing: 0) {
      coupon
      stub
    }
    .overlay(
      Perforation()
        .frame(width: 501, height: 2)
        .position(x: 262.5, y: 430)
    )
    .shadow(color: .black.opacity(0.15), radius: 5, x: 0, y: 5)
  }

  private var coupon: some View {
    VStack(alignment: .leading, spacing: 0) {
      PassBar(content: content, margin: 28)
      VStack(alignment: .leading, spacing: 6) {
        PassLabel(text: content.passenger, size: 40, weight: .bold)
        PassLabel(text: content.date ?? "", size: 18, weight: .light)
        Spacer(minLength: 8)
        flight
        Spacer(minLength: 8)
        fields
      }
      .padding(.init(top: 22, leading: 28, bottom: 26, trailing: 28))
    }
    .frame(width: 525, height: 430)
    .background(.white)
    .cornerRadius(12)
  }

  /// The destination has a line of its own: it may be long.
  private var flight: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .bottom, spacing: 0) {
        PassLabel(text: content.flight, size: 56, weight: .light)
          .layoutPriority(1)
        Spacer(minLength: 24)
        VStack(alignment: .trailing, spacing: 4) {
          PassLabel(text: content.terminalLine, size: 20, weight: .bold)
          PassLabel(text: content.boardingArea ?? "", size: 16, weight: .light)
        }
        .padding(.bottom, 10)
      }
      PassLabel(text: "to \(content.destination)", size: 38, weight: .bold)
    }
  }

  /// A long gate gives way first.
  private var fields: some View {
    HStack(alignment: .top) {
      field("BOARDING", content.boardingTime)
        .layoutPriority(1)
      Spacer(minLength: 12)
      field("GATE", content.gate, lines: 2)
      Spacer(minLength: 12)
      field("SEAT NO.", content.seat)
        .layoutPriority(1)
      Spacer(minLength: 12)
      field("Departing", content.departureTime, .light)
        .layoutPriority(1)
    }
  }

  private func field(
    _ caption: String, _ value: String?, _ weight: Font.Weight = .bold, lines: Int = 1
  ) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      PassField(
        caption: caption, captionSize: 17, value: value, size: 23, weight: weight, lines: lines)
    }
  }

  private var stub: some View {
    HStack(spacing: 0) {
      VStack(spacing: 6) {
        code
          .frame(width: hasDetails ? 266 : 485, height: hasDetails ? 266 : 274)
        PassCaption(text: content.caption, size: 15)
          .frame(width: 266, height: 18)
      }
      .frame(width: hasDetails ? 306 : 525)
      if hasDetails {
        VStack(spacing: 0) {
          StubFlight(content: content)
            .padding(.init(top: 22, leading: 18, bottom: 18, trailing: 18))
          StubDetails(content: content, size: 14)
            .padding(.init(top: 20, leading: 20, bottom: 22, trailing: 16))
            .frame(height: 140)
            .background(Color.passBar)
        }
        .frame(width: 219)
      }
    }
    .frame(width: 525, height: 330)
    .background(.white)
    .cornerRadius(12)
  }
}
