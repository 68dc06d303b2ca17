import Foundation
import Testing

/// Every report is what its readers expect, whatever is in it.
///
/// One run of Python looks at all reports; tests that wait for it would hold up others.
@Suite(.serialized) struct ReportSchemaTests {
  private static let formats = [
    "sarif", "junit", "gitlab", "github", "xcode", "markdown", "jsonl",
  ]

  /// What people call an app and its screens to see what happens.
  private static let hostileNames = [
    "\\\"quotes\\\" 'and' `ticks` \\\\", "::error file=a::b\\r\\n::warning::c",
    "]]> &amp; <!-- -->",
    "<script>alert(1)</script>", "=cmd|' /C calc'!A0", "@channel #1 https://evil.example www.a.b",
    "a\\u0007\\u001B[31m\\u009Bb", "\\u202Eright to left\\u2066\\u200F", "one\\ntwo\\u2028three",
    "| a | b |", "[text](https://evil.example) ![x](y)", "error: warning: note: 100% %0A",
    "\(String(repeating: "长", count: 3_000))", "微信 👩‍👩‍👧 e\\u0301|\\u0301`\\u0301", "-1", "+1", "＝1",
  ]

  private static func description(of name: String) -> String {
    """
    {"reviewlint": 1, "app": {"name": "\(name)", "kind": "social"},
     "login": {"services": ["apple", "google"], "wall": "wholeApp"},
     "screens": [
      {"id": "\(name)", "device": "iphone-se-3", "language": "de", "buttons": [
       {"service": "apple", "title": "\(name)", "frame": [24, 440, 100, 20], "fontSize": 10},
       {"service": "google", "title": "x", "frame": [24, 461, 327, 48]}]},
      {"id": "2 \(name)", "like": "\(name)", "device": "ipad-air-11-m3"}],
     "waivers": [{"rule": "apple-button-minimum-size", "reason": "\(name)",
      "approvedBy": "\(name)", "until": "2026-12-31"}]}

    """
  }

