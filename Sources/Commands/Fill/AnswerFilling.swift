internal import Diagnostics
internal import Documents
internal import Engine
internal import Model
internal import World

/// Writes what a questionnaire brought into a description: all of it, or nothing.
struct AnswerFilling {
  private(set) var opened: OpenedDescription
  /// What is wrong with the answers; then nothing is written.
  private(set) var mistakes: [Diagnostic] = []
  /// What the description now says against what else is known.
  private(set) var contradictions: [Diagnostic] = []
  private var answered = 0
  private var decided = 0
  private var unknown = 0
  private var open = 0
  /// Whether the description has no room for who answered.
  private var isAnonymous = false

  private let path: String
  private let questions: [OpenQuestion]
  private let before: [LintResult]
  private var chosen: [Question: Choice] = [:]
  private var order: [Question] = []
  private var decisions: [WrittenDecision] = []

  /// What is written for a question.
  private struct Choice: Equatable {
    let spelling: String
    let note: String
  }

  init(_ opened: OpenedDescription, _ answers: [GivenAnswer], called path: String) throws(Refusal) {
    self.opened = opened
    self.path = path
    questions = try opened.openQuestions()
    before = try opened.results()
    for answer in answers { take(answer) }
    guard mistakes.isEmpty else { return }
    try write()
    let after = try self.opened.results()
    open = after.reduce(0) { $0 + $1.questions.count + $1.toDecide.count }
    for (old, new) in zip(before, after) { contradictions += new.contradictions(besides: old) }
  }

  var isChanged: Bool { !chosen.isEmpty || decided > 0 }

  /// What was done, in a line.
  var summary: Message {
    var parts: [Message] = []
    if answered > 0 { parts.append(Message(.answeredCount, answered)) }
    if decided > 0 { parts.append(Message(.decisionsWritten, decided)) }
    if unknown > 0 { parts.append(Message(.nobodyKnowsCount, unknown)) }
    if isAnonymous { parts.append(Message(.namesNotKept)) }
    if !isChanged { parts.append(Message(.nothingIsWritten)) }
    parts.append(open > 0 ? Message(.stillOpenCount, count: open, open) : Message(.nothingIsOpen))
    return parts.inOneLine
  }

  /// Makes sure that an answer can be meant, and is about this description.
  private mutating func take(_ answer: GivenAnswer) {
    if let file = answer.file, path != "-", file.text.fileName != path.fileName {
      return report(
        Message(
          id: "other-description",
          "these answers are for \(file.text.quoted), not for \(path.quoted)"), at: file.range)
    }
    let number = answer.document - 1
    let descriptions = opened.descriptions
    guard descriptions.indices.contains(number), descriptions[number].app == answer.app.text else {
      let app = descriptions.indices.contains(number) ? descriptions[number].app : ""
      return report(
        Message(
          id: "other-app",
          """
          these answers are about \(answer.app.text.quoted), and the description is about \
          \(app.quoted)
          """), at: answer.app.range)
    }
    guard !answer.isUnknown else {
      unknown += 1
      return
    }
    switch answer.subject {
    case .fact(let path):
      take(answer, to: OpenQuestion.Key(description: opened.keys[number], path: path))
    case .decision(let rule, let place, let facts):
      decide(answer, rule, at: place, facts, by: before[number])
    }
  }

  private mutating func take(_ answer: GivenAnswer, to key: OpenQuestion.Key) {
    let given = answer.name.text
    switch opened.standing(of: key, among: questions) {
    case .gone:
      let hint = Suggestion.clause(for: given, among: questions.map { "\($0.key.path)" })
      report(
        Message(id: "not-asked", "\(given.quoted) isn't asked here\(hint)"), at: answer.name.range)
    case .said(nil):
      report(
        Message(
          id: "said-elsewhere",
          """
          a capture or another file says \(given.quoted) already; put that right, or take the \
          answer out
          """), at: answer.range)
    case .said(let said?):
      let typed = TypedAnswer(answer.value, to: said.question, in: opened.source)
      if !typed.says(said.text) {
        report(
          Message(
            id: "said-already",
            """
            \(given.quoted) is in the description already, in line \(said.line): \
            \(said.text.quoted); change it there, or take the answer out
            """), at: answer.range)
      }
    case .open(let question):
      let planned = questions.first { $0.key == opened.now(key) }
      let others = (planned?.others ?? []).compactMap { other in
        questions.first { $0.key == other }?.question
      }
      for question in [question] + others { write(answer, to: question) }
    }
  }

