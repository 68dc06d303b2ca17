package import Diagnostics
package import Expressions
internal import Model

/// Something of a rule that none of its examples shows.
package struct RuleGap: Sendable {
  package let diagnostic: Diagnostic
  /// What of which clause it is; nil for what isn't about a clause.
  let part: Part?

  struct Part: Sendable {
    /// What it stands under.
    let key: String
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
      aboutWhole(.firing, Message(.neverFires, id.quoted)),
      aboutWhole(.silence, Message(.neverSilent, id.quoted)),
    ]
    if let from = declaration.from, from.seconds > firstDay.seconds {
      parts.append(aboutWhole(.dayBefore, Message(.noDayBefore, from.adding(days: -1).day)))
    }
    if let until = declaration.until {
      parts.append(aboutWhole(.dayAfter, Message(.noDayAfter, until.adding(days: 1).day)))
    }
    for written in clauses { parts += expected(of: written) }
    parts += placeholders(of: message, in: .message) + placeholders(of: fix, in: .fix)
    for (number, exemption) in exemptions.enumerated() {
      parts += placeholders(of: exemption.note, in: .exemption(number))
    }
    if let review { parts += placeholders(of: review.text, in: .review) }
    for (number, related) in related.enumerated() {
      let gap = Diagnostic(Message(.neverRelated), at: related.place.range)
      parts.append((.related(number), RuleGap(diagnostic: gap, part: nil)))
      parts += placeholders(of: related.note, in: .related(number))
    }
    return parts
  }

  /// What a clause as a whole has to come to.
  private func expected(of written: WrittenClause) -> [Expected] {
    let expected: (part: RulePart, message: Message)
    switch written.clause {
    case .applies: expected = (.outside, Message(.neverOutside, id.quoted))
    case .when: expected = (.skipped, Message(.neverSkipped, id.quoted))
    case .exemption(let number):
      expected = (.exemption(number), Message(.neverExempt, exemptions[number].id.quoted))
    case .review: expected = (.review, Message(.neverReviewed))
    case .each, .definition, .require, nil: return []
    }
    let bytes = 0..<written.text.text.utf8.count
    return [
      (
        expected.part,
        RuleGap(
          diagnostic: Diagnostic(expected.message, at: written.text.range),
          part: RuleGap.Part(key: written.key, bytes: bytes)
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

  /// A change of a value that no example notices.
  package func gap(_ change: ValueChange) -> RuleGap? {
    valueClauses.first { $0.key == change.key }?
      .gap(change.original, change.replacement, at: change.bytes, of: id)
  }

  private func placeholders(of written: LocatedText, in text: RulePart.Text) -> [Expected] {
    let spans = TemplateText(written.text).pieces.compactMap { piece in
      if case .expression(_, let bytes) = piece { bytes } else { nil }
    }
    return spans.enumerated().map { number, bytes in
      let gap = Diagnostic(Message(.neverShown), at: written.range(of: bytes))
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
        ? Message(.neverDecides, part.quoted, answer, key.quoted, owner.quoted)
        : Message(.neverComesTo, part.quoted, answer, key.quoted, owner.quoted),
      at: decision.bytes
    )
  }

  /// A change that no example notices.
  func gap(_ mutant: Mutant, of owner: String) -> RuleGap {
    gap(mutant.original, mutant.replacement, at: mutant.bytes, of: owner)
  }

  func gap(
    _ original: String,
    _ replacement: String,
    at bytes: Range<Int>,
    of owner: String
  ) -> RuleGap {
    let original = original.withoutLineBreaks
    return gap(
      replacement.isEmpty
        ? Message(.unnoticedOmission, original.quoted, key.quoted, owner.quoted)
        : Message(
          .unnoticedChange,
          replacement.quoted,
          original.quoted,
          key.quoted,
          owner.quoted
        ),
      at: bytes,
      change: replacement
    )
  }

  private func gap(_ message: Message, at bytes: Range<Int>, change: String? = nil) -> RuleGap {
    RuleGap(
      diagnostic: Diagnostic(message, at: text.range(of: bytes)),
      part: RuleGap.Part(key: key, bytes: bytes, change: change)
    )
  }
}
