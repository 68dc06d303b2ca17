internal import Descriptions
internal import Diagnostics
internal import Expressions
internal import Rules

/// How a rule came to what it found out about a description, step by step.
package struct RuleTrace: Sendable {
  /// An expression or a part of it, an item, or what was found out about an item.
  package struct Step: Sendable {
    /// How many steps it lies in.
    package let depth: Int
    /// The key of the rule that it is about, such as `require`; empty for a part.
    package let key: String
    /// The expression as it is written; empty where there is none.
    package let text: String
    /// What it came to, in words.
    package let value: String
    /// Where the value stands; nil for what was worked out.
    package let location: Location?
    /// The absent facts that leave it open.
    package let missing: [String]
  }

  package let rule: String
  /// What it found out all in all; nil where it can't be evaluated.
  package let outcome: Outcome?
  package let steps: [Step]
}

extension RuleTrace {
  /// With parameters other than the rule's own, if there are any.
  init(
    of rule: CompiledRule,
    with parameters: TracedValue? = nil,
    about description: Description,
    by book: RuleBook,
    in file: SourceFile,
    outcome: Outcome?
  ) {
    var tracer = RuleTracer(
      of: rule,
      with: parameters ?? rule.parameters,
      about: description,
      by: book,
      lines: LineTable(of: file)
    )
    tracer.run()
    self.init(rule: rule.id, outcome: outcome, steps: tracer.steps)
  }
}

extension LintResult {
  /// How a rule came to its outcome; nil where it wasn't asked, or there is no such rule.
  package func trace(of id: String) -> RuleTrace? {
    let outcome = outcome(of: id)
    guard let subject, outcome != nil || faults.contains(where: { $0.rule == id }) else {
      return nil
    }
    guard let rule = subject.book.rules.first(where: { $0.id == id }) else {
      return RuleTrace(rule: id, outcome: outcome, steps: steps(ofProgramRule: id))
    }
    return RuleTrace(
      of: rule,
      about: subject.description,
      by: subject.book,
      in: file,
      outcome: outcome
    )
  }

  private func outcome(of rule: String) -> Outcome? {
    if let worst = findings.lazy.filter({ $0.rule == rule }).map(\.outcome).min() { return worst }
    if passed.contains(rule) { return .pass }
    return notApplicable.contains(rule) ? .notApplicable : nil
  }

  /// Rules of the program have no expressions: what they found is all.
  private func steps(ofProgramRule id: String) -> [RuleTrace.Step] {
    findings.filter { $0.rule == id }.map { finding in
      RuleTrace.Step(
        depth: 0,
        key: "found",
        text: "",
        value: finding.message,
        location: finding.location,
        missing: []
      )
    }
  }
}

/// Asks a rule's expressions once more, and notes what each of them comes to.
private struct RuleTracer {
  private let rule: CompiledRule
  private let parameters: TracedValue
  private let description: Description
  private var locations: LocationTable
  private var frame: Frame
  private(set) var steps: [RuleTrace.Step] = []

  init(
    of rule: CompiledRule,
    with parameters: TracedValue,
    about description: Description,
    by book: RuleBook,
    lines: LineTable
  ) {
    self.parameters = parameters
    self.rule = rule
    self.description = description
    locations = LocationTable(of: description, lines: lines)
    frame = Frame(
      slots: book.slots,
      sharedPrograms: book.sharedProgramCount,
      timeZones: book.timeZones
    )
    let variables = description.variables
    frame.hold(variables, from: 0)
    frame.hold(book.constants, from: variables.count)
    frame[book.parametersSlot] = parameters
  }

  mutating func run() {
    guard rule.holds(on: description.submissionDate) else { return noteDays() }
    for (name, value) in parameters.parameterValues { note("parameter \(name)", "", value) }
    do throws(EvaluationError) {
      if let applies = rule.applies, try note("applies", applies.program, depth: 0).isNo {
        return note("", "", "not applicable: 'applies' is false")
      }
      try visit(level: 0)
    } catch {
      note("", "", "can't be evaluated: \(error.text)")
    }
  }

