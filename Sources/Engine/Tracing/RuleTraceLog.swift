internal import Diagnostics
internal import Expressions
internal import Model
internal import Rules

/// What an evaluation of a rule comes upon, step by step, as people read it.
struct RuleTraceLog: EvaluationObserver {
  /// The id of the rule.
  let rule: String
  private(set) var steps: [RuleTrace.Step] = []
  /// How many lists are around the steps of which more items may be there than are known.
  private var furtherItems = 0
  private var locations: LocationTable

  init(of rule: String, _ description: Description) {
    self.rule = rule
    locations = LocationTable(of: description)
  }

  mutating func note(_ step: EvaluationStep, of rule: CompiledRule, in frame: inout Frame) {
    guard rule.id == self.rule else { return }
    switch step {
    case .otherDay(let day): addDays(of: rule, submittedOn: day.day)
    case .begin(let parameters):
      for (name, value) in parameters.parameterValues {
        add("parameter \(name)", value, .none, depth: 0)
      }
    case .clause(let clause, let program):
      let depth = clause == .applies ? 0 : rule.itemDepth
      for part in program.clauses(in: &frame) {
        let key = part.depth == 0 ? rule.source.key(of: clause) : ""
        add(key, part.text, part.operand, depth: depth + part.depth)
      }
    case .outside:
      add("", "not applicable: 'applies' is false", .none, depth: 0, outcome: .notApplicable)
    case .list(let list, let level):
      let text = rule.clauses.each[level].source
      add(rule.source.key(of: .each(level)), text, list, depth: 2 * level)
    case .item(let number, let count, let place, let level):
      add(item: Message("\(number + 1) of \(count)").text, place, level, rule)
    case .key(let key, let level): add(item: key.value.words, .none, level, rule)
    case .further(let level):
      add(item: "others, if there are any", .none, level, rule)
      furtherItems += 1
    case .endOfFurther: furtherItems -= 1
    case .unknownList(let level):
      add("", "undecided", .none, depth: 2 * level + 1, outcome: .incomplete)
    case .definitions: addDefinitions(of: rule, &frame)
    case .conclusion(let conclusion): add(conclusion, of: rule)
    case .fault(let error):
      add("", Message("can't be evaluated: \(error.message)").text, .none, depth: 0)
    }
  }

  /// The days of submission for which the rule holds.
  private mutating func addDays(of rule: CompiledRule, submittedOn day: String) {
    let days = [
      rule.declaration.holdsFrom.map { Message("from \($0)").text },
      rule.declaration.holdsUntil.map { Message("until \($0)").text },
    ].compactMap(\.self).joined(separator: " ")
    let words = Message("\(days); submitted on \(day): not applicable").text
    add("holds", words, .none, depth: 0, outcome: .notApplicable)
  }

  /// What the rule has names for.
  private mutating func addDefinitions(of rule: CompiledRule, _ frame: inout Frame) {
    for (number, program) in rule.clauses.definitions.enumerated() {
      let value = program.evaluate(in: &frame)
      add(rule.source.key(of: .definition(number)), program.source, value, depth: rule.itemDepth)
    }
  }

  /// What was found out about an item.
  private mutating func add(_ conclusion: Conclusion, of rule: CompiledRule) {
    let isLeftOpen = furtherItems > 0 && conclusion.outcome == .fail
    let outcome = isLeftOpen ? .incomplete : conclusion.outcome
    let words =
      switch conclusion {
      case .skipped: Message("not applicable: 'when' is false")
      case .exempt(let number): Message("exempt: \(rule.source.exemptionIDs[number])")
      case .open: Message("undecided")
      case .passes: Message("passes")
      case .needsReview: Message("a person has to decide")
      case .fails: Message(isLeftOpen ? "undecided: one might fail" : "fails")
      }
    // Items that may not be there leave a rule open at most.
    let isTold = furtherItems == 0 || outcome == .incomplete
    add("", words.text, .none, depth: rule.itemDepth, outcome: isTold ? outcome : nil)
  }

  private mutating func add(item words: String, _ place: Place, _ level: Int, _ rule: CompiledRule)
  {
    add(rule.source.itemNames[level].name, words, place, depth: 2 * level + 1)
  }

  /// An expression, or a part of one, and its value.
  private mutating func add(_ key: String, _ text: String, _ operand: TracedValue, depth: Int) {
    steps.append(
      RuleTrace.Step(
        depth: depth, key: key, text: text, value: operand.value.summary,
        location: locations.writtenLocation(of: operand),
        missing: locations.paths(missingFor: operand)))
  }

  private mutating func add(
    _ key: String, _ words: String, _ place: Place, depth: Int, outcome: Outcome? = nil
  ) {
    steps.append(
      RuleTrace.Step(
        depth: depth, key: key, text: "", value: words,
        location: place == .none ? nil : locations.location(of: place), missing: [],
        outcome: outcome))
  }
}

extension CompiledRule {
  /// How deep the steps lie that are about one item.
  fileprivate var itemDepth: Int { 2 * clauses.each.count }
}

extension Value {
  /// The value in words; of what has many parts, what it is.
  fileprivate var summary: String {
    switch self {
    case .list(let items) where items.contains(where: \.value.isSection):
      Self.words(for: items).text
    case .object(let record) where record.slots.count > 8: Message("a \(record.type.name)").text
    default: words
    }
  }

  private static func words(for items: ContiguousArray<TracedValue>) -> Message {
    let count = items.knownCount
    let words = Message(count == 1 ? "\(count) item" : "\(count) items")
    return items.further == nil ? words : Message("at least \(words)")
  }

  private var isSection: Bool {
    if case .object = self { true } else { false }
  }
}
