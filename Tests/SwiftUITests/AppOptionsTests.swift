import Geometry
import Testing

@testable import SwiftUI

/// What a program is asked to do by its arguments.
struct AppOptionsTests {
  @Test func readsWhatIsAskedFor() throws {
    let options = try AppOptions(
      [
        "--size", "640x480", "--scale", "2", "--snapshot", "a.png", "--at", "0.5", "--snapshot",
        "b.png", "--at", "2", "--frames", "--touch", "10,20@1", "--touch", "1,2>3,4@0.5+2",
      ])
    #expect(options.snapshots == ["a.png", "b.png"])
    #expect(options.times == [0.5, 2])
    #expect(options.size?.width == 640 && options.size?.height == 480)
    #expect(options.scale == 2 && options.printsFrames && options.isHeadless)
    #expect(
      options.touches.touches == [
        TouchScript.Touch(
          from: Point(10, 20), to: Point(10, 20), start: 1, duration: TouchScript.tapDuration),
        TouchScript.Touch(from: Point(1, 2), to: Point(3, 4), start: 0.5, duration: 2),
      ])
  }

  @Test func withoutArgumentsTheProgramRunsOnADisplay() throws {
    let options = try AppOptions([])
    #expect(!options.isHeadless && !options.isOverVNC && options.times == [0])
    #expect(try AppOptions(["--vnc", "--size", "32x32"]).passedOn == ["--size", "32x32"])
  }

  @Test(arguments: [
    ["--nothing"], ["--size"], ["--size", "640"], ["--size", "640x8"], ["--size", "1e3x700"],
    ["--at", "-1"], ["--at", "nan"], ["--at", "1", "--at", "1"], ["--scale", "0"],
    ["--snapshot", "a.png", "--snapshot", "b.png"], ["--touch", "1,2"], ["--touch", "1@2"],
    ["--touch", "1,inf@2"], ["--touch", "1,2>3,4>5,6@2"], ["--touch", "1,2@3+-1"],
    ["--touch", ""], ["word"],
  ])
  func saysWhatIsWrong(_ arguments: [String]) {
    #expect(throws: AppOptions.Mistake.self) { try AppOptions(arguments) }
  }
}
