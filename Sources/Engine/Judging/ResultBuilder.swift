internal import Diagnostics
internal import Expressions
internal import Model
internal import Rules

/// Gathers what the rules say about a description, and puts it in the order of its places.
struct ResultBuilder {
  private let subject: CheckedDescription
  private var locations: LocationTable
  var findings: [Finding] = []
  /// What can't be evaluated.
  var faults: [RuleFault] = []
  private var quiet: RulesWithoutFindings
  private var relaxations: [Relaxation] = []
  private var diagnostics: [Diagnostic] = []
  /// What rules read that find a fault or leave something to a person, by their ranks.
  private var facts: [Int: FactsRead] = [:]

  init(about subject: CheckedDescription, asking rules: [String]) {
    self.subject = subject
    locations = LocationTable(of: subject.description)
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
    case .incomplete: addOpen(outcome.missing ?? MissingFacts([]), rank: rank)
    case .exempt:
      if let (place, note) = outcome.exemptNote {
        add(.exempt, rank: rank, at: place, .exemption(note))
      }
    case .pass, .notApplicable: note(outcome.summary, rank: rank)
    case .fail:
      // What failed at one place doesn't hide what nobody knows of another.
      if let missing = outcome.missing { addOpen(missing, rank: rank) }
    case .review, .decided, .waived: break
    }
  }

  private mutating func addOpen(_ missing: MissingFacts, rank: Int) {
    let place = missing.places.first ?? Place(number: 0)
    add(.incomplete, rank: rank, at: place, .undecided(locations.names(of: missing)))
  }

  /// Adds what a rule of the program itself has found.
  mutating func addFailure(rank: Int, at place: Place, message: Message) {
    add(.fail, rank: rank, at: place, .sentence(message))
  }

  private mutating func add(
    _ outcome: Outcome, rank: Int, at place: Place, _ content: Finding.Content
  ) {
    findings.append(
      Finding(
        outcome, rank: rank, at: place, locations.location(of: place), content, about: subject,
        facts: [.fail, .review].contains(outcome) ? facts(readBy: rank) : nil))
  }

  private mutating func facts(readBy rank: Int) -> FactsRead? {
    if let known = facts[rank] { return known }
    let read = subject.rules[rank].compiled.map { FactsRead(by: $0, of: subject) }
    facts[rank] = read
    return read
  }

  /// Notes what lies outside of the description, and makes the answer milder.
  mutating func note(_ relaxations: [Relaxation]) { self.relaxations += relaxations }

  /// Notes what makes the answer milder.
  mutating func note(_ kind: Relaxation.Kind, of what: String, at place: Place) {
    relaxations.append(Relaxation(kind, of: what, at: locations.location(of: place).stretch))
  }

  /// Notes what those should know who wrote what is there.
  mutating func note(_ message: Message, at place: Place, severity: Severity = .warning) {
    let range = locations.location(of: place).range
    diagnostics.append(Diagnostic(message, at: range, severity: severity))
  }

  /// What was gathered, in order.
  mutating func result(
    rulesAsked: RulesAsked, policy: JudgingPolicy, log: RuleTraceLog?, login: DescribedLogin?
  ) -> LintResult {
    let description = subject.description
    var result = LintResult(
      file: description.file, document: description.document,
      range: description.places.range(of: Place(number: 0)), app: description.app,
      edition: description.edition.id, asOf: description.asOf.day,
      comparedOn: description.edition.compared?.day ?? "", verdict: .unjudged, findings: findings,
      quiet: quiet, log: log, diagnostics: diagnostics, faults: faults, rulesAsked: rulesAsked,
      relaxations: relaxations, login: login, captures: description.places.captures,
      subject: subject, policy: policy)
    result.judge()
    return result
  }
}
