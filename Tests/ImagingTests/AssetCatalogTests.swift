import Foundation
import Raster
import Testing

@testable import Imaging

/// A catalogue in a temporary folder, gone with the value.
final class TemporaryCatalog {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).xcassets"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ set: String, _ contents: String) throws {
    let folder = path + "/" + set
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try File.write(Array(contents.utf8), folder + "/Contents.json")
  }

  func picture(_ file: String, side: Int) throws {
    let surface = Surface(width: side, height: side)
    surface.fill(0xFF10_2030)
    try PNG.write(surface, path + "/" + file)
  }

  /// A colour set of one colour with the given components, as JSON.
  func color(_ name: String, _ components: String, space: String = "srgb") throws {
    try write(
      name + ".colorset",
      """
      {"info": {"author": "xcode", "version": 1}, "colors": [{"idiom": "universal",
        "color": {"color-space": "\(space)", "components": {\(components)}}}]}
      """)
  }
}

struct AssetColorTests {
  @Test func threeNotationsMeanTheSame() throws {
    let folder = try TemporaryCatalog()
    try folder.color(
      "decimal", #""red": "0.200", "green": "1.000", "blue": "0.0", "alpha": "1.000""#)
    try folder.color("whole", #""red": "51", "green": "255", "blue": "0", "alpha": "1.000""#)
    try folder.color("hex", #""red": "0x33", "green": "0xFF", "blue": "0x00", "alpha": "1""#)
    let catalog = try AssetCatalog(path: folder.path)
    #expect(catalog.problems.isEmpty)
    #expect(catalog.colorNames == ["decimal", "hex", "whole"])
    for name in catalog.colorNames {
      #expect(catalog.color(named: name) == RGBA(red: 0.2, green: 1, blue: 0, alpha: 1))
    }
    #expect(catalog.color(named: "other") == nil)
  }

  @Test func otherSpacesBecomeSRGB() throws {
    let folder = try TemporaryCatalog()
    try folder.color("p3", #""red": "1.0", "green": "0.0", "blue": "0.0""#, space: "display-p3")
    try folder.color(
      "p3white", #""red": "1.0", "green": "1.0", "blue": "1.0""#, space: "display-p3")
    try folder.color("gray", #""white": "1.0", "alpha": "0.5""#, space: "gray-gamma-22")
    try folder.color("strange", #""red": "1.0", "green": "0", "blue": "0""#, space: "lab")
    let catalog = try AssetCatalog(path: folder.path)
    #expect(catalog.color(named: "p3") == RGBA(red: 1, green: 0, blue: 0))
    let white = try #require(catalog.color(named: "p3white"))
    #expect(abs(white.red - 1) < 1e-6 && abs(white.green - 1) < 1e-6 && abs(white.blue - 1) < 1e-6)
    let gray = try #require(catalog.color(named: "gray"))
    #expect(abs(gray.red - 1) < 1e-9 && gray.alpha == 0.5)
    #expect(catalog.problems.map(\.key) == ["colors.0.color.color-space"])
  }

  @Test func appearanceAndReferenceDecide() throws {
    let folder = try TemporaryCatalog()
    try folder.write(
      "text.colorset",
      """
      {"colors": [
        {"idiom": "universal", "color": {"platform": "ios", "reference": "labelColor"}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": {"red": "1.0", "green": "0.0",
         "blue": "0.0", "alpha": "1.0"}}},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}]}]}
      """)
    let catalog = try AssetCatalog(
      path: folder.path,
      systemColor: { name, _ in name == "labelColor" ? .black : nil })
    #expect(catalog.color(named: "text") == .black)
    #expect(
      catalog.color(named: "text", appearance: AssetAppearance(isDark: true))
        == RGBA(red: 1, green: 0, blue: 0))
  }

  @Test(
    arguments: [
      (#""red": "256", "green": "0", "blue": "0""#, "colors.0.color.components.red"),
      (#""red": "0", "green": "0xG0", "blue": "0""#, "colors.0.color.components.green"),
      (#""red": "0", "green": "0""#, "colors.0.color.components.blue"),
      (#""red": true"#, "colors.0.color.components.red"),
    ])
  func badComponentsNameFileAndKey(components: String, key: String) throws {
    let folder = try TemporaryCatalog()
    try folder.color("bad", components)
    try folder.color("good", #""red": "0.0", "green": "0.0", "blue": "0.0""#)
    let catalog = try AssetCatalog(path: folder.path)
    #expect(catalog.problems.map(\.key) == [key])
    #expect(catalog.problems.first?.file == folder.path + "/bad.colorset/Contents.json")
    #expect(catalog.color(named: "good") == .black, "the rest serves")
  }
}

struct AssetImageTests {
  @Test func namespacesIdiomsAndScalesDecide() throws {
    let folder = try TemporaryCatalog()
    try folder.write("Art", #"{"properties": {"provides-namespace": true}}"#)
    try folder.write("Plain", "{}")
    try folder.write("Plain/inner.imageset", #"{"images": [{"filename": "a.png"}]}"#)
    try folder.picture("Plain/inner.imageset/a.png", side: 4)
    try folder.write(
      "Art/plane.imageset",
      """
      {"images": [{"idiom": "universal", "scale": "1x", "filename": "1.png"},
        {"idiom": "universal", "scale": "2x", "filename": "2.png"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "ipad", "scale": "2x", "filename": "pad.png"}],
       "properties": {"template-rendering-intent": "template"}}
      """)
    try folder.picture("Art/plane.imageset/1.png", side: 10)
    try folder.picture("Art/plane.imageset/2.png", side: 20)
    try folder.picture("Art/plane.imageset/pad.png", side: 24)
    let catalog = try AssetCatalog(path: folder.path)
    #expect(catalog.problems.isEmpty)
    #expect(catalog.imageNames == ["Art/plane", "inner"])
    for (scale, side, chosen) in [(1, 10, 1.0), (2, 20, 2), (3, 20, 2)] {
      let image = try #require(try catalog.image(named: "Art/plane", scale: scale))
      #expect(image.surface.width == side && image.scale == chosen && image.isTemplate)
      #expect(image.size.width == 10)
    }
    let pad = try AssetCatalog(path: folder.path, idiom: "ipad")
    #expect(try pad.image(named: "Art/plane", scale: 1)?.surface.width == 24)
    #expect(try catalog.image(named: "missing") == nil)
    #expect(try catalog.image(named: "inner")?.isTemplate == false)
  }

  @Test func badSetsAreListed() throws {
    let folder = try TemporaryCatalog()
    try folder.write("a.imageset", #"{"images": [{"filename": "../../secret.png"}]}"#)
    try folder.write("b.imageset", #"{"images": [{"filename": "x.png", "scale": "9x"}]}"#)
    try folder.write("c.imageset", #"{"images": {"#)
    try folder.write("d.imageset", #"{"images": "none"}"#)
    try folder.write("e.colorset", "{}")
    let catalog = try AssetCatalog(path: folder.path)
    #expect(
      catalog.problems.map(\.key) == [
        "images.0.filename", "images.0.scale", "", "images", "colors",
      ])
    #expect(throws: AssetProblem.self) { try AssetCatalog(path: "/nonexistent.xcassets") }
  }

  @Test func theCacheKeepsItsBound() throws {
    let folder = try TemporaryCatalog()
    let cache = ImageCache(byteLimit: 16 * 16 * 4 * 3)
    for index in 0..<8 {
      try folder.picture("\(index).png", side: 16)
      _ = try cache.surface(folder.path + "/\(index).png")
      #expect(cache.byteCount <= cache.byteLimit)
    }
    #expect(cache.byteCount == cache.byteLimit)
    let kept = try cache.surface(folder.path + "/7.png")
    #expect(try cache.surface(folder.path + "/7.png") === kept)
    try folder.picture("large.png", side: 64)
    _ = try cache.surface(folder.path + "/large.png")
    #expect(try cache.surface(folder.path + "/7.png") === kept)
  }
}
