import Foundation
import Testing

/// Public apps, which lie beside the checkout on some machines only.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: samples.path), "no samples here"))
struct RealAppTests {
  private static let fastlane = [
    "bundleId: org.fastlane.very-capable-app", "minimumOS: 11.2", "platforms: ipad",
    "platforms: iphone", "version: 1.0",
  ]
  private static let appium = [
    "bundleId: io.appium.TestApp", "minimumOS: 6.1", "platforms: iphone", "version: 1.0",
  ]

  @Test(arguments: [
    ("fastlane-very-capable-app.ipa", fastlane, "debug-build"),
    ("fastlane/very-capable-app.xcarchive", fastlane, ""),
    ("fastlane/simulator-app.app", fastlane, "simulator-build"),
    ("appium-TestApp.app.zip", appium, "simulator-build"),
  ])
  func `what an app without logins is shows, and no login`(
    path: String, facts: [String], note: String
  ) throws {
    let answer = try Reviewlint.run(["scan", path], in: samples)
    #expect(answer.status == 0, "\(answer.complaint)")
    let proved = answer.output.split(separator: "\n").filter { $0.hasSuffix(": proved") }
    #expect(proved.map { $0.dropFirst(2).dropLast(": proved".count) }.map(String.init) == facts)
    #expect(!answer.output.contains("\nlogins\n"))
    let ids = answer.complaint.matches(of: /^[a-z]+\[([a-z-]+)\]/.anchorsMatchLineEndings())
    #expect(ids.map { String($0.output.1) } == [note].filter { !$0.isEmpty })
  }

  /// Theirs have everything one folder further down, as nothing does that App Store Connect takes.
  @Test(arguments: ["fastlane-ContainsWatchApp.ipa", "fastlane-iOSAppOnly.ipa"])
  func `an archive that isn't one for the App Store is refused`(path: String) throws {
    let answer = try Reviewlint.run(["scan", path], in: samples)
    #expect(answer.status == 2)
    #expect(answer.complaint.contains("error[not-a-built-app]"))
  }
}

private let samples = Case.root.deletingLastPathComponent().appending(path: "shared/inputs/app")
