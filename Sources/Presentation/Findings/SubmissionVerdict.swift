internal import Diagnostics
internal import Engine
internal import Rules

/// The verdict in one sentence, for people who decide about a submission.
struct SubmissionVerdict {
  private let verdict: QualifiedVerdict
  private let counts: Counts
  private let faults: Int

  /// So many things in the input couldn't be judged.
  init(_ verdict: QualifiedVerdict, _ counts: Counts, faults: Int = 0) {
    self.counts = counts
    self.verdict = verdict
    self.faults = faults
  }

  private var problems: Int { counts.failures(.error) }

  /// What App Review may see, and seldom refuses.
  private var risks: Int { counts.failures(.warning) }

  private var advice: Int { counts.failures(.note) }

  private var decisions: Int { counts[.review] }

  private var missing: MissingFactCount { counts.missing }

  /// The sentence; it is said in the language of the run.
  var message: Message {
    switch verdict.verdict {
    case .unjudged: unjudged
    case .violations: qualified(violations)
    case .incomplete: qualified(incomplete)
    case .compliant: verdict.partText.map { Message(.fullStop, $0) } ?? compliant
    }
  }

  /// What people accepted doesn't make a no milder, and is told all the same.
  private func qualified(_ sentence: Message) -> Message {
    let besides = verdict.exceptions ?? verdict.accepted.message
    return besides.map { Message(.top, sentence, $0) } ?? sentence
  }

  private var unjudged: Message {
    faults == 0
      ? Message(.notJudgedNothingJudge)
      : Message(.notJudgedThingsInInput, count: faults, faults)
  }

  private var violations: Message {
    let found = [
      problems > 0 ? rejections : nil,
      problems == 0 && risks > 0 ? weaknesses : nil,
      counts.breaches > 0 ? counts.breachCount : nil,
      counts.bookkeeping > 0 ? disorder : nil,
    ]
    let open = [
      missing.count > 0 ? missing.message : nil, decisions > 0 ? questions : nil,
    ]
    let isAdvice = found.allSatisfy { $0 == nil }
    let all = ((isAdvice ? [disregarded] : found) + open).compactMap { $0 }
    guard let last = all.last, all.count > 1 else { return Message(.notReady, all[0]) }
    return Message(.notReadyAnd, all.dropLast().inOneLine, last)
  }

  private var incomplete: Message {
    let facts = missing.message
    guard decisions > 0 else { return Message(.notDecided, facts) }
    return missing.count == 0 ? undecided : Message(.notDecidedAnd, facts, questions)
  }

  /// What a person has to decide isn't ready before that.
  private var undecided: Message { Message(.notDecided, questions) }

  private var compliant: Message {
    let ready: Message =
      if verdict.isToDecide {
        qualified(undecided)
      } else if let exceptions = verdict.exceptions {
        Message(.readyButFor, exceptions)
      } else {
        Message(.ready)
      }
    return ([ready] + remainders).followed
  }

  /// What doesn't count, and is worth knowing.
  private var remainders: [Message] {
    let texts: [Message?] = [
      risks == 0
        ? nil
        : Message(.weaknessesCouldMended, count: risks, risks),
      counts.breaches == 0
        ? nil
        : Message(.ourRulesBrokenCouldMended, count: counts.breaches, counts.breaches),
      counts.bookkeeping == 0
        ? nil
        : Message(.thingsInDescriptionPutInCount, count: counts.bookkeeping, counts.bookkeeping),
    ]
    return texts.compactMap { $0 }
  }

  private var weaknesses: Message {
    Message(.weaknessesFound, count: risks, risks)
  }

  /// Advice makes no verdict but where somebody wants it to.
  private var disregarded: Message {
    Message(.piecesAdviceArentFollowed, count: advice, advice)
  }

  private var disorder: Message {
    Message(.thingsInDescriptionPutInOrder, count: counts.bookkeeping, counts.bookkeeping)
  }

  private var rejections: Message {
    Message(.problemsWouldLikelyLeadRejection, count: problems, problems)
  }

  private var questions: Message {
    Message(.questionsNeedPersonsDecision, count: decisions, decisions)
  }
}
