import Foundation
import TestSupport
import Testing

/// What a headline counts is what the list below it has, in everything that people read.
@Suite struct ListedCountTests {
  private static let examples = [
    "faulty-social-app", "repaired-social-app", "complete", "smallest", "apple-and-google",
    "login-google-only", "button-custom", "button-logo-only", "binding-by-law",
  ]

  private static func folder(_ example: String, adding lines: String = "") throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder(["a.review.yaml": Case.own("\(example).review.yaml") + lines])
    return folder
  }

  private static func run(_ words: [String], in folder: TemporaryFolder) throws -> String {
    let day = ["--as-of", "2026-11-21", "a.review.yaml"]
    return try Reviewlint.run(words + day, in: folder.url).output
  }

  private static func page(_ words: [String], in folder: TemporaryFolder) throws -> String {
    _ = try run(["report", "--output", "page.html"] + words, in: folder)
    return try folder.read("page.html")
  }

  /// The number before a word, or 0.
  private static func number(of word: String, in text: some StringProtocol) throws -> Int {
    let match = try Regex("([0-9]+) \(word)").firstMatch(in: String(text))
    return match?[1].substring.flatMap { Int($0) } ?? 0
  }

  private static func count(_ piece: String, in text: String) -> Int {
    text.ranges(of: piece).count
  }

  @Test(arguments: examples)
  func `the last line of text counts what stands above it`(example: String) throws {
    let folder = try Self.folder(example)
    let text = try Self.run(["check"], in: folder).withoutVerdict
    let lines = text.replacing("\n    ", with: " ").split(separator: "\n")
    let last = try #require(lines.last)
    let heads = text.split(separator: "\n")
    for (word, label) in [
      ("errors?\\b", "error["), ("warnings?\\b", "warning["), ("notes?\\b", "note["),
      ("for a person", "to decide["), ("exempt", "exempt["),
    ] {
      let listed = heads.count { $0.hasPrefix(label) }
      #expect(try Self.number(of: word, in: last) == listed, "\(example): \(label)")
    }
  }

  /// How what is said of a fault begins on a card.
  private static let tags = "<p class=\"tags\"><span class=\"tag "

  @Test(arguments: examples)
  func `a page counts what it lists`(example: String) throws {
    let page = try Self.page([], in: Self.folder(example))
    let title = try #require(page.firstMatch(of: #/<title>(.*)</title>/#)?.output.1)
    let problems = Self.count("\(Self.tags)fail\"", in: page)
    let decisions = Self.count("<input type=\"checkbox\"", in: page)
    #expect(try Self.number(of: "problems? would likely", in: title) == problems)
    #expect(try Self.number(of: "questions? needs? a person", in: title) == decisions)
  }

  @Test func `what is the same on several screens is one open point`() throws {
    let folder = try Self.folder("complete")
    let text = try folder.read("a.review.yaml")
    #expect(text.contains("like: iphone"))
    let custom = "source: custom, artwork: apple"
    try folder.write(text.replacing("source: system", with: custom), to: "a.review.yaml")
    let page = try Self.page([], in: folder)
    let title = try #require(page.firstMatch(of: #/<title>(.*)<\/title>/#)?.output.1)
    #expect(try Self.number(of: "questions? needs? a person", in: title) == 1)
  }

  @Test(arguments: examples)
  func `the table of a comment counts its rows`(example: String) throws {
    let text = try Self.run(["check", "--format", "markdown"], in: Self.folder(example))
    let lines = text.split(separator: "\n")
    let numbers = try #require(lines.first { $0.wholeMatch(of: #/\| [0-9 |]+\|/#) != nil })
      .split(separator: "|").compactMap { Int($0.filter(\.isNumber)) }
    let rows = ["error", "warning", "note", "to decide"].map { word in
      lines.count { $0.hasPrefix("| **\(word)** |") }
    }
    #expect([numbers[0], numbers[1], numbers[2], numbers[6]] == rows, "\(example)")
  }

  /// 13 errors, 8 warnings, 6 notes, 2 decisions and 19 facts; in Arabic a word stands for two.
  @Test(arguments: Checkout.languages)
  func `every format in every language counts the same`(language: String) throws {
    let folder = try Self.folder("faulty-social-app")
    let said = ["--language", language]
    let text = try Self.run(["check"] + said, in: folder).withoutVerdict.replacing(
      "\n    ", with: " ")
    let last = try #require(text.split(separator: "\n").last)
    let numbers = last.matches(of: #/[0-9]+/#).map { String($0.output) }
    try #require(numbers.count == 7, "\(last)")
    #expect(numbers.prefix(5).sorted() == ["13", "19", "2", "6", "8"], "\(last)")
    #expect(text.matches(of: #/\[[a-z0-9-]+\]\u{2069}?:/#).count == 13 + 8 + 6 + 2)

    let page = try Self.page(said, in: folder)
    let cards = ["fail", "risk", "ask"].map { Self.count("\(Self.tags)\($0)\"", in: page) }
    #expect(cards == [13, 8, 6])
    let title = try #require(page.firstMatch(of: #/<title>(.*)</title>/#)?.output.1)
    #expect(
      title.matches(of: #/[0-9]+/#).prefix(2).map { String($0.output) } == ["13", "19"], "\(title)")

    let markdown = try Self.run(["check", "--format", "markdown"] + said, in: folder)
    let row = "| 13 | 8 | 6 | 0 | 0 | 19 | 2 | 0 | 0 | 0 | \(numbers[5]) | \(numbers[6]) |"
    #expect(markdown.contains(row))
    #expect(markdown.matches(of: #/(?m)^\| \*\*/#).count == 13 + 8 + 6 + 2)

    let commands = try Self.run(["check", "--format", "github"] + said, in: folder)
    let sentence = try #require(commands.split(separator: "\n").last)
    #expect(sentence.matches(of: #/[0-9]+/#).prefix(2).map { String($0.output) } == ["13", "19"])
    let notices = commands.split(separator: "\n").count {
      $0.hasPrefix("::notice file=")
    }
    #expect(notices == 6 + 2)
  }

  @Test func `what keeps people from signing in is first in every format`() throws {
    let folder = try Self.folder("faulty-social-app")
    let text = try folder.read("a.review.yaml")
    try folder.write(
      text.replacing("\n  capability: true", with: "\n  capability: false"), to: "a.review.yaml")
    let first = "The Sign in with Apple capability is off"
    for format in ["text", "concise", "github", "xcode", "markdown", "html"] {
      let output = try Self.run(["check", "--format", format], in: folder)
      let found = try #require(output.firstRange(of: first), "\(format)").lowerBound
      let other = "After Sign in with Apple, people are"
      let next = try #require(output.firstRange(of: other), "\(format)").lowerBound
      #expect(found < next, "\(format)")
    }
  }

  private static let waivers = """
    waivers:
      - {rule: apple-button-frist, reason: Agreed, approvedBy: Ada, until: 2026-12-24}
      - {rule: apple-button-first, reason: Agreed, approvedBy: Ada, until: 2026-11-01}

    """

  @Test func `what is wrong with a waiver stands under a heading of its own`() throws {
    let folder = try Self.folder("complete", adding: Self.waivers)
    for format in ["text", "markdown", "html"] {
      let output = try Self.run(["check", "--format", format], in: folder)
      let heading = try #require(output.firstRange(of: "Put the description in order"))
      let finding = try #require(output.range(of: "the waiver for apple-button-first ended"))
      #expect(heading.lowerBound < finding.lowerBound, "\(format)")
    }
    for format in ["text", "concise", "github", "xcode", "markdown", "html"] {
      let output = try Self.run(["check", "--format", format], in: folder)
      #expect(!output.contains("likely"), "\(format)")
    }
    let text = try Self.run(["check"], in: folder).withoutVerdict
    #expect(text.contains(#/\nviolations: 2 to put in order, \d+ passed, \d+ not applicable\n$/#))
    let github = try Self.run(["check", "--format", "github"], in: folder)
    #expect(
      github.hasSuffix(
        "\nNot ready to submit: 2 things in the description have to be put in order.\n")
    )
  }

  @Test func `what a baseline accepts that Apple would refuse is said in the headline`() throws {
    let folder = try Self.folder("faulty-social-app")
    _ = try Self.run(["check", "--write-baseline", "held.json"], in: folder)
    let held = ["--baseline", "held.json"]
    let words = "but for 29 accepted findings, 13 of which App Review would likely refuse"
    let page = try Self.page(held, in: folder)
    #expect(page.contains("<title>Ready to submit, as far as the description shows, \(words)."))
    #expect(Self.count(">Accepted in the baseline<", in: page) == 29)
    #expect(Self.count(">App Review would likely refuse it<", in: page) == 13)
    for format in ["text", "markdown", "github"] {
      let output = try Self.run(["check", "--format", format] + held, in: folder)
      #expect(output.replacing("\n    ", with: " ").contains(words), "\(format)")
      #expect(output.contains("29 findings are accepted by the baseline"), "\(format)")
    }
  }

  @Test func `so is what a waiver accepts`() throws {
    let waiver = """
      waivers:
        - {rule: private-relay-accepted, reason: Agreed, approvedBy: Ada, until: 2026-12-24}

      """
    let folder = try Self.folder("complete", adding: waiver)
    let text = try folder.read("a.review.yaml")
    try folder.write(text.replacing("accepted: true", with: "accepted: false"), to: "a.review.yaml")
    let output = try Self.run(["check"], in: folder).replacing("\n    ", with: " ")
    #expect(output.contains("but for 1 accepted finding, which App Review would likely refuse:"))
  }
}
