internal import Diagnostics
internal import Engine
internal import Rules

/// A verdict with what it rests on: part of the rules, what nobody has decided yet, accepted
/// findings, rules that were changed.
struct QualifiedVerdict {
  let verdict: Verdict
  /// Nil where all rules were asked.
  let partial: RulesAsked?
  /// How many questions wait for a person.
  let decisions: Int
  /// Findings that a waiver or a baseline holds.
  let accepted: AcceptedCount
  /// How often the rules were made milder, and what is left out or judged by what held long ago.
  private let changes: Int
  private let excluded: Int
  private let oldDates: Int
  private let outdatedPacks: Int

  /// The verdict on a whole run, whose results were counted.
  init(_ run: RunResult, _ counts: Counts) {
    verdict = run.verdict
    partial = run.partial
    decisions = counts[.review]
    accepted = counts.accepted
    changes = run.setup.ruleChanges
    excluded = run.relaxations.count { $0.kind == .excluded }
    oldDates = run.relaxations.count { $0.kind == .submissionDate }
    outdatedPacks = run.relaxations.count { $0.kind == .packOutdated }
  }

  /// The verdict on one description of a run.
  init(_ result: LintResult, _ counts: Counts, in setup: RunSetup) {
    verdict = result.verdict
    partial = result.rulesAsked.isPart ? result.rulesAsked : nil
    decisions = counts[.review]
    accepted = counts.accepted
    changes = setup.ruleChanges
    excluded = 0
    oldDates = result.relaxations.count { $0.kind == .submissionDate }
    outdatedPacks = result.relaxations.count { $0.kind == .packOutdated }
  }

  /// Whether it would be a yes if every rule had been asked.
  var isPart: Bool { verdict == .compliant && partial != nil }

  /// Whether it would be a yes if a person had decided what there is to decide.
  var isToDecide: Bool { verdict == .compliant && !isPart && decisions > 0 }

  /// Whether it is a yes, and nothing qualifies it.
  var isYes: Bool { verdict == .compliant && !isPart && !isToDecide && exceptions == nil }

  /// A part is not the whole: `6 of 81 rules were asked: no verdict on submission`.
  var partText: Message? {
    guard isPart, let partial else { return nil }
    let (asked, all) = (partial.asked, partial.all)
    return Message(.rulesAskedNoVerdictSubmission, count: asked, asked, all)
  }

  /// What a yes leaves out: `2 changes to the rules and 39 accepted findings`.
  var exceptions: Message? {
    guard verdict == .compliant else { return nil }
    let all = [
      changes == 0 ? nil : Message(.changesRules, count: changes, changes),
      excluded == 0 ? nil : Message(.excludedDescriptions, count: excluded, excluded),
      oldDates == 0 ? nil : Message(.oldSubmissionDates, count: oldDates, oldDates),
      outdatedPacks == 0 ? nil : Message(.outdatedPacks, count: outdatedPacks, outdatedPacks),
      accepted.message,
    ].compactMap { $0 }
    guard let first = all.first else { return nil }
    return all.dropFirst().reduce(first) { Message(.both, $0, $1) }
  }

  /// How near a submission is.
  var state: VerdictState {
    VerdictState(verdict, isPart: isPart, isToDecide: isToDecide, hasExceptions: exceptions != nil)
  }

  /// The verdict in a word or two.
  var word: Message {
    if isPart { return Message(.onlyInPart) }
    if isToDecide { return Message(.needsReview) }
    return exceptions == nil ? verdict.word : Message(.compliantWithExceptions)
  }
}

/// How near a submission is, what asks for most attention first.
enum VerdictState: CaseIterable, Sendable {
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

  init(_ verdict: Verdict, isPart: Bool, isToDecide: Bool, hasExceptions: Bool) {
    self =
      switch verdict {
      case .unjudged: .unjudged
      case .violations: .violations
      case .incomplete: .incomplete
      case .compliant where isPart: .partial
      case .compliant where isToDecide: .toDecide
      case .compliant: hasExceptions ? .readyButFor : .ready
      }
  }
}

extension RunSetup {
  /// How often rules were changed without being left out.
  fileprivate var ruleChanges: Int {
    relaxations.count { relaxation in
      switch relaxation.kind {
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
}
