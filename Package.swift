// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

/// A C library from Debian, bound through `Sources/CLibraries/<name>`.
func systemLibrary(_ name: String, pkgConfig: String?, debian package: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/CLibraries/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([package])])
}

/// A room of the library, in the Swift 6 language mode.
func room(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [])
  -> Target
{
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(name)", resources: resources)
}

/// Tests of the room with the same name; `data` names folders beside them that hold no source.
func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], data: [String] = [],
  settings: [SwiftSetting] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.init(stringLiteral: name), "TestSupport"] + dependencies,
    path: "Tests/\(name)Tests", exclude: data, swiftSettings: settings)
}

/// With GATEFRAME_CHECKS set, as `deploy/test` does: the compiler warns where it takes longer than half a
/// minute to check a function's types. Swift 6.0 takes 10 s for the largest one on a busy machine.
let timedChecks: [SwiftSetting] =
  Context.environment["GATEFRAME_CHECKS"] == nil
  ? [] : [.unsafeFlags(["-Xfrontend", "-warn-long-function-bodies=30000"])]

/// A program of the tests, in the Swift 5 language mode: sources from elsewhere as they are, and what
/// runs them.
func document(_ name: String, resources: [Resource] = []) -> Target {
  .executableTarget(
    name: "\(name)Document", dependencies: ["SwiftUI", "Repeatable"],
    path: "Tests/Documents/\(name)", resources: resources,
    swiftSettings: [.swiftLanguageMode(.v5)])
}

