import Foundation
import Testing

@testable import Configuration

@Suite struct ConfigurationLoadTests {
  /// A folder that lives as long as the body.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("configuration-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func write(_ airport: String, _ name: String, in folder: URL) throws -> String {
    let file = folder.appendingPathComponent(name)
    try Data("[kiosk]\nairport = \"\(airport)\"\n".utf8).write(to: file)
    return file.path
  }

  @Test func theCommandLineGoesBeforeTheEnvironmentAndThatBeforeTheSystem() throws {
    try withFolder { folder in
      let option = try write("OSL", "option.toml", in: folder)
      let named = try write("YUL", "named.toml", in: folder)
      let system = try write("FRA", "system.toml", in: folder)
      let environment = [KioskConfiguration.environmentVariable: named]
      func airport(_ option: String?, _ environment: [String: String]) -> String? {
        let result = KioskConfiguration.load(
          option: option, environment: environment, systemPath: system)
        #expect(result.problems == [])
        return result.configuration.kiosk.airport
      }
      #expect(airport(option, environment) == "OSL")
      #expect(airport(nil, environment) == "YUL")
      #expect(airport(nil, [KioskConfiguration.environmentVariable: ""]) == "FRA")
      #expect(airport(nil, [:]) == "FRA")
      let result = KioskConfiguration.load(option: option, environment: [:], systemPath: system)
      #expect(result.source == option)
    }
  }

  @Test func withoutAnyFileTheDefaultsHold() throws {
    try withFolder { folder in
      let result = KioskConfiguration.load(
        environment: [:], systemPath: folder.appendingPathComponent("none.toml").path)
      #expect(result.problems == [] && result.source == nil)
      #expect(result.configuration == KioskConfiguration())
    }
  }

  @Test func aNamedFileThatCannotBeReadIsAProblem() throws {
    try withFolder { folder in
      let system = try write("FRA", "system.toml", in: folder)
      func problems(_ path: String) -> [String] {
        let result = KioskConfiguration.load(option: path, environment: [:], systemPath: system)
        #expect(result.configuration == KioskConfiguration())
        return result.problems.map(\.description)
      }
      let missing = folder.appendingPathComponent("none.toml").path
      #expect(problems(missing) == ["\(missing): no such file; expected a configuration file"])
      #expect(problems(folder.path) == ["\(folder.path): is a folder; expected a file"])
      let pipe = folder.appendingPathComponent("pipe").path
      #expect(mkfifo(pipe, 0o600) == 0)
      #expect(problems(pipe) == ["\(pipe): expected a regular file"])
      let environment = [KioskConfiguration.environmentVariable: missing]
      let named = KioskConfiguration.load(environment: environment, systemPath: system)
      #expect(named.problems.count == 1 && named.configuration == KioskConfiguration())
    }
  }

  @Test func aNamedFileMustBeRight() throws {
    try withFolder { folder in
      let good = try write("FRA", "good.toml", in: folder)
      let wrong = try write("FRANKFURT", "wrong.toml", in: folder)
      let missing = folder.appendingPathComponent("none.toml").path
      func refusal(_ option: String?, _ named: String? = nil, system: String)
        -> ConfigurationResult.Refusal?
      {
        KioskConfiguration.load(
          option: option,
          environment: named.map { [KioskConfiguration.environmentVariable: $0] } ?? [:],
          systemPath: system
        ).refusal
      }
      #expect(refusal(good, system: wrong) == nil)
      #expect(refusal(wrong, system: good) == .wrong)
      #expect(refusal(missing, system: good) == .unreadable)
      #expect(refusal(folder.path, system: good) == .unreadable)
      #expect(refusal(nil, wrong, system: good) == .wrong)
      #expect(refusal(nil, missing, system: good) == .unreadable)
      // Nobody named the system's file: a kiosk with a mistake in it still runs.
      #expect(refusal(nil, system: wrong) == nil)
      #expect(refusal(nil, system: missing) == nil)
      let found = KioskConfiguration.load(option: wrong, environment: [:], systemPath: good)
      #expect(
        found.problems.map(\.description).first?.hasPrefix("\(wrong):2:11: kiosk.airport") == true)
    }
  }

  @Test func theExampleLoads() {
    let path = SampleConfiguration.package.appendingPathComponent("assets/gateframe.toml").path
    let result = KioskConfiguration.load(option: path, environment: [:])
    #expect(result.problems == [])
    #expect(result.configuration.kiosk.airport == "YUL")
    #expect(result.configuration.scanners.map { $0.id?.description } == ["05e0:1200"])
    #expect(
      result.configuration.flights.file
        == SampleConfiguration.package.appendingPathComponent("assets/flights.json").path)
  }

  @Test func pathsBeginAtTheFolderOfTheFile() {
    func path(_ text: String, file: String) -> String? {
      KioskConfiguration.parse(Array("[flights]\nfile = \"\(text)\"".utf8), file: file)
        .configuration.flights.file
    }
    #expect(path("/srv/flights.json", file: "/etc/gateframe/a.toml") == "/srv/flights.json")
    #expect(path("../flights.json", file: "/etc/gateframe/a.toml") == "/etc/flights.json")
    #expect(path("", file: "/etc/gateframe/a.toml") == nil)
    let here = FileManager.default.currentDirectoryPath
    #expect(path("flights.json", file: "a.toml") == here + "/flights.json")
  }
}
