import SwiftUI

/// The larger part of the pass: 525 × 300 points with a code, less wide without.
struct PassCoupon: View {
  var content: PassContent
  var code: BarcodeView?
  var width: CGFloat = 525

  var body: some View {
    VStack {
      PassBar(content: content)
      HStack(spacing: 0) {
        PassengerColumn(content: content)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.trailing, 24)
        times
        if let code {
          codeColumn(code)
        }
      }
      .padding(.leading, PassBar.margin)
      .padding(.trailing, code == nil ? 10 : 14)
      Spacer()
    }
    .frame(width: width, height: 300)
    .background(.white)
    .cornerRadius(12)
    .shadow(color: .black.opacity(0.15), radius: 5, x: -5, y: 5)
    .overlay(perforation)
  }

  /// Of one width, so that a long value shrinks instead of taking the name's room.
  private var times: some View {
    VStack(alignment: .leading) {
      PassField(caption: "BOARDING", captionSize: 18, value: content.boardingTime, size: 22)
      Spacer()
      PassField(caption: "GATE", captionSize: 18, value: content.gate, size: 18, lines: 2)
      Spacer()
      PassField(caption: "SEAT NO.", captionSize: 18, value: content.seat, size: 24)
      Spacer()
      PassField(
        caption: "Departing", captionSize: 18, value: content.departureTime, size: 22,
        weight: .light)
    }
    .frame(width: 102, alignment: .leading)
    .layoutPriority(1)
  }

  private func codeColumn(_ code: BarcodeView) -> some View {
    HStack(spacing: 2) {
      code.frame(width: 122)
      PassCaption(text: content.caption, size: 18)
        .rotationEffect(.degrees(-90))
        .fixedSize()
        .frame(width: 20, height: 180)
    }
    .padding(.init(top: 5, leading: 6, bottom: 5, trailing: 0))
    .layoutPriority(2)
  }

  private var perforation: some View {
    HStack {
      Spacer()
      Perforation()
        .frame(width: 2)
        .padding(.vertical, 12)
    }
  }
}

/// The bar at the top of a coupon: the airline at the left, what this is at the right.
struct PassBar: View {
  /// The usual distance of what stands on the pass from its edges.
  static let margin: CGFloat = 20

  var content: PassContent
  var margin = PassBar.margin

  var body: some View {
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
      Spacer()
      VStack(alignment: .trailing) {
        PassLabel(text: "BOARDING PASS", size: 20, weight: .bold, color: .white)
        PassLabel(text: content.cabin ?? "", size: 14, weight: .light, color: .white)
      }
      .layoutPriority(1)
    }
    .padding(.horizontal, margin)
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 62, maxHeight: 62)
    .background(Color.passBar)
  }
}

/// Who flies, with which flight, to where, from where in the building.
struct PassengerColumn: View {
  var content: PassContent

  var body: some View {
    VStack(alignment: .leading) {
      PassLabel(text: content.passenger, size: 30, weight: .bold)
      PassLabel(text: content.date ?? "", size: 14, weight: .light)
      Spacer(minLength: 10)
      PassLabel(text: content.flight, size: 40, weight: .light)
      PassLabel(text: "to \(content.destination)", size: 30, weight: .bold)
      Spacer(minLength: 10)
      PassLabel(text: content.terminalLine, size: 20, weight: .bold)
      PassLabel(text: content.boardingArea ?? "", size: 14, weight: .light)
    }
    .padding(.vertical, 10)
  }
}
