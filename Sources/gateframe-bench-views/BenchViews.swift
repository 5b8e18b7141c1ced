import Foundation
import Views

/// What the expense report shows.
final class BenchModel: ObservableObject {
  @Published var month = 1
}

/// A month's expenses by category, in the manner of an expense report: cards, bars and rows.
struct BenchReport: View {
  @ObservedObject var model: BenchModel

  private func share(_ index: Int) -> CGFloat {
    CGFloat((model.month * 37 + index * 53) % 100) / 100
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Month \(model.month)").font(.largeTitle)
      HStack(spacing: 12) {
        ForEach(0..<5, id: \.self) { BenchCard(title: "Card \($0)", share: share($0)) }
      }
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(0..<12, id: \.self) { BenchBar(share: share($0), isChosen: $0 == model.month % 12) }
      }
      VStack(spacing: 8) {
        ForEach(0..<10, id: \.self) { BenchRow(title: "Category \($0)", share: share($0 + 20)) }
      }
    }
    .padding()
  }
}

struct BenchCard: View {
  let title: String
  let share: CGFloat

  var body: some View {
    VStack {
      ZStack {
        Circle().stroke(Color.white.opacity(0.3), lineWidth: 8)
        Circle().trim(from: 0, to: share).stroke(Color.white, lineWidth: 8)
        Text("\(Int(share * 100))%").font(.headline)
      }
      .frame(width: 80, height: 80)
      Text(title).font(.subheadline)
    }
    .padding()
    .background {
      RoundedRectangle(cornerRadius: 20)
        .fill(
          LinearGradient(
            colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
    }
    .shadow(radius: 6)
  }
}

struct BenchBar: View {
  let share: CGFloat
  let isChosen: Bool

  var body: some View {
    ZStack(alignment: .bottom) {
      Capsule().fill(Color.gray.opacity(0.2))
      Capsule().fill(isChosen ? Color.orange : Color.blue).frame(height: 120 * share)
    }
    .frame(width: 10, height: 120)
  }
}

struct BenchRow: View {
  let title: String
  let share: CGFloat

  var body: some View {
    HStack {
      Circle().trim(from: 0, to: share).stroke(Color.green, lineWidth: 4)
        .frame(width: 24, height: 24)
      Text(title)
      Spacer()
      Text("\(Int(share * 1000)) EUR").monospacedDigit()
    }
  }
}

/// Ten thousand rows of which a display shows a few.
struct BenchList: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(0..<10_000, id: \.self) { index in
          BenchRow(title: "Row \(index)", share: CGFloat(index % 100) / 100).padding(8)
        }
      }
    }
  }
}

/// A thousand shapes that move without end.
struct BenchShapes: View {
  @State private var isMoved = false

  var body: some View {
    ZStack {
      ForEach(0..<1_000, id: \.self) { index in
        Circle()
          .fill(index.isMultiple(of: 2) ? Color.red : Color.blue)
          .frame(width: 12, height: 12)
          .offset(
            x: CGFloat(index % 40) * 30 - 600 + (isMoved ? 20 : 0),
            y: CGFloat(index / 40) * 30 - 380)
      }
    }
    .onAppear {
      withAnimation(.linear(duration: 1).repeatForever()) { isMoved = true }
    }
  }
}
