import Testing

/// A command whose instructions are counted, and files of a size for it to read.
struct CountedCommand: Sendable, CustomTestStringConvertible {
  let words: [String]
  let files: @Sendable (_ size: Int) -> [String: String]

  var testDescription: String { words.joined(separator: " ") }

  private init(_ words: String..., files: @escaping @Sendable (Int) -> [String: String]) {
    self.words = words
    self.files = files
  }

  static let all = [
    CountedCommand("check", "--quiet", "waived.review.yaml") { size in
      [
        "waived.review.yaml": beginning + "waivers:\n"
          + lines(size) {
            "  - {rule: apple-button-margin, at: 'screens[\($0)].buttons[\"apple\"]', "
              + "reason: Ours, approvedBy: Ann, until: 2027-01-01}"
          } + "screens:\n" + lines(size, screen)
      ]
    },
    CountedCommand("check", "--quiet", "decided.review.yaml") { size in
      [
        "decided.review.yaml": beginning + "decisions:\n"
          + lines(size) {
            "  - {rule: apple-button-system, at: 'screens[\($0)].buttons[\"apple\"]', "
              + "answer: holds, by: Ann, on: 2026-11-01, because: Ours, facts: {}}"
          } + "screens:\n" + lines(size, screen)
      ]
    },
    // What is left to a person is marked with what it rests on.
    CountedCommand("check", "--format", "json", "undecided.review.yaml") { size in
      ["undecided.review.yaml": beginning + "screens:\n" + lines(size, screen)]
    },
    CountedCommand("check", "--quiet", "overdue.review.yaml") { size in
      [
        "overdue.review.yaml": beginning + "open:\n"
          + lines(size) {
            "  - {facts: ['screens[\($0)].wall'], owner: Ann, until: 2020-01-01}"
          } + "screens:\n" + lines(size, screen)
      ]
    },
    CountedCommand("check", "--quiet", "secrets.review.yaml") { size in
      ["secrets.review.yaml": beginning + lines(16 * size) { "password\($0): hidden" }]
    },
    CountedCommand("fill", "--yes", "open.review.yaml") { size in
      ["open.review.yaml": beginning + "screens:\n" + lines(size, screen)]
    },
    CountedCommand("rules", "list") { size in
      [".reviewlint.yaml": "rules:\n" + lines(4 * size, rule)]
    },
    CountedCommand("rules", "test", "ours") { size in
      ["ours/rules.yaml": "rules:\n" + lines(2 * size, rule)]
    },
    CountedCommand("rules", "list", "--rules", "definitions.yaml") { size in
      // The first needs all others, which stand behind it.
      let all = (0..<8 * size).map { "d\($0)" }.joined(separator: " || ")
      return [
        "definitions.yaml": "definitions:\n  all: {is: \(all), meaning: a}\n"
          + lines(16 * size) { "  d\($0): {is: app.name == 'x\($0)', meaning: a}" } + "rules:\n"
          + rule(0).replacing("app.name != 'x0'", with: "all") + "\n"
      ]
    },
    CountedCommand("rules", "list", "--rules", "named.yaml") { size in
      [
        "named.yaml": "constants:\n" + lines(16 * size) { "  c\($0): \($0)" } + "fields:\n"
          + lines(4 * size) { "  app.custom.f\($0): {type: boolean, meaning: a}" }
          + lines(4 * size) { "  screens[].custom.br.f\($0): {type: boolean, meaning: a}" }
          + "rules:\n"
          + lines(4 * size) { number in
            let fields = "screens.exists(s, s.custom.br.f\(number)) || app.custom.f\(number)"
            return rule(number).replacing(
              "app.name", with: "\(fields) || c\(number) > 0 || app.name")
          }
      ]
    },
    CountedCommand("check", "--quiet", "--rules", "changed.yaml", "a.review.yaml") { size in
      [
        "a.review.yaml": beginning,
        "changed.yaml": "locked:\n" + lines(4 * size) { "  - ours-\($0)" }
          + "override:\n" + lines(4 * size) { "  ours-\($0): warning" } + "devices:\n"
          + lines(4 * size) {
            "  - {id: d\($0), name: D, platform: iphone, size: {width: 375, height: 667}}"
          } + "providers:\n"
          + lines(4 * size) { "  - {id: p\($0), name: P\($0), kind: thirdParty}" } + "rules:\n"
          + lines(4 * size, rule),
      ]
    },
    // Each says what is wrong with it, and where.
    CountedCommand("rules", "list", "--rules", "wrong.yaml") { size in
      [
        "wrong.yaml": "devices:\n" + lines(2 * size) { "  - {id: d\($0)}" } + "rules:\n"
          + lines(4 * size) { rule($0).replacing("app.name", with: "app.nam") }
      ]
    },
    CountedCommand("import", "scenes.storyboard") { size in
      [
        "scenes.storyboard": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
          + "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes>\n"
          + lines(4 * size) {
            "<scene sceneID=\"s\($0)\"><objects><viewController id=\"v\($0)\" "
              + "sceneMemberID=\"viewController\"><view key=\"view\"><rect key=\"frame\" x=\"0\" "
              + "y=\"0\" width=\"375\" height=\"667\"/></view></viewController></objects></scene>"
          } + "</scenes></document>\n"
      ]
    },
    CountedCommand("import", "frames.json") { size in
      let frames = (0..<4 * size).map {
        "{\"type\": \"FRAME\", \"name\": \"F\($0)\", \"absoluteBoundingBox\": "
          + "{\"x\": 0, \"y\": 0, \"width\": 375, \"height\": 667}, \"children\": []}"
      }
      return [
        "frames.json":
          "{\"document\": {\"type\": \"DOCUMENT\", \"children\": [{\"type\": \"CANVAS\", "
          + "\"children\": [\(frames.joined(separator: ",\n"))]}]}}"
      ]
    },
    CountedCommand("packs", "test", "ours") { size in
      [
        "ours/pack.yaml": "name: ours\nversion: 1.0.0\npublisher: Us\n",
        "ours/rules/rules.yaml": "rules:\n" + lines(2 * size, rule),
      ]
    },
    CountedCommand("report", "--from", "part.json", "--output", "pages/") { size in
      let results = (0..<8 * size).map {
        "{\"file\": \"\($0).review.yaml\", \"document\": 1, \"app\": \"App \($0)\", "
          + "\"verdict\": \"violations\", \"results\": [{\"rule\": \"a-b\", "
          + "\"outcome\": \"fail\", \"severity\": \"error\", \"guidelines\": [\"4.8\"], "
          + "\"message\": \"m\", \"path\": \"app\", \"missing\": []}], \"passed\": [], \"notApplicable\": [], \"diagnostics\": []}"
      }
      return [
        "part.json": "{\"schemaVersion\": 1, "
          + "\"tool\": {\"name\": \"reviewlint\", \"version\": \"0.1.0\"}, "
          + "\"verdict\": \"violations\", \"descriptions\": [\(results.joined(separator: ","))], "
          + "\"diagnostics\": []}"
      ]
    },
    CountedCommand("scan", ".", files: project),
    CountedCommand("init", "--yes", files: project),
    CountedCommand("import", "tree.json") { size in
      let buttons = (0..<size).map {
        "{\"type\": \"button\", \"label\": \"b\($0)\", \"frame\": [24, 470, 345, 50]}"
      }
      return [
        "tree.json": "{\"reviewlintTree\": 1, \"id\": \"a\", \"app\": \"A\", \"size\": [393, 852], "
          + "\"scale\": 3, \"elements\": [\(buttons.joined(separator: ","))]}"
      ]
    },
  ]

