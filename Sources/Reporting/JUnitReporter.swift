package import Linting

/// The results as JUnit's XML: a test case for each rule, on each screen where it looks at screens.
///
/// The one suite is the root, so that the schemas of Jenkins and of Surefire both take it.
package struct JUnitReporter: Reporter {
  package static let name = "junit"
  package static let detail = ResultDetail.screens

  package init(_ style: ReportStyle = ReportStyle()) {}

  package func report(_ run: RunResult) -> String {
    let cases = JUnitCases(of: run).all
    func count(_ kind: JUnitCase.Verdict.Kind) -> Int { cases.count { $0.verdict?.kind == kind } }
    let head = Self.tag(
      "testsuite",
      [
        ("name", "reviewlint"), ("tests", "\(cases.count)"), ("failures", "\(count(.failure))"),
        ("errors", "\(count(.error))"), ("skipped", "\(count(.skipped))"), ("time", "0"),
      ]
    )
    return #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n<\(head)>\n"
      + cases.map(Self.element).joined() + "</testsuite>\n"
  }

  private static func element(_ test: JUnitCase) -> String {
    let head = tag(
      "testcase",
      [("classname", test.className), ("name", test.name), ("time", "0")]
    )
    guard let verdict = test.verdict else { return "  <\(head)/>\n" }
    var attributes = [("message", verdict.message)]
    if let type = verdict.type { attributes.append(("type", type)) }
    let inner = tag(verdict.kind.rawValue, attributes)
    let lines = verdict.text.split(separator: "\n").map { XMLText.escaped(String($0)) }
    let text = lines.joined(separator: "\n")
    let content = text.isEmpty ? "<\(inner)/>" : "<\(inner)>\(text)</\(verdict.kind.rawValue)>"
    return "  <\(head)>\n    \(content)\n  </testcase>\n"
  }

  private static func tag(_ name: String, _ attributes: [(String, String)]) -> String {
    attributes.reduce(name) { $0 + " \($1.0)=\"\(XMLText.escaped($1.1))\"" }
  }
}
