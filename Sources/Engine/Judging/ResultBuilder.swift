internal import Diagnostics
internal import Expressions
internal import Model
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
  /// Rules that failed somewhere, and what is missing for them elsewhere.
  private var undecided: [(rank: Int, missing: MissingFacts)] = []
  private var relaxations: [Relaxation] = []

  init(
    about subject: CheckedDescription,
    lines: LineTable,
    asking rules: [String]
  ) {
    self.subject = subject
    locations = LocationTable(of: subject.description, lines: lines)
    quiet = RulesWithoutFindings(among: rules)
  }

  /// Notes that the rule of that rank finds no fault, or has nothing to look at.
  mutating func note(_ outcome: Outcome, rank: Int) {
    quiet.note(outcome, rank: rank)
  }

  /// Adds what the rule of that rank came to.
  mutating func add(_ outcome: RuleOutcome, rank: Int) {
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

  /// Gathers what was found: from then on it may be accepted by waivers.
  mutating func gather() {
    findings += FindingTable(records, about: subject).findings
    records = []
  }

  /// What stays undecided of rules that failed elsewhere; only a baseline accepts findings later.
  private mutating func undecidedFindings(beforeBaseline: Bool) -> [Finding] {
    let gathered = findings
    let failed = Set(gathered.lazy.filter { $0.outcome == .fail }.map(\.rank))
    findings = []
    for (rank, missing) in undecided where beforeBaseline || !failed.contains(rank) {
      addUndecided(missing, rank: rank)
    }
    gather()
    defer { findings = gathered }
    return findings
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

  /// What was gathered, in order.
  mutating func result(
    in file: SourceFile,
    rulesAsked: RulesAsked,
    policy: JudgingPolicy,
    watched: RunObserver,
    login: DescribedLogin?,
    beforeBaseline: Bool
  ) -> LintResult {
    gather()
    let undecided = undecided.isEmpty ? [] : undecidedFindings(beforeBaseline: beforeBaseline)
    let description = subject.description
    var result = LintResult(
      file: file,
      document: description.document,
      range: description.places.range(of: Place(number: 0)),
      app: description.app,
      edition: description.edition.id,
      asOf: description.asOf.day,
      verdict: .unjudged,
      findings: findings,
      undecided: undecided,
      quiet: quiet,
      screens: watched.screens?.outcomes ?? .none,
      log: watched.trace,
      diagnostics: [],
      faults: faults,
      rulesAsked: rulesAsked,
      relaxations: relaxations,
      login: login,
      captures: description.places.captures,
      subject: subject,
      policy: policy
    )
    result.settle()
    return result
  }
}
