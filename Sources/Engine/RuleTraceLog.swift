internal import Diagnostics
internal import Expressions
internal import Model
internal import Rules

/// What an evaluation of a rule comes upon, step by step, as people read it.
struct RuleTraceLog {
  private(set) var steps: [RuleTrace.Step] = []
  /// How many lists are around the steps of which more items may be there than are known.
  private var furtherItems = 0
  private let places: PlaceTable
  private var locations: LocationTable

  init(of description: Description, lines: LineTable) {
    places = description.places
    locations = LocationTable(of: description, lines: lines)
  }

  /// The days of submission for which the rule holds.
  mutating func addDays(of rule: CompiledRule, submittedOn day: String) {
    let days = [
      rule.declaration.holdsFrom.map { "from \($0)" },
      rule.declaration.holdsUntil.map { "until \($0)" },
    ].compactMap(\.self).joined(separator: " ")
    let words = "\(days); submitted on \(day): not applicable"
    add("holds", words, .none, depth: 0, outcome: .notApplicable)
  }

  /// What the rule measures with.
  mutating func add(_ parameters: TracedValue) {
    for (name, value) in parameters.parameterValues {
      add("parameter \(name)", value, .none, depth: 0)
    }
  }

  /// A list that the rule goes through.
  mutating func add(_ list: TracedValue, ofListAt level: Int, of rule: CompiledRule) {
    let text = rule.each[level].list.program.source
    add(rule.key(of: .each(level)), text, list, depth: 2 * level)
  }

  /// An item of such a list, by its number from 0.
  mutating func add(
    _ number: Int,
    among count: Int,
    _ place: Place,
    ofListAt level: Int,
    of rule: CompiledRule
  ) {
    let words = "\(number + 1) of \(count)"
    add(rule.source.itemNames[level], words, place, depth: 2 * level + 1)
  }

  /// Likewise, the items of it that nobody has said; what follows is about any of them.
  mutating func addFurther(ofListAt level: Int, of rule: CompiledRule) {
    add(rule.source.itemNames[level], "others, if there are any", .none, depth: 2 * level + 1)
    furtherItems += 1
  }

  mutating func endFurther() { furtherItems -= 1 }

  /// Likewise, a key of a map.
  mutating func add(_ key: TracedValue, asItemAt level: Int, of rule: CompiledRule) {
    add(rule.source.itemNames[level], key.value.words, .none, depth: 2 * level + 1)
  }

  /// The rule isn't about the description.
  mutating func addOutside() {
    add("", "not applicable: 'applies' is false", .none, depth: 0, outcome: .notApplicable)
  }

  /// Nobody knows what is in a list.
  mutating func addUndecided(atListAt level: Int) {
    add("", "undecided", .none, depth: 2 * level + 1, outcome: .incomplete)
  }

  mutating func add(_ error: EvaluationError) {
    add("", "can't be evaluated: \(error.text)", .none, depth: 0)
  }

  /// What was found out about an item.
  mutating func add(_ conclusion: RuleEvaluation.Conclusion, of rule: CompiledRule) {
    let (outcome, words): (Outcome, String) =
      switch conclusion {
      case .skipped: (.notApplicable, "not applicable: 'when' is false")
      case .exempt(let number): (.exempt, "exempt: \(rule.exemptions[number].id)")
      case .open: (.incomplete, "undecided")
      case .passes: (.pass, "passes")
      case .needsReview: (.review, "a person has to decide")
      case .fails where furtherItems > 0: (.incomplete, "undecided: one might fail")
      case .fails: (.fail, "fails")
      }
    // Items that may not be there leave a rule open at most.
    let isTold = furtherItems == 0 || outcome == .incomplete
    add("", words, .none, depth: rule.itemDepth, outcome: isTold ? outcome : nil)
  }

  /// An expression, or a part of one, and its value.
  mutating func add(_ key: String, _ text: String, _ operand: TracedValue, depth: Int) {
    var missing: [String] = []
    switch operand.value {
    case .absent, .unwritten: missing = locations.names(of: MissingFacts([operand.place])).paths
    default:
      if let facts = operand.missing { missing = locations.names(of: facts).paths }
    }
    let isWritten = operand.place != .none && places.isWritten(operand.place)
    steps.append(
      RuleTrace.Step(
        depth: depth,
        key: key,
        text: text,
        value: operand.value.summary,
        location: isWritten ? locations.location(of: operand.place) : nil,
        missing: missing
      )
    )
  }

  private mutating func add(
    _ key: String,
    _ words: String,
    _ place: Place,
    depth: Int,
    outcome: Outcome? = nil
  ) {
    steps.append(
      RuleTrace.Step(
        depth: depth,
        key: key,
        text: "",
        value: words,
        location: place == .none ? nil : locations.location(of: place),
        missing: [],
        outcome: outcome
      )
    )
  }
}

extension RuleEvaluation {
  /// Writes down a clause and its parts; that costs the rule nothing.
  mutating func log(_ clause: RuleClause, _ program: Program, depth: Int, of rule: CompiledRule) {
    guard log != nil else { return }
    let cost = frame.cost
    frame.cost = 0
    for part in program.clauses(in: &frame) {
      let key = part.depth == 0 ? rule.key(of: clause) : ""
      log?.add(key, part.text, part.operand, depth: depth + part.depth)
    }
    frame.cost = cost
  }

  /// Likewise, what the rule has names for.
  mutating func logDefinitions(of rule: CompiledRule) {
    let cost = frame.cost
    for number in rule.definitions.indices {
      let program = rule.definitions[number].program.program
      frame.cost = 0
      let value = program.evaluate(in: &frame)
      log?.add(rule.key(of: .definition(number)), program.source, value, depth: rule.itemDepth)
    }
    frame.cost = cost
  }
}

extension CompiledRule {
  /// What a clause stands under.
  fileprivate func key(of clause: RuleClause) -> String {
    switch clause {
    case .applies: "applies"
    case .each(let number): "each \(source.itemNames[number])"
    case .definition(let number): "let \(source.definitionNames[number])"
    case .when: "when"
    case .exemption(let number): "exempt \(exemptions[number].id)"
    case .require: "require"
    case .review: "review if"
    }
  }

  /// How deep the steps lie that are about one item.
  var itemDepth: Int { 2 * each.count }
}

extension Value {
  /// The value in words; of what has many parts, what it is.
  fileprivate var summary: String {
    switch self {
    case .list(let items) where items.contains { $0.value.isSection }:
      (items.further == nil ? "" : "at least ")
        + (items.knownCount == 1 ? "1 item" : "\(items.knownCount) items")
    case .object(let record) where record.slots.count > 8: "a \(record.type.name)"
    default: words
    }
  }

  private var isSection: Bool {
    if case .object = self { true } else { false }
  }
}