  private mutating func write(_ answer: GivenAnswer, to question: Question) {
    let typed = TypedAnswer(answer.value, to: question, in: opened.source)
    if let other = chosen[question] {
      guard !typed.spellings.contains(other.spelling) else { return }
      return report(
        Message(id: "answered-twice", "\(answer.name.text.quoted) is answered twice, in two ways"),
        at: answer.range)
    }
    let answered = opened.answered(question, by: typed)
    guard let spelling = answered.spelling else {
      return report(answered.mistake?.message ?? Message(.noRoom), at: answer.range)
    }
    chosen[question] = Choice(spelling: spelling, note: answer.note)
    order.append(question)
  }

  private mutating func decide(
    _ answer: GivenAnswer, _ rule: String, at place: String, _ facts: String, by result: LintResult
  ) {
    let words = AnswerType.decision.words.map(\.word)
    guard let word = answer.value.text, words.contains(word) else {
      let said = answer.value.kindInWords
      let hint = Suggestion.clause(for: answer.value.text ?? "", among: words)
      return report(Message(.unknownWord, said, words.alternatives, hint), at: answer.range)
    }
    let same = result.findings.filter { $0.rule == rule && $0.location.path == place }
    guard let finding = same.first(where: { $0.outcome == .review }) else {
      for case .decision(let because, let by, let on, let holds)? in same.map(\.acceptance) {
        if holds == (word == "holds"), because == answer.because { return }
        return report(
          Message(
            id: "decided-already",
            "\(by) decided otherwise on \(on); change the decision, or take the answer out"),
          at: answer.range)
      }
      let asked = result.toDecide.map(\.rule)
      let hint = Suggestion.clause(for: rule, among: asked)
      return report(
        Message(id: "not-asked", "\(rule.quoted) isn't asked here\(hint)"), at: answer.name.range)
    }
    guard finding.factsMark == facts else {
      return report(
        Message(
          id: "other-facts",
          "what \(rule.quoted) rests on has changed since it was asked; ask it anew"),
        at: answer.name.range)
    }
    decisions.append(
      WrittenDecision(
        on: finding, in: answer.document, word, because: answer.because, by: answer.by,
        on: answer.on)
    )
  }

  /// Writes all at once.
  private mutating func write() throws(Refusal) {
    let (source, chosen) = (opened.source, chosen)
    let asked = Questions(only: order)
    func filled(noting: Bool) -> String {
      FilledDescription(
        source, [asked], hasComments: noting, answer: { chosen[$0]?.spelling },
        note: { chosen[$0]?.note }
      ).text
    }
    let (plain, noted) = (filled(noting: false), filled(noting: true))
    let (next, mistake) = opened.changed(to: plain)
    guard let next else {
      let reason = mistake.first?.message ?? Message(.noRoom)
      throw Refusal(text: Message("\(path.quoted) stays as it is: \(reason)"))
    }
    // A comment may not stand within what somebody else wrote.
    let isKept = !source.isJSON && FilledDescription.saysSame(plain, noted)
    let result = isKept ? opened.changed(to: noted).opened ?? next : next
    isAnonymous = !isKept && !chosen.isEmpty
    answered = chosen.count
    opened = result
    guard !decisions.isEmpty else { return }
    guard let decided = opened.decided(decisions) else {
      throw Refusal(text: Message("\(path.quoted) stays as it is: \(Message(.noRoom))"))
    }
    self.decided = decisions.count
    opened = decided
  }

  private mutating func report(_ message: Message, at range: SourceRange) {
    mistakes.append(Diagnostic(message, at: range))
  }
}

extension OpenedDescription {
  /// The file with decisions in it; nil where there is no place for them.
  func decided(_ decisions: [WrittenDecision]) -> OpenedDescription? {
    var edits = TextEdits(of: source)
    guard edits.insert(decisions), let next = changed(to: edits.text).opened,
      next.decisionCount == decisionCount + decisions.count
    else { return nil }
    return next
  }

  private var decisionCount: Int {
    descriptions.reduce(0) { $0 + $1.statements.decisions.count }
  }
}

extension LintResult {
  /// What rules leave to a person, and nobody has decided.
  var toDecide: [Finding] { findings.filter { $0.outcome == .review } }

  /// What a description says against what a capture or the project shows, and didn't before.
  fileprivate func contradictions(besides old: LintResult) -> [Diagnostic] {
    let known = Set(old.findings.filter { $0.outcome == .fail }.map(\.fingerprint))
    return findings.filter {
      $0.outcome == .fail && $0.isBookkeeping && !known.contains($0.fingerprint)
    }
    .map { finding in
      Diagnostic(
        Message(
          id: "answer-contradicts",
          "this contradicts what else is known: \(Message.words(finding.message))"),
        at: finding.location.range, severity: .warning)
    }
  }
}

extension String {
  fileprivate var fileName: Substring { split(separator: "/").last ?? "" }
}