  /// A folder with reports of every format about what lies in it.
  private static func reports(_ files: [(name: String, text: String)]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "in/\(name)") }
    let words = formats.flatMap { ["--report", "\($0)=report.\($0)"] }
    let answer = try Reviewlint.run(
      ["check", "--as-of", "2026-11-21", "--quiet", "in"] + words, in: folder.url)
    #expect([0, 1, 2].contains(answer.status))
    return folder
  }

  private static func example(_ name: String) throws -> (name: String, text: String) {
    let file = Case.root.appending(path: "rules/examples/\(name).review.yaml")
    return ("\(name).review.yaml", try String(contentsOf: file, encoding: .utf8))
  }

  private static let examples = [
    "faulty-social-app", "repaired-social-app", "complete", "smallest", "apple-and-google",
  ]

  /// Several files, some of which can't be judged.
  private static func several() throws -> [(name: String, text: String)] {
    [
      try example("faulty-social-app"), try example("complete"),
      ("broken.review.yaml", "reviewlint: 1\napp: {nam: x}\nlogin: [\n"),
      ("keys.review.yaml", "reviewlint: 1\napp: {name: x, \"]]>\u{202E}<b>\": 1}\n"),
      ("empty.review.yaml", ""),
      ("twice.review.yaml", "reviewlint: 1\napp: {name: x}\n---\nreviewlint: 1\napp: {name: x}\n"),
    ]
  }

  private static func hostile(_ name: String) -> [(name: String, text: String)] {
    [("a.review.json", description(of: name)), ("b.review.json", "{\"\(name)\": 1}")]
  }

  private static var hostileFileNames: [(name: String, text: String)] {
    let names = [
      "a b%20,c:d.review.json", "[x](y) <b>.review.json", "'\"`|.review.json", "=1.review.json",
      "::error::\n.review.json", "\u{202E}@微信.review.json", "]]>&.review.json",
    ]
    return names.flatMap { [($0, description(of: "x")), ("broken \($0)", "{")] }
  }

  /// What reports are about, by a name for it.
  private enum Subject: Hashable {
    case example(String)
    case several
    case hostileName(String)
    case hostileFileNames

    static let all =
      examples.map(Self.example) + [.several] + hostileNames.map(Self.hostileName)
      + [.hostileFileNames]

    func files() throws -> [(name: String, text: String)] {
      switch self {
      case .example(let name): [try ReportSchemaTests.example(name)]
      case .several: try ReportSchemaTests.several()
      case .hostileName(let name): ReportSchemaTests.hostile(name)
      case .hostileFileNames: ReportSchemaTests.hostileFileNames
      }
    }
  }

  /// What is wrong with the reports about each; what isn't about one is about all of them.
  private static let complaints: Result<[Subject: [String]], any Error> = Result {
    let folders = try Subject.all.map { ($0, try reports($0.files())) }
    let lines = try withExtendedLifetime(folders) {
      try #require(Schemas.shared).complaints(of: "validate.py", about: folders.map(\.1.url))
    }
    let names = folders.map { "\($0.1.url.lastPathComponent): " }
    let unnamed = lines.filter { line in !names.contains(where: line.hasPrefix) }
    let told = zip(folders, names).map { folder, name in
      (folder.0, lines.filter { $0.hasPrefix(name) } + unnamed)
    }
    return Dictionary(uniqueKeysWithValues: told)
  }

  private static func expectNoComplaints(about subject: Subject) throws {
    let complaints = try #require(try complaints.get()[subject])
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test(.enabled(if: Schemas.shared != nil, Schemas.absence), arguments: examples)
  func `reports about examples are as their schemas have them`(_ name: String) throws {
    try Self.expectNoComplaints(about: .example(name))
  }

  @Test(.enabled(if: Schemas.shared != nil, Schemas.absence))
  func `so are reports about several, some of which can't be judged`() throws {
    try Self.expectNoComplaints(about: .several)
  }

  @Test(.enabled(if: Schemas.shared != nil, Schemas.absence), arguments: hostileNames)
  func `so are reports about hostile names`(_ name: String) throws {
    try Self.expectNoComplaints(about: .hostileName(name))
  }

  @Test(.enabled(if: Schemas.shared != nil, Schemas.absence))
  func `so are reports about files with hostile names`() throws {
    try Self.expectNoComplaints(about: .hostileFileNames)
  }

  @Test(arguments: hostileNames)
  func `no line of a report steers a platform`(_ name: String) throws {
    let folder = try Self.reports([("'a|,`b`<i>%': .review.json", Self.description(of: name))])
    try Self.expectDiagnostics(folder.read("report.xcode"))
    try Self.expectCommands(folder.read("report.github"))
    try Self.expectNoMarkup(folder.read("report.markdown"))
  }

  private static func expectDiagnostics(_ xcode: String) throws {
    let lines = xcode.split(separator: "\n")
    #expect(lines.count >= 9)
    let form = #/[^'":]+:[0-9]+:[0-9]+: (error|warning|note): .+/#
    let second = #/^([^'"]+: +|[ \t]*)(error|warning|note|notice|fixit): (.*)$/#
    // The verdict comes first; what is said of milder rules and the command line has no place.
    #expect(lines.first?.hasPrefix("reviewlint: ") == true)
    for line in lines.dropFirst() where !line.hasPrefix("note: ") {
      #expect(line.wholeMatch(of: form) != nil, "\(line)")
      let place = try #require(line.wholeMatch(of: second)).output.1
      #expect(place.wholeMatch(of: #/[^:]+:[0-9]+:[0-9]+: /#) != nil, "\(line)")
    }
  }

  private static func expectCommands(_ github: String) {
    #expect(!github.contains("\r"))
    let lines = github.split(separator: "\n")
    for line in lines.dropLast() where !line.hasPrefix("seen: ") {
      let form = /::(error|warning|notice) ([a-zA-Z]+=[^:,\r\n]*)(,[a-zA-Z]+=[^:,\r\n]*)*::.+/
      #expect(line.wholeMatch(of: form) != nil, "\(line)")
    }
    #expect(lines.last?.hasPrefix("Not ready to submit: ") == true)
    for level in ["error", "warning", "notice"] {
      #expect(lines.count { $0.hasPrefix("::\(level) ") } <= 10)
    }
  }

  /// The text without blocks and spans of code.
  private static func withoutCode(_ text: String) -> String {
    var fence: String?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let ticks = String(line.prefix { $0 == "`" })
      if fence == nil, ticks.count >= 3, line.hasSuffix("yaml") {
        fence = ticks
        return false
      }
      defer { if fence == String(line) { fence = nil } }
      return fence == nil
    }
    return lines.joined(separator: "\n").replacing(/(`+).+?\1/, with: "")
  }

  private static func expectNoMarkup(_ markdown: String) {
    let prose = withoutCode(markdown)
    for line in prose.split(separator: "\n") where line.hasPrefix("|") {
      let cells = line.replacing(/\\./, with: "").split(
        separator: "|", omittingEmptySubsequences: false)
      #expect([6, 14].contains(cells.count), "\(line)")
    }
    for markup in ["<script", "<!--", "@channel", "](https://evil", "![x](y)", "://evil", "www.a"] {
      #expect(!prose.replacing(/\\./, with: "").contains(markup), "\(markup)")
    }
  }
}
