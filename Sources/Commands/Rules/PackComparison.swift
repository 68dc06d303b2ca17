internal import Diagnostics
internal import Engine
internal import Rules

/// How descriptions are judged by two versions of a pack.
struct PackComparison {
  /// A description, its verdicts, and the outcomes of those rules that come to another.
  private struct Change {
    let name: String
    let verdicts: (old: Verdict, new: Verdict)
    let outcomes: [(rule: String, old: Outcome?, new: Outcome?)]
  }

  private let changes: [Change]
  private let count: Int

  /// Both are of the same descriptions.
  init(from old: RunResult, to new: RunResult) {
    count = new.descriptions.count
    changes = zip(old.descriptions, new.descriptions).compactMap { one, other in
      let book = other.judged?.book
      let (before, after) = (one.outcomes(by: book), other.outcomes(by: book))
      let rules = Set(before.keys).union(after.keys).sorted()
      let outcomes = rules.map { (rule: $0, old: before[$0], new: after[$0]) }
        .filter { $0.old != $0.new }
      guard !outcomes.isEmpty || one.verdict != other.verdict else { return nil }
      return Change(
        name: other.document == 1
          ? other.file.id.path : "\(other.file.id.path) (\(other.document))",
        verdicts: (one.verdict, other.verdict),
        outcomes: outcomes
      )
    }
  }

  /// Those that are judged otherwise, each with the rules that make it so.
  var text: String {
    let lines = changes.flatMap { change in
      let (old, new) = change.verdicts
      let verdict = old == new ? new.rawValue : "\(old.rawValue) → \(new.rawValue)"
      return ["\(change.name): \(verdict)"]
        + change.outcomes.map { rule, old, new in
          "  \(rule): \(old?.rawValue ?? "–") → \(new?.rawValue ?? "–")"
        }
    }
    let summary = Message(.packDiff, changes.count { $0.verdicts.old != $0.verdicts.new }, count)
    return (lines.map { TerminalText.safe($0) } + [summary.text]).map { $0 + "\n" }.joined()
  }

  /// The same, for programs; a rule that one of the packs doesn't have has no outcome there.
  var json: String {
    var json = JSONWriter(indentation: 2)
    json.object { json in
      json.member("schemaVersion", 1)
      json.member("descriptions", count)
      json.objects("changed", of: changes) { json, change in
        json.member("description", change.name)
        json.object("verdict") { json in
          json.member("old", change.verdicts.old.rawValue)
          json.member("new", change.verdicts.new.rawValue)
        }
        json.objects("rules", of: change.outcomes) { json, outcome in
          json.member("rule", outcome.rule)
          if let old = outcome.old { json.member("old", old.rawValue) }
          if let new = outcome.new { json.member("new", new.rawValue) }
        }
      }
    }
    return json.text + "\n"
  }
}

extension LintResult {
  /// What each rule came to at worst, by the ids that rules have in that book.
  fileprivate func outcomes(by book: RuleBook?) -> [String: Outcome] {
    let quiet = passed.map { ($0, Outcome.pass) } + notApplicable.map { ($0, .notApplicable) }
    let all = quiet + findings.map { ($0.rule, $0.outcome) }
    return Dictionary(all.map { (book?.currentID(of: $0) ?? $0, $1) }, uniquingKeysWith: min)
  }
}
