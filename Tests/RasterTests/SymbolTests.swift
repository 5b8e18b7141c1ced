import Foundation
import Testing

/// No room on the way to a pixel calls a function of the mathematics library whose result may differ
/// from one machine to the next. Roots and roundings are exact everywhere.
@Suite struct SymbolTests {
  private static let tool = "/usr/bin/nm"

  /// Where the build leaves the object files of its modules: beside the running tests.
  private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  private static func objects(_ module: String) -> [URL] {
    let folder = products.appendingPathComponent("\(module).build")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "o" }
  }

  private static var canInspect: Bool {
    FileManager.default.isExecutableFile(atPath: tool) && !objects("RasterKernels").isEmpty
  }

  /// Inexact functions, in double precision.
  private static let inexact = [
    "sin", "cos", "tan", "sincos", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh",
    "acosh", "atanh", "exp", "exp2", "exp10", "expm1", "log", "log2", "log10", "log1p", "pow",
    "cbrt", "hypot", "erf", "erfc", "tgamma", "lgamma", "fma", "fmod", "remainder", "powi",
  ]

  @Test(
    .enabled(
      if: canInspect,
      "nm (Debian package binutils) and the object files beside the tests are needed"),
    arguments: ["Geometry", "RasterKernels", "Raster", "Scene"])
  func noInexactFunctions(_ module: String) throws {
    let objects = Self.objects(module)
    #expect(!objects.isEmpty)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.tool)
    process.arguments = ["-u"] + objects.map(\.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let symbols = Set(
      String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
    )
    // Every module refers to the standard library's: an empty list would mean that nothing was read.
    #expect(symbols.contains { $0.hasPrefix("$s") })
    let forbidden = Set(Self.inexact.flatMap { [$0, "\($0)f", "\($0)l", "__\($0)_finite"] })
    #expect(symbols.intersection(forbidden).isEmpty)
  }
}
