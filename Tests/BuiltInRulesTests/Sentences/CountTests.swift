import BuiltInRules
import Diagnostics
import Documents
import Engine
import Foundation
import Model
import Presentation
import TestSupport
import Testing

@testable import Reporting

/// Every number is that of a list in the same report.
@Suite struct CountTests {
  /// Whole descriptions: what examples start from, apps, and those of recorded answers.
  private static let texts: [String: String] = {
    var texts: [String: String] = [:]
    for file in BuiltInFile.all where file.isBase {
      // What takes facts from files is no whole description.
      guard (try? Trial.builtIn.description(file.text)) != nil else { continue }
      texts[file.path] = file.text
    }
    for folder in ["BuiltInRulesTests/Apps", "EndToEndTests/Cases", "EndToEndTests/CaseFiles"] {
      for path in Checkout.files(below: "Tests/\(folder)") where path.hasSuffix(".review.yaml") {
        let path = "Tests/\(folder)/\(path)"
        guard let text = try? Checkout.text(of: path),
          (try? Trial.builtIn.description(text)) != nil
        else { continue }
        texts[path] = text
      }
    }
    let faulty = texts["examples/faulty-social-app.review.yaml"] ?? ""
    texts["accepted"] = faulty + accepted(in: faulty)
    // Of what is alike one is enough.
    var seen: Set<String> = []
    return texts.sorted { $0.key < $1.key }.reduce(into: [:]) {
      if seen.insert($1.value).inserted { $0[$1.key] = $1.value }
    }
  }()

  /// A waiver, and a decision on what is left to a person.
  private static func accepted(in text: String) -> String {
    let findings = (try? Trial.builtIn.result(for: text))?.findings ?? []
    let open = findings.first { $0.outcome == .review }
    let decision = open.map { finding in
      WrittenDecision(on: finding, because: "I looked", by: "Kim", on: "2026-11-20").item.inline
    }
    return """

      waivers:
        - {rule: scopes-minimal, reason: Agreed, approvedBy: Mei, until: 2027-01-31}
      decisions:
        - \(decision ?? "")

      """
  }

  private static let fleet = {
    do { return try Trial.builtIn.run(texts.sorted { $0.key < $1.key }.map(\.value)) } catch {
      preconditionFailure("each of them was read before: \(error)")
    }
  }()

  private static let runs: [(name: String, run: RunResult)] = fleet.descriptions.map {
    (name: $0.app, run: fleet.only($0))
  }

  @Test func `there are descriptions with something of every kind`() {
    let counts = PresentedRun(of: Self.fleet).counts
    #expect(Self.runs.count > 20, "\(Self.runs.count)")
    #expect(counts.hasRepeated && counts.bookkeeping > 0 && counts.missing > 0)
    for outcome in Outcome.allCases { #expect(counts[outcome] > 0, "\(outcome)") }
  }

  @Test func `JSON counts what it lists`() throws {
    for (name, run) in Self.runs + [("fleet", Self.fleet)] {
      let report = try Self.json(JSONReporter.text(of: run))
      let summary = try #require(report["summary"] as? [String: Any])
      let all = try #require(report["descriptions"] as? [[String: Any]])
      #expect(summary["descriptions"] as? Int == all.count)
      for outcome in Outcome.allCases {
        let listed = all.map { description in
          switch outcome {
          case .pass: (description["passed"] as? [Any])?.count ?? 0
          case .notApplicable: (description["notApplicable"] as? [Any])?.count ?? 0
          default:
            (description["results"] as? [[String: Any]] ?? []).count {
              $0["outcome"] as? String == outcome.rawValue
            }
          }
        }
        let counted = summary[outcome.rawValue] as? Int
        #expect(counted == listed.reduce(0, +), "\(name): \(outcome)")
      }
    }
  }

  private static func json(_ text: String) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `headline and last line of the text count what it tells`() throws {
    for (name, run) in Self.runs {
      let text = TextReporter.text(
        of: run, ReportStyle(width: 100_000, showsAllQuestions: true))
      let lines = text.split(separator: "\n").map(String.init)
      let told = Told(
        errors: lines.count { $0.hasPrefix("error[") },
        warnings: lines.count { $0.hasPrefix("warning[") },
        notes: lines.count { $0.hasPrefix("note[") },
        decisions: lines.count { $0.hasPrefix("to decide[") },
        waived: lines.count { $0.hasPrefix("waived[") },
        exempt: lines.count { $0.hasPrefix("exempt[") })
      let counts = try #require(lines.last { $0.contains(" passed, ") })
      #expect(Self.number(before: "errors?", in: counts) == told.errors, "\(name): \(counts)")
      #expect(Self.number(before: "warnings?", in: counts) == told.warnings, "\(name): \(counts)")
      #expect(Self.number(before: "notes?", in: counts) == told.notes, "\(name): \(counts)")
      let order = lines.count { $0.hasPrefix("to put in order[") }
      #expect(Self.number(before: "to put in order", in: counts) == order, "\(name): \(counts)")
      #expect(
        Self.number(before: "for a person to decide", in: counts) == told.decisions, "\(name)")
      #expect(Self.number(before: "waived", in: counts) == told.waived, "\(name)")
      #expect(Self.number(before: "exempt", in: counts) == told.exempt, "\(name)")
      let result = try #require(run.descriptions.first)
      #expect(Self.number(before: "passed", in: counts) == result.passed.count, "\(name)")
      try Self.check(lines[0], against: counts, name)
    }
  }

