internal import Diagnostics
internal import Engine

/// The verdict in one sentence, for people who decide about a submission.
struct SubmissionVerdict {
  let verdict: QualifiedVerdict
  let counts: Counts
  /// So many things in the input couldn't be judged.
  var faults = 0

  private var problems: Int { counts.failures(.error) }

  /// What App Review may see, and seldom refuses.
  private var risks: Int { counts.failures(.warning) }

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
    .counting(faults, .notJudgedThingsInInput) ?? Message(.notJudgedNothingJudge)
  }

  private var violations: Message {
    let found: [Message?] = [
      .counting(problems, .problemsWouldLikelyLeadRejection),
      problems == 0 ? .counting(risks, .weaknessesFound) : nil,
      .counting(counts.breaches, .ourRulesBrokenCount),
      .counting(counts.bookkeeping, .thingsInDescriptionPutInOrder),
    ]
    // Advice makes no verdict but where somebody wants it to.
    let advice = counts.failures(.note)
    let disregarded = Message(.piecesAdviceArentFollowed, count: advice, advice)
    let isAdvice = found.allSatisfy { $0 == nil }
    let all = ((isAdvice ? [disregarded] : found) + [missing, questions]).compactMap(\.self)
    guard let last = all.last, all.count > 1 else { return Message(.notReady, all[0]) }
    return Message(.notReadyAnd, all.dropLast().inOneLine, last)
  }

  private var incomplete: Message {
    guard let missing, let questions else {
      return Message(.notDecided, missing ?? questions ?? Message(.factsMissingCount, count: 0, 0))
    }
    return Message(.notDecidedAnd, missing, questions)
  }

  private var compliant: Message {
    let ready: Message =
      if verdict.isToDecide, let questions {
        // What a person has to decide isn't ready before that.
        qualified(Message(.notDecided, questions))
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
      .counting(risks, .weaknessesCouldMended),
      .counting(counts.breaches, .ourRulesBrokenCouldMended),
      .counting(counts.bookkeeping, .thingsInDescriptionPutInCount),
    ]
    return texts.compactMap(\.self)
  }

  private var missing: Message? { .counting(counts.missing, .factsMissingCount) }

  private var questions: Message? { .counting(counts[.review], .questionsNeedPersonsDecision) }
}
