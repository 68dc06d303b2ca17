internal import Expressions
internal import Model
internal import Rules

/// Evaluates rules, one after the other, against a description, in one frame.
struct RuleEvaluation<Observer: EvaluationObserver>: ~Copyable {
  var frame: Frame
  private(set) var observer: Observer
  let book: RuleBook
  private let day: Timestamp
  private let root = Place(number: 0)
  /// What the rules have cost the description so far, in CEL's units.
  private(set) var spent = 0
  /// What all of them together may cost it; no hundred of them come to more by themselves.
  private let greatestCost: Int

  init(
    of description: Description, by book: RuleBook, observer: Observer,
    greatestCost: Int = 100_000_000
  ) {
    self.greatestCost = greatestCost
    self.observer = observer
    self.book = book
    day = description.submissionDate
    frame = Frame(of: description, by: book)
  }

  /// What a rule of the book has to say, with parameters other than its own if there are any; throws
  /// when it can't be evaluated.
  mutating func outcome(
    of rule: CompiledRule, with parameters: TracedValue? = nil
  ) throws(RuleFault) -> RuleOutcome {
    var outcome = RuleOutcome()
    guard rule.holds(on: day) else {
      note(.otherDay(day), of: rule)
      return outcome
    }
    try judge(rule, with: parameters ?? rule.parameters, &outcome)
    return outcome
  }

  /// What an observer asks costs the rule nothing, but all of it may come to no more than the rules.
  private mutating func note(_ step: EvaluationStep, of rule: CompiledRule) {
    let cost = frame.cost
    frame.cost = spent > greatestCost ? .max : 0
    observer.note(step, of: rule, in: &frame)
    spent += min(frame.cost, frame.costLimit)
    frame.cost = cost
  }

  private mutating func judge(
    _ rule: CompiledRule, with parameters: TracedValue, _ outcome: inout RuleOutcome
  ) throws(RuleFault) {
    guard spent <= greatestCost else {
      throw RuleFault(.allSpent(greatestCost), of: rule)
    }
    frame.cost = 0
    defer { spent += min(frame.cost, frame.costLimit) }
    frame[book.parametersSlot] = parameters
    note(.begin(parameters), of: rule)
    do throws(EvaluationError) {
      let applies = try judge(rule.clauses.applies, .applies, of: rule)
      if applies.isNo {
        return note(.outside, of: rule)
      }
      try visit(rule, level: 0, item: root, applies: applies, &outcome)
    } catch {
      note(.fault(error), of: rule)
      throw RuleFault(error, of: rule)
    }
  }

  /// What a clause says; one that wasn't written is true.
  private mutating func judge(
    _ condition: Program?, _ clause: RuleClause, of rule: CompiledRule
  ) throws(EvaluationError) -> Judgement {
    guard let condition else { return .yes }
    defer { note(.clause(clause, condition), of: rule) }
    return try Judgement(condition.evaluate(in: &frame))
  }

  /// Judges the item, or goes through the list that the rule has at that level.
  private mutating func visit(
    _ rule: CompiledRule, level: Int, item: Place, applies: Judgement, _ outcome: inout RuleOutcome
  ) throws(EvaluationError) {
    if level == rule.clauses.each.count {
      try judgeItem(rule, item: item, applies: applies, &outcome)
    } else {
      try visitList(of: rule, level: level, item: item, applies: applies, &outcome)
    }
  }

  private mutating func visitList(
    of rule: CompiledRule, level: Int, item: Place, applies: Judgement, _ outcome: inout RuleOutcome
  ) throws(EvaluationError) {
    let slot = rule.firstSlot + level
    let list = rule.clauses.each[level].evaluate(in: &frame)
    note(.list(list, level: level), of: rule)
    switch list.value {
    case .list(let items):
      for index in items.indices {
        let place = items[index].place
        frame[slot] = items[index].item
        if let further = items[index].further {
          try visitFurther(rule, level: level, further, applies: applies, &outcome)
          continue
        }
        note(.item(index, of: items.knownCount, place, level: level), of: rule)
        try visit(rule, level: level + 1, item: place, applies: applies, &outcome)
      }
    case .map(let map):
      for entry in map.entries {
        frame[slot] = entry.key
        note(.key(entry.key, level: level), of: rule)
        try visit(rule, level: level + 1, item: item, applies: applies, &outcome)
      }
    case .absent, .unwritten:
      outcome.missing.add(applies.missing)
      outcome.add(MissingFacts(list.place))
      note(.unknownList(level: level), of: rule)
    case .undecided(let missing):
      outcome.missing.add(applies.missing)
      outcome.add(missing)
      note(.unknownList(level: level), of: rule)
    case .error(let error): throw error
    default: preconditionFailure("the checker lets only lists and maps through")
    }
  }

