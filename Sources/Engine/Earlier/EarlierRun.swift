internal import Diagnostics
internal import Rules

/// What an earlier run found open, to be held against what is open now.
package struct EarlierRun: Sendable {
  /// The day it was checked as of, `YYYY-MM-DD`; nil where nothing was checked.
  package let day: String?
  /// The digest of the rules that were asked.
  package let rules: String
  private let descriptions: [String: [RunPart.Description]]

  package init(_ descriptions: [RunPart.Description], judgedBy rules: String) {
    day = descriptions.first?.day
    self.rules = rules
    self.descriptions = Dictionary(grouping: descriptions, by: \.app)
  }

  /// What came of a description since; nil where the report knows nothing of its app.
  package func progress(of result: LintResult) -> Progress? {
    guard let known = descriptions[result.app] else { return nil }
    let same = known.filter { $0.key == result.key }
    return Progress(from: (same.isEmpty ? known : same).flatMap(\.results), to: result)
  }

  /// How a description got on between two runs, finding by finding, by their fingerprints.
  package struct Progress: Sendable {
    /// Something that was open, as it was put then.
    package struct Item: Sendable {
      package let rule: String
      package let path: String
      package let message: String
    }

    /// The fingerprints of what is open and wasn't.
    package private(set) var new: Set<String> = []
    /// What was open and isn't found any more.
    package private(set) var fixed: [Item] = []
    /// What was open and is accepted now.
    package private(set) var accepted: [Item] = []
    /// What was open, and whose rule isn't decided or asked any more.
    package private(set) var untold: [Item] = []
    /// How much was open and still is.
    package private(set) var open = 0

    fileprivate init(from entries: [RunPart.Entry], to result: LintResult) {
      let book = result.judged?.book
      let earlier = entries.filter { Self.isOpen($0.outcome) }
      var decided = Set(result.passed + result.notApplicable + result.findings.map(\.rule))
      for finding in result.findings where finding.outcome == .incomplete {
        decided.remove(finding.rule)
      }
      // Several descriptions may have one finding: each stands for one of then.
      var known = Dictionary(earlier.map { ($0.fingerprint, 1) }, uniquingKeysWith: +)
      var left: [String: [Outcome]] = [:]
      var openPlaces: Set<[String]> = []
      for finding in result.findings {
        let fingerprint = finding.fingerprint.hexadecimal
        let name =
          known[fingerprint] != nil
          ? fingerprint
          : finding.formerFingerprints.map(\.hexadecimal).first { known[$0] != nil } ?? fingerprint
        left[name, default: []].append(finding.outcome)
        guard Self.isOpen(finding.outcome.rawValue) else { continue }
        openPlaces.insert([finding.rule, finding.location.path])
        if let count = known[name], count > 0 {
          known[name] = count - 1
        } else {
          new.insert(fingerprint)
        }
      }
      for entry in earlier {
        // It may have been called otherwise then.
        let rule = book?.currentID(of: entry.rule) ?? entry.rule
        let item = Item(rule: rule, path: entry.path, message: entry.message)
        switch left[entry.fingerprint]?.popLast() {
        case .fail, .review: open += 1
        case .waived: accepted.append(item)
        // What was found there is found with something else.
        case _ where openPlaces.contains([rule, entry.path]): open += 1
        case _ where decided.contains(rule): fixed.append(item)
        default: untold.append(item)
        }
      }
    }

    /// What asks somebody to do something.
    private static func isOpen(_ outcome: String) -> Bool {
      outcome == Outcome.fail.rawValue || outcome == Outcome.review.rawValue
    }
  }
}