  private mutating func noteDays() {
    let days = [
      rule.declaration.holdsFrom.map { "from \($0)" },
      rule.declaration.holdsUntil.map { "until \($0)" },
    ].compactMap(\.self).joined(separator: " ")
    let day = description.submissionDate.day
    note("holds", "", "\(days); submitted on \(day): not applicable")
  }

  private mutating func visit(level: Int) throws(EvaluationError) {
    guard level < rule.each.count else { return try judge(depth: 2 * level) }
    let (depth, iteration) = (2 * level, rule.each[level])
    let name = rule.source.itemNames[level]
    let (list, firstItem) = frame.list(of: iteration.list)
    note("each \(name)", iteration.list.program.source, list, depth: depth)
    switch list.value {
    case .list(let items):
      for index in items.indices {
        let place = items[index].place
        frame.hold(items[index].item, in: iteration.slot, item: firstItem.map { $0 + index })
        let isFurther = items[index].further != nil
        let number = isFurther ? "others, if there are any" : "\(index + 1) of \(items.knownCount)"
        note(name, "", number, at: place, depth: depth + 1)
        try visit(level: level + 1)
      }
    case .map(let map):
      for entry in map.entries {
        frame[iteration.slot] = entry.key
        note(name, "", entry.key.value.words, depth: depth + 1)
        try visit(level: level + 1)
      }
    case .error(let error): throw error
    default: note("", "", "undecided", depth: depth + 1)
    }
  }

  /// What is found out about an item, as the rule is judged.
  private mutating func judge(depth: Int) throws(EvaluationError) {
    frame.define(rule.definitions)
    for (definition, name) in zip(rule.definitions, rule.source.definitionNames) {
      let program = definition.program.program
      note("let \(name)", program.source, program.evaluate(in: &frame), depth: depth)
    }
    let when = try note("when", rule.when, depth: depth)
    if when.isNo { return note("", "", "not applicable: 'when' is false", depth: depth) }
    var isOpen = when.missing != nil
    for (exemption, id) in zip(rule.exemptions, rule.exemptions.map(\.id)) {
      let answer = try note("exempt \(id)", exemption.condition, depth: depth)
      if answer.isYes { return note("", "", "exempt: \(id)", depth: depth) }
      isOpen = isOpen || answer.missing != nil
    }
    let require = try note("require", rule.require, depth: depth)
    if require.isNo {
      return note("", "", isOpen ? "undecided" : "fails", depth: depth)
    }
    guard require.isYes else { return note("", "", "undecided", depth: depth) }
    guard let review = rule.reviewCondition else { return note("", "", "passes", depth: depth) }
    let answer = try note("review if", review, depth: depth)
    note("", "", answer.isNo ? "passes" : "a person has to decide", depth: depth)
  }

  private mutating func note(
    _ key: String,
    _ program: Program?,
    depth: Int
  ) throws(EvaluationError) -> Judgement {
    guard let program else { return .yes }
    for clause in program.clauses(in: &frame) {
      let isWhole = clause.depth == 0
      note(isWhole ? key : "", clause.text, clause.operand, depth: depth + clause.depth)
    }
    return try Judgement(program.truth(in: &frame))
  }

  private mutating func note(
    _ key: String,
    _ text: String,
    _ operand: TracedValue,
    depth: Int
  ) {
    let places = description.places
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

  private mutating func note(
    _ key: String,
    _ text: String,
    _ value: String,
    at place: Place = .none,
    depth: Int = 0
  ) {
    steps.append(
      RuleTrace.Step(
        depth: depth,
        key: key,
        text: text,
        value: value,
        location: place == .none ? nil : locations.location(of: place),
        missing: []
      )
    )
  }
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
