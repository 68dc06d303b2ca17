internal import Diagnostics
internal import Expressions
internal import Model
internal import Rules

/// Looks at a description's dates and at what people said of rules and questions, and lets that
/// count as long as it may.
struct StatementChecks {
  private let description: Description
  private let linter: Linter
  /// What the program's rules find, by their ids.
  private var reported: [String: [(place: Place, message: Message)]] = [:]

  init(_ description: Description, by linter: Linter) {
    self.description = description
    self.linter = linter
  }

  /// Marks what waivers cover, and adds what the asked program rules find.
  mutating func apply(to results: inout ResultBuilder) {
    checkDate(&results)
    results.note(linter.book.packs.compactMap { $0.relaxation(on: description.asOf) })
    let statements = linter.naming(description.statements)
    for (rule, place) in description.statements.rules {
      if let remark = linter.book.remark(onName: rule) { results.note(remark, at: place) }
    }
    let index = FindingIndex(
      of: results.findings, by: Set(statements.rules.map(\.rule)), in: description.places)
    for waiver in statements.waivers where linter.admits(waiver) {
      apply(waiver, to: &results, index)
    }
    for decision in statements.decisions { apply(decision, to: &results, index) }
    let overdue = statements.open.filter { $0.until.seconds < description.asOf.seconds }
    check(overdue, results)
    for rule in linter.programRules {
      let rank = linter.rank(of: rule.id)
      if let findings = reported[rule.id] {
        for (place, message) in findings {
          results.addFailure(rank: rank, at: place, message: message)
        }
      } else {
        results.note(has(rule.subject) ? .pass : .notApplicable, rank: rank)
      }
    }
  }

  private func has(_ subject: ProgramRule.Subject) -> Bool {
    switch subject {
    case .date: !linter.isDaySet
    case .baseline: linter.hasBaseline
    case .waivers: !description.waivers.isEmpty
    case .decisions: !description.statements.decisions.isEmpty
    case .open: !description.statements.open.isEmpty
    }
  }

  private mutating func report(_ rule: ProgramRule, _ message: Message, at place: Place) {
    reported[rule.id, default: []].append((place, message))
  }

  private mutating func checkDate(_ results: inout ResultBuilder) {
    guard description.isSubmittedLongAgo else { return }
    let days = (description.asOf.seconds - description.submissionDate.seconds) / 86_400
    let place = description.submissionDatePlace
    results.note(.submissionDate, of: description.submissionDate.day, at: place)
    guard !linter.isDaySet else { return }
    let message = Message(.daySubmissionDaysAgo, description.submissionDate.day, Int(days))
    report(.submissionDatePast, message, at: place)
  }

  private mutating func apply(
    _ waiver: Waiver, to results: inout ResultBuilder, _ index: FindingIndex
  ) {
    func waivable(at place: Place?) -> [Int] {
      index.findings(of: waiver.rule, at: place).filter { number in
        let finding = results.findings[number]
        return !finding.isAboutDescription
          && [.fail, .review, .decided, .waived].contains(finding.outcome)
      }
    }
    let covered = waivable(at: waiver.at)
    if !linter.knows(waiver.rule), !ProgramRule.all.contains(where: { $0.id == waiver.rule }) {
      let hint = Suggestion.clause(for: waiver.rule, among: linter.knownRules)
      let message = Message(.waiverNamesNoRule, waiver.rule.quoted, hint)
      report(.waiverUnknownRule, message, at: waiver.place)
    } else if waiver.until.seconds < description.asOf.seconds {
      let message = Message(.waiverEnded, waiver.rule, waiver.until.day)
      report(.waiverExpired, message, at: waiver.place)
    } else if covered.isEmpty {
      guard linter.asks(waiver.rule) else { return }
      let elsewhere = waivable(at: nil).first.map { results.findings[$0].location.path }
      let message = elsewhere.map { Message(.waiverCoversElsewhere, waiver.rule, $0) }
      report(
        .waiverUnused, message ?? Message(.waiverCoversNoFinding, waiver.rule), at: waiver.place)
    } else {
      results.note(.waiver, of: waiver.rule, at: waiver.place)
      noteEnd(waiver.until, of: waiver.rule, at: waiver.place, &results)
      for number in covered {
        results.findings[number].outcome = .waived
        results.findings[number].acceptance = .waiver(waiver)
      }
    }
  }

  /// Says in time that what somebody said won't count much longer.
  private func noteEnd(
    _ last: Timestamp, of rule: String, at place: Place, _ results: inout ResultBuilder
  ) {
    if let message = Ending.message(of: rule, on: last, asOf: description.asOf) {
      results.note(message, at: place, severity: .note)
    }
  }

