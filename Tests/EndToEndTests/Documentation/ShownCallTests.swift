import Foundation
import Testing

/// What pages say to type, in the middle of their sentences: each call, as it stands there.
@Suite struct ShownCallTests {
  /// What somebody writes where a page leaves it open.
  private static let given: KeyValuePairs = [
    "--answers FILE": "--answers questions.csv", "test FILE…": "test rules.yaml",
    "test FILE": "test rules.yaml",
    "--output FOLDER/": "--output folder/",
    "add FOLDER": "add br", "list FOLDER": "list br",
    "test PACK…": "test br", "test FOLDER": "test .",
    "RULE": "apple-button-margin", "PATH": "login.review.yaml",
  ]

  private static let commands: Set<String> = {
    let help = try? Reviewlint.run(["--help"], in: Case.root).output
    return Set((help ?? "").matches(of: #/(?m)^  ([a-z]+) .*  [A-Z]/#).map { String($0.output.1) })
  }()

  /// Without its blocks, which have tests of their own, and without lines' ends.
  private static func calls(_ page: Page) -> [String] {
    let sentences = page.text.replacing(#/(?ms)^ *(```|~~~).*?^ *\1`*$/#, with: "")
    return sentences.matches(of: #/`(reviewlint )?([^`]+)`/#).compactMap { match in
      let words = match.output.2.split(whereSeparator: \.isWhitespace)
      let isCall = match.output.1 != nil || words.count > 1 && commands.contains(String(words[0]))
      guard isCall else { return nil }
      return given.reduce(words.joined(separator: " ")) { $0.replacing($1.key, with: $1.value) }
    }
  }

  private static let all = Set(Page.all.flatMap(calls)).sorted()

  private static func copy(_ example: String, to name: String, in folder: TemporaryFolder) throws {
    let place = folder.url.appending(path: name)
    let above = place.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: above, withIntermediateDirectories: true)
    let file = Case.root.appending(path: "rules/examples/\(example)")
    try FileManager.default.copyItem(at: file, to: place)
  }

  /// An app's folder as somebody has it who reads that: with its project beside it.
  private static func folder(for call: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let description = try call.hasPrefix("submit") ? Day.complete() : Page.texts(.description)[0]
    if !call.hasPrefix("init") { try folder.write(description, to: "app/login.review.yaml") }
    for place in ["ios", "app/ios"] { try copy("pawprint-ios", to: place, in: folder) }
    let archive = "app/build/Pawprint.xcarchive"
    for place in ["app/build", "\(archive)/Products/Applications"] {
      try copy("Pawprint.app", to: "\(place)/Pawprint.app", in: folder)
    }
    try folder.write(
      """
      <plist><dict><key>ApplicationProperties</key><dict>
      <key>ApplicationPath</key><string>Applications/Pawprint.app</string></dict></dict></plist>
      """,
      to: "\(archive)/Info.plist"
    )
    try copy("captures/sign-in.xml", to: "app/login.xml", in: folder)
    try copy("evidence", to: "app/evidence", in: folder)
    for name in ["rules.yaml", ".reviewlint.yaml"] {
      let rules = Page.texts(.rules)[0] + Page.texts(.definitions)[0]
      try folder.write(rules, to: "app/\(name)")
    }
    try folder.write("Guideline 4.8 - Design - Login Services\n", to: "app/mail.txt")
    let check = ["check", "login.review.yaml", "--format", "json"]
    let place = folder.url.appending(path: "app")
    if !call.hasPrefix("init") {
      try folder.write(Reviewlint.run(check, in: place).output, to: "app/run.json")
    }
    let pack = [
      ("pack.yaml", PackLockTests.manifest), ("rules/version.yaml", PackLockTests.rules),
      ("examples/app.yaml", PackLockTests.app),
    ]
    for (name, text) in pack { try folder.write(text, to: "app/br/\(name)") }
    return folder
  }

  @Test(arguments: all)
  func `a call that is shown can be made`(call: String) throws {
    let folder = try Self.folder(for: call)
    let app = folder.url.appending(path: "app")
    if call.contains("questions.csv") {
      let words = ["ask", "login.review.yaml", "--output", "questions.csv"]
      try #require(Reviewlint.run(words, in: app).status == 0)
    }
    let path = Reviewlint.program.deletingLastPathComponent().path
    let answer = try Reviewlint.run(
      ["-c", "reviewlint \(call)"], of: "/bin/sh", in: app,
      input: Data(#"{"reviewlint": 1, "app": {"name": "Pawprint"}}"#.utf8),
      environment: ["PATH": "\(path):/usr/bin:/bin"])
    #expect([0, 1].contains(answer.status), "\(answer.output)\(answer.complaint)")
    if call.hasPrefix("submit") { #expect(answer.status == 0, "\(answer.complaint)") }
  }

  @Test func `there are many calls, and with everyday's commands somebody begins`() throws {
    #expect(Self.all.count > 40)
    let table = try #require(Page.all[0].text.split(separator: "| you | begin with |").last)
    let rows = table.split(separator: "\n").prefix { $0.hasPrefix("|") }.joined(separator: "\n")
    let help = try Reviewlint.run(["--help"], in: Case.root).output
    let groups = help.split(separator: "\n\n").filter {
      $0.hasPrefix("every day:") || $0.hasPrefix("with others:")
    }
    let everyday = groups.joined(separator: "\n").matches(of: #/(?m)^  ([a-z]+) /#).map(\.output.1)
    #expect(everyday.count > 7)
    for command in everyday { #expect(rows.contains("`reviewlint \(command)"), "\(command)") }
  }
}
