internal import Diagnostics
internal import Expressions
internal import Model
internal import Rules

/// Looks at a description's dates and at what people said of rules and questions, and lets that
/// count as long as it may.
struct StatementChecks {
  private let description: Description
  private let linter: Linter

  init(_ description: Description, by linter: Linter) {
    self.description = description
    self.linter = linter
  }

  /// Marks what waivers cover, and adds what the asked program rules find.
  func apply(to results: inout ResultBuilder) {
    var reported: [String: [(place: Place, message: Message)]] = [:]
    checkDate(&results, &reported)
    results.note(linter.book.packs.compactMap { $0.relaxation(on: description.asOf) })
    let statements = linter.naming(description.statements)
    for (rule, place) in description.statements.rules {
      if let remark = linter.book.remark(onName: rule) { results.note(remark, at: place) }
    }
    let index = FindingIndex(
      of: results.findings, by: Set(statements.rules.map(\.rule)), in: description.places)
    for waiver in statements.waivers where linter.admits(waiver) {
      apply(waiver, to: &results, index, &reported)
    }
    for decision in statements.decisions { apply(decision, to: &results, index, &reported) }
    let overdue = statements.open.filter { $0.until.seconds < description.asOf.seconds }
    check(overdue, results, &reported)
    for rule in linter.programRules {
      let rank = linter.rank(of: rule.id)
      if let findings = reported[rule.id] {
        for (place, message) in findings {
          results.addFailure(rank: rank, at: place, message: message)
        }
      } else {
        let isThere = has(rule.subject)
        results.note(isThere ? .pass : .notApplicable, rank: rank)
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

  private func checkDate(
    _ results: inout ResultBuilder, _ reported: inout [String: [(place: Place, message: Message)]]
  ) {
    guard description.isSubmittedLongAgo else { return }
    let days = (description.asOf.seconds - description.submissionDate.seconds) / 86_400
    let place = description.submissionDatePlace
    results.note(.submissionDate, of: description.submissionDate.day, at: place)
    guard !linter.isDaySet else { return }
    reported[ProgramRule.submissionDatePast.id] = [
      (place, Message(.daySubmissionDaysAgo, description.submissionDate.day, Int(days)))
    ]
  }

  private func apply(
    _ waiver: Waiver, to results: inout ResultBuilder, _ index: FindingIndex,
    _ reported: inout [String: [(place: Place, message: Message)]]
  ) {
    let covered = index.findings(of: waiver.rule, at: waiver.at).filter { number in
      let finding = results.findings[number]
      return !finding.isAboutDescription
        && [.fail, .review, .decided, .waived].contains(finding.outcome)
    }
    if !linter.knows(waiver.rule), !ProgramRule.all.contains(where: { $0.id == waiver.rule }) {
      let hint = Suggestion.clause(for: waiver.rule, among: linter.knownRules)
      reported[ProgramRule.waiverUnknownRule.id, default: []].append(
        (waiver.place, Message(.waiverNamesNoRule, waiver.rule.quoted, hint)))
    } else if waiver.until.seconds < description.asOf.seconds {
      reported[ProgramRule.waiverExpired.id, default: []].append(
        (waiver.place, Message(.waiverEnded, waiver.rule, waiver.until.day)))
    } else if covered.isEmpty {
      guard linter.asks(waiver.rule) else { return }
      reported[ProgramRule.waiverUnused.id, default: []].append(
        (waiver.place, Message(.waiverCoversNoFinding, waiver.rule)))
    } else {
      results.note(.waiver, of: waiver.rule, at: waiver.place)
      noteEnd(waiver.until, of: waiver.rule, at: waiver.place, &results)
      for index in covered { accept(&results.findings[index], by: waiver) }
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

  private func accept(_ finding: inout Finding, by waiver: Waiver) {
    finding.outcome = .waived
    finding.acceptance = .waiver(waiver)
  }

  /// What it answers is settled, unless the facts have changed or its last day has passed.
  private func apply(
    _ decision: Decision, to results: inout ResultBuilder, _ index: FindingIndex,
    _ reported: inout [String: [(place: Place, message: Message)]]
  ) {
    let answered = index.findings(of: decision.rule, at: decision.at)
      .filter { results.findings[$0].outcome == .review }
    func report(_ rule: ProgramRule, _ message: Message) {
      reported[rule.id, default: []].append((decision.place, message))
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
  private func check(
    _ overdue: [TakenQuestions], _ results: ResultBuilder,
    _ reported: inout [String: [(place: Place, message: Message)]]
  ) {
    guard !overdue.isEmpty else { return }
    let missing = Set(results.findings.flatMap(\.missing))
    let around = Set(missing.flatMap(\.pathsAround))
    for taken in overdue {
      for fact in taken.facts
      where around.contains(fact) || !missing.isDisjoint(with: [fact] + fact.pathsAround) {
        reported[ProgramRule.openQuestionOverdue.id, default: []].append(
          (taken.place, Message(.questionOverdue, fact, taken.owner, taken.until.day)))
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