let package = Package(
  name: "Gateframe",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI", "Combine", "UIKit", "CoreGraphics"]),
    .executable(name: "gateframe", targets: ["gateframe"]),
    .executable(name: "gateframe-kiosk", targets: ["gateframe-kiosk"]),
    .executable(name: "gateframe-feeds", targets: ["gateframe-feeds"]),
    .executable(name: "gateframe-vnc", targets: ["gateframe-vnc"]),
  ],
  targets: [
    // C libraries.
    systemLibrary("CFreeType", pkgConfig: "freetype2", debian: "libfreetype-dev"),
    // Debian 13's harfbuzz.pc brings glib's flags along, which SwiftPM warns about.
    systemLibrary("CHarfBuzz", pkgConfig: nil, debian: "libharfbuzz-dev"),
    systemLibrary("CFriBidi", pkgConfig: "fribidi", debian: "libfribidi-dev"),
    systemLibrary("CFontconfig", pkgConfig: "fontconfig", debian: "libfontconfig-dev"),
    systemLibrary("CUnibreak", pkgConfig: "libunibreak", debian: "libunibreak-dev"),
    systemLibrary("CPNG", pkgConfig: "libpng", debian: "libpng-dev"),
    systemLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", debian: "libturbojpeg0-dev"),
    systemLibrary("CWebP", pkgConfig: "libwebp", debian: "libwebp-dev"),
    systemLibrary("CCMark", pkgConfig: "libcmark", debian: "libcmark-dev"),
    systemLibrary("CZint", pkgConfig: nil, debian: "libzint-dev"),
    systemLibrary("CDRM", pkgConfig: "libdrm", debian: "libdrm-dev"),
    systemLibrary("CInput", pkgConfig: "libinput", debian: "libinput-dev"),
    systemLibrary("CXKBCommon", pkgConfig: "xkbcommon", debian: "libxkbcommon-dev"),
    systemLibrary("CUdev", pkgConfig: "libudev", debian: "libudev-dev"),
    systemLibrary("CSeat", pkgConfig: "libseat", debian: "libseat-dev"),
    systemLibrary("CExpat", pkgConfig: "expat", debian: "libexpat1-dev"),
    systemLibrary("CZip", pkgConfig: "libzip", debian: "libzip-dev"),
    systemLibrary("CSQLite", pkgConfig: "sqlite3", debian: "libsqlite3-dev"),
    // Debian 13's libcurl.pc brings Kerberos' flags along, which SwiftPM warns about.
    systemLibrary("CCurl", pkgConfig: nil, debian: "libcurl4-openssl-dev"),
    systemLibrary("CVNCServer", pkgConfig: "libvncserver", debian: "libvncserver-dev"),
    .target(
      name: "CTOML", path: "Sources/CLibraries/CTOML",
      cxxSettings: [.define("TOML_EXCEPTIONS", to: "0")]),
    .target(name: "CLinux", path: "Sources/CLibraries/CLinux"),

    // Pictures.
    room("Geometry"),
    .target(name: "WideKernels", path: "Sources/WideKernels"),
    room("RasterKernels", ["WideKernels"]),
    room("Raster", ["Geometry", "RasterKernels"]),
    room("Imaging", ["Geometry", "Raster", "CPNG", "CTurboJPEG", "CWebP"]),
    room(
      "Typesetting",
      ["Geometry", "Raster", "CFreeType", "CHarfBuzz", "CFriBidi", "CFontconfig", "CUnibreak"]),
    room("Scene", ["Geometry", "Raster", "Typesetting", "Imaging"]),

    // The declarative layer and what hosts it.
    room("Combine"),
    room(
      "Views",
      ["CCMark", "Combine", "CLinux", "Scene", "Geometry", "Raster", "Typesetting", "Imaging"]),
    room("Host", ["Views", "Combine", "Scene", "Geometry", "Raster", "CLinux"]),
    room("Seat", ["CSeat", "CUdev", "CLinux"]),
    room("KMS", ["Host", "Seat", "Geometry", "Raster", "CDRM", "CUdev", "CLinux"]),
    room("Input", ["Host", "Seat", "CInput", "CXKBCommon", "CUdev", "CLinux"]),
    room("Remote", ["Host", "Geometry", "Raster", "CXKBCommon", "CLinux"]),
    // Speaks with the compiler itself, so that it needs no package.
    .macro(name: "PreviewMacros", path: "Sources/PreviewMacros"),
    room("UIKit", ["Views"]),
    room("CoreGraphics", ["Views"]),
    room(
      "SwiftUI",
      [
        "PreviewMacros", "Views", "Host", "KMS", "Input", "Seat", "Remote", "CLinux", "Geometry",
        "Imaging",
        "Typesetting",
      ]),

    // The kiosk.
    room("CommandLineTools"),
    room("Configuration", ["CTOML"]),
    room("BoardingPass", resources: [.copy("Tables")]),
    room("Flights", ["BoardingPass"]),
    room("Barcode", ["CZint"]),
    room("Expenses", ["CExpat"]),
    room("Database", ["CSQLite"]),
    room("Bookshelf", ["CExpat", "CZip", "Database"]),
    room("Store", ["Bookshelf", "Database"]),
    room(
      "Feeds",
      [
        "Bookshelf", "CCurl", "CLinux", "CommandLineTools", "Configuration", "Database", "Geometry",
        "Imaging", "Raster", "Seat", "Store",
      ]),
    .target(
      name: "Screens", dependencies: ["SwiftUI", "BoardingPass", "Flights", "Barcode"],
      path: "Sources/Screens",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    room(
      "Kiosk",
      [
        "CommandLineTools", "SwiftUI", "Screens", "Views", "Host", "KMS", "Input", "Seat", "Remote",
        "Configuration",
        "BoardingPass", "Flights", "Barcode", "Bookshelf", "Store", "CLinux", "Geometry", "Imaging",
        "Raster", "Scene",
        "Typesetting",
      ]),

    // Programs.
    .executableTarget(
      name: "gateframe",
      dependencies: ["CommandLineTools", "Seat", "BoardingPass", "Configuration", "CLinux"],
      path: "Sources/gateframe"),
    .executableTarget(
      name: "gateframe-kiosk", dependencies: ["Kiosk", "Seat"], path: "Sources/gateframe-kiosk"),
    .executableTarget(
      name: "gateframe-feeds", dependencies: ["Feeds", "Seat"], path: "Sources/gateframe-feeds"),
    .executableTarget(
      name: "gateframe-bench", dependencies: ["Raster", "RasterKernels", "Geometry", "CFreeType"],
      path: "Sources/gateframe-bench"),
    .executableTarget(
      name: "gateframe-bench-views",
      dependencies: ["Raster", "Geometry", "Scene", "Typesetting", "Views"],
      path: "Sources/gateframe-bench-views"),
    .executableTarget(
      name: "gateframe-vnc", dependencies: ["Remote", "Host", "Raster", "CVNCServer", "CLinux"],
      path: "Sources/gateframe-vnc"),

    // Tests.
    .target(
      name: "TestSupport", dependencies: ["Geometry", "Raster", "Imaging"],
      path: "Tests/TestSupport"),
    .target(name: "Repeatable", path: "Tests/Documents/Repeatable"),
    document("BoardingPass", resources: [.copy("Assets.xcassets")]),
    document("BookHome", resources: [.copy("Assets.xcassets")]),
    document("ExpenseReport"),
    .testTarget(
      name: "DocumentsTests",
      dependencies: [
        "BoardingPassDocument", "BookHomeDocument", "ExpenseReportDocument", "TestSupport",
        "Imaging",
      ],
      path: "Tests/DocumentsTests", exclude: ["Golden", "Frames"]),
    tests("Geometry"),
    tests("Raster", ["RasterKernels", "Geometry"], data: ["Golden"]),
    tests("Imaging", ["Raster"]),
    tests("Typesetting", ["Geometry", "Raster"]),
    tests("Scene", ["Geometry", "Raster", "Typesetting"], data: ["Golden"]),
    tests("Combine"),
    tests("Views", ["Combine", "Scene", "Geometry", "Raster"]),
    tests("Host", ["Combine", "Views", "Raster"]),
    tests("Seat", ["CLinux"]),
    tests("KMS", ["Host", "Raster"]),
    tests("Input", ["Host"]),
    tests("Remote", ["Host", "Geometry", "Raster", "CLinux"]),
    tests(
      "SwiftUI", ["CoreGraphics", "Geometry", "Host", "KMS", "Typesetting", "UIKit", "Views"],
      settings: timedChecks),
    tests("Configuration"),
    tests("BoardingPass"),
    tests("Flights", ["BoardingPass"]),
    tests("Barcode"),
    tests("Expenses"),
    tests("Database"),
    tests("Bookshelf", ["CZip", "Database"]),
    tests("Store", ["Bookshelf", "Database"]),
    tests("Feeds", ["Bookshelf", "Configuration", "Imaging", "Raster", "Store"]),
    tests(
      "Screens",
      [
        "SwiftUI", "Host", "BoardingPass", "Flights", "Barcode", "Imaging", "Raster", "Typesetting",
      ],
      data: ["Golden", "Books/Golden"]),
    tests(
      "Kiosk",
      [
        "BoardingPass", "Configuration", "Geometry", "Host", "KMS", "Raster", "Screens",
        "Typesetting", "Views",
      ]),
    tests("CommandLineTools"),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx20
)
