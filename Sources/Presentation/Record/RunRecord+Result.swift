internal import Diagnostics
internal import Documents
package import Engine
package import Localization
internal import Model
internal import Rules

extension RunRecord {
  /// What there is to say of a run beside its descriptions.
  package init(of presented: PresentedRun, calledBy commands: CommandWords = CommandWords()) {
    self.init()
    let run = presented.run
    tool = Tool(
      version: run.tool.version, rules: run.tool.rules,
      language: run.language.isEnglish ? nil : run.language.tag, overridden: run.tool.overridden,
      relaxations: run.relaxations)
    verdict = run.verdict
    partial = run.partial
    summary.descriptions = run.summary.descriptions
    for outcome in Outcome.allCases { summary[outcome] = run.summary[outcome] }
    inventory = run.inventory.items.map { Seen($0) }
    let calls = NextCall.explaining(run.diagnostics) + presented.nextCalls(commands)
    next = calls.map { Call($0, said: run.language) }
    problems = Problem.all(run.otherDiagnostics, in: run.files, said: run.language)
  }
}

extension RunRecord.Description {
  /// What a report says of a result; what is the same for all that names it is added to the texts.
  package init(
    of result: LintResult, asking open: Questions, said language: Language,
    calledBy commands: CommandWords = CommandWords(), naming texts: inout RunRecord.Texts
  ) {
    self.init()
    identity = result.identity
    app = result.app
    team = result.team
    edition = result.edition
    comparedOn = result.comparedOn.isEmpty ? nil : result.comparedOn
    asOf = result.asOf
    verdict = result.verdict
    partial = result.rulesAsked.isPart ? result.rulesAsked : nil
    relaxations = result.relaxations
    taken = result.takenFacts
    results = result.findings.map(RunRecord.Entry.init)
    for finding in result.findings { texts.add(finding) }
    questions = open.plan.map {
      RunRecord.OpenQuestion($0, said: language, as: texts.id(of: $0, said: language))
    }
    for finding in result.toDecide {
      questions.append(RunRecord.OpenQuestion(finding, as: texts.id(of: finding)))
    }
    next = result.nextCalls(commands, open: open.count).map {
      RunRecord.Call($0, said: language)
    }
    passed = result.passed
    notApplicable = result.notApplicable
    problems =
      result.diagnostics.isEmpty
      ? [] : RunRecord.Problem.all(result.diagnostics, in: result.files, said: language)
  }

  /// A description with all that it names, to be read alone.
  init(
    alone result: LintResult, asking questions: Questions, said language: Language,
    calledBy commands: CommandWords
  ) {
    var texts = RunRecord.Texts()
    self.init(
      of: result, asking: questions, said: language, calledBy: commands, naming: &texts)
    self.texts = texts
  }
}

extension RunRecord.Entry {
  fileprivate init(_ finding: Finding) {
    let location = finding.location
    rule = finding.rule
    outcome = finding.outcome
    severity = finding.severity
    // Of what is undecided, the facts say enough that are missing, wherever it may be.
    let isOpen = finding.outcome == .incomplete
    message = isOpen ? "" : finding.message
    fix = finding.fix
    file = location.isElsewhere ? location.range.file.path : nil
    path = location.path
    pointer = location.pointer
    if !isOpen || !path.isEmpty {
      (line, column) = (location.start.line, location.start.column)
      (endLine, endColumn) = (location.end.line, location.end.column)
    }
    related = finding.related.map(RunRecord.Related.init)
    missing = finding.missing
    fingerprint = finding.fingerprint.hexadecimal
    if finding.outcome == .review { facts = finding.factsRead.texts }
    switch finding.acceptance {
    case .baseline: acceptance = .baseline
    case .waiver(let reason, let approvedBy, let until):
      acceptance = .waiver
      (self.reason, self.approvedBy, self.until) = (reason, approvedBy, until)
    case .decision(let because, let by, let on, _):
      acceptance = .decision
      (self.because, decidedBy, decidedOn) = (because, by, on)
    case nil: break
    }
  }
}

