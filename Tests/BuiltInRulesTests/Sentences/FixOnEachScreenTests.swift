import Diagnostics
import Documents
import Engine
import Localization
import Model
import Presentation
import TestSupport
import Testing

@testable import Reporting

/// A fault on screens that need another fix each: which is for which is said everywhere.
@Suite struct FixOnEachScreenTests {
  /// What stands on other devices, larger by a bit.
  private static let others = [("iphone-15", 1.1), ("ipad-air-5", 1.3)]

  /// An example, its screen once more on two other devices; nil where it has another one.
  private static func enlarged(_ example: FailingExample) throws -> DocumentNode? {
    guard let screens = example.root.value(of: "screens")?.items, screens.count == 1,
      screens[0].value(of: "device")?.text == "iphone-se-3",
      screens[0].value(of: "capture") == nil
    else { return nil }
    var editor = DocumentEditor(example.root)
    for (number, (device, factor)) in others.enumerated() {
      let path = "screens[\(number + 1)]"
      try editor.set(path, to: screens[0].enlarged(by: factor))
      try editor.set("\(path).device", to: DocumentNode(device))
      try editor.set("\(path).id", to: DocumentNode("screen-\(number + 2)"))
    }
    return editor.root
  }

  /// What is found on all three, with fixes that aren't the same.
  private static let faulty = FailingExample.all.compactMap { example in
    (try? enlarged(example)).flatMap { root -> (FailingExample, String, LintResult)? in
      let text = root.inline
      let only = Selection(only: [example.rule])
      guard let result = try? Trial.builtIn.result(for: text, selection: only, isDaySet: true)
      else { return nil }
      let hasSeveral = Fault.all(of: result.findings).contains {
        Set($0.findings.map(\.fix)).count > 1
      }
      return hasSeveral ? (example, text, result) : nil
    }
  }

  @Test func `rules of several kinds say other numbers on other screens`() {
    #expect(Set(Self.faulty.map(\.0.rule)).count >= 6, "\(Set(Self.faulty.map(\.0.rule)))")
  }

  @Test func `each fix stands with its screen in each report`() throws {
    let book = Trial.builtIn.book
    for (example, _, result) in Self.faulty {
      let run = RunResult(
        tool: .init(version: "1", rules: "", overridden: []), descriptions: [result],
        diagnostics: [], files: SourceFiles(), setup: RunSetup(books: [book]))
      let style = ReportStyle(width: 100_000)
      let page = HTMLReporter.text(of: run, style)
      let details = try #require(page.firstRange(of: "<section class=\"details\""))
      let reports = [
        ("text", TextReporter.text(of: run, style)),
        ("GitHub", GitHubReporter.text(of: run, style)),
        ("Markdown", MarkdownReporter.text(of: run, style).replacing("\\", with: "")),
        ("page", Self.words(in: page[details.lowerBound...])),
        ("summary", Self.words(in: page[..<details.lowerBound])),
      ]
      let faults = Fault.all(of: result.findings).of(.fail)
      for (name, report) in reports {
        let shown = name == "summary" ? faults.filter { $0.isError && $0.fixes.count > 1 } : faults
        for (line, count) in Self.lines(of: shown) {
          #expect(report.ranges(of: line).count == count, "\(name), \(example): \(line)")
        }
      }
    }
  }

  /// What has to be said, and how often: a fix, with its screens where others need another one.
  private static func lines(of faults: [Fault]) -> [String: Int] {
    var lines: [String: Int] = [:]
    for fault in faults {
      let fixes = Set(fault.findings.map(\.fix))
      for fix in fixes {
        let screens = fault.findings.filter { $0.fix == fix }.compactMap(\.screenName)
          .map { Language.english($0) }
        let isForAll = fixes.count == 1
        lines[isForAll ? fix : "\(screens.joined(separator: ", ")): \(fix)", default: 0] += 1
      }
    }
    return lines
  }

  private static func words(in page: some StringProtocol) -> String {
    String(page).replacing(#/<[^>]*>/#, with: "").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }

  @Test func `each fix ends the finding on its screen`() throws {
    for (example, text, result) in Self.faulty {
      let source = SourceFile(path: "login.review.yaml", text: text)
      let root = try #require(DocumentReader().readAll(source).documents.first).root
      for finding in result.findings where finding.outcome == .fail {
        for edits in try FollowedFix(finding, in: root).ways {
          let mended = try root.changed(edits).inline
          let only = Selection(only: [example.rule])
          let left = try Trial.builtIn.result(for: mended, selection: only, isDaySet: true)
          let isStillThere = left.findings.contains {
            $0.outcome == .fail && $0.fingerprint == finding.fingerprint
          }
          let screen = finding.screen?.name ?? ""
          #expect(!isStillThere, "\(example), \(screen): \(edits) is what it says: \(finding.fix)")
        }
      }
    }
  }
}

extension DocumentNode {
  /// The same with larger frames and fonts.
  fileprivate func enlarged(by factor: Double, isLength: Bool = false) -> DocumentNode {
    let keys: Set = ["frame", "fontSize", "stack", "cornerRadius"]
    switch content {
    case .scalar(let text, let style):
      let number = isLength ? Double(text).map { ($0 * factor * 3).rounded() / 3 } : nil
      return DocumentNode(.scalar(number.map { "\($0)" } ?? text, style), bytes: bytes)
    case .sequence(let items):
      let items = items.map { $0.enlarged(by: factor, isLength: isLength) }
      return DocumentNode(.sequence(items), bytes: bytes)
    case .mapping(let entries):
      let entries = entries.map { entry in
        let isLength = isLength || keys.contains(entry.name)
        return Entry(key: entry.key, value: entry.value.enlarged(by: factor, isLength: isLength))
      }
      return DocumentNode(.mapping(entries), bytes: bytes)
    }
  }
}
