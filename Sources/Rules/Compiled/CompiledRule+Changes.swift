internal import Diagnostics
package import Expressions
internal import Model

// What examples should notice.
extension CompiledRule {
  /// The rule as its author might have written it instead, and what to say where no example notices.
  package typealias Change = (rule: CompiledRule, gap: RuleGap)

  /// The rule with each comparison, constant, connective, parameter and day changed once; no
  /// submission can be from before the first day.
  package func changes(since firstDay: Timestamp) -> [Change] {
    clauseChanges + parameterChanges + dayChanges(since: firstDay)
  }

  private var clauseChanges: [Change] {
    zip(clauses.deciding, source.decidingClauses).flatMap { decided, written in
      decided.expression.mutants.map { mutant in
        (replacing(decided.clause, with: mutant.program), written.gap(mutant, of: id))
      }
    }
  }

  private var parameterChanges: [Change] {
    zip(source.valueClauses, source.parameters.indices).flatMap { written, number in
      let (value, text) = (source.parameters[number].value, written.text.text)
      return (value.neighbours + value.shortened + value.daysBeside).map { value, replacement in
        var source = source
        source.parameters[number].value = value
        return (changed(source), written.gap(text, replacement, at: 0..<text.utf8.count, of: id))
      }
    }
  }

  private func dayChanges(since firstDay: Timestamp) -> [Change] {
    guard source.holdsRange != nil, let written = source.valueClauses.last else { return [] }
    func changes(of day: WritableKeyPath<RuleDeclaration, Timestamp?>) -> [Change] {
      guard let old = declaration[keyPath: day], old.seconds > firstDay.seconds,
        let bytes = Array(written.text.text.utf8).firstRange(of: Array(old.day.utf8))
      else { return [] }
      return [-1, 1].map { old.adding(days: $0) }.map { new in
        var source = source
        source.declaration[keyPath: day] = new
        return (changed(source), written.gap(old.day, new.day, at: bytes, of: id))
      }
    }
    return changes(of: \.from) + changes(of: \.until)
  }
}

extension Value {
  /// The day before, and the day after.
  var daysBeside: [(value: Value, text: String)] {
    guard case .timestamp(let day) = self else { return [] }
    return [-1, 1].map { day.adding(days: $0) }.map { (.timestamp($0), $0.day) }
  }
}
