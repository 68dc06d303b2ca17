internal import Diagnostics
internal import Engine
internal import Rules

// The members of a report in JSON, schema 1: what is written, what its schema says, and what is read
// back. Keys that later versions add are no mistake; those that are here stay.
extension RunRecord {
  /// Those that stand before the descriptions, and those behind them.
  static let head: [ReportMember<RunRecord>] = [
    ReportMember("schemaVersion", \.schemaVersion, .count),
    ReportMember("tool", \.tool, Tool.shape),
    ReportMember("verdict", \.verdict, .word),
    ReportMember(optional: "partial", \.partial, RulesAsked.shape),
    ReportMember("summary", \.summary, Summary.shape),
    ReportMember("inventory", \.inventory, .list(of: Seen.shape, inLines: true)),
    ReportMember("next", \.next, .list(of: Call.shape, inLines: true)),
  ]
  static let descriptionsName = "descriptions"
  static let tail: [ReportMember<RunRecord>] = [
    ReportMember("diagnostics", \.problems, .list(of: Problem.shape, inLines: true)),
    ReportMember("rules", \.texts.rules, .map(of: RuleTexts.shape)),
    ReportMember("questions", \.texts.questions, .map(of: QuestionTexts.shape)),
  ]

  /// A report, and what it is without its descriptions.
  static let shape = ReportShape.object(
    RunRecord(), inLines: true,
    head + [
      ReportMember(
        descriptionsName, \.descriptions, .list(of: Description.shape, inLines: true))
    ] + tail)
  static let rest = ReportShape.object(RunRecord(), inLines: true, head + tail)
}

extension RunRecord.Description {
  static let shape = ReportShape.object(
    Self(), inLines: true,
    [
      ReportMember("file", \.identity.file, .text),
      ReportMember("document", \.identity.document, .position),
      ReportMember("app", \.app, .text),
      ReportMember(optional: "bundleId", \.identity.bundleID, .text),
      ReportMember(ifTrue: "sharesBundleId", \.identity.sharesBundleID),
      ReportMember(optional: "team", \.team, .text),
      ReportMember("edition", \.edition, .text),
      ReportMember(optional: "comparedOn", \.comparedOn, .text),
      ReportMember("asOf", \.asOf, .text),
      ReportMember("verdict", \.verdict, .word),
      ReportMember(optional: "partial", \.partial, RulesAsked.shape),
      ReportMember(unlessEmpty: "relaxations", \.relaxations, .list(of: Relaxation.shape)),
      ReportMember(unlessEmpty: "taken", \.taken, .list(of: TakenFact.shape, inLines: true)),
      ReportMember("results", \.results, .list(of: RunRecord.Entry.shape, inLines: true)),
      ReportMember(
        "questions", \.questions, .list(of: RunRecord.OpenQuestion.shape, inLines: true)),
      ReportMember("next", \.next, .list(of: RunRecord.Call.shape, inLines: true)),
      ReportMember("passed", \.passed, .list(of: .text)),
      ReportMember("notApplicable", \.notApplicable, .list(of: .text)),
      ReportMember("diagnostics", \.problems, .list(of: RunRecord.Problem.shape, inLines: true)),
      ReportMember(optional: "texts", \.texts, RunRecord.Texts.shape),
    ])
}

extension RunRecord.Entry {
  fileprivate static let shape = ReportShape.object(
    Self(),
    [
      ReportMember("rule", \.rule, .text),
      ReportMember("outcome", \.outcome, .word),
      ReportMember("severity", \.severity, .word),
      ReportMember(unlessEmpty: "message", \.message, .text),
      ReportMember(unlessEmpty: "fix", \.fix, .text),
      ReportMember(optional: "file", \.file, .text),
      ReportMember(unlessEmpty: "path", \.path, .text),
      ReportMember(unlessEmpty: "pointer", \.pointer, .text),
      ReportMember(optional: "line", \.line, .position),
      ReportMember(optional: "column", \.column, .position),
      ReportMember(optional: "endLine", \.endLine, .position),
      ReportMember(optional: "endColumn", \.endColumn, .position),
      ReportMember(unlessEmpty: "related", \.related, .list(of: RunRecord.Related.shape)),
      ReportMember("missing", \.missing, .list(of: .text)),
      ReportMember("fingerprint", \.fingerprint, .text),
      ReportMember(optional: "facts", \.facts, .map(of: .text)),
      ReportMember(optional: "by", \.acceptance, .word),
      ReportMember(optional: "reason", \.reason, .text),
      ReportMember(optional: "approvedBy", \.approvedBy, .text),
      ReportMember(optional: "until", \.until, .text),
      ReportMember(optional: "because", \.because, .text),
      ReportMember(optional: "decidedBy", \.decidedBy, .text),
      ReportMember(optional: "on", \.decidedOn, .text),
    ])
}

extension RunRecord.Related {
  fileprivate static let shape = ReportShape.object(
    Self(),
    [
      ReportMember(optional: "file", \.file, .text),
      ReportMember("path", \.path, .text),
      ReportMember("pointer", \.pointer, .text),
      ReportMember("line", \.line, .position),
      ReportMember("column", \.column, .position),
      ReportMember("message", \.message, .text),
    ])
}

extension RunRecord.OpenQuestion {
  fileprivate static let shape = ReportShape.object(
    Self(),
    [
      ReportMember("path", \.path, .text),
      ReportMember(unlessEmpty: "alsoAt", \.others, .list(of: .text)),
      ReportMember("question", \.question, .text),
      ReportMember(optional: "clue", \.clue, .text),
      ReportMember("rules", \.rules, .list(of: .text)),
      ReportMember(optional: "rule", \.rule, .text),
      ReportMember(unlessEmpty: "answers", \.answers, .list(of: RunRecord.Answer.shape)),
      ReportMember(optional: "suggested", \.suggestion, RunRecord.Suggested.shape),
    ])
}

