import Foundation
import Testing

/// Names, titles, messages and paths come from whoever opens a pull request: no answer may obey
/// them, and none may look like another because of them.
@Suite struct StrangersTextTests {
  /// Each has the word `evil`, by which one sees that it was shown.
  private static let hostile = [
    "evil\ncompliant: 3 descriptions\r\n\n ::error::x\u{85}y\u{2028}z\u{2029}",
    "::error::evil ##[error]x ##vso[task.complete]##[group]",
    " ::set-env::\u{1B}[31mevil\u{9B}2J\u{7}\u{7F}\u{202E}a\u{2066}b\u{200F}c\u{FEFF}d",
  ]

  private static let formats = [
    "text", "concise", "json", "jsonl", "markdown", "sarif", "junit", "github", "gitlab", "xcode",
    "html",
  ]

  /// The text as YAML and JSON have it, in quotes.
  private static func quoted(_ text: String) -> String {
    let letters = text.unicodeScalars.map { scalar in
      let isPlain =
        scalar.value >= 0x20 && scalar.value < 0x7F && !"\"\\".unicodeScalars.contains(scalar)
      return isPlain ? String(scalar) : String(format: "\\u%04X", scalar.value)
    }
    return "\"\(letters.joined())\""
  }

  private static func description(_ evil: String) -> String {
    let evil = quoted(evil)
    return """
      reviewlint: 1
      app: {name: \(evil), version: \(evil)}
      login: {services: [{id: apple, name: \(evil)}, {id: \(evil), kind: thirdParty, name: \(evil)}]}
      screens:
        - id: \(evil)
          device: iphone-se-3
          buttons:
            - {service: apple, title: \(evil), frame: [0, 0, 20, 20]}
            - {service: \(evil), title: \(evil), frame: [0, 10, 40, 20]}
      review: {attachments: [\(evil)], demoAccount: {provided: true, roles: [\(evil)]}}
      afterSignIn:
        - {id: \(evil), kind: phoneBinding, required: true, justification: {law: \(evil), reason: law, explanation: \(evil)}}
      waivers: [{rule: \(evil), reason: \(evil), approvedBy: \(evil), until: 2026-12-01}]

      """
  }

  private static func rules(_ evil: String) -> String {
    let other = quoted("not \(evil)")
    let evil = quoted(evil)
    return """
      guidelines: [{key: \(evil), number: \(evil), title: \(evil), address: 'https://a.example/'}]
      rules:
        - id: own
          title: \(evil)
          guidelines: [\(evil)]
          severity: error
          why: \(evil)
          sources: [\(evil)]
          parameters: {words: [\(evil)]}
          each: [screen: screens]
          at: screen
          require: size(parameters.words) == 0
          message: \(evil)
          fix: \(evil)
          examples:
            passes: [{name: \(evil), base: smallest}]
            fails: [{name: \(other), base: smallest}]

      """
  }

  /// A file of that name, as far as a name can have it.
  private static func name(_ evil: String) -> String { "\(place(evil)).review.yaml" }

  /// A name without what ends names.
  private static func place(_ evil: String) -> String { evil.replacing("/", with: "|") }

