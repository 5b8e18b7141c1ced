import SwiftUI

/// A body of 64 rows, three levels deep: the compiler has to check it in seconds.
struct LargeBody: View {
  @State private var count = 3
  @State private var isOn = true
  let total: Int
  let name: String
  let share: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 8) {
        Image(systemName: "star.fill").font(.title2).foregroundColor(.yellow)
        VStack(alignment: .leading, spacing: 2) {
          Text("Row 0").font(.headline).bold()
          Text("Total \(total + 0) of \(count * 1)").font(.caption).foregroundColor(.secondary)
        }
        Spacer(minLength: 4)
      }
      .padding(.horizontal, 8)
      ZStack(alignment: .trailing) {
        RoundedRectangle(cornerRadius: 8).fill(Color.blue.opacity(0.1 * Double(2)))
        HStack {
          Text("Row 1").padding(4)
          Circle().trim(from: 0, to: share * 0.2).stroke(Color.red, lineWidth: 2).frame(
            width: 20, height: 20)
        }
      }
      .frame(height: 24 + 2 * share)
      Button(action: { count += 2 }) {
        HStack {
          Text("Row 2").foregroundColor(count > 2 ? .primary : .secondary)
          if count.isMultiple(of: 3) {
            Text("even").font(.system(size: 12, weight: .bold, design: .rounded))
          } else {
            Text("odd").font(.system(size: 12, weight: .light))
          }
        }
      }
      .buttonStyle(.plain)
      HStack(alignment: .firstTextBaseline) {
        ForEach(0..<3, id: \.self) { part in
          VStack {
            Text("\(part * 3)").monospacedDigit()
            Capsule().fill(part == 1 ? Color.green : .gray.opacity(0.3)).frame(
              width: 6, height: CGFloat(part) * 4 + 2)
          }
        }
      }
      .background(Color.white.opacity(0.5))
      Toggle(isOn: $isOn) {
        Label("Row 4", systemImage: "bell")
          .overlay(alignment: .topTrailing) { Text("\(count)").font(.caption2).offset(x: 4, y: -4) }
      }
      .opacity(isOn ? 1 : 0.5)
      Group {
        Text("Row 5: ") + Text(name).italic() + Text(String(format: " %.1f", Double(total) / 5.0))
        Divider().padding(.vertical, 2)
      }
      .rotationEffect(.degrees(isOn ? 0 : 0))
      HStack(spacing: 8) {
        Image(systemName: "star.fill").font(.title2).foregroundColor(.yellow)
        VStack(alignment: .leading, spacing: 2) {
          Text("Row 6").font(.headline).bold()
          Text("Total \(total + 6) of \(count * 7)").font(.caption).foregroundColor(.secondary)
        }
        Spacer(minLength: 4)
      }
      .padding(.horizontal, 8)
      ZStack(alignment: .trailing) {
        RoundedRectangle(cornerRadius: 8).fill(Color.blue.opacity(0.1 * Double(8)))
        HStack {
          Text("Row 7").padding(4)
          Circle().trim(from: 0, to: share * 0.8).stroke(Color.red, lineWidth: 2).frame(
            width: 20, height: 20)
        }
      }
      .frame(height: 24 + 2 * share)
      Button(action: { count += 8 }) {
        HStack {
          Text("Row 8").foregroundColor(count > 8 ? .primary : .secondary)
          if count.isMultiple(of: 9) {
            Text("even").font(.system(size: 12, weight: .bold, design: .rounded))
          } else {
            Text("odd").font(.system(size: 12, weight: .light))
          }
        }
      }
      .buttonStyle(.plain)
      HStack(alignment: .firstTextBaseline) {
        ForEach(0..<3, id: \.self) { part in
          VStack {
            Text("\(part * 9)").monospacedDigit()
            Capsule().fill(part == 1 ? Color.green : .gray.opacity(0.3)).frame(
              width: 6, height: CGFloat(part) * 4 + 2)
          }
        }
      }
      .background(Color.white.opacity(0.5))
      Toggle(isOn: $isOn) {
        Label("Row 10", systemImage: "bell")
          .overlay(alignment: .topTrailing) { Text("\(count)").font(.caption2).offset(x: 4, y: -4) }
      }
      .opacity(isOn ? 1 : 0.5)
      Group {
        Text("Row 11: ") + Text(name).italic() + Text(String(format: " %.1f", Double(total) / 11.0))
        Divider().padding(.vertical, 2)
      }
      .rotationEffect(.degrees(isOn ? 1 : 0))
      HStack(spacing: 8) {
        Image(systemName: "star.fill").font(.title2).foregroundColor(.yellow)
        VStack(alignment: .leading, spacing: 2) {
          Text("Row 12").font(.headline).bold()
          Text("Total \(total + 12) of \(count * 13)").font(.caption).foregroundColor(.secondary)
        }
        Spacer(minLength: 4)
      }
      .padding(.horizontal, 8)
      ZStack(alignment: .trailing) {
        RoundedRectangle(cornerRadius: 8).fill(Color.blue.opacity(0.1 * Double(5)))
        HStack {
          Text("Row 13").padding(4)
          Circle().trim(from: 0, to: share * 0.5).stroke(Color.red, lineWidth: 2).frame(
            width: 20, height: 20)
        }
      }
      .frame(height: 24 + 2 * share)
      Button(action: { count += 14 }) {
        HStack {
          Text("Row 14").foregroundColor(count > 14 ? .primary : .secondary)
          if count.isMultiple(of: 15) {
            Text("even").font(.system(size: 12, weight: .bold, design: .rounded))
          } else {
            Text("odd").font(.system(size: 12, weight: .light))
          }
        }
      }
      .buttonStyle(.plain)
      HStack(alignment: .firstTextBaseline) {
        ForEach(0..<3, id: \.self) { part in
          VStack {
            Text("\(part * 15)").monospacedDigit()
            Capsule().fill(part == 1 ? Color.green : .gray.opacity(0.3)).frame(
              width: 6, height: CGFloat(part) * 4 + 2)
          }
        }
      }
      .background(Color.white.opacity(0.5))
      Toggle(isOn: $isOn) {
        Label("Row 16", systemImage: "bell")
          .overlay(alignment: .topTrailing) { Text("\(count)").font(.caption2).offset(x: 4, y: -4) }
      }
      .opacity(isOn ? 1 : 0.5)
      Group {
        Text("Row 17: ") + Text(name).italic() + Text(String(format: " %.1f", Double(total) / 17.0))
        Divider().padding(.vertical, 2)
      }
      .rotationEffect(.degrees(isOn ? 2 : 0))
      HStack(spacing: 8) {
        Image(systemName: "star.fill").font(.title2).foregroundColor(.yellow)
        VStack(alignment: .leading, spacing: 2) {
          Text("Row 18").font(.headline).bold()
          Text("Total \(total + 18) of \(count * 19)").font(.caption).foregroundColor(.secondary)
        }
        Spacer(minLength: 4)
      }
      .padding(.horizontal, 8)
      ZStack(alignment: .trailing) {
        RoundedRectangle(cornerRadius: 8).fill(Color.blue.opacity(0.1 * Double(2)))
        HStack {
          Text("Row 19").padding(4)
          Circle().trim(from: 0, to: share * 0.2).stroke(Color.red, lineWidth: 2).frame(
            width: 20, height: 20)
        }
      }
      .frame(height: 24 + 2 * share)
      Button(action: { count += 20 }) {
        HStack {
          Text("Row 20").foregroundColor(count > 20 ? .primary : .secondary)
          if count.isMultiple(of: 21) {
            Text("even").font(.system(size: 12, weight: .bold, design: .rounded))
          } else {
            Text("odd").font(.system(size: 12, weight: .light))
          }
        }
      }
      .buttonStyle(.plain)
      HStack(alignment: .firstTextBaseline) {
        ForEach(0..<3, id: \.self) { part in
          VStack {
            Text("\(part * 21)").monospacedDigit()
            Capsule().fill(part == 1 ? Color.green : .gray.opacity(0.3)).frame(
              width: 6, height: CGFloat(part) * 4 + 2)
          }
        }
      }
      .background(Color.white.opacity(0.5))
      Toggle(isOn: $isOn) {
        Label("Row 22", systemImage: "bell")
          .overlay(alignment: .topTrailing) { Text("\(count)").font(.caption2).offset(x: 4, y: -4) }
      }
      .opacity(isOn ? 1 : 0.5)
      Group {
        Text("Row 23: ") + Text(name).italic() + Text(String(format: " %.1f", Double(total) / 23.0))
        Divider().padding(.vertical, 2)
      }
      .rotationEffect(.degrees(isOn ? 3 : 0))
      HStack(spacing: 8) {
        Image(systemName: "star.fill").font(.title2).foregroundColor(.yellow)
        VStack(alignment: .leading, spacing: 2) {
          Text("Row 24").font(.headline).bold()
          Text("Total \(total + 24) of \(count * 25)").font(.caption).foregroundColor(.secondary)
        }
        Spacer(minLength: 4)
      }
      .padding(.horizontal, 8)
      ZStack(alignment: .trailing) {
        RoundedRectangle(cornerRadius: 8).fill(Color.blue.opacity(0.1 * Double(8)))
        HStack {
          Text("Row 25").padding(4)
          Circle().trim(from: 0, to: share * 0.8).stroke(Color.red, lineWidth: 2).frame(
            width: 20, height: 20)
        }
      }
      .frame(height: 24 + 2 * share)
      Button(action: { count += 26 }) {
        HStack {
          Text("Row 26").foregroundColor(count > 26 ? .primary : .secondary)
          if count.isMultiple(of: 27) {
            Text("even").font(.system(size: 12, weight: .bold, design: .rounded))
          } else {
            Text("odd").font(.system(size: 12, weight: .light))
          }
        }
      }
      .buttonStyle(.plain)
      HStack(alignment: .firstTextBaseline) {
        ForEach(0..<3, id: \.self) { part in
          VStack {
            Text("\(part * 27)").monospacedDigit()
            Capsule().fill(part == 1 ? Color.green : .gray.opacity(0.3)).frame(
              width: 6, height: CGFloat(part) * 4 + 2)
          }
        }
      }
      .background(Color.white.opacity(0.5))
      Toggle(isOn: $isOn) {
        Label("Row 28", systemImage: "bell")
          .overlay(alignment: .topTrailing) { Text("\(count)").font(.caption2).offset(x: 4, y: -4) }
      }
      .opacity(isOn ? 1 : 0.5)
      Group {
        Text("Row 29: ") + Text(name).italic() + Text(String(format: " %.1f", Double(total) / 29.0))
        Divider().padding(.vertical, 2)
      }
      .rotationEffect(.degrees(isOn ? 4 : 0))
      HStack(spacing: 8) {
        Image(systemName: "star.fill").font(.title2).foregroundColor(.yellow)
        VStack(alignment: .leading, spacing: 2) {
          Text("Row 30").font(.headline).bold()
          Text("Total \(total + 30) of \(count * 31)").font(.caption).foregroundColor(.secondary)
        }
        Spacer(minLength: 4)
      }
      .padding(.horizontal, 8)
      ZStack(alignment: .trailing) {
        RoundedRectangle(cornerRadius: 8).fill(Color.blue.opacity(0.1 * Double(5)))
        HStack {
          Text("Row 31").padding(4)
          Circle().trim(from: 0, to: share * 0.5).stroke(Color.red, lineWidth: 2).frame(
            width: 20, height: 20)
        }
      }
      .frame(height: 24 + 2 * share)
      Button(action: { count += 32 }) {
        HStack {
          Text("Row 32").foregroundColor(count > 32 ? .primary : .secondary)
          if count.isMultiple(of: 33) {
            Text("even").font(.system(size: 12, weight: .bold, design: .rounded))
          } else {
            Text("odd").font(.system(size: 12, weight: .light))
          }
        }
      }
      .buttonStyle(.plain)
      HStack(alignment: .firstTextBaseline) {
        ForEach(0..<3, id: \.self) { part in
          VStack {
            Text("\(part * 33)").monospacedDigit()
            Capsule().fill(part == 1 ? Color.green : .gray.opacity(0.3)).frame(
              width: 6, height: CGFloat(part) * 4 + 2)
          }
        }
      }
      .background(Color.white.opacity(0.5))
      Toggle(isOn: $isOn) {
        Label("Row 34", systemImage: "bell")
          .overlay(alignment: .topTrailing) { Text("\(count)").font(.caption2).offset(x: 4, y: -4) }
      }
      .opacity(isOn ? 1 : 0.5)
      Group {
        Text("Row 35: ") + Text(name).italic() + Text(String(format: " %.1f", Double(total) / 35.0))
        Divider().padding(.vertical, 2)
      }
      .rotationEffect(.degrees(isOn ? 0 : 0))
      HStack(spacing: 8) {
        Image(systemName: "star.fill").font(.title2).foregroundColor(.yellow)
        VStack(alignment: .leading, spacing: 2) {
          Text("Row 36").font(.headline).bold()
          Text("Total \(total + 36) of \(count * 37)").font(.caption).foregroundColor(.secondary)
        }
        Spacer(minLength: 4)
      }
      .padding(.horizontal, 8)
      ZStack(alignment: .trailing) {
        RoundedRectangle(cornerRadius: 8).fill(Color.blue.opacity(0.1 * Double(2)))
        HStack {
          Text("Row 37").padding(4)
          Circle().trim(from: 0, to: share * 0.2).stroke(Color.red, lineWidth: 2).frame(
            width: 20, height: 20)
        }
      }
      .frame(height: 24 + 2 * share)
      Button(action: { count += 38 }) {
        HStack {
          Text("Row 38").foregroundColor(count > 38 ? .primary : .secondary)
          if count.isMultiple(of: 39) {
            Text("even").font(.system(size: 12, weight: .bold, design: .rounded))
          } else {
            Text("odd").font(.system(size: 12, weight: .light))
          }
        }
      }
      .buttonStyle(.plain)
      HStack(alignment: .firstTextBaseline) {
        ForEach(0..<3, id: \.self) { part in
          VStack {
            Text("\(part * 39)").monospacedDigit()
            Capsule().fill(part == 1 ? Color.green : .gray.opacity(0.3)).frame(
              width: 6, height: CGFloat(part) * 4 + 2)
          }
        }
      }
      .background(Color.white.opacity(0.5))
      Toggle(isOn: $isOn) {
        Label("Row 40", systemImage: "bell")
          .overlay(alignment: .topTrailing) { Text("\(count)").font(.caption2).offset(x: 4, y: -4) }
      }
      .opacity(isOn ? 1 : 0.5)
      Group {
        Text("Row 41: ") + Text(name).italic() + Text(String(format: " %.1f", Double(total) / 41.0))
        Divider().padding(.vertical, 2)
      }
      .rotationEffect(.degrees(isOn ? 1 : 0))
      HStack(spacing: 8) {
        Image(systemName: "star.fill").font(.title2).foregroundColor(.yellow)
        VStack(alignment: .leading, spacing: 2) {
          Text("Row 42").font(.headline).bold()
          Text("Total \(total + 42) of \(count * 43)").font(.caption).foregroundColor(.secondary)
        }
        Spacer(minLength: 4)
      }
      .padding(.horizontal, 8)
      ZStack(alignment: .trailing) {
        RoundedRectangle(cornerRadius: 8).fill(Color.blue.opacity(0.1 * Double(8)))
        HStack {
          Text("Row 43").padding(4)
          Circle().trim(from: 0, to: share * 0.8).stroke(Color.red, lineWidth: 2).frame(
            width: 20, height: 20)
        }
      }
      .frame(height: 24 + 2 * share)
      Button(action: { count += 44 }) {
        HStack {
          Text("Row 44").foregroundColor(count > 44 ? .primary : .secondary)
          if count.isMultiple(of: 45) {
            Text("even").font(.system(size: 12, weight: .bold, design: .rounded))
          } else {
            Text("odd").font(.system(size: 12, weight: .light))
          }
        }
      }
      .buttonStyle(.plain)
      HStack(alignment: .firstTextBaseline) {
        ForEach(0..<3, id: \.self) { part in
          VStack {
            Text("\(part * 45)").monospacedDigit()
            Capsule().fill(part == 1 ? Color.green : .gray.opacity(0.3)).frame(
              width: 6, height: CGFloat(part) * 4 + 2)
          }
        }
      }
      .background(Color.white.opacity(0.5))
      Toggle(isOn: $isOn) {
        Label("Row 46", systemImage: "bell")
          .overlay(alignment: .topTrailing) { Text("\(count)").font(.caption2).offset(x: 4, y: -4) }
      }
      .opacity(isOn ? 1 : 0.5)
      Group {
        Text("Row 47: ") + Text(name).italic() + Text(String(format: " %.1f", Double(total) / 47.0))
        Divider().padding(.vertical, 2)
      }
      .rotationEffect(.degrees(isOn ? 2 : 0))
      HStack(spacing: 8) {
        Image(systemName: "star.fill").font(.title2).foregroundColor(.yellow)
        VStack(alignment: .leading, spacing: 2) {
          Text("Row 48").font(.headline).bold()
          Text("Total \(total + 48) of \(count * 49)").font(.caption).foregroundColor(.secondary)
        }
        Spacer(minLength: 4)
      }
      .padding(.horizontal, 8)
      ZStack(alignment: .trailing) {
        RoundedRectangle(cornerRadius: 8).fill(Color.blue.opacity(0.1 * Double(5)))
        HStack {
          Text("Row 49").padding(4)
          Circle().trim(from: 0, to: share * 0.5).stroke(Color.red, lineWidth: 2).frame(
            width: 20, height: 20)
        }
      }
      .frame(height: 24 + 2 * share)
      Button(action: { count += 50 }) {
        HStack {
          Text("Row 50").foregroundColor(count > 50 ? .primary : .secondary)
          if count.isMultiple(of: 51) {
            Text("even").font(.system(size: 12, weight: .bold, design: .rounded))
          } else {
            Text("odd").font(.system(size: 12, weight: .light))
          }
        }
      }
      .buttonStyle(.plain)
      HStack(alignment: .firstTextBaseline) {
        ForEach(0..<3, id: \.self) { part in
          VStack {
            Text("\(part * 51)").monospacedDigit()
            Capsule().fill(part == 1 ? Color.green : .gray.opacity(0.3)).frame(
              width: 6, height: CGFloat(part) * 4 + 2)
          }
        }
      }
      .background(Color.white.opacity(0.5))
      Toggle(isOn: $isOn) {
        Label("Row 52", systemImage: "bell")
          .overlay(alignment: .topTrailing) { Text("\(count)").font(.caption2).offset(x: 4, y: -4) }
      }
      .opacity(isOn ? 1 : 0.5)
      Group {
        Text("Row 53: ") + Text(name).italic() + Text(String(format: " %.1f", Double(total) / 53.0))
        Divider().padding(.vertical, 2)
      }
      .rotationEffect(.degrees(isOn ? 3 : 0))
      HStack(spacing: 8) {
        Image(systemName: "star.fill").font(.title2).foregroundColor(.yellow)
        VStack(alignment: .leading, spacing: 2) {
          Text("Row 54").font(.headline).bold()
          Text("Total \(total + 54) of \(count * 55)").font(.caption).foregroundColor(.secondary)
        }
        Spacer(minLength: 4)
      }
      .padding(.horizontal, 8)
      ZStack(alignment: .trailing) {
        RoundedRectangle(cornerRadius: 8).fill(Color.blue.opacity(0.1 * Double(2)))
        HStack {
          Text("Row 55").padding(4)
          Circle().trim(from: 0, to: share * 0.2).stroke(Color.red, lineWidth: 2).frame(
            width: 20, height: 20)
        }
      }
      .frame(height: 24 + 2 * share)
      Button(action: { count += 56 }) {
        HStack {
          Text("Row 56").foregroundColor(count > 56 ? .primary : .secondary)
          if count.isMultiple(of: 57) {
            Text("even").font(.system(size: 12, weight: .bold, design: .rounded))
          } else {
            Text("odd").font(.system(size: 12, weight: .light))
          }
        }
      }
      .buttonStyle(.plain)
      HStack(alignment: .firstTextBaseline) {
        ForEach(0..<3, id: \.self) { part in
          VStack {
            Text("\(part * 57)").monospacedDigit()
            Capsule().fill(part == 1 ? Color.green : .gray.opacity(0.3)).frame(
              width: 6, height: CGFloat(part) * 4 + 2)
          }
        }
      }
      .background(Color.white.opacity(0.5))
      Toggle(isOn: $isOn) {
        Label("Row 58", systemImage: "bell")
          .overlay(alignment: .topTrailing) { Text("\(count)").font(.caption2).offset(x: 4, y: -4) }
      }
      .opacity(isOn ? 1 : 0.5)
      Group {
        Text("Row 59: ") + Text(name).italic() + Text(String(format: " %.1f", Double(total) / 59.0))
        Divider().padding(.vertical, 2)
      }
      .rotationEffect(.degrees(isOn ? 4 : 0))
      HStack(spacing: 8) {
        Image(systemName: "star.fill").font(.title2).foregroundColor(.yellow)
        VStack(alignment: .leading, spacing: 2) {
          Text("Row 60").font(.headline).bold()
          Text("Total \(total + 60) of \(count * 61)").font(.caption).foregroundColor(.secondary)
        }
        Spacer(minLength: 4)
      }
      .padding(.horizontal, 8)
      ZStack(alignment: .trailing) {
        RoundedRectangle(cornerRadius: 8).fill(Color.blue.opacity(0.1 * Double(8)))
        HStack {
          Text("Row 61").padding(4)
          Circle().trim(from: 0, to: share * 0.8).stroke(Color.red, lineWidth: 2).frame(
            width: 20, height: 20)
        }
      }
      .frame(height: 24 + 2 * share)
      Button(action: { count += 62 }) {
        HStack {
          Text("Row 62").foregroundColor(count > 62 ? .primary : .secondary)
          if count.isMultiple(of: 63) {
            Text("even").font(.system(size: 12, weight: .bold, design: .rounded))
          } else {
            Text("odd").font(.system(size: 12, weight: .light))
          }
        }
      }
      .buttonStyle(.plain)
      HStack(alignment: .firstTextBaseline) {
        ForEach(0..<3, id: \.self) { part in
          VStack {
            Text("\(part * 63)").monospacedDigit()
            Capsule().fill(part == 1 ? Color.green : .gray.opacity(0.3)).frame(
              width: 6, height: CGFloat(part) * 4 + 2)
          }
        }
      }
      .background(Color.white.opacity(0.5))
    }
    .padding()
  }
}