extension RunRecord.Answer {
  fileprivate static let shape = ReportShape.object(
    Self(),
    [
      ReportMember("say", \.words, .text),
      ReportMember(ifTrue: "fails", \.fails),
      ReportMember(unlessEmpty: "set", \.facts, .map(of: .text)),
      ReportMember(unlessEmpty: "asks", \.asks, .list(of: .text)),
    ])
}

extension RunRecord.Suggested {
  fileprivate static let shape = ReportShape.object(
    Self(),
    [
      ReportMember("answer", \.answer, .text),
      ReportMember("file", \.file, .text),
      ReportMember("line", \.line, .position),
      ReportMember("why", \.why, .text),
    ])
}

extension RunRecord.Texts {
  fileprivate static let shape = ReportShape.object(
    Self(),
    [
      ReportMember("rules", \.rules, .map(of: RunRecord.RuleTexts.shape)),
      ReportMember("questions", \.questions, .map(of: RunRecord.QuestionTexts.shape)),
    ])
}

extension RunRecord.RuleTexts {
  fileprivate static let shape = ReportShape.object(
    Self(),
    [
      ReportMember("title", \.title, .text),
      ReportMember("guidelines", \.guidelines, .list(of: .text)),
      ReportMember("owner", \.owner, .word),
      ReportMember("letters", \.letters, .count),
      ReportMember(ifTrue: "breakage", \.isBreakage),
      ReportMember(optional: "link", \.link, .text),
      ReportMember(ifTrue: "draft", \.isDraft),
      ReportMember(optional: "of", \.issuer, .word),
      ReportMember(ifTrue: "bookkeeping", \.isBookkeeping),
    ])
}

extension RunRecord.QuestionTexts {
  fileprivate static let shape = ReportShape.object(
    Self(),
    [
      ReportMember("text", \.text, .text),
      ReportMember(optional: "type", \.type, .text),
      ReportMember(ifTrue: "list", \.isList),
      ReportMember(unlessEmpty: "words", \.words, .list(of: RunRecord.Word.shape)),
      ReportMember("owner", \.owner, .word),
      ReportMember(unlessEmpty: "proofs", \.proofs, .list(of: .word)),
    ])
}

extension RunRecord.Word {
  fileprivate static let shape = ReportShape.object(
    Self(),
    [ReportMember("word", \.word, .text), ReportMember(unlessEmpty: "meaning", \.meaning, .text)])
}

extension RunRecord.Tool {
  fileprivate static let shape = ReportShape.object(
    Self(),
    [
      ReportMember("name", \.name, .text),
      ReportMember("version", \.version, .text),
      ReportMember("rules", \.rules, .text),
      ReportMember(optional: "language", \.language, .text),
      ReportMember("overridden", \.overridden, .list(of: .text)),
      ReportMember("relaxations", \.relaxations, .list(of: Relaxation.shape)),
    ])
}

extension RulesAsked {
  fileprivate static let shape = ReportShape.object(
    Self(asked: 0, of: 0),
    [ReportMember("asked", \.asked, .count), ReportMember("rules", \.all, .count)])
}

extension RunRecord.Summary {
  fileprivate static let shape = ReportShape.object(
    Self(),
    [ReportMember("descriptions", \.descriptions, .count)]
      + [Outcome.fail, .incomplete, .review, .pass, .exempt, .notApplicable, .decided, .waived].map
    {
      ReportMember($0.rawValue, \.[$0], .count)
    })
}

extension Relaxation {
  fileprivate static let shape = ReportShape.object(
    Self(.ruleOff, of: "", in: ""),
    [
      ReportMember("kind", \.kind, .word),
      ReportMember("what", \.what, .text),
      ReportMember("file", \.stretch.file, .text),
      ReportMember("line", \.stretch.start.line, .position),
      ReportMember(optional: "reason", \.reason, .text),
      ReportMember(optional: "until", \.until, .text),
    ])
}

extension RunRecord.Seen {
  static let shape = ReportShape.object(
    Self(),
    [
      ReportMember("kind", \.kind, .word),
      ReportMember("file", \.file, .text),
      ReportMember("state", \.state, .word),
      ReportMember(optional: "by", \.exclusion, RunRecord.Place.shape),
    ])
}

extension RunRecord.Place {
  fileprivate static let shape = ReportShape.object(
    Self(), [ReportMember("file", \.file, .text), ReportMember("line", \.line, .position)])
}

extension RunRecord.Call {
  fileprivate static let shape = ReportShape.object(
    Self(), [ReportMember("argv", \.words, .list(of: .text)), ReportMember("why", \.why, .text)])
}

extension TakenFact {
  fileprivate static let shape = ReportShape.object(
    Self(),
    [
      ReportMember("path", \.path, .text),
      ReportMember("value", \.value, .text),
      ReportMember("file", \.file, .text),
      ReportMember("line", \.line, .position),
    ])
}

extension RunRecord.Problem {
  fileprivate static let shape = ReportShape.object(
    Self(),
    [
      ReportMember("severity", \.severity, .word),
      ReportMember("id", \.id, .text),
      ReportMember("file", \.file, .text),
      ReportMember("line", \.line, .position),
      ReportMember("column", \.column, .position),
      ReportMember("message", \.message, .text),
    ])
}