  /// What it answers is settled, unless the facts have changed or its last day has passed.
  private mutating func apply(
    _ decision: Decision, to results: inout ResultBuilder, _ index: FindingIndex
  ) {
    let answered = index.findings(of: decision.rule, at: decision.at)
      .filter { results.findings[$0].outcome == .review }
    func report(_ rule: ProgramRule, _ message: Message) {
      self.report(rule, message, at: decision.place)
    }
    guard !answered.isEmpty else {
      guard linter.looksAt(decision.rule) else { return }
      let isKnown = linter.knows(decision.rule)
      let hint = isKnown ? .empty : Suggestion.clause(for: decision.rule, among: linter.knownRules)
      return report(.decisionUnused, Message(.decisionAnswersNothing, decision.rule.quoted, hint))
    }
    guard linter.admits(decision) else {
      return report(.decisionNotApproved, Message(.decisionIsntTheirs, decision.rule, decision.by))
    }
    if let until = decision.until, until.seconds < description.asOf.seconds {
      return report(.decisionLapsed, Message(.decisionEnded, decision.rule, until.day))
    }
    let changes = answered.map { decision.facts.change(to: results.findings[$0].factsRead) }
    let current = zip(answered, changes).filter { $1 == nil }.map(\.0)
    if current.isEmpty, let change = changes.compactMap(\.self).first {
      let words = "\(change.before ?? "–") → \(change.now)"
      return report(
        .decisionLapsed,
        Message(
          .decisionRestsOnOtherFacts, decision.rule, decision.by, decision.on.day, change.path,
          words))
    }
    results.note(.decision, of: decision.rule, at: decision.place)
    if let until = decision.until {
      noteEnd(until, of: decision.rule, at: decision.place, &results)
    }
    for number in current {
      results.findings[number].outcome = decision.holds ? .decided : .fail
      results.findings[number].acceptance = .decision(
        because: decision.because, by: decision.by, on: decision.on.day, holds: decision.holds)
    }
  }

  /// What somebody wanted to find out mustn't be open any more after their day.
  private mutating func check(_ overdue: [TakenQuestions], _ results: ResultBuilder) {
    guard !overdue.isEmpty else { return }
    let missing = Set(results.findings.flatMap(\.missing))
    let around = Set(missing.flatMap(\.pathsAround))
    for taken in overdue {
      for fact in taken.facts
      where around.contains(fact) || !missing.isDisjoint(with: [fact] + fact.pathsAround) {
        let message = Message(.questionOverdue, fact, taken.owner, taken.until.day)
        report(.openQuestionOverdue, message, at: taken.place)
      }
    }
  }
}

extension Description {
  /// Whether the day of submission must be a mistake, or what was true long ago.
  var isSubmittedLongAgo: Bool {
    asOf.seconds - submissionDate.seconds > DecodingInputs.longestDelay * 86_400
  }
}

extension Statements {
  /// Every rule that is named, and where.
  var rules: [(rule: String, place: Place)] {
    waivers.map { ($0.rule, $0.place) } + decisions.map { ($0.rule, $0.place) }
  }
}

extension Linter {
  /// The statements with the ids that the rules have now.
  fileprivate func naming(_ statements: Statements) -> Statements {
    guard book.hasAliases else { return statements }
    var statements = statements
    for number in statements.waivers.indices {
      statements.waivers[number].rule = book.currentID(of: statements.waivers[number].rule)
    }
    for number in statements.decisions.indices {
      statements.decisions[number].rule = book.currentID(of: statements.decisions[number].rule)
    }
    return statements
  }
}

extension String {
  /// The paths that it leads on from: `app` and `app.kinds` for `app.kinds[0]`.
  fileprivate var pathsAround: [String] {
    utf8.indices.filter { [UInt8(ascii: "."), UInt8(ascii: "[")].contains(utf8[$0]) }
      .map { String(self[..<$0]) }
  }
}

/// Where the findings of some rules lie, so that what people said of a rule at a place, or of a rule
/// anywhere, comes upon those that it is about without looking at all the others.
private struct FindingIndex {
  private struct Key: Hashable {
    let rule: String
    let place: Place?
  }

  private var numbers: [Key: [Int]] = [:]

  init(of findings: [Finding], by rules: Set<String>, in places: PlaceTable) {
    guard !rules.isEmpty else { return }
    for (number, finding) in findings.enumerated() where rules.contains(finding.rule) {
      for place in [nil] + places.around(finding.place) {
        numbers[Key(rule: finding.rule, place: place), default: []].append(number)
      }
    }
  }

  /// The numbers of a rule's findings at a place or in it, in their order; without one, of all.
  func findings(of rule: String, at place: Place?) -> [Int] {
    numbers[Key(rule: rule, place: place)] ?? []
  }
}