  /// Further items may not be there: that one of them could fail leaves the rule open.
  private mutating func visitFurther(
    _ rule: CompiledRule, level: Int, _ further: MissingFacts, applies: Judgement,
    _ outcome: inout RuleOutcome
  ) throws(EvaluationError) {
    note(.further(level: level), of: rule)
    var possible = RuleOutcome()
    try visit(rule, level: level + 1, item: .none, applies: applies, &possible)
    note(.endOfFurther, of: rule)
    guard [.fail, .incomplete].contains(possible.summary) else { return }
    outcome.missing.add(applies.missing)
    outcome.add(further)
  }

  private mutating func judgeItem(
    _ rule: CompiledRule, item: Place, applies: Judgement, _ outcome: inout RuleOutcome
  ) throws(EvaluationError) {
    frame.define(rule.clauses.definitions, from: rule.definitionSlots.lowerBound)
    note(.definitions, of: rule)
    let conclusion = try conclusion(of: rule, applies: applies)
    note(.conclusion(conclusion), of: rule)
    switch conclusion {
    case .skipped: break
    case .exempt(let number): try exempt(rule, by: number, item: item, &outcome)
    case .open(let missing): outcome.add(missing)
    case .passes: outcome.pass()
    case .needsReview:
      outcome.pass()
      try remark(.review, by: rule, item: item, &outcome)
    case .fails: try remark(.fail, by: rule, item: item, &outcome)
    }
  }

  /// Fails exactly when the rule applies, no exemption does, and what it requires doesn't hold.
  private mutating func conclusion(
    of rule: CompiledRule, applies: Judgement
  ) throws(EvaluationError) -> Conclusion {
    var open = applies.missing
    switch try judge(rule.clauses.when, .when, of: rule) {
    case .yes: break
    case .no: return .skipped
    case .open(let missing): open.add(missing)
    }
    for (number, exemption) in rule.clauses.exemptions.enumerated() {
      switch try judge(exemption, .exemption(number), of: rule) {
      case .yes: return .exempt(by: number)
      case .no: break
      case .open(let missing): open.add(missing)
      }
    }
    switch try judge(rule.clauses.require, .require, of: rule) {
    case .yes:
      guard let review = rule.clauses.review else { return .passes }
      return try judge(review, .review, of: rule).isNo ? .passes : .needsReview
    case .no: break
    case .open(let missing): open.add(missing)
    }
    return open.map { .open($0) } ?? .fails
  }

  /// The note of the first exemption that applies is kept.
  private mutating func exempt(
    _ rule: CompiledRule, by number: Int, item: Place, _ outcome: inout RuleOutcome
  ) throws(EvaluationError) {
    guard outcome.exemptNote == nil else { return }
    let place = try place(of: rule, item)
    outcome.exemptNote = (place, try message(.exemption(number), of: rule))
  }
}

extension Frame {
  /// What expressions see of a description: the slots of its variables come first, then the
  /// constants of the rule book.
  init(of description: Description, by book: RuleBook) {
    self.init(slots: book.slots, timeZones: book.timeZones)
    hold(description.variables, from: 0)
    hold(book.constants, from: description.variables.count)
  }
}

/// What a condition says: yes, no, or not yet, because facts are missing.
private enum Judgement {
  case yes
  case no
  case open(MissingFacts)

  /// Reads what a condition says; an error of the expression is thrown.
  init(_ operand: TracedValue) throws(EvaluationError) {
    switch operand.value {
    case .boolean(let answer): self = answer ? .yes : .no
    case .error(let error): throw error
    default:
      guard let missing = operand.missing else {
        preconditionFailure("the checker lets only conditions through")
      }
      self = .open(missing)
    }
  }

  var isNo: Bool {
    if case .no = self { true } else { false }
  }

  var missing: MissingFacts? {
    if case .open(let missing) = self { missing } else { nil }
  }
}
