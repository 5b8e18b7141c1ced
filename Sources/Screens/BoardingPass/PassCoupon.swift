import SwiftUI

/// The larger part of the pass: 525 × 300 points.
struct PassCoupon: View {
  var content: PassContent
  var pixelsPerPoint: CGFloat

  var body: some View {
    VStack {
      bar
      HStack {
        passenger
        Spacer()
        times
        Spacer()
        Spacer()
        code
      }
      .padding(.leading, 20)
      .padding(.trailing, 10)
      Spacer()
    }
    .frame(width: 525, height: 300)
    .background(.white)
    .cornerRadius(12)
    .shadow(color: .black.opacity(0.15), radius: 5, x: -5, y: 5)
    .overlay(perforation)
  }

  private var bar: some View {
    HStack {
      VStack(spacing: 0) {
        Plane()
          .fill(.white)
          .frame(width: 82, height: 27)
        HStack(spacing: 4) {
          PassLabel(text: content.airline.lead, size: 14, weight: .bold, color: .white)
          PassLabel(text: content.airline.rest, size: 14, weight: .light, color: .white)
        }
      }
      .padding(.leading, 30)
      Spacer()
      VStack(alignment: .trailing) {
        PassLabel(text: "BOARDING PASS", size: 20, weight: .bold, color: .white)
        PassLabel(text: content.cabin ?? "", size: 14, weight: .light, color: .white)
      }
      .padding(.trailing, 10)
    }
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 62, maxHeight: 62)
    .background(Color.passBar)
  }

  private var passenger: some View {
    VStack(alignment: .leading) {
      PassLabel(text: content.passenger, size: 30, weight: .bold)
      PassLabel(text: content.date ?? "", size: 14, weight: .light)
      Spacer(minLength: 10)
      PassLabel(text: content.flight, size: 40, weight: .light)
      PassLabel(text: "to \(content.destination)", size: 30, weight: .bold)
      Spacer(minLength: 10)
      PassLabel(text: terminal(content), size: 20, weight: .bold)
      PassLabel(text: content.boardingArea ?? "", size: 14, weight: .light)
    }
    .padding(.vertical, 10)
  }

  private var times: some View {
    VStack(alignment: .leading) {
      PassField(caption: "BOARDING", captionSize: 18, value: content.boardingTime, size: 22)
      Spacer()
      PassField(caption: "GATE", captionSize: 18, value: content.gate, size: 18)
      Spacer()
      PassField(caption: "SEAT NO.", captionSize: 18, value: content.seat, size: 24)
      Spacer()
      PassField(
        caption: "Departing", captionSize: 18, value: content.departureTime, size: 22,
        weight: .light)
    }
    .layoutPriority(1)
  }

  private var code: some View {
    HStack {
      Group {
        if let symbol = content.barcode {
          BarcodeView(symbol: symbol, pixelsPerPoint: pixelsPerPoint)
        } else {
          Color.clear
        }
      }
      .frame(width: 122)
      PassLabel(text: content.caption ?? "", size: 18, weight: .light)
        .rotationEffect(.degrees(-90))
        .fixedSize()
        .frame(width: 20, height: 180)
    }
    .padding(.vertical, 5)
    .layoutPriority(2)
  }

  private var perforation: some View {
    HStack {
      Spacer()
      Rectangle()
        .stroke(Color.gray, style: StrokeStyle(lineWidth: 1, dash: [5]))
        .frame(width: 1)
        .padding(.vertical, 12)
    }
  }
}

/// Such as TERMINAL 1.
func terminal(_ content: PassContent) -> String {
  "TERMINAL \(content.terminal ?? PassLabel.absent)"
}