  private static let beginning =
    "reviewlint: 1\napp: {name: Pawprint}\nlogin: {services: [apple, google]}\n"

  private static func screen(_ number: Int) -> String {
    "  - {id: s\(number), device: iphone-15, buttons: [{service: apple, frame: [24, 440, 300, 44]}, "
      + "{service: google, frame: [24, 485, 300, 44]}]}"
  }

  private static func rule(_ number: Int) -> String {
    "  - {id: ours-\(number), title: Ours, severity: note, require: app.name != 'x\(number)', "
      + "examples: {passes: [{base: complete}], fails: [{base: smallest}]}}"
  }

  /// An app with many sources, one of them long, and a long list of packages.
  @Sendable private static func project(_ size: Int) -> [String: String] {
    var files = [
      "Package.resolved": "{\"pins\": ["
        + (0..<size).map { "{\"location\": \"https://example.com/a/p\($0).git\"}" }
        .joined(separator: ",") + "], \"version\": 3}",
      "Long.swift": lines(16 * size) { "func f\($0)() { GIDSignIn.sharedInstance.signIn() }" },
      "fastlane/metadata/en-US/name.txt": "Pawprint\n",
    ]
    for number in 0..<size {
      files["Sources/View\(number).swift"] =
        "import SwiftUI\nstruct View\(number): View { var body: some View { SecureField(\"a\") } }\n"
    }
    return files
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }
}
