internal import Descriptions
internal import Diagnostics
internal import Expressions
internal import Rules

/// Gathers what the rules say about a description, and puts it in the order of its places.
struct ResultBuilder {
  private let subject: CheckedDescription
  private var locations: LocationTable
  /// What was gathered so far.
  var findings: [Finding] = []
  /// What was found since then.
  private var records: [FindingTable.Record] = []
  /// What can't be evaluated.
  var faults: [RuleFault] = []
  private var quiet: RulesWithoutFindings
  private var screens: ScreenOutcomes
  /// Rules that failed somewhere, and what is missing for them elsewhere.
  private var undecided: [(rank: Int, missing: MissingFacts)] = []
  private var relaxations: [Relaxation] = []

  init(
    about subject: CheckedDescription,
    lines: LineTable,
    asking rules: [String],
    screens: ScreenOutcomes
  ) {
    self.subject = subject
    locations = LocationTable(of: subject.description, lines: lines)
    self.screens = screens
    quiet = RulesWithoutFindings(among: rules)
  }

  /// Notes that the rule of that rank finds no fault, or has nothing to look at.
  mutating func note(_ outcome: Outcome, rank: Int) {
    quiet.note(outcome, rank: rank)
  }

  /// Adds what a rule came to, and leaves an outcome that says nothing yet.
  mutating func take(_ outcome: inout RuleOutcome, of rule: CompiledRule, rank: Int) {
    if !screens.screens.isEmpty { screens.add(outcome, of: rule) }
    if let summary = outcome.takeQuietSummary() { return note(summary, rank: rank) }
    var found = RuleOutcome()
    swap(&found, &outcome)
    addFindings(found, rank: rank)
  }

  private mutating func addFindings(_ outcome: RuleOutcome, rank: Int) {
    for remark in outcome.remarks {
      let related = remark.related.map { locations.location(of: $0.place) }
      let content = Finding.Content.remark(remark, related: related)
      add(remark.outcome, rank: rank, at: remark.place, content)
    }
    switch outcome.summary {
    case .incomplete: addUndecided(outcome.missing ?? MissingFacts([]), rank: rank)
    case .exempt:
      if let (place, note) = outcome.exemptNote {
        add(.exempt, rank: rank, at: place, .exemption(note))
      }
    case .pass, .notApplicable: note(outcome.summary, rank: rank)
    case .fail:
      if let missing = outcome.missing { undecided.append((rank, missing)) }
    case .review, .waived: break
    }
  }

  /// Gathers what was found: from then on it may be accepted.
  mutating func gather() {
    findings += FindingTable(records, about: subject).findings
    records = []
  }

  /// Accepting what failed doesn't decide the rest: then that is what the rule has to say.
  mutating func settle() {
    for (rank, missing) in undecided {
      let hasFailed = findings.contains { $0.rank == rank && $0.outcome == .fail }
      if !hasFailed { addUndecided(missing, rank: rank) }
    }
    undecided = []
    gather()
  }

  private mutating func addUndecided(_ missing: MissingFacts, rank: Int) {
    let place = missing.first ?? Place(number: 0)
    add(.incomplete, rank: rank, at: place, .undecided(locations.names(of: missing)))
  }

  /// Adds what a rule of the program itself has found.
  mutating func addFailure(rank: Int, at place: Place, message: LocalizableText) {
    add(.fail, rank: rank, at: place, .sentence(message))
  }

  private mutating func add(
    _ outcome: Outcome,
    rank: Int,
    at place: Place,
    _ content: Finding.Content
  ) {
    let location = locations.location(of: place)
    records.append(
      FindingTable.Record(
        outcome: outcome,
        rank: rank,
        place: place,
        location: location,
        content: content
      )
    )
  }

  /// Notes that a waiver covers something.
  mutating func note(_ waiver: Waiver) {
    let location = locations.location(of: waiver.place)
    relaxations.append(
      Relaxation(
        .waiver,
        of: waiver.rule,
        in: location.range.file.path,
        from: location.start,
        to: location.end
      )
    )
  }

  /// Marks what the baseline holds.
  mutating func accept(_ baseline: Baseline) {
    let app = subject.description.app
    for index in findings.indices where baseline.holds(findings[index], of: app) {
      findings[index].outcome = .waived
      findings[index].acceptance = .baseline
    }
  }

  /// What was gathered, in order.
  func result(
    in file: SourceFile,
    rulesAsked: RulesAsked,
    policy: JudgingPolicy,
    login: DescribedLogin?
  ) -> LintResult {
    var findings = findings.inOrder
    for index in findings.indices { findings[index].fails = policy.fails(findings[index]) }
    let description = subject.description
    return LintResult(
      file: file,
      document: description.document,
      range: description.places.range(of: Place(number: 0)),
      app: description.app,
      edition: description.edition.id,
      asOf: description.asOf.day,
      verdict: faults.isEmpty ? policy.verdict(on: findings) : .unjudged,
      findings: findings,
      quiet: quiet,
      screens: screens,
      diagnostics: [],
      faults: faults,
      rulesAsked: rulesAsked,
      relaxations: relaxations,
      login: login,
      captures: description.places.captures,
      subject: subject,
      policy: policy
    )
  }
}
