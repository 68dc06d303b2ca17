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
      aboutWhole(
        .firing,
        Message(
          id: "never-fires", "in no example does \(id.quoted) find anything; add one that fails")),
      aboutWhole(
        .silence,
        Message(
          id: "never-silent", "in every example \(id.quoted) finds something; add one that passes")),
    ]
    if let from = declaration.from, from.seconds > firstDay.seconds {
      parts.append(
        aboutWhole(
          .dayBefore,
          Message(
            id: "no-day-before",
            """
            no example is submitted on \(from.adding(days: -1).day), the day before the rule \
            holds; add one
            """)))
    }
    if let until = declaration.until {
      parts.append(
        aboutWhole(
          .dayAfter,
          Message(
            id: "no-day-after",
            """
            no example is submitted on \(until.adding(days: 1).day), the day after the rule \
            held; add one
            """)))
    }
    for (clause, text) in clauses.all {
      guard let message = neverReached(clause) else { continue }
      let part = RuleGap.Part(key: key(of: clause), bytes: 0..<text.text.utf8.count)
      parts.append(
        (.clause(clause), RuleGap(diagnostic: Diagnostic(message, at: text.range), part: part)))
    }
    for (name, text) in texts.all { parts += placeholders(of: text.english, in: name) }
    return parts
  }

  /// That a clause as a whole never comes to what it is there for.
  private func neverReached(_ clause: RuleClause) -> Message? {
    switch clause {
    case .applies:
      Message(
        id: "never-outside",
        "in no example is 'applies' of \(id.quoted) false; add one that it isn't about")
    case .when:
      Message(
        id: "never-skipped",
        "in no example is 'when' of \(id.quoted) false; add one that it isn't about")
    case .exemption(let number):
      Message(
        id: "never-exempt",
        "in no example does the exemption \(exemptionIDs[number].quoted) apply; add one")
    case .review:
      Message(id: "never-reviewed", "no example goes to a person; add one under 'review'")
    case .related: Message(id: "never-related", "no example points to this related place; add one")
    case .each, .definition, .require, .at, .key, .mark: nil
    }
  }

  /// A condition of a clause that no example lets decide.
  package func gap(_ decision: OpenDecision, in clause: RuleClause) -> RuleGap? {
    written(clause)?.gap(decision, of: id)
  }

  private func placeholders(of written: LocatedText, in text: RuleText) -> [Expected] {
    let spans = TemplateText(written.text).pieces.compactMap { piece in
      if case .expression(_, let bytes) = piece { bytes } else { nil }
    }
    return spans.enumerated().map { number, bytes in
      let gap = Diagnostic(
        id: "never-shown", "no example shows a value here; add one", at: written.range(of: bytes))
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
        ? Message(
          id: "never-decides",
          """
          in no example does \(part.quoted) alone decide, being \(answer), in \(key.quoted) \
          of \(owner.quoted); add one
          """)
        : Message(
          id: "never-comes-to",
          "in no example is \(part.quoted) \(answer) in \(key.quoted) of \(owner.quoted); add one"),
      at: decision.bytes)
  }

  /// A change that no example notices.
  func gap(_ mutant: Mutant, of owner: String) -> RuleGap {
    gap(mutant.original, mutant.replacement, at: mutant.bytes, of: owner)
  }

  func gap(
    _ original: String, _ replacement: String, at bytes: Range<Int>, of owner: String
  ) -> RuleGap {
    let original = original.withoutLineBreaks
    return gap(
      replacement.isEmpty
        ? Message(
          id: "unnoticed-omission",
          """
          no example notices \(original.quoted) left out of \(key.quoted) of \
          \(owner.quoted); add one
          """)
        : Message(
          id: "unnoticed-change",
          """
          no example notices \(replacement.quoted) instead of \(original.quoted) in \
          \(key.quoted) of \(owner.quoted); add one
          """),
      at: bytes,
      change: replacement
    )
  }

  /// That a service with whose id something is compared gets by where it is listed in another way.
  func gap(
    _ service: String, listedAs entry: String, at bytes: Range<Int>, of owner: String
  ) -> RuleGap {
    gap(
      Message(
        id: "unnoticed-service",
        """
        \(service.quoted) gets by \(key.quoted) of \(owner.quoted) as '{\(entry)}'; ask \
        offers('\(service)') of the login, of a service, or of a button's 'login'
        """),
      at: bytes)
  }

  private func gap(_ message: Message, at bytes: Range<Int>, change: String? = nil) -> RuleGap {
    RuleGap(
      diagnostic: Diagnostic(message, at: text.range(of: bytes)),
      part: RuleGap.Part(key: key, bytes: bytes, change: change))
  }
}
