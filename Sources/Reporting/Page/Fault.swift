internal import Linting
internal import Rules

/// What a rule finds at one place, on however many screens: to a reader one fault.
struct Fault {
  /// One finding for each screen, or a single one.
  private(set) var findings: [Finding]
  /// How many letters are known that App Review wrote about the like.
  let letters: Int

  /// The finding that speaks for all of them.
  var first: Finding { findings[0] }

  /// How many further places there are.
  var others: Int { findings.count - 1 }

  /// Those of an outcome, what is most grave first, then what App Review refuses most often.
  static func all(_ outcome: Outcome, of result: LintResult, by catalogue: RuleCatalogue) -> [Fault]
  {
    var faults: [Fault] = []
    var numbers: [Key: Int] = [:]
    for finding in result.findings where finding.outcome == outcome {
      let key = Key(finding)
      if let number = numbers[key] {
        faults[number].findings.append(finding)
      } else {
        numbers[key] = faults.count
        let letters = catalogue[finding.rule]?.letters ?? 0
        faults.append(Fault(findings: [finding], letters: letters))
      }
    }
    return faults.sorted {
      ($1.first.severity, $1.letters) < ($0.first.severity, $0.letters)
    }
  }

  private struct Key: Hashable {
    let rule: String
    let acceptance: Finding.Acceptance?
    let place: Substring

    init(_ finding: Finding) {
      rule = finding.rule
      acceptance = finding.acceptance
      place = finding.placeOnScreen ?? finding.location.path[...]
    }
  }
}
