internal import Expressions
internal import Model
internal import Rules

/// Evaluates rules, one after the other, against one description after the other, in one frame.
package struct RuleEvaluation: ~Copyable {
  var frame: Frame
  /// Whether outcomes tell what of their rules was reached.
  let isTracing: Bool
  /// Where every step is written down, if somebody wants to read them.
  var log: RuleTraceLog?
  /// Whether outcomes tell what was found out about each screen.
  private let notesScreens: Bool
  private let book: RuleBook
  private let root = Place(number: 0)
  /// What the rules have cost the description so far, in CEL's units.
  private var spent = 0
  /// What all of them together may cost it; no hundred of them come to more by themselves.
  private let greatestCost: Int

  init(
    book: RuleBook,
    isTracing: Bool = false,
    notesScreens: Bool = false,
    greatestCost: Int = 100_000_000
  ) {
    self.greatestCost = greatestCost
    self.isTracing = isTracing
    self.notesScreens = notesScreens
    self.book = book
    frame = Frame(
      slots: book.slots,
      sharedPrograms: book.sharedProgramCount,
      timeZones: book.timeZones
    )
    if isTracing { frame.decisions = DecisionLog() }
  }

  /// Whether it evaluates that book's rules, and tells as much of them.
  func serves(_ book: RuleBook, notesScreens: Bool) -> Bool {
    self.book === book && self.notesScreens == notesScreens
  }

  /// What comes next is about that description, until its end.
  ///
  /// The slots of the description's variables come first, then the constants of the rule book.
  mutating func begin(_ description: Description) {
    spent = 0
    frame.hold(description.variables, from: 0)
    frame.hold(book.constants, from: description.variables.count)
  }

  /// Gives up the description; another may begin.
  mutating func end() {
    frame.clear()
  }

  /// What a rule of the book has to say, with parameters other than its own if there are any;
  /// throws when it can't be evaluated.
  mutating func outcome(
    of rule: CompiledRule,
    with parameters: TracedValue? = nil
  ) throws(RuleFault) -> RuleOutcome {
    var outcome = RuleOutcome()
    try judge(rule, with: parameters ?? rule.parameters, &outcome)
    return outcome
  }

  /// Finds out the same, in an outcome that says nothing yet; tells why it can't be evaluated.
  mutating func fault(
    of rule: CompiledRule,
    on day: Timestamp,
    _ outcome: inout RuleOutcome
  ) -> RuleFault? {
    guard rule.holds(on: day) else { return nil }
    do throws(RuleFault) {
      try judge(rule, with: rule.parameters, &outcome)
      return nil
    } catch {
      return error
    }
  }

  private mutating func judge(
    _ rule: CompiledRule,
    with parameters: TracedValue,
    _ outcome: inout RuleOutcome
  ) throws(RuleFault) {
    guard spent <= greatestCost else {
      throw RuleFault(.allSpent(greatestCost), of: rule)
    }
    frame.cost = 0
    defer { spent += min(frame.cost, frame.costLimit) }
    frame[book.parametersSlot] = parameters
    log?.add(parameters)
    do throws(EvaluationError) {
      let applies = try judgeApplies(of: rule)
      if applies.isNo {
        if isTracing { outcome.reached.insert(.outside) }
        log?.addOutside()
        return
      }
      try visit(rule, level: 0, item: root, applies: applies, &outcome)
    } catch {
      log?.add(error)
      throw RuleFault(error, of: rule)
    }
  }

  /// What `applies` says; where it wasn't written, it is true.
  private mutating func judgeApplies(of rule: CompiledRule) throws(EvaluationError) -> Judgement {
    guard let applies = rule.applies else { return .yes }
    defer { log(.applies, applies.program, depth: 0, of: rule) }
    return try Judgement(Truth(frame.answer(of: applies)))
  }

  /// What a clause says; one that wasn't written is true.
  private mutating func judge(
    _ condition: Program?,
    _ clause: RuleClause,
    of rule: CompiledRule
  ) throws(EvaluationError) -> Judgement {
    guard let condition else { return .yes }
    defer { log(clause, condition, depth: rule.itemDepth, of: rule) }
    return try Judgement(condition.truth(in: &frame))
  }

  /// Judges the item, or goes through the list that the rule has at that level.
  private mutating func visit(
    _ rule: CompiledRule,
    level: Int,
    item: Place,
    applies: Judgement,
    _ outcome: inout RuleOutcome
  ) throws(EvaluationError) {
    if level == rule.each.count {
      try judgeItem(rule, item: item, applies: applies, &outcome)
    } else {
      try visitList(of: rule, level: level, item: item, applies: applies, &outcome)
    }
  }

  private mutating func visitList(
    of rule: CompiledRule,
    level: Int,
    item: Place,
    applies: Judgement,
    _ outcome: inout RuleOutcome
  ) throws(EvaluationError) {
    let slot = rule.each[level].slot
    let (list, firstItem) = frame.list(of: rule.each[level].list)
    log?.add(list, ofListAt: level, of: rule)
    switch list.value {
    case .list(let items):
      for index in items.indices {
        let place = items[index].place
        frame.hold(items[index].item, in: slot, item: firstItem.map { $0 + index })
        if let further = items[index].further {
          try visitFurther(rule, level: level, further, applies: applies, &outcome)
          continue
        }
        if notesScreens, level == 0, rule.goesThroughScreens { outcome.begin(screen: place) }
        log?.add(index, among: items.knownCount, place, ofListAt: level, of: rule)
        try visit(rule, level: level + 1, item: place, applies: applies, &outcome)
      }
    case .map(let map):
      for entry in map.entries {
        frame[slot] = entry.key
        log?.add(entry.key, asItemAt: level, of: rule)
        try visit(rule, level: level + 1, item: item, applies: applies, &outcome)
      }
    case .absent, .unwritten:
      outcome.missing.add(applies.missing)
      outcome.add(MissingFacts(list.place))
      log?.addUndecided(atListAt: level)
    case .undecided(let missing):
      outcome.missing.add(applies.missing)
      outcome.add(missing)
      log?.addUndecided(atListAt: level)
    case .error(let error):
      throw error
    default:
      preconditionFailure("the checker lets only lists and maps through")
    }
  }

  /// Further items may not be there: that one of them could fail leaves the rule open.
  private mutating func visitFurther(
    _ rule: CompiledRule,
    level: Int,
    _ further: MissingFacts,
    applies: Judgement,
    _ outcome: inout RuleOutcome
  ) throws(EvaluationError) {
    log?.addFurther(ofListAt: level, of: rule)
    defer { log?.endFurther() }
    var possible = RuleOutcome()
    try visit(rule, level: level + 1, item: .none, applies: applies, &possible)
    guard [.fail, .incomplete].contains(possible.summary) else { return }
    outcome.missing.add(applies.missing)
    outcome.add(further)
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
  }

  private mutating func judgeItem(
    _ rule: CompiledRule,
    item: Place,
    applies: Judgement,
    _ outcome: inout RuleOutcome
  ) throws(EvaluationError) {
    frame.define(rule.definitions)
    if isTracing { frame.settle(rule.definitions) }
    if log != nil { logDefinitions(of: rule) }
    let conclusion = try conclusion(of: rule, applies: applies)
    log?.add(conclusion, of: rule)
    switch conclusion {
    case .skipped: if isTracing { outcome.reached.insert(.skipped) }
    case .exempt(let number): try exempt(rule, by: number, item: item, &outcome)
    case .open(let missing): outcome.add(missing)
    case .passes: outcome.pass()
    case .needsReview:
      outcome.pass()
      try review(rule, item: item, &outcome)
    case .fails: try fail(rule, item: item, &outcome)
    }
  }

  /// Fails exactly when the rule applies, no exemption does, and what it requires doesn't hold.
  private mutating func conclusion(
    of rule: CompiledRule,
    applies: Judgement
  ) throws(EvaluationError) -> Conclusion {
    var open = applies.missing
    switch try judge(rule.when, .when, of: rule) {
    case .yes: break
    case .no: return .skipped
    case .open(let missing): open.add(missing)
    }
    for number in rule.exemptions.indices {
      switch try judge(rule.exemptions[number].condition, .exemption(number), of: rule) {
      case .yes: return .exempt(by: number)
      case .no: break
      case .open(let missing): open.add(missing)
      }
    }
    switch try judge(rule.require, .require, of: rule) {
    case .yes:
      guard let review = rule.reviewCondition else { return .passes }
      return try judge(review, .review, of: rule).isNo ? .passes : .needsReview
    case .no: break
    case .open(let missing): open.add(missing)
    }
    return open.map { .open($0) } ?? .fails
  }

  /// The note of the first exemption that applies is kept.
  private mutating func exempt(
    _ rule: CompiledRule,
    by number: Int,
    item: Place,
    _ outcome: inout RuleOutcome
  ) throws(EvaluationError) {
    traceExemption(number, of: rule, &outcome)
    outcome.exempt()
    guard outcome.exemptNote == nil else { return }
    let place = try place(of: rule, item)
    let note = rule.exemptions[number].note
    let translated = rule.translation?.exemptions[number]
    outcome.exemptNote = (place, try message(note, translated))
  }
}
