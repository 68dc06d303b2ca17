package import Diagnostics
package import Engine
package import Rules

/// A verdict with what it rests on: part of the rules, what nobody has decided yet, accepted
/// findings, rules that were changed.
package struct QualifiedVerdict: Sendable {
  package let verdict: Verdict
  /// Nil where all rules were asked.
  package let partial: RulesAsked?
  /// How many questions wait for a person.
  package let decisions: Int
  /// Findings that a waiver or a baseline holds.
  package let accepted: AcceptedCount
  /// How often the rules were made milder, and what is left out or judged by what held long ago.
  private let changes: Int
  private let excluded: Int
  private let oldDates: Int
  private let outdatedPacks: Int

  /// What was counted, and what makes the answer milder.
  init(
    _ verdict: Verdict, partial: RulesAsked?, _ counts: Counts, milderBy kinds: [Relaxation.Kind]
  ) {
    self.verdict = verdict
    self.partial = partial
    decisions = counts[.review]
    accepted = counts.accepted
    changes = kinds.count(where: \.isRuleChange)
    excluded = kinds.count { $0 == .excluded }
    oldDates = kinds.count { $0 == .submissionDate }
    outdatedPacks = kinds.count { $0 == .packOutdated }
  }

  /// Whether it would be a yes if every rule had been asked.
  package var isPart: Bool { verdict == .compliant && partial != nil }

  /// Whether it would be a yes if a person had decided what there is to decide.
  package var isToDecide: Bool { verdict == .compliant && !isPart && decisions > 0 }

  /// Whether it is a yes, and nothing qualifies it.
  package var isYes: Bool { verdict == .compliant && !isPart && !isToDecide && exceptions == nil }

  /// A part is not the whole: `6 of 81 rules were asked: no verdict on submission`.
  package var partText: Message? {
    guard isPart, let partial else { return nil }
    let (asked, all) = (partial.asked, partial.all)
    return Message(.rulesAskedNoVerdictSubmission, count: asked, asked, all)
  }

  /// What a yes leaves out: `2 changes to the rules and 39 accepted findings`.
  package var exceptions: Message? {
    guard verdict == .compliant else { return nil }
    let all = [
      .counting(changes, .changesRules), .counting(excluded, .excludedDescriptions),
      .counting(oldDates, .oldSubmissionDates), .counting(outdatedPacks, .outdatedPacks),
      accepted.message,
    ].compactMap(\.self)
    guard let first = all.first else { return nil }
    return all.dropFirst().reduce(first) { Message(.both, $0, $1) }
  }

  /// How near a submission is.
  package var state: VerdictState {
    switch verdict {
    case .unjudged: .unjudged
    case .violations: .violations
    case .incomplete: .incomplete
    case .compliant where isPart: .partial
    case .compliant where isToDecide: .toDecide
    case .compliant: exceptions == nil ? .ready : .readyButFor
    }
  }
}

/// How near a submission is, what asks for most attention first.
package enum VerdictState: Int, CaseIterable, Comparable, Sendable {
  case unjudged
  case violations
  case incomplete
  /// Only some of the rules were asked.
  case partial
  /// A person has something to decide.
  case toDecide
  /// Something was accepted or changed for it.
  case readyButFor
  case ready

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// How ready an app is, in a word or two: one for each state, wherever people read it.
  package var word: Message {
    switch self {
    case .unjudged: Message(.notJudged)
    case .violations: Message(.notReadyTitle)
    case .incomplete: Message(.undecidedTitle)
    case .partial: Message(.onlyInPartTitle)
    case .toDecide: Message(.toDecideTitle)
    case .readyButFor: Message(.readyWithExceptions)
    case .ready: Message(.readyTitle)
    }
  }
}

extension Relaxation.Kind {
  /// A rule was changed without being left out.
  fileprivate var isRuleChange: Bool {
    switch self {
    case .ruleMilder, .parameterChanged, .rulesReplaced, .builtInRules, .entryReplaced,
      .editionAdded:
      true
    case .ruleOff, .ruleNewer, .ruleLeftOut, .selection, .failOn, .incompleteAllowed, .baseline,
      .waiver, .decision, .excluded, .submissionDate,
      .packOutdated:
      false
    }
  }
}
