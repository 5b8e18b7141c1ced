import Foundation

extension Element {
  /// Lists the frames from here down, one a line.
  final func describe(into lines: inout [String], indent: Int) {
    func number(_ value: CGFloat) -> String {
      let rounded = (Double(value) * 100).rounded() / 100
      return rounded == rounded.rounded() && abs(rounded) < 1e9
        ? String(Int(rounded)) : String(rounded)
    }
    let frame = [origin.x, origin.y, size.width, size.height].map(number).joined(separator: " ")
    lines.append(String(repeating: "  ", count: indent) + "\(label) \(frame)")
    for child in children { child.describe(into: &lines, indent: indent + 1) }
    for child in leavingChildren {
      lines.append(String(repeating: "  ", count: indent + 1) + "leaving:")
      child.describe(into: &lines, indent: indent + 2)
    }
  }
}
