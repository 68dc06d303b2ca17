package import Diagnostics
package import Engine
package import Localization
internal import Model
internal import Rules

/// What the formats that are made of JSON say of results, runs and diagnostics.
extension JSONWriter {
  /// All that was found about a description.
  package mutating func write(
    _ result: LintResult, said language: Language, _ style: ReportStyle
  ) {
    object { json in
      json.member("file", result.file.id.path)
      json.member("document", result.document)
      json.member("app", result.app)
      if let team = result.team { json.member("team", team) }
      json.member("edition", result.edition)
      if !result.comparedOn.isEmpty { json.member("comparedOn", result.comparedOn) }
      json.member("asOf", result.asOf)
      json.member("verdict", result.verdict.rawValue)
      if result.rulesAsked.isPart { json.members(of: result.rulesAsked) }
      if !result.relaxations.isEmpty { json.members(of: result.relaxations) }
      let taken = result.takenFacts
      if !taken.isEmpty { json.members(of: taken) }
      json.objects("results", of: result.findings) { $0.members(of: $1) }
      json.objects("questions", of: result.questions.plan) { json, question in
        json.members(of: question, said: language)
      }
      json.members(of: result.nextCalls(style), said: language)
      json.strings("passed", result.passed)
      json.strings("notApplicable", result.notApplicable)
      let places = DiagnosticPlaces(in: result.diagnostics.isEmpty ? SourceFiles() : result.files)
      json.objects("diagnostics", of: result.diagnostics) { json, diagnostic in
        json.members(of: diagnostic, at: places, said: language)
      }
    }
  }

  mutating func members(of finding: Finding) {
    writeHead(of: finding)
    writeStatement(of: finding)
    member("fingerprint", finding.fingerprint.hexadecimal)
    if finding.outcome == .review { member("facts", finding.factsMark) }
    switch finding.acceptance {
    case .baseline: member("by", "baseline")
    case .waiver(let reason, let approvedBy, let until):
      member("by", "waiver")
      member("reason", reason)
      member("approvedBy", approvedBy)
      member("until", until)
    case .decision(let because, let by, let on, _):
      member("by", "decision")
      member("because", because)
      member("decidedBy", by)
      member("on", on)
    case nil: break
    }
  }

  /// Which rule it is, what came of it, how much that matters, and to whom.
  private mutating func writeHead(of finding: Finding) {
    member("rule", finding.rule)
    member("outcome", finding.outcome.rawValue)
    member("severity", finding.severity.rawValue)
    if finding.isDraft { flag("draft", true) }
    if finding.isBookkeeping { flag("bookkeeping", true) }
    strings("guidelines", finding.guidelines)
    member("title", finding.title)
    member("owner", finding.owner.rawValue)
    member("refusals", finding.refusals.letters)
    if let link = finding.link { member("link", link) }
  }

  /// What is found, and where: of what is missing, where it would be.
  private mutating func writeStatement(of finding: Finding) {
    let location = finding.location
    member("message", finding.messageBytes)
    member("fix", finding.fixBytes)
    members(of: location)
    member("endLine", location.end.line)
    member("endColumn", location.end.column)
    member("startByte", location.range.bytes.lowerBound)
    member("endByte", location.range.bytes.upperBound)
    objects("related", of: finding.related) { json, related in
      json.members(of: related.location)
      json.member("message", related.noteBytes)
    }
    member("missing") { json in
      json.array(finding.missingNames?.pathBytes ?? []) { $0.value($1) }
    }
  }

  /// What lies in another file than the description names it.
  private mutating func members(of location: Location) {
    if location.isElsewhere { member("file", location.range.file.path) }
    member("path", location.pathBytes)
    member("pointer", location.pointerBytes)
    member("line", location.start.line)
    member("column", location.start.column)
  }

  /// A missing fact, what can be said of it by whom, and what hangs on it.
  private mutating func members(of planned: PlannedQuestion, said language: Language) {
    let question = planned.question
    member("path", planned.path.description)
    if !planned.others.isEmpty { strings("alsoAt", planned.others.map(\.path.description)) }
    member("question", language(question.meaning))
    if let type = question.type {
      member("type", type.name)
      if type.isList { flag("list", true) }
      if !type.words.isEmpty {
        objects("words", of: type.words) { json, word in
          json.member("word", word.word)
          if !word.meaning.isEmpty { json.member("meaning", language(word.meaning)) }
        }
      }
    }
    member("owner", planned.owner.rawValue)
    strings("rules", planned.rules)
    member("letters", planned.letters)
    if !planned.after.isEmpty { strings("after", planned.after.map(\.description)) }
    if !question.proofs.isEmpty { strings("proofs", question.proofs.map(\.rawValue)) }
    if let proposal = question.proposal {
      object("suggested") { json in
        json.member("answer", proposal.answer)
        json.member("file", proposal.file)
        json.member("line", proposal.line)
        json.member("why", proposal.why)
      }
    }
  }

  /// What to call next, as a list of words, so that no path is taken for anything else.
  mutating func members(of calls: [NextCall], said language: Language) {
    objects("next", of: calls) { json, call in
      json.strings("argv", call.words)
      json.member("why", language(call.why))
    }
  }

  /// What was taken from other files.
  private mutating func members(of taken: [TakenFact]) {
    objects("taken", of: taken) { json, fact in
      json.member("path", fact.path)
      json.member("file", fact.file)
      json.member("line", fact.line)
    }
  }

  mutating func members(
    of diagnostic: Diagnostic, at places: DiagnosticPlaces, said language: Language
  ) {
    let stretch = places.stretch(of: diagnostic.range)
    member("severity", diagnostic.severity.rawValue)
    member("id", diagnostic.message.id)
    member("file", stretch.file)
    member("line", stretch.start.line)
    member("column", stretch.start.column)
    member("message", language(diagnostic.message))
  }

  /// How many of the rules were asked, where that isn't all of them.
  mutating func members(of partial: RulesAsked) {
    object("partial") { json in
      json.member("asked", partial.asked)
      json.member("rules", partial.all)
    }
  }

  mutating func members(of relaxations: [Relaxation]) {
    objects("relaxations", of: relaxations) { json, relaxation in
      json.member("kind", relaxation.kind.rawValue)
      json.member("what", relaxation.what)
      json.member("file", relaxation.stretch.file)
      json.member("line", relaxation.stretch.start.line)
    }
  }

  /// What was seen, each file as `name` has its path.
  mutating func members(of inventory: Inventory, naming name: (String) -> String = { $0 }) {
    objects("inventory", of: inventory.items) { json, item in
      json.member("kind", item.kind.rawValue)
      json.member("file", name(item.file))
      json.member("state", item.state.rawValue)
      guard let exclusion = item.exclusion else { return }
      json.object("by") { json in
        json.member("file", name(exclusion.stretch.file))
        json.member("line", exclusion.stretch.start.line)
      }
    }
  }

  mutating func members(of summary: RunResult.Summary) {
    member("descriptions", summary.descriptions)
    let outcomes: [Outcome] = [
      .fail, .incomplete, .review, .pass, .exempt, .notApplicable, .waived,
    ]
    for outcome in outcomes { member(outcome.rawValue, summary[outcome]) }
  }
}
