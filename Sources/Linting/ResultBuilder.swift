internal import Descriptions
internal import Diagnostics
internal import Expressions
internal import Rules

/// Gathers what the rules say about a description, and puts it in the order of its places.
struct ResultBuilder {
  private let subject: CheckedDescription
  private var locations: LocationTable
  var findings: [Finding] = []
  /// What can't be evaluated.
  var faults: [RuleFault] = []
  private var quiet: RulesWithoutFindings
  private var screens: ScreenOutcomes
  /// Rules that failed somewhere, and what is missing for them elsewhere.
  private var undecided: [(rule: CompiledRule, rank: Int, missing: MissingFacts)] = []
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
    addFindings(found, of: rule, rank: rank)
  }

  private mutating func addFindings(_ outcome: RuleOutcome, of rule: CompiledRule, rank: Int) {
    for remark in outcome.remarks {
      let related = remark.related.map { locations.location(of: $0.place) }
      let content = Finding.Content.remark(remark, related: related)
      add(remark.outcome, .rule(rule), rank, at: remark.place, content)
    }
    switch outcome.summary {
    case .incomplete: addUndecided(rule, rank, without: outcome.missing ?? MissingFacts([]))
    case .exempt:
      if let (place, note) = outcome.exemptNote {
        add(.exempt, .rule(rule), rank, at: place, .exemption(note))
      }
    case .pass, .notApplicable: note(outcome.summary, rank: rank)
    case .fail:
      if let missing = outcome.missing { undecided.append((rule, rank, missing)) }
    case .review, .waived: break
    }
  }

  /// Accepting what failed doesn't decide the rest: then that is what the rule has to say.
  mutating func settle() {
    for (rule, rank, missing) in undecided {
      let hasFailed = findings.contains { $0.rank == rank && $0.outcome == .fail }
      if !hasFailed { addUndecided(rule, rank, without: missing) }
    }
    undecided = []
  }

  private mutating func addUndecided(
    _ rule: CompiledRule,
    _ rank: Int,
    without missing: MissingFacts
  ) {
    let place = missing.first ?? Place(number: 0)
    add(.incomplete, .rule(rule), rank, at: place, .undecided(locations.names(of: missing)))
  }

  /// Adds what a rule of the program itself has found.
  mutating func add(_ rule: ProgramRule, rank: Int, at place: Place, message: LocalizableText) {
    add(.fail, .program(rule), rank, at: place, .sentence(message))
  }

  private mutating func add(
    _ outcome: Outcome,
    _ source: Finding.Source,
    _ rank: Int,
    at place: Place,
    _ content: Finding.Content
  ) {
    let location = locations.location(of: place)
    findings.append(
      Finding(outcome, of: source, rank: rank, at: place, location, content, in: subject)
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

  func result(
    in file: SourceFile,
    rulesAsked: RulesAsked,
    policy: JudgingPolicy,
    login: DescribedLogin?
  ) -> LintResult {
    let order = findings.indices.sorted { findings[$0] < findings[$1] }
    var ordered = order.map { findings[$0] }
    for index in ordered.indices { ordered[index].fails = policy.fails(ordered[index]) }
    let description = subject.description
    return LintResult(
      file: file,
      document: description.document,
      range: description.places.range(of: Place(number: 0)),
      app: description.app,
      edition: description.edition.id,
      asOf: description.asOf.day,
      verdict: faults.isEmpty ? policy.verdict(on: ordered) : .unjudged,
      findings: ordered,
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