extension RunRecord.Related {
  fileprivate init(_ related: Finding.Related) {
    let location = related.location
    file = location.isElsewhere ? location.range.file.path : nil
    path = location.path
    pointer = location.pointer
    (line, column) = (location.start.line, location.start.column)
    message = related.note
  }
}

extension RunRecord.OpenQuestion {
  fileprivate init(_ planned: PlannedQuestion, said language: Language, as id: String) {
    path = planned.path.description
    others = planned.others.map(\.path.description)
    question = id
    clue = planned.question.clue.map { language($0) }
    rules = planned.rules
    suggestion = planned.question.proposal.map {
      RunRecord.Suggested(answer: $0.answer, file: $0.file, line: $0.line, why: $0.why)
    }
  }
}

extension RunRecord.OpenQuestion {
  /// What a rule leaves to a person.
  fileprivate init(_ finding: Finding, as id: String) {
    path = finding.location.path
    question = id
    rules = [finding.rule]
    rule = finding.rule
    answers = finding.choices.map { choice in
      RunRecord.Answer(
        words: choice.words, fails: choice.holds == false,
        facts: Dictionary(
          choice.facts.map { ("\($0.path)", $0.value.inline) }, uniquingKeysWith: { $1 }),
        asks: choice.asks.map(\.description))
    }
  }
}

extension RunRecord.Texts {
  fileprivate mutating func add(_ finding: Finding) {
    guard rules[finding.rule] == nil else { return }
    rules[finding.rule] = RunRecord.RuleTexts(
      title: finding.title, guidelines: finding.guidelines, owner: finding.owner,
      letters: finding.refusals.letters, isBreakage: finding.refusals.areBreakage,
      link: finding.link, isDraft: finding.isDraft,
      issuer: finding.concern == .ours ? .ours : nil,
      isBookkeeping: finding.concern == .bookkeeping)
  }

  /// Under which id the words stand of what a rule leaves to a person.
  fileprivate mutating func id(of finding: Finding) -> String {
    let words = RunRecord.QuestionTexts(
      text: finding.message, type: nil, isList: false, words: [], owner: finding.owner, proofs: [])
    let id =
      [nil, words].contains(questions[finding.rule])
      ? finding.rule : "\(finding.rule) \(finding.location.path)"
    questions[id] = words
    return id
  }

  /// Under which id the words of a question stand: what is asked alike of several places is one.
  fileprivate mutating func id(of planned: PlannedQuestion, said language: Language) -> String {
    let type = planned.question.type
    let words = RunRecord.QuestionTexts(
      text: language(planned.question.declaredMeaning), type: type?.name,
      isList: type?.isList ?? false,
      words: (type?.words ?? []).map {
        RunRecord.Word(word: $0.word, meaning: language($0.meaning))
      },
      owner: planned.owner, proofs: planned.question.proofs)
    let keys = planned.path.components.compactMap { step -> String? in
      if case .key(let key) = step { key } else { nil }
    }
    let general = keys.joined(separator: ".")
    let id = [nil, words].contains(questions[general]) ? general : planned.path.description
    questions[id] = words
    return id
  }
}

extension RunRecord.Call {
  fileprivate init(_ call: NextCall, said language: Language) {
    self.init(words: call.words, why: language(call.why))
  }
}

extension RunRecord.Seen {
  /// Each file as `name` has its path.
  init(_ item: Inventory.Item, naming name: (String) -> String = { $0 }) {
    self.init(
      kind: item.kind, file: name(item.file), state: item.state,
      exclusion: item.exclusion.map {
        RunRecord.Place(file: name($0.stretch.file), line: $0.stretch.start.line)
      })
  }
}

extension RunRecord.Problem {
  fileprivate static func all(
    _ diagnostics: [Diagnostic], in files: SourceFiles, said language: Language
  ) -> [Self] {
    let places = DiagnosticPlaces(of: diagnostics, in: files)
    return diagnostics.map { diagnostic in
      let stretch = places.stretch(of: diagnostic.range)
      return Self(
        severity: diagnostic.severity, id: diagnostic.message.id, file: stretch.file,
        line: stretch.start.line, column: stretch.start.column,
        message: language(diagnostic.message))
    }
  }
}
