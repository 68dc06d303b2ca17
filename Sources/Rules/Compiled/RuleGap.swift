package import Diagnostics
package import Expressions
internal import Model

/// Something of a rule that none of its examples shows.
package struct RuleGap: Sendable {
  package let diagnostic: Diagnostic
  /// What of which clause it is; nil for what isn't about a clause.
  let part: Part?

  struct Part: Sendable {
    let clause: RuleClause
    /// In UTF-8 bytes of the clause's text.
    let bytes: Range<Int>
    /// What might stand there instead, unnoticed.
    var change: String?
  }
}

extension RuleSource {
  /// What none of its examples reaches; submissions before the first day can't be examples.
  package func gaps(reached: Set<RulePart>, firstDay: Timestamp) -> [RuleGap] {
    parts(since: firstDay).filter { !reached.contains($0.part) }.map(\.gap)
  }

  private typealias Expected = (part: RulePart, gap: RuleGap)

  private func parts(since firstDay: Timestamp) -> [Expected] {
    func aboutWhole(_ part: RulePart, _ message: Message) -> Expected {
      (part, RuleGap(diagnostic: Diagnostic(message, at: idRange), part: nil))
    }
    var parts = [
      aboutWhole(.firing, .neverFires(id)), aboutWhole(.silence, .neverSilent(id)),
    ]
    if let from = declaration.from, from.seconds > firstDay.seconds {
      parts.append(aboutWhole(.dayBefore, .noDayBefore(from.adding(days: -1).day)))
    }
    if let until = declaration.until {
      parts.append(aboutWhole(.dayAfter, .noDayAfter(until.adding(days: 1).day)))
    }
    for written in clauses { parts += expected(of: written) }
    parts += placeholders(of: message, in: .message) + placeholders(of: fix, in: .fix)
    for (number, exemption) in exemptions.enumerated() {
      parts += placeholders(of: exemption.note, in: .exemption(number))
    }
    if let review { parts += placeholders(of: review.text, in: .review) }
    for (number, related) in related.enumerated() {
      let gap = Diagnostic(.neverRelated, at: related.place.range)
      parts.append((.related(number), RuleGap(diagnostic: gap, part: nil)))
      parts += placeholders(of: related.note, in: .related(number))
    }
    return parts
  }

  /// What a clause as a whole has to come to.
  private func expected(of written: WrittenClause) -> [Expected] {
    let expected: (part: RulePart, message: Message)
    switch written.clause {
    case .applies: expected = (.outside, .neverOutside(id))
    case .when: expected = (.skipped, .neverSkipped(id))
    case .exemption(let number):
      expected = (.exemption(number), .neverExempt(exemptions[number].id))
    case .review: expected = (.review, .neverReviewed)
    case .each, .definition, .require: return []
    }
    let bytes = 0..<written.text.text.utf8.count
    return [
      (
        expected.part,
        RuleGap(
          diagnostic: Diagnostic(expected.message, at: written.text.range),
          part: RuleGap.Part(clause: written.clause, bytes: bytes)
        )
      )
    ]
  }

  /// A condition of a clause that no example lets decide.
  package func gap(_ decision: OpenDecision, in clause: RuleClause) -> RuleGap? {
    clauses.first { $0.clause == clause }?.gap(decision, of: id)
  }

  /// A change of a clause that no example notices.
  package func gap(_ mutant: Mutant, in clause: RuleClause) -> RuleGap? {
    clauses.first { $0.clause == clause }?.gap(mutant, of: id)
  }

  private func placeholders(of written: LocatedText, in text: RulePart.Text) -> [Expected] {
    let spans = TemplateText(written.text).pieces.compactMap { piece in
      if case .expression(_, let bytes) = piece { bytes } else { nil }
    }
    return spans.enumerated().map { number, bytes in
      let gap = Diagnostic(.neverShown, at: written.range(of: bytes))
      return (.placeholder(text, number), RuleGap(diagnostic: gap, part: nil))
    }
  }
}

extension WrittenClause {
  /// A condition that no example lets decide.
  func gap(_ decision: OpenDecision, of owner: String) -> RuleGap {
    let part = decision.text.withoutLineBreaks
    let answer = decision.answer ? "true" : "false"
    return gap(
      decision.isOneOfSeveral
        ? .neverDecides(part, answer, key, of: owner) : .neverComesTo(part, answer, key, of: owner),
      at: decision.bytes
    )
  }

  /// A change that no example notices.
  func gap(_ mutant: Mutant, of owner: String) -> RuleGap {
    let original = mutant.original.withoutLineBreaks
    return gap(
      mutant.replacement.isEmpty
        ? .unnoticedOmission(original, key, of: owner)
        : .unnoticedChange(original, mutant.replacement, key, of: owner),
      at: mutant.bytes,
      change: mutant.replacement
    )
  }

  private func gap(
    _ message: Message,
    at bytes: Range<Int>,
    change: String? = nil
  ) -> RuleGap {
    RuleGap(
      diagnostic: Diagnostic(message, at: text.range(of: bytes)),
      part: RuleGap.Part(clause: clause, bytes: bytes, change: change)
    )
  }
}

extension Timestamp {
  fileprivate func adding(days: Int64) -> Timestamp {
    Timestamp(seconds: seconds + days * 86_400, nanoseconds: 0)
  }
}

extension Message {
  fileprivate static func neverFires(_ rule: String) -> Self {
    Self(.neverFires, rule.quoted)
  }

  fileprivate static func neverSilent(_ rule: String) -> Self {
    Self(.neverSilent, rule.quoted)
  }

  fileprivate static func neverOutside(_ rule: String) -> Self {
    Self(.neverOutside, rule.quoted)
  }

  fileprivate static func neverSkipped(_ rule: String) -> Self {
    Self(.neverSkipped, rule.quoted)
  }

  fileprivate static func neverDecides(
    _ part: String,
    _ answer: String,
    _ clause: String,
    of rule: String
  ) -> Self {
    Self(
      .neverDecides,
      part.quoted,
      answer,
      clause.quoted,
      rule.quoted
    )
  }

  fileprivate static func neverComesTo(
    _ part: String,
    _ answer: String,
    _ clause: String,
    of rule: String
  ) -> Self {
    Self(
      .neverComesTo,
      part.quoted,
      answer,
      clause.quoted,
      rule.quoted
    )
  }

  fileprivate static func unnoticedChange(
    _ original: String,
    _ replacement: String,
    _ clause: String,
    of rule: String
  ) -> Self {
    Self(
      .unnoticedChange,
      replacement.quoted,
      original.quoted,
      clause.quoted,
      rule.quoted
    )
  }

  fileprivate static func unnoticedOmission(
    _ original: String,
    _ clause: String,
    of rule: String
  ) -> Self {
    Self(
      .unnoticedOmission,
      original.quoted,
      clause.quoted,
      rule.quoted
    )
  }

  fileprivate static func noDayBefore(_ day: String) -> Self {
    Self(.noDayBefore, day)
  }

  fileprivate static func noDayAfter(_ day: String) -> Self {
    Self(.noDayAfter, day)
  }

  fileprivate static func neverExempt(_ exemption: String) -> Self {
    Self(.neverExempt, exemption.quoted)
  }

  fileprivate static var neverReviewed: Self {
    Self(.neverReviewed)
  }

  fileprivate static var neverRelated: Self {
    Self(.neverRelated)
  }

  fileprivate static var neverShown: Self {
    Self(.neverShown)
  }
}
