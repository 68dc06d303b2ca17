internal import Diagnostics
package import Engine
internal import Localization
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

  package mutating func add(_ result: LintResult, to spool: any ReportSpool) {
    let cases = JUnitCases(of: result, catalogue, said: language).all
    for group in Set(cases.map(\.group)) { numbering.note(group) }
    for test in cases {
      counts[test.verdict?.kind, default: 0] += 1
      let name = Fingerprint(of: test.className, test.name)
      let (start, end) = Self.element(test)
      spool.append(test.group.hexadecimal, name.hexadecimal, String(test.number), start, end)
    }
  }

  package func write(_ run: RunResult, from spool: any ReportSpool, to output: inout ReportOutput) {
    let others = JUnitCases(of: run).all
    let counts = others.reduce(into: counts) { $0[$1.verdict?.kind, default: 0] += 1 }
    output.write(Self.head(counts))
    if let seen = run.inventory.message {
      let property = Self.tag("property", [("name", "inventory"), ("value", language(seen))])
      output.write("  <properties>\n    <\(property)/>\n  </properties>\n")
    }
    var numbering = numbering
    output.write(of: spool) { waiting in
      let record = waiting.strings
      let number = numbering.number(
        of: Fingerprint(value: UInt64(record[1], radix: 16) ?? 0), in: record[0],
        otherwise: Int(record[2]) ?? 1)
      return Array((record[3] + Self.suffix(number) + record[4]).utf8)
    }
    for other in others {
      let (start, end) = Self.element(other)
      output.write(start + Self.suffix(other.number) + end)
    }
    output.write("</testsuite>\n")
  }

  /// A suite of some cases.
  static func suite(of cases: [JUnitCase]) -> String {
    let counts = cases.reduce(into: [:]) { $0[$1.verdict?.kind, default: 0] += 1 }
    return cases.reduce(head(counts)) { text, test in
      let (start, end) = element(test)
      return text + start + suffix(test.number) + end
    } + "</testsuite>\n"
  }

  private static func head(_ counts: [JUnitCase.Verdict.Kind?: Int]) -> String {
    let suite = tag(
      "testsuite",
      [
        ("name", "reviewlint"), ("tests", "\(counts.values.reduce(0, +))"),
        ("failures", "\(counts[.failure] ?? 0)"), ("errors", "\(counts[.error] ?? 0)"),
        ("skipped", "\(counts[.skipped] ?? 0)"), ("time", "0"),
      ]
    )
    return #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n<\(suite)>\n"
  }

  /// Build servers drop what has the class and the name of another.
  private static func suffix(_ number: Int) -> String {
    number > 1 ? " (\(number))" : ""
  }

  /// What comes before the number in its name, and behind it.
  private static func element(_ test: JUnitCase) -> (String, String) {
    let name = XMLText.escaped(test.name)
    let start = "  <" + tag("testcase", [("classname", test.className)]) + " name=\"\(name)"
    return (start, "\" time=\"0\"\(content(of: test))")
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
