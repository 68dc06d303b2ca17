internal import Diagnostics
internal import Engine
internal import Localization
package import Presentation

/// The results as JUnit's XML: a test case for each rule and description.
///
/// The one suite is the root, so that the schemas of Jenkins and of Surefire both take it.
package enum JUnitReporter: Reporter {
  package static let name = "junit"

  package static func write(
    _ run: PresentedRun, _ style: ReportStyle, to output: inout ReportOutput
  ) {
    let catalogue = RuleCatalogue(of: run.run.setup)
    let others = JUnitCases(of: run, catalogue).all
    var properties = ""
    if let seen = run.run.inventory.message {
      let property = Self.tag("property", [("name", "inventory"), ("value", run.language(seen))])
      properties = "  <properties>\n    <\(property)/>\n  </properties>\n"
    }
    // They are made twice, to be counted first: few are in memory at once.
    func forEachCase(_ take: (JUnitCase) -> Void) {
      for description in run.descriptions {
        JUnitCases(of: description.result, catalogue, said: run.language).all.forEach(take)
      }
      others.forEach(take)
    }
    var counts: [JUnitCase.Verdict.Kind?: Int] = [:]
    forEachCase { counts[$0.verdict?.kind, default: 0] += 1 }
    output.write(Self.head(counts) + properties)
    // Build servers drop what has the class and the name of another.
    var numbers: [Fingerprint: Int] = [:]
    forEachCase { test in
      let name = Fingerprint(of: test.className, test.name)
      numbers[name, default: 0] += 1
      output.write(Self.element(test, number: numbers[name] ?? 1))
    }
    output.write("</testsuite>\n")
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

  private static func element(_ test: JUnitCase, number: Int) -> String {
    let name = number > 1 ? "\(test.name) (\(number))" : test.name
    let start = tag("testcase", [("classname", test.className), ("name", name), ("time", "0")])
    return "  <\(start)\(content(of: test))"
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
