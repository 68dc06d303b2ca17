internal import Diagnostics
package import Engine
internal import Rules

/// What an earlier run found open, to be held against what is open now.
package struct EarlierRun: Sendable {
  /// The day it was checked as of, `YYYY-MM-DD`; nil where nothing was checked.
  package let day: String?
  /// The digest of the rules that were asked.
  package let rules: String
  private let apps: KnownApps
  private let descriptions: [AppIdentity: [RunRecord.Description]]

  package init(_ run: RunRecord) {
    day = run.descriptions.first?.asOf
    rules = run.tool.rules
    apps = KnownApps(run.descriptions.map(\.identity))
    descriptions = Dictionary(grouping: run.descriptions, by: \.identity.alone)
  }

  /// What came of a description since; nil where the report knows nothing of its app.
  package func progress(of result: LintResult) -> Progress? {
    let findings = result.findings.map { finding in
      Progress.Found(
        rule: finding.rule, path: finding.location.path, outcome: finding.outcome,
        fingerprints: ([finding.fingerprint] + finding.formerFingerprints).map(\.hexadecimal))
    }
    let book = result.judged?.book
    return entries(of: result.identity).map { entries in
      Progress(from: entries, to: findings, result.passed + result.notApplicable) {
        book?.currentID(of: $0) ?? $0
      }
    }
  }

  /// What a later report says came of a description since.
  package func progress(of description: RunRecord.Description) -> Progress? {
    let found = description.results.map { entry in
      Progress.Found(
        rule: entry.rule, path: entry.path, outcome: entry.outcome,
        fingerprints: [entry.fingerprint])
    }
    return entries(of: description.identity).map { entries in
      Progress(from: entries, to: found, description.passed + description.notApplicable) { $0 }
    }
  }

  /// What was found in an app, with the fingerprints that it would have now.
  private func entries(of app: AppIdentity) -> [RunRecord.Entry]? {
    guard let known = apps.app(app), let same = descriptions[known] else { return nil }
    return same.flatMap { description in
      description.results.map { $0.moved(from: description.identity, to: app) }
    }
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
    /// Something that is found now, by its fingerprint and then those that it had before.
    fileprivate struct Found {
      let rule: String
      let path: String
      let outcome: Outcome
      let fingerprints: [String]
    }

    /// To what is found now, beside rules that found nothing; a rule may have another id by now.
    fileprivate init(
      from entries: [RunRecord.Entry], to findings: [Found], _ quiet: [String],
      currentID: (String) -> String
    ) {
      let earlier = entries.filter { $0.outcome.isOpen }
      var decided = Set(quiet + findings.map(\.rule))
      for finding in findings where finding.outcome == .incomplete { decided.remove(finding.rule) }
      // Several descriptions may have one finding: each stands for one of then.
      var known = Dictionary(earlier.map { ($0.fingerprint, 1) }, uniquingKeysWith: +)
      var left: [String: [Outcome]] = [:]
      var openPlaces: Set<[String]> = []
      for finding in findings {
        let fingerprint = finding.fingerprints[0]
        let name = finding.fingerprints.first { known[$0] != nil } ?? fingerprint
        left[name, default: []].append(finding.outcome)
        guard finding.outcome.isOpen else { continue }
        openPlaces.insert([finding.rule, finding.path])
        if let count = known[name], count > 0 {
          known[name] = count - 1
        } else {
          new.insert(fingerprint)
        }
      }
      for entry in earlier {
        // It may have been called otherwise then.
        let rule = currentID(entry.rule)
        let item = Item(rule: rule, path: entry.path, message: entry.message)
        switch left[entry.fingerprint]?.popLast() {
        case .fail, .review: continue
        case .waived: accepted.append(item)
        // What was found there is found with something else.
        case _ where openPlaces.contains([rule, entry.path]): continue
        case _ where decided.contains(rule): fixed.append(item)
        default: untold.append(item)
        }
      }
    }
  }
}

extension RunRecord.Entry {
  /// The entry where its app is known otherwise.
  fileprivate func moved(from old: AppIdentity, to new: AppIdentity) -> Self {
    guard old != new, let found = Fingerprint(hexadecimal: fingerprint) else { return self }
    var moved = self
    moved.fingerprint =
      found.crossed(with: old.fingerprint).crossed(with: new.fingerprint).hexadecimal
    return moved
  }
}

extension Outcome {
  /// It asks somebody to do something.
  fileprivate var isOpen: Bool { self == .fail || self == .review }
}
