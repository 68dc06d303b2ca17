import Foundation
import TestSupport
import Testing

/// What the answer says of missing facts can be followed to the letter.
@Suite struct MissingFactsTests {
  private static let start = "reviewlint: 1\napp: {name: A}\n"

  private static let handmade = [
    "reviewlint: 1\napp:\n  name: A\n",
    "{reviewlint: 1, app: {name: A}}\n",
    "{reviewlint: 1, app: {name: A}, login: {}}",
    "{\"reviewlint\": 1, \"app\": {\"name\": \"A\"}, \"login\": {\"services\": [\"apple\"]}}",
    "{\n  \"reviewlint\": 1,\n  \"app\": {\n    \"name\": \"A\"\n  },\n  \"screens\": [{}]\n}\n",
    start
      + "login: # all of it\n\n  # more\n  services:\n    - apple\n    - id: google\n  wall: unknown",
    start + "login:\n  services: [id: apple, {id: google}, \"email\"]\n  links: [{to: signUp}]\n",
    start + "login: &l {services: &s [apple]}\naccount: unknown\nreview:\n  notes: |\n    a\n",
    start + "signInWithApple:\n  credentialState: {checkedAtLaunch: true}\n  privateRelay: {}\n",
    start + "signInWithApple:\n  privateRelay:\n    accepted: true\n\n# the end\n",
    start + """
      login: {services: [apple]}
      screens:
      - device: iphone-se-3
        buttons: [{service: apple, frame: [24, 440, 327, 44]}]
      - {id: ipad, like: screen-1, device: ipad-air-11-m3}
      - id: own
        like: screen-1
        orientation: landscape
        buttons:
        - {service: apple, id: other}

      """,
    start
      + """
      login: {services: [apple, google]}
      screens:
        - &a
          device: iphone-se-3
          buttons:
            - &b
              service: apple
        - device: iphone-16
          buttons: [*b, service: google]
      afterSignIn: [profile: x]

      """.replacing("[profile: x]", with: "[password, {kind: profile, fields: [email]}]"),
    start + "---\n" + start + "login: {services: [apple]}\n--- # the last\n" + start + "...\n",
  ]

  /// The examples, and the richest of them without one of its sections.
  private static var examples: [String] {
    let folder = Case.root.appending(path: "rules/examples")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let texts = files.sorted().filter { $0.hasSuffix(".review.yaml") }.compactMap {
      try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    let sections = ["screens", "afterSignIn", "signInWithApple", "account", "review"]
    return texts
      + sections.compactMap { section in
        (try? Case.own("repaired-social-app.review.yaml")).map { without(section, $0) }
      }
  }

  /// The text without the lines of a section.
  private static func without(_ section: String, _ text: String) -> String {
    var isLeftOut = false
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).filter { row in
      if row.first?.isLetter == true { isLeftOut = row.hasPrefix("\(section):") }
      return !isLeftOut
    }
    return rows.joined(separator: "\n")
  }

