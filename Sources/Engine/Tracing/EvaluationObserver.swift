internal import Expressions
internal import Rules

/// What watches rules being evaluated; it is told each step, and can't change what comes of them.
protocol EvaluationObserver {
  /// What it asks of the frame at a step costs the rule nothing.
  mutating func note(_ step: EvaluationStep, of rule: CompiledRule, in frame: inout Frame)
}

/// Something that the evaluation of a rule comes upon, in order.
enum EvaluationStep {
  /// It doesn't hold on the day of submission.
  case otherDay(Timestamp)
  /// It begins, with these parameters.
  case begin(TracedValue)
  /// A clause was asked.
  case clause(RuleClause, Program)
  /// The rule isn't about the description.
  case outside
  /// A list that the rule goes through at a level, from 0.
  case list(TracedValue, level: Int)
  /// An item of it by its number, from 0, of so many.
  case item(Int, of: Int, Place, level: Int)
  /// A key of a map is looked at.
  case key(TracedValue, level: Int)
  /// Items that nobody has said; what follows until their end is about any of them.
  case further(level: Int)
  case endOfFurther
  /// Nobody knows what is in a list.
  case unknownList(level: Int)
  /// The names that a rule gives to expressions stand for an item.
  case definitions
  /// What was found out about an item.
  case conclusion(Conclusion)
  /// The rule can't be evaluated.
  case fault(EvaluationError)
}

/// What is found out about one item.
enum Conclusion {
  case skipped
  case exempt(by: Int)
  case open(MissingFacts)
  case passes
  /// It passes, but a person has to look at it.
  case needsReview
  case fails

  /// What the rule comes to there.
  var outcome: Outcome {
    switch self {
    case .skipped: .notApplicable
    case .exempt: .exempt
    case .open: .incomplete
    case .passes: .pass
    case .needsReview: .review
    case .fails: .fail
    }
  }
}

/// Watches nothing.
struct NoObserver: EvaluationObserver {
  mutating func note(_ step: EvaluationStep, of rule: CompiledRule, in frame: inout Frame) {}
}

/// What a run watches, where somebody asks for it.
extension Optional: EvaluationObserver where Wrapped: EvaluationObserver {
  mutating func note(_ step: EvaluationStep, of rule: CompiledRule, in frame: inout Frame) {
    self?.note(step, of: rule, in: &frame)
  }
}
