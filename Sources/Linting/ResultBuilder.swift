internal import Descriptions
internal import Diagnostics
internal import Expressions
internal import Rules

/// Gathers what the rules say about a description, and lays it out in the order of its places.
struct ResultBuilder {
  /// A finding and the place it points to, before it is put in order.
  struct Entry {
    let place: Place
    var finding: Finding
    let missing: MissingFacts?
  }

  let description: Description
  let file: SourceFile
  var entries: [Entry] = []
  private var quiet: QuietRules
  private var screens: ScreenOutcomes
  /// Rules that failed somewhere, and what is missing for them elsewhere.
  private var undecided: [(rule: CheckedRule, missing: MissingFacts)] = []
  private let linter: Linter
  private var finder: LocationFinder
  private var relaxations: [Relaxation] = []

  init(
    _ description: Description,
    in file: SourceFile,
    lines: LineTable,
    by linter: Linter,
    screens: ScreenOutcomes
  ) {
    self.description = description
    self.screens = screens
    self.file = file
    self.linter = linter
    finder = LocationFinder(of: description, lines: lines)
    quiet = QuietRules(among: linter.ids)
  }

  private var book: RuleBook { linter.book }

  /// Notes that the rule of that rank finds no fault, or has nothing to look at.
  mutating func note(_ outcome: Outcome, rank: Int) {
    quiet.note(outcome, rank: rank)
  }

  /// Adds what a rule came to, and leaves an outcome that says nothing yet.
  mutating func take(_ outcome: inout RuleOutcome, of rule: CheckedRule, rank: Int) {
    if !screens.screens.isEmpty { screens.add(outcome, of: rule) }
    if let summary = outcome.takeQuietSummary() { return note(summary, rank: rank) }
    addFindings(outcome, of: rule, rank: rank)
    outcome = RuleOutcome()
  }

  @inline(never)
  private mutating func addFindings(_ outcome: RuleOutcome, of rule: CheckedRule, rank: Int) {
    for remark in outcome.remarks {
      add(
        remark.outcome,
        of: rule,
        at: remark.place,
        message: remark.message,
        fix: remark.fix,
        related: remark.related,
        marks: remark.marks
      )
    }
    switch outcome.summary {
    case .incomplete: addMissing(outcome.missing ?? MissingFacts([]), of: rule)
    case .exempt:
      let (place, note) = outcome.exemptNote ?? (Place(number: 0), Statement(""))
      add(.exempt, of: rule, at: place, message: note)
    case .pass, .notApplicable: note(outcome.summary, rank: rank)
    case .fail:
      if let missing = outcome.missing { undecided.append((rule, missing)) }
    case .review, .waived: break
    }
  }

  /// Accepting what failed doesn't decide the rest: then that is what the rule has to say.
  mutating func settle() {
    for (rule, missing) in undecided {
      let hasFailed = entries.contains { $0.finding.rule == rule.id && $0.finding.outcome == .fail }
      if !hasFailed { addMissing(missing, of: rule) }
    }
    undecided = []
  }

  private mutating func addMissing(_ missing: MissingFacts, of rule: CheckedRule) {
    let places = missing.places
    let names = paths(of: missing)
    let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
    add(
      .incomplete,
      of: rule,
      at: places.first ?? Place(number: 0),
      message: Statement("can't be decided without \(shown)", in: book.language),
      missing: missing
    )
  }

  private mutating func add(
    _ outcome: Outcome,
    of rule: CheckedRule,
    at place: Place,
    message: Statement,
    fix: String = "",
    related: [(place: Place, note: String)] = [],
    marks: FindingMarks = FindingMarks(),
    missing: MissingFacts? = nil
  ) {
    let location = finder.location(of: place)
    let finding = Finding(
      rule: rule.id,
      title: rule.translation?.title ?? rule.declaration.title,
      outcome: outcome,
      severity: rule.severity,
      owner: rule.declaration.owner,
      guidelines: rule.declaration.guidelineKeys,
      citations: rule.declaration.guidelineKeys.map(book.citation),
      message: message.text,
      identity: message.english,
      fix: fix,
      why: rule.translation?.why ?? rule.declaration.why,
      location: location,
      related: related.map {
        Finding.Related(location: finder.location(of: $0.place), note: $0.note)
      },
      marks: marks,
      missing: missing.map { paths(of: $0) } ?? [],
      fingerprint: Finding.fingerprint(
        rule.id,
        of: description.app,
        at: location.path,
        message.english
      ),
      isAboutDescription: rule.declaration.topic == ProgramRule.topic
    )
    entries.append(Entry(place: place, finding: finding, missing: missing))
  }

  private mutating func paths(of missing: MissingFacts) -> [String] {
    missing.places.map { finder.path(of: $0) }.filter { !$0.isEmpty }
  }

  /// Adds what a rule of the program itself has found.
  mutating func add(_ rule: ProgramRule, at place: Place, message: Wording) {
    let location = finder.location(of: place)
    let finding = Finding(rule, of: description.app, at: location, message, book: book)
    entries.append(Entry(place: place, finding: finding, missing: nil))
  }

  /// Notes that a waiver covers something.
  mutating func note(_ waiver: Waiver) {
    let location = finder.location(of: waiver.place)
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
    for index in entries.indices where baseline.holds(entries[index].finding, of: description.app) {
      entries[index].finding.outcome = .waived
      entries[index].finding.acceptance = .baseline
    }
  }

  func result(policy: JudgingPolicy, login: DescribedLogin?) -> LintResult {
    let entries = entries
    let order = entries.indices.sorted {
      Finding.isBefore(entries[$0].finding, entries[$1].finding)
    }
    let findings = order.map { index in
      var finding = entries[index].finding
      finding.fails = policy.fails(finding)
      return finding
    }
    return LintResult(
      file: file,
      document: description.document,
      range: description.places.range(of: Place(number: 0)),
      app: description.app,
      edition: description.edition.id,
      asOf: description.asOf.day,
      verdict: policy.verdict(on: findings),
      findings: findings,
      quiet: quiet,
      screens: screens,
      questions: questions(policy: policy),
      diagnostics: [],
      rulesAsked: linter.rulesAsked,
      relaxations: relaxations,
      login: login,
      captures: description.places.captures
    )
  }

  /// In the order of the description.
  private func questions(at places: [Place]) -> [Question] {
    places.sorted { $0.number < $1.number }.map { place in
      description.question(at: place) { book.reads($1, of: $0) }
    }
  }

  /// Each missing fact once; those that no counting rule needs are only counted.
  private func questions(policy: JudgingPolicy) -> Questions {
    var asked = MissingFacts([])
    var others = MissingFacts([])
    for entry in entries {
      guard let missing = entry.missing else { continue }
      if policy.counts(entry.finding.severity) {
        asked.formUnion(missing)
      } else {
        others.formUnion(missing)
      }
    }
    let known = Set(asked.places)
    return Questions(
      asked: questions(at: asked.places),
      further: questions(at: others.places.filter { !known.contains($0) })
    )
  }
}