  @Test(arguments: handmade + examples)
  func `a description stays one with the lines that it lacks`(text: String) throws {
    let name = text.hasPrefix("{\"") ? "login.review.json" : "login.review.yaml"
    let folder = try Self.folder()
    let whole = try Self.check(text, named: name, in: folder)
    #expect(whole.status < 2, "\(whole.output)")
    let parts = Self.parts(of: whole.output)
    let followed = parts.reduce(text) { $1.followed(in: $0) }
    let after = try Self.check(followed, named: name, in: folder)
    #expect(after.status < 2, "\(followed)\n\(after.output)")
    // All that is asked for is counted, once.
    let counts = whole.output.matches(of: /(?m)^(\d+) facts? (?:is|are) missing\./)
    let told = counts.reduce(0) { $0 + (Int($1.output.1) ?? 0) }
    // A fact that is the same on several screens is counted once, and written on each; what an alias
    // repeats is measured on each, and written once.
    let places = parts.reduce(0) { $0 + $1.count } + text.matches(of: /\*[a-z]/).count
    #expect(text.contains("screens") ? places >= told : places == told)
    #expect(!parts.flatMap(\.lines).contains { $0.contains("…") })
    if text.ranges(of: "reviewlint:").count == 1, told > 0 {
      let closing = try #require(whole.output.split(separator: "\n\n").last)
      let words = closing.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains(told == 1 ? "1 fact is missing" : "\(told) facts are missing"))
    }
  }

  private static let nineLines = """
    reviewlint: 1
    app: {name: Pawprint}
    login:
      services: [apple, google]
    screens:
      - device: iphone-se-3
        buttons:
          - {service: apple,  frame: {x: 24, y: 440, width: 327, height: 44}}
          - {service: google, frame: {x: 24, y: 496, width: 327, height: 44}}

    """

  @Test(arguments: Checkout.languages)
  func `below the findings there are a dozen lines at most, with the next command`(
    language: String
  ) throws {
    let folder = try TemporaryFolder(["login.review.yaml": Self.nineLines])
    let words = ["check", "login.review.yaml", "--as-of", "2026-11-21", "--language", language]
    let answer = try Reviewlint.run(words, in: folder.url)
    let blocks = answer.output.withoutVerdict.components(separatedBy: "\n\n").suffix(2)
    let lines = blocks.joined(separator: "\n\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    // The last is what is left behind the last line break.
    #expect(lines.count - 1 <= 12, "\(answer.output)")
    #expect(blocks.first?.contains("17") == true)
    #expect(blocks.first?.contains("reviewlint fill login.review.yaml") == true)
  }

  /// With what examples name beside them.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["captures", "given", "pawprint-ios", "pawprint-unentitled", "Pawprint.app"] {
      try FileManager.default.copyItem(
        at: Case.root.appending(path: "rules/examples/\(name)"),
        to: folder.url.appending(path: name))
    }
    return folder
  }

  private static func check(
    _ text: String, named name: String, in folder: TemporaryFolder
  ) throws -> Reviewlint.Answer {
    try folder.write(text, to: name)
    let words = ["check", name, "--questions", "--as-of", "2026-11-21"]
    return try Reviewlint.run(words, in: folder.url)
  }

  /// One place of a list, as it is printed.
  private struct Part {
    var heading: String
    var lines: [String] = []

    var isBlock: Bool { heading.hasPrefix("below") }

    /// The lines without what is only said about them.
    private var added: [String] {
      isBlock ? lines : Array(lines.prefix { !$0.hasPrefix("  # ") })
    }

    var count: Int {
      added.isEmpty ? 1 : added.reduce(0) { $0 + $1.matches(of: /: "?unknown"?/).count }
    }

    func followed(in text: String) -> String {
      var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let numbers = heading.matches(of: /(?:line|column) (\d+)/).compactMap { Int($0.output.1) }
      guard let line = numbers.first, line <= rows.count else { return "cannot be followed" }
      if isBlock {
        rows.insert(contentsOf: added, at: line)
        return rows.joined(separator: "\n")
      }
      guard !added.isEmpty else { return text }
      let new = added.joined(separator: "\n")
      let row = rows[line - 1]
      if let match = heading.firstMatch(of: /instead of (.*) in column (\d+), for/),
        let column = Int(match.output.2)
      {
        let start = row.index(row.startIndex, offsetBy: column - 1)
        guard row[start...].hasPrefix(match.output.1) else { return "cannot be followed" }
        rows[line - 1] = row[..<start] + new + row[start...].dropFirst(match.output.1.count)
      } else if let match = heading.firstMatch(of: /after the (.) in column (\d+)/),
        let column = Int(match.output.2)
      {
        let start = row.index(row.startIndex, offsetBy: column - 1)
        guard row[start...].hasPrefix(match.output.1) else { return "cannot be followed" }
        rows[line - 1] = row[...start] + new + row[start...].dropFirst()
      }
      return rows.joined(separator: "\n")
    }
  }

  /// In the order in which they are to be followed; later descriptions of a file come first.
  private static func parts(of output: String) -> [Part] {
    var lists: [[Part]] = []
    var isHeading = false
    var isInList = false
    for row in output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let isOutermost = row.first.map { $0 != " " } ?? false
      if isOutermost, row.contains(/^\d+ facts? (is|are) missing\./) {
        lists.append([])
        isInList = true
      } else if isOutermost,
        row.contains(/^(one|\d+) more facts?|^[a-z]+: |^[^ ].*\(login\.review/),
        lists.last?.last.map({ $0.lines.last == "" }) ?? true
      {
        isInList = false
      } else if isInList, row.hasPrefix("--> ") {
        lists[lists.count - 1].append(Part(heading: String(row.dropFirst(4))))
        isHeading = !row.hasSuffix(":")
      } else if isInList, !lists[lists.count - 1].isEmpty {
        let (list, part) = (lists.count - 1, lists[lists.count - 1].count - 1)
        if isHeading {
          lists[list][part].heading += " \(row.drop { $0 == " " })"
          isHeading = !row.hasSuffix(":")
        } else {
          lists[list][part].lines.append(row)
        }
      }
    }
    return lists.reversed().flatMap { $0 }.map { part in
      var part = part
      while part.lines.last == "" { part.lines.removeLast() }
      return part
    }
  }
}
