/// A scanner that configuration names, and how to read it.
package struct ScannerDeclaration: Hashable, Sendable {
  /// What it is recognised by.
  package enum Match: Hashable, Sendable {
    /// USB vendor and product.
    case id(vendor: UInt16, product: UInt16)
    /// The device file or a link to it, as under `/dev/input/by-id` or `/dev/input/by-path`.
    case path(String)
    /// The name that the device gives itself; `*` at the end stands for anything.
    case name(String)
  }

  package var match: Match
  package var options: ScannerOptions
  /// An xkb layout such as `de`, or `us` for the built-in table.
  package var layout: String

  package init(
    match: Match, options: ScannerOptions = ScannerOptions(), layout: String = "us"
  ) {
    self.match = match
    self.options = options
    self.layout = layout
  }

  /// Whether a device is this scanner.
  package func matches(_ device: DeviceIdentity) -> Bool {
    switch match {
    case .id(let vendor, let product): return device.vendor == vendor && device.product == product
    case .path(let path): return device.path == path || device.links.contains(path)
    case .name(let name):
      return name.hasSuffix("*") ? device.name.hasPrefix(name.dropLast()) : device.name == name
    }
  }
}

extension ScannerDeclaration.Match: CustomStringConvertible {
  package var description: String {
    switch self {
    case .id(let vendor, let product):
      return "id \(DeviceIdentity(path: "", name: "", vendor: vendor, product: product).id)"
    case .path(let path): return "path \(path)"
    case .name(let name): return "name \"\(name)\""
    }
  }
}

extension ScannerDeclaration.Match {
  /// Reads `05e0:1200`, a path, or a name; nil when the text is empty.
  package init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    if text.hasPrefix("/") {
      self = .path(text)
      return
    }
    let halves = text.split(separator: ":", omittingEmptySubsequences: false)
    if halves.count == 2, halves.allSatisfy({ $0.utf8.count == 4 }),
      let vendor = UInt16(halves[0], radix: 16), let product = UInt16(halves[1], radix: 16)
    {
      self = .id(vendor: vendor, product: product)
      return
    }
    self = .name(text)
  }
}
