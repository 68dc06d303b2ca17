internal import Diagnostics
internal import Expressions
internal import Model
package import Rules

/// What the examples of one rule reach of it.
package struct ExampleCoverage: Sendable {
  private let rule: CompiledRule
  private let book: RuleBook
  private var reached: Set<RulePart> = []
  private var decisions = DecisionLog()

  package init(of rule: CompiledRule, in book: RuleBook) {
    self.rule = rule
    self.book = book
  }

  /// Counts what an example reached; one that can't be made or evaluated reaches nothing.
  package mutating func add(_ result: ExampleResult) {
    guard let description = result.description else { return }
    let day = description.submissionDate.seconds
    if let from = rule.declaration.from, day == from.seconds - 86_400 { reached.insert(.dayBefore) }
    if let until = rule.declaration.until, day == until.seconds + 86_400 {
      reached.insert(.dayAfter)
    }
    guard let reach = result.reach else { return }
    reached.formUnion(reach.parts)
    decisions.formUnion(reach.decisions)
  }

  /// What no example reached, at its place in the rule's file, and each condition in it that no
  /// example lets decide.
  package var gaps: [RuleGap] {
    let open = rule.clauses.deciding.flatMap { clause, program in
      program.openDecisions(after: decisions).compactMap { rule.source.gap($0, in: clause) }
    }
    return rule.source.gaps(reached: reached, firstDay: book.firstDay) + open
  }
}

/// What an evaluation reaches of its rule.
struct ExampleReach: EvaluationObserver {
  private(set) var parts: Set<RulePart> = []
  private(set) var decisions = DecisionLog()
  /// Why the rule isn't about what the example describes, if it isn't.
  private(set) var silence: Message?
  private var holds = true
  /// How many lists are around of which more items may be there than are known.
  private var furtherItems = 0

  /// Notes what the whole came to, and what has decided on the way.
  mutating func end(_ outcome: Outcome, _ decisions: DecisionLog?) {
    self.decisions = decisions ?? DecisionLog()
    switch outcome {
    case .fail, .review: parts.insert(.firing)
    case .pass, .exempt, .notApplicable: if holds { parts.insert(.silence) }
    case .incomplete, .decided, .waived: break
    }
  }

  mutating func note(_ step: EvaluationStep, of rule: CompiledRule, in frame: inout Frame) {
    switch step {
    case .otherDay(let day):
      holds = false
      silence = "it doesn't hold on \(day.day); 'asOf' in the example sets another day"
    case .begin: frame.decisions = DecisionLog()
    case .definitions: frame.settle(rule.definitionSlots)
    case .outside:
      parts.insert(.clause(.applies))
      silence = "'applies' is false"
    case .list(let list, let level):
      if case .list(let items) = list.value, items.isEmpty {
        silence = "\(rule.source.key(of: .each(level)).quoted) has no items"
      }
    case .further: furtherItems += 1
    case .endOfFurther: furtherItems -= 1
    case .conclusion(let conclusion) where furtherItems == 0:
      reach(conclusion, of: rule, in: &frame)
    default: break
    }
  }

  private mutating func reach(
    _ conclusion: Conclusion, of rule: CompiledRule, in frame: inout Frame
  ) {
    switch conclusion {
    case .skipped:
      parts.insert(.clause(.when))
      silence = "'when' is false"
    case .exempt(let number):
      parts.insert(.clause(.exemption(number)))
      reach(.exemption(number), of: rule, in: &frame)
    case .needsReview:
      parts.insert(.clause(.review))
      reach(.review, of: rule, in: &frame)
      reachRelated(of: rule, in: &frame)
    case .fails:
      reach(.message, of: rule, in: &frame)
      reach(.fix, of: rule, in: &frame)
      reachRelated(of: rule, in: &frame)
    case .open, .passes: break
    }
  }

  private mutating func reachRelated(of rule: CompiledRule, in frame: inout Frame) {
    for (number, related) in rule.clauses.related.enumerated()
    where related.evaluate(in: &frame).place != .none {
      parts.insert(.clause(.related(number)))
      reach(.related(number), of: rule, in: &frame)
    }
  }

  private mutating func reach(_ text: RuleText, of rule: CompiledRule, in frame: inout Frame) {
    let answers = rule.english[text].areAnswered(in: &frame)
    for (number, isAnswered) in answers.enumerated() where isAnswered {
      parts.insert(.placeholder(text, number))
    }
  }
}

/// What is watched of an example: what it reaches, and its steps where somebody asks for them.
struct ExampleObserver: EvaluationObserver {
  var reach: ExampleReach
  var trace: RuleTraceLog?

  mutating func note(_ step: EvaluationStep, of rule: CompiledRule, in frame: inout Frame) {
    reach.note(step, of: rule, in: &frame)
    trace?.note(step, of: rule, in: &frame)
  }
}
