import Barcode
import Configuration
import Foundation
import Input
import KMS
import Screens
import Store

/// What the configuration means for each part of the kiosk.
package struct KioskSettings {
  package let configuration: KioskConfiguration
  /// Where the configuration came from; relative paths begin at its folder.
  package let source: String?
  /// A fixed moment in place of the clock, for repeatable pictures.
  package let fixedNow: Date?

  package init(
    _ configuration: KioskConfiguration, source: String? = nil, fixedNow: Date? = nil
  ) {
    self.configuration = configuration
    self.source = source
    self.fixedNow = fixedNow
  }

  package func now() -> Date { fixedNow ?? Date() }

  package var flightsFile: String? {
    configuration.flights.file.map { file in
      if file.hasPrefix("/") { return file }
      let folder = source.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
      return URL(fileURLWithPath: file, relativeTo: folder).path
    }
  }

  package var surroundings: PassSurroundings {
    PassSurroundings(
      now: now(), airport: configuration.kiosk.airport,
      locale: Locale(identifier: configuration.kiosk.language),
      symbology: Barcode.Symbology(rawValue: configuration.boardingPass.symbology.rawValue)
        ?? .aztec,
      masksDocumentNumber: configuration.boardingPass.masksDocumentNumber)
  }

  /// What the screens besides the pass show; whole at once for a picture of one moment.
  @MainActor func contents(atOnce isPicture: Bool = false) -> KioskContents {
    var contents = KioskContents()
    if configuration.kiosk.showsBooks {
      let store = BookStore(StorePlaces(folder: configuration.store.folderOrUsual()))
      contents.shelf = KioskShelf(
        store: store, locale: Locale(identifier: configuration.kiosk.language),
        decodesAtOnce: isPicture)
    }
    return contents
  }

  package var rotation: Rotation? {
    switch configuration.kiosk.orientation {
    case .normal: nil
    case .left: .left
    case .right: .right
    case .upsideDown: .half
    }
  }

  package var displayOptions: KMSOptions {
    var options = KMSOptions()
    options.connector = configuration.display.connector
    options.mode = configuration.display.mode.map {
      ModeRequest(width: $0.width, height: $0.height, refreshRate: $0.rate)
    }
    options.rotation = rotation
    return options
  }

  package var inputOptions: InputOptions {
    var options = InputOptions()
    options.scanners = configuration.scanners.compactMap(Self.declaration)
    return options
  }

  private static func declaration(_ scanner: KioskConfiguration.Scanner) -> ScannerDeclaration? {
    let match: ScannerDeclaration.Match
    if let id = scanner.id {
      match = .id(vendor: id.vendor, product: id.product)
    } else if let path = scanner.path {
      match = .path(path)
    } else if let name = scanner.name {
      match = .name(name)
    } else {
      return nil
    }
    var options = ScannerOptions()
    options.endKey =
      switch scanner.endKey {
      case .enter: .enter
      case .tab: .tab
      case .none: .none
      }
    options.gap = UInt64(max(1, scanner.gapMilliseconds)) * 1000
    options.prefix = Array(scanner.prefix.utf8)
    options.suffix = Array(scanner.suffix.utf8)
    return ScannerDeclaration(match: match, options: options, layout: scanner.layout)
  }
}
