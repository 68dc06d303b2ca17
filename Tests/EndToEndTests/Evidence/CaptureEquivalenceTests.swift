import Foundation
import Testing

/// One capture, taken in where it is named, by `import` and by `init`.
@Suite struct CaptureEquivalenceTests {
  /// One or two captures of each format.
  private static let samples = [
    "debug-description.txt", "figma.json", "idb.json", "interface-builder.xib",
    "interface-builder-embedded-scene.storyboard", "maestro.txt", "maestro-card.json",
    "recursive-description.txt", "snapshot.json", "snapshot-twice.json", "ui-test.json",
    "webdriveragent.xml", "webdriveragent-turned-ipad.xml",
  ]

  @Test(arguments: samples)
  func `a capture in place, its import and its first description get the same answers`(
    _ sample: String
  ) throws {
    let folder = Case.tests.deletingLastPathComponent().appending(path: "EvidenceTests/Samples")
    let three = try ThreeDescriptions(
      of: sample, try Data(contentsOf: folder.appending(path: sample)))
    let answers = try three.answers()
    #expect(answers.imported == answers.inPlace)
    #expect(answers.initial == answers.inPlace)
  }

  /// In German, in the dark, with the keyboard open over both buttons.
  private static let covered = """
    {"reviewlintTree": 1, "id": "sign-in", "app": "Pawprint", "size": [375, 667], "os": "17.5",
     "orientation": "portrait", "appearance": "dark", "language": "de",
     "keyboard": [0, 407, 375, 260], "elements": [
      {"type": "secureTextField", "label": "Passwort", "frame": [24, 300, 327, 44]},
      {"type": "button", "label": "Mit Apple anmelden", "frame": [24, 500, 327, 50],
       "hittable": false},
      {"type": "button", "label": "Mit Google anmelden", "frame": [24, 562.3, 327, 50]}]}
    """

  @Test func `a button under the keyboard is nowhere visible without scrolling`() throws {
    let three = try ThreeDescriptions(of: "login.json", Data(Self.covered.utf8))
    let answers = try three.answers()
    let finding = """
      apple-button-visible-without-scrolling: fail at screens["screen-1"].buttons["apple"].frame: \
      Sign in with Apple reaches from 500 to 550 pt on screen-1, not wholly inside what people see \
      before they scroll: 20 to 407 pt, between the left and right edges
      """
    for answer in [answers.inPlace, answers.imported, answers.initial] {
      #expect(answer.contains(finding), "\(answer)")
      #expect(!answer.contains { $0.contains(".appearance") || $0.contains(".language") })
    }
  }
}

/// The same screens, described in three ways beside the same logins.
private struct ThreeDescriptions {
  /// What is answered to a description, but for where that stands.
  struct Answers {
    let inPlace: Set<String>
    let imported: Set<String>
    let initial: Set<String>
  }

  private let folder: TemporaryFolder

  init(of name: String, _ capture: Data) throws {
    folder = try TemporaryFolder()
    try capture.write(to: folder.url.appending(path: name))
    let imported = try Reviewlint.run(["import", name], in: folder.url)
    try #require(imported.status == 0, "\(imported.complaint)")
    let words = ["init", "--yes", "--capture", name, "--output", "initial.yaml"]
    let initial = try Reviewlint.run(words, in: folder.url)
    try #require(initial.status == 0, "\(initial.complaint)")
    let screens = Self.screens(of: imported.output)
    let found = Self.screens(of: try folder.read("initial.yaml"))
    let named = found.filter { $0.hasPrefix("  - capture: ") }
    let start = imported.output.split(separator: "\n").prefix { $0 != "screens:" }
      .joined(separator: "\n")
    for (file, lines) in [("a", named), ("b", screens), ("c", found)] {
      let text = start + "\nscreens:\n" + Self.onOneDevice(lines).joined(separator: "\n") + "\n"
      try folder.write(text, to: "\(file).review.yaml")
    }
  }

  /// The lines of the section.
  private static func screens(of text: String) -> [String] {
    text.split(separator: "\n").drop { $0 != "screens:" }.dropFirst()
      .prefix { $0.hasPrefix(" ") }.map(String.init)
  }

  /// With default ids and an iPhone's insets, which no capture tells.
  private static func onOneDevice(_ lines: [String]) -> [String] {
    lines.filter { !$0.hasPrefix("    safeArea: ") }.flatMap { line in
      guard line.hasPrefix("  - ") else { return [line] }
      let rest = line.hasPrefix("  - id: ") ? [] : ["    " + line.dropFirst(4)]
      return ["  - safeArea: {top: 20, bottom: 0, left: 0, right: 0}"] + rest
    }
  }

  func answers() throws -> Answers {
    let files = ["a.review.yaml", "b.review.yaml", "c.review.yaml"]
    let answer = try JSONAnswer.check(["--fail-on", "note"] + files, in: folder)
    try #require(answer.descriptions.count == 3, "\(answer.diagnostics)")
    let all = try answer.descriptions.map { description in
      try #require(description.diagnostics == [])
      let results = description.results.map { result in
        // What is missing is told in the order of the file.
        let said = result.message ?? "\(result.missing.sorted())"
        return (result.rule, "\(result.outcome) at \(result.path ?? ""): \(said)")
      }
      let rest =
        description.passed.map { ($0, "pass") }
        + description.notApplicable.map { ($0, "not applicable") }
      return Set(
        (results + rest).filter { !Self.rulesOfEvidence.contains($0.0) }.map { "\($0): \($1)" })
    }
    return Answers(inPlace: all[0], imported: all[1], initial: all[2])
  }

  /// The rules that only a capture in place can break.
  private static let rulesOfEvidence: Set<String> = {
    let folder = Case.root.appending(path: "rules/evidence").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(names.map { String($0.prefix { $0 != "." }) })
  }()
}