  private struct Told {
    let errors, warnings, notes, decisions, waived, exempt: Int
  }

  /// What the headline says is what was counted.
  private static func check(_ headline: String, against counts: String, _ name: String) throws {
    let pairs = [
      ("problems?", "errors?"), ("weakness(?:es)?", "warnings?"),
      ("facts? (?:is|are) missing", "facts? (?:is|are) missing"),
      ("questions? needs? a person", "for a person to decide"),
      ("things? in the description", "to put in order"),
    ]
    for (said, counted) in pairs {
      guard let number = headline.firstMatch(of: try Regex("([0-9]+|a|one) \(said)")) else {
        continue
      }
      let text = number.output[1].substring.map(String.init) ?? ""
      #expect((Int(text) ?? 1) == Self.number(before: counted, in: counts), "\(name): \(headline)")
    }
  }

  /// The number that stands before words; none is nothing.
  private static func number(before words: String, in line: String) -> Int {
    let match = try? Regex("([0-9]+) \(words)").firstMatch(in: line)
    return match?.output[1].substring.flatMap { Int($0) } ?? 0
  }

  @Test func `Markdown counts its rows`() throws {
    for (name, run) in Self.runs {
      let text = MarkdownReporter.text(of: run)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let head = try #require(lines.firstIndex { $0.hasPrefix("| errors |") })
      let cells = { (line: String) in
        line.split(separator: "|").map {
          String($0.trimmingPrefix(" ").reversed().drop { $0 == " " }.reversed())
        }
      }
      let counts = Dictionary(uniqueKeysWithValues: zip(cells(lines[head]), cells(lines[head + 2])))
      let parts = Self.parts(of: lines)
      let found = parts["Findings"] ?? []
      for (title, word) in [
        ("errors", "error"), ("warnings", "warning"), ("notes", "note"),
        ("to decide", "to decide"),
      ] {
        let rows = found.count { $0.hasPrefix("| **\(word)** |") }
        #expect(counts[title] == "\(rows)", "\(name): \(title)")
      }
      for (title, part) in [
        ("to put in order", "Put the description in order"), ("decided", "Decided"),
        ("waived", "Waived"),
      ] {
        let rows = (parts[part] ?? []).count { $0.hasPrefix("| **") || $0.hasPrefix("- ") }
        #expect(counts[title] == "\(rows)", "\(name): \(title)")
      }
      let missing = (parts["Facts that are missing"] ?? []).filter { $0.hasPrefix("- ") }
      let more = missing.last?.firstMatch(of: #/\*([0-9]+) more/#).flatMap { Int($0.output.1) }
      let shown = missing.count - (more == nil ? 0 : 1) + (more ?? 0)
      #expect(counts["facts are missing"] == "\(shown)", "\(name): \(missing.last ?? "")")
      #expect(!text.contains("left out"), "\(name)")
    }
  }

  /// The lines below each heading of a page of Markdown.
  private static func parts(of lines: [String]) -> [String: [String]] {
    var heading = ""
    return lines.reduce(into: [:]) { parts, line in
      if line.hasPrefix("### ") { heading = String(line.dropFirst(4)) }
      parts[heading, default: []].append(line)
    }
  }

  @Test func `the page counts its cards, boxes and lists`() throws {
    for (name, run) in Self.runs {
      let page = HTMLReporter.text(of: run)
      let counts = try #require(PresentedRun(of: run).descriptions.first).counts
      let cards = page.matches(of: #/<h4 id="fault-/#).count
      let failures = Severity.allCases.map { counts.failures($0) }.reduce(0, +)
      #expect(cards == failures + counts.bookkeeping, "\(name)")
      let lists: [(id: String, count: Int)] = [
        ("refusals-1", counts.failures(.error)), ("order-1", counts.bookkeeping),
        ("decide-1", counts[.review]), ("decided-1", counts[.decided]),
        ("waived-1", counts[.waived]), ("passed-1", counts[.pass]),
        ("not-applicable-1", counts[.notApplicable]), ("missing-1", counts.missing),
      ]
      for (id, count) in lists {
        #expect(Self.items(below: id, in: page) == count, "\(name): \(id)")
      }
      let headline = try #require(page.firstMatch(of: #/<h1[^>]*>.*?<\/h1>/#)).output
      let line = TextReporter.text(of: run, ReportStyle(width: 100_000))
        .split(separator: "\n").last { $0.contains(" passed, ") }
      try Self.check(String(headline), against: String(try #require(line)), name)
      let advice = page.firstMatch(of: #/([0-9]+) pieces? of advice (?:is|are) among/#)
      #expect((advice.flatMap { Int($0.output.1) } ?? 0) == counts.failures(.note), "\(name)")
    }
  }

  /// How many items the list below a heading has, with those that it says are left out.
  private static func items(below id: String, in page: String) -> Int {
    guard let start = page.firstRange(of: "id=\"\(id)\">")?.upperBound else { return 0 }
    let rest = page[start...]
    let end =
      [rest.firstRange(of: "<h3"), rest.firstRange(of: "</section>")]
      .compactMap { $0?.lowerBound }.min() ?? page.endIndex
    let part = page[start..<end]
    // What is missing has lists of words in it; the others are lists of one level.
    if id.hasPrefix("missing") { return part.ranges(of: "<dt>").count }
    let more = part.firstMatch(of: #/([0-9]+) more (?:is|are) among/#).flatMap { Int($0.output.1) }
    return part.ranges(of: "<li>").count + (more ?? 0)
  }

  @Test func `the index counts what the pages list`() throws {
    var pages: [String: String] = [:]
    ReportFolder(of: PresentedRun(of: Self.fleet), ReportStyle()).write { name, bytes in
      pages[name] = String(decoding: bytes, as: UTF8.self)
    }
    let index = try #require(pages[ReportFolder.index])
    let titles = index.matches(of: #/<th scope="col">(.*?)<\/th>/#).map { String($0.output.1) }
    let rows = index.matches(of: #/<tr><th scope="row"><a href="(.*?)">.*?<\/tr>/#)
    #expect(rows.count == Self.fleet.descriptions.count)
    #expect(Set(rows.map(\.output.1)).count == rows.count)
    for row in rows {
      let page = try #require(pages[String(row.output.1)])
      let cells = row.output.0.matches(of: #/<td>(.*?)<\/td>/#).map { String($0.output.1) }
      let counts = Dictionary(uniqueKeysWithValues: zip(titles.dropFirst(), cells))
      for (title, id) in [
        ("Problems", "refusals-1"), ("To put in order", "order-1"), ("To decide", "decide-1"),
        ("Missing facts", "missing-1"),
      ] {
        let count = Self.items(below: id, in: page)
        // A column that says nothing of any app isn't there.
        let counted = counts[title] ?? "0"
        #expect(counted == "\(count)", "\(row.output.1): \(title) of \(titles)")
      }
    }
  }
}
