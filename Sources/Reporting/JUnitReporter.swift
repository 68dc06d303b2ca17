internal import Diagnostics
package import Engine
internal import Rules

/// The results as JUnit's XML: a test case for each rule, on each screen where it looks at screens.
///
/// The one suite is the root, so that the schemas of Jenkins and of Surefire both take it.
package struct JUnitReporter: Reporter {
  package static let name = "junit"
  package static let detail = ResultDetail.screens

  private let language: Language
  private let catalogue: RuleCatalogue
  private var counts: [JUnitCase.Verdict.Kind?: Int] = [:]
  private var numbering = Numbering()

  package init(_ style: ReportStyle, _ setup: RunSetup) {
    language = setup.language
    catalogue = RuleCatalogue(of: setup)
  }

  package func part(of result: LintResult) -> [JUnitCase] {
    JUnitCases(of: result, catalogue, said: language).all
  }

  package mutating func add(_ part: [JUnitCase], to spool: any ReportSpool) {
    for group in Set(part.map(\.group)) { numbering.note(group) }
    for test in part { spool.append(note(test), lane: 0) }
  }

  /// Counts the case; the answer is its element.
  private mutating func note(_ test: JUnitCase) -> [UInt8] {
    counts[test.verdict?.kind, default: 0] += 1
    return Self.element(test)
  }

  package func write(
    _ run: RunResult,
    from spool: any ReportSpool,
    to output: inout ReportOutput
  ) {
    var all = self
    let others = JUnitCases(of: run).all.map { all.note($0) }
    let counts = all.counts
    let head = Self.tag(
      "testsuite",
      [
        ("name", "reviewlint"), ("tests", "\(counts.values.reduce(0, +))"),
        ("failures", "\(counts[.failure] ?? 0)"), ("errors", "\(counts[.error] ?? 0)"),
        ("skipped", "\(counts[.skipped] ?? 0)"), ("time", "0"),
      ]
    )
    output.write(#"<?xml version="1.0" encoding="UTF-8"?>"# + "\n<\(head)>\n")
    var count = numbering.count
    output.write(lane: 0, of: spool) { Self.suffix(count.next($0)) }
    for other in others {
      output.write(LateWord.filledIn(other[...]) { Self.suffix($0.number) }[...])
    }
    output.write("</testsuite>\n")
  }

  /// Build servers drop what has the class and the name of another.
  private static func suffix(_ number: Int) -> String {
    number > 1 ? " (\(number))" : ""
  }

  private static func element(_ test: JUnitCase) -> [UInt8] {
    let name = XMLText.escaped(test.name)
    let start = "  <" + tag("testcase", [("classname", test.className)]) + " name=\"\(name)"
    return Array(start.utf8) + test.lateNumber.bytes + "\" time=\"0\"\(content(of: test))".utf8
  }

  private static func content(of test: JUnitCase) -> String {
    guard let verdict = test.verdict else { return "/>\n" }
    var attributes = [("message", verdict.message)]
    if let type = verdict.type { attributes.append(("type", type)) }
    let inner = tag(verdict.kind.rawValue, attributes)
    let lines = verdict.text.split(separator: "\n").map { XMLText.escaped(String($0)) }
    let text = lines.joined(separator: "\n")
    let content = text.isEmpty ? "<\(inner)/>" : "<\(inner)>\(text)</\(verdict.kind.rawValue)>"
    return ">\n    \(content)\n  </testcase>\n"
  }

  private static func tag(_ name: String, _ attributes: [(String, String)]) -> String {
    attributes.reduce(name) { $0 + " \($1.0)=\"\(XMLText.escaped($1.1))\"" }
  }
}