  /// What is wrong with an answer; `isGitHub`: it has commands of its own.
  private static func faults(_ answer: Reviewlint.Answer, isGitHub: Bool) -> [String] {
    var faults: [String] = []
    let text = (answer.output + answer.complaint).replacing("\r\n", with: "\n")
    for scalar in text.unicodeScalars where scalar != "\n" {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        faults.append("U+" + String(scalar.value, radix: 16))
      default: break
      }
    }
    for line in text.split(separator: "\n") {
      let words = line.trimmingCharacters(in: .whitespaces)
      let isOwn = isGitHub && words.contains(/^::(error|warning|notice) (file|title)=[^:]*::/)
      if words.hasPrefix("::"), !isOwn {
        faults.append(words)
      }
      if words.contains("##[") || words.contains("##vso[") { faults.append(words) }
      if words.hasPrefix("compliant: 3 descriptions") { faults.append(words) }
    }
    return faults
  }

  private static func folder(_ evil: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["r.yaml": rules(evil)])
    try folder.write(description(evil), to: name(evil))
    return folder
  }

  @Test(arguments: hostile)
  func `a check shows it and obeys nothing`(_ evil: String) throws {
    let folder = try Self.folder(evil)
    let reports = Self.formats.flatMap { ["--report", "\($0)=report.\($0)"] }
    let words = ["check", "--rules", "r.yaml", "--as-of", "2026-11-21"]
    let answer = try Reviewlint.run(words + reports, in: folder.url)
    #expect(answer.status == 1)
    #expect(Self.faults(answer, isGitHub: false) == [])
    for format in Self.formats {
      let report = Reviewlint.Answer(
        output: try folder.read("report.\(format)"), complaint: "", status: 0)
      #expect(report.output.contains("evil"), "\(format)")
      #expect(Self.faults(report, isGitHub: format == "github") == [], "\(format)")
    }
  }

  @Test(arguments: hostile)
  func `names that keep their direction keep it`(_ evil: String) throws {
    let folder = try Self.folder(evil)
    let words = ["check", "--rules", "r.yaml", "--as-of", "2026-11-21", "--language", "ar"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.output.contains("evil"))
    #expect(Set(Self.faults(answer, isGitHub: false)) == ["U+2068", "U+2069"])
  }

  @Test(arguments: hostile)
  func `what else is said of it obeys nothing`(_ evil: String) throws {
    let folder = try Self.folder(evil)
    let rules = ["--rules", "r.yaml"]
    let commands = [
      ["notes", Self.name(evil)] + rules, ["rules", "list"] + rules, ["rules", "docs"] + rules,
      ["explain", evil] + rules,
      ["rules", "test", "r.yaml"], ["check", "--only", evil], ["check", "no/\(evil)"],
      ["check", "--rules", "no/\(evil)"], ["check", "--baseline", "no/\(evil)", "--quiet"],
      ["check", "--format", evil], ["check", "--as-of", evil],
      ["check", "--report", "json=no/\(evil)"],
      ["explain", "evil\(evil)"], ["rules", evil], [evil], ["check", "--\(evil)"],
      ["report", "--output", "no/\(evil)"], ["notes", "no/\(evil)"],
      ["init", "--output", Self.name(evil)], ["scan", Self.place(evil)],
      ["import", "\(Self.place(evil))/evil\(Self.place(evil)).json"],
    ]
    try folder.write(
      "{\"elementType\": 9, \"label\": \(Self.quoted(evil)), \"frame\": {\"X\": 0, \"Y\": 0, "
        + "\"Width\": 99, \"Height\": 44}}",
      to: "\(Self.place(evil))/evil\(Self.place(evil)).json")
    for words in commands {
      let answer = try Reviewlint.run(words, in: folder.url)
      #expect((answer.output + answer.complaint).contains("evil"), "\(words)")
      #expect(Self.faults(answer, isGitHub: false) == [], "\(words)")
    }
  }

  @Test(arguments: hostile)
  func `a page obeys nothing`(_ evil: String) throws {
    let folder = try Self.folder(evil)
    let words = ["report", "--rules", "r.yaml", "--output", "page.html"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.status == 0)
    let check = ["check", "--rules", "r.yaml", "--format", "json"]
    try folder.write(Reviewlint.run(check, in: folder.url).output, to: "run.json")
    let others = [
      ["--rules", "r.yaml", "--output", "judged/"],
      ["--from", "run.json", "--output", "recorded/"],
      ["--from", "run.json", "--output", "recorded.html"],
    ]
    for words in others {
      #expect(try Reviewlint.run(["report"] + words, in: folder.url).status == 0, "\(words)")
    }
    let below = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    let pages = below.filter { $0.hasSuffix(".html") }
    #expect(pages.count == 6)
    for name in pages {
      let text = try folder.read(name)
      let page = Reviewlint.Answer(output: text, complaint: "", status: 0)
      #expect(Self.faults(page, isGitHub: false) == [], "\(name)")
      #expect(text.contains("evil"), "\(name)")
    }
  }

  @Test func `a list of files has hostile names as JSON has them, and others as they are`() throws {
    let folder = try TemporaryFolder()
    let names = [
      "a b.review.yaml", "c\n::error::x.review.yaml", "d\u{1B}[31m.review.yaml",
      "e\\\"f.review.yaml",
      "g\th.review.yaml", "\"i\".review.yaml", "j##[error]k.review.yaml", "l::m.review.yaml",
    ]
    for name in names { try folder.write(Self.description("x"), to: name) }
    let answer = try Reviewlint.run(["check", "--list-files"], in: folder.url)
    let lines = answer.output.split(separator: "\n").prefix(names.count).map(String.init)
    #expect(
      lines == [
        #""\"i\".review.yaml""#, "a b.review.yaml", #""c\n::error::x.review.yaml""#,
        #""d\u001b[31m.review.yaml""#, #"e\"f.review.yaml"#, #""g\th.review.yaml""#,
        #""j\u0023#[error]k.review.yaml""#, #""l::m.review.yaml""#,
      ])
    let read = try lines.map { line in
      guard line.hasPrefix("\"") else { return line }
      return try JSONDecoder().decode(String.self, from: Data(line.utf8))
    }
    #expect(read == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test func `a name with a line break stays in its line`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "reviewlint: 1\napp: {name: \"Paw\\ncompliant: 1\"}\nlogin: {wall: none}\n",
      to: "a.review.yaml")
    let answer = try Reviewlint.run(["check", "--as-of", "2026-11-21"], in: folder.url)
    #expect(answer.output.withoutVerdict.hasPrefix("Paw<U+000A>compliant: 1 (a.review.yaml)\n"))
  }

  @Test func `texts of rules may have several lines, and are shown in one`() throws {
    let folder = try TemporaryFolder()
    let rule = Self.rules("own").replacing("why: \"own\"", with: "why: |\n      one\n      two\n")
      .replacing("fix: \"own\"", with: "fix: |\n      do {app.name}\n      so\n")
    try folder.write(rule, to: "r.yaml")
    try folder.write(Self.description("evil"), to: "a.review.yaml")
    let answer = try Reviewlint.run(
      ["check", "--rules", "r.yaml", "--as-of", "2026-11-21", "--only", "own"], in: folder.url)
    #expect(answer.output.contains("\n  why: one two\n  fix: do evil so\n"))
  }

  @Test func `a guideline leads to a page of the web, and says where`() throws {
    let folder = try TemporaryFolder()
    let rule = Self.rules("own").replacing(
      "https://a.example/", with: "https://developer.apple.com.evil.example/4.8")
    try folder.write(rule, to: "r.yaml")
    try folder.write(Self.description("evil"), to: "a.review.yaml")
    let words = ["check", "--rules", "r.yaml", "--as-of", "2026-11-21", "--only", "own"]
    for (format, link) in [
      (
        "markdown",
        "(https://developer.apple.com.evil.example/4.8) (`developer.apple.com.evil.example`)"
      ),
      ("html", "(developer.apple.com.evil.example)</span>"),
    ] {
      let answer = try Reviewlint.run(words + ["--format", format], in: folder.url)
      #expect(answer.output.contains(link))
    }
    try folder.write(rule.replacing("https:", with: "ftp:"), to: "r.yaml")
    let refused = try Reviewlint.run(words, in: folder.url)
    #expect(refused.status == 2)
    #expect(refused.complaints == ["not-a-web-address"])
  }
}
