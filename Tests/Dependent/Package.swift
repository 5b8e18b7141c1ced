// swift-tools-version: 6.0
import PackageDescription

// A kiosk in a package of its own: one file, and the library found by its path.
let package = Package(
  name: "Hello",
  dependencies: [.package(name: "Gateframe", path: "../..")],
  targets: [
    .executableTarget(
      name: "Hello", dependencies: [.product(name: "SwiftUI", package: "Gateframe")],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ])
