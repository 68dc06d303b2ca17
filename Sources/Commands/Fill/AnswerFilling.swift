internal import Diagnostics
internal import Documents
internal import Engine
internal import Localization
internal import Model
internal import Rules
internal import World

/// Writes what a questionnaire brought into a description, an answer after the other.
///
/// What asks only after another answer of the same sheet is written comes after that. An answer
/// that can't be taken costs none of the others.
struct AnswerFilling {
  private(set) var opened: OpenedDescription
  /// What is wrong with the answers that aren't taken.
  private(set) var mistakes: [Diagnostic] = []
  /// What there is to say of others: what they change, and which nobody asks any more.
  private(set) var notices: [Diagnostic] = []
  /// What the description now says against what else is known.
  private(set) var contradictions: [Diagnostic] = []
  private var answered = 0
  private var corrected = 0
  private var decided = 0
  private var unknown = 0
  /// Of how many of these something is said.
  private var remarked = 0
  private var open = 0
  /// Whether the description has no room for who answered.
  private var isAnonymous = false

  private let path: String
  private let languages: [Language]
  private let before: [LintResult]
  private let keys: [OpenQuestion.DescriptionKey]
  /// What was asked so far, and where else it has the same answer.
  private var asked: [OpenQuestion.Key: [OpenQuestion.Key]] = [:]
  /// What this sheet said.
  private var written: Set<OpenQuestion.Key> = []
  private var decisions: [WrittenDecision] = []

  init(
    _ opened: OpenedDescription, _ answers: [GivenAnswer], in languages: [Language],
    called path: String
  ) throws(Refusal) {
    self.opened = opened
    self.path = path
    self.languages = languages
    keys = opened.keys
    before = try opened.results()
    var left: [(answer: GivenAnswer, key: OpenQuestion.Key)] = []
    for answer in answers {
      if let key = take(answer) { left.append((answer, key)) }
    }
    var refused: [Diagnostic] = []
    var count: Int
    repeat {
      for question in try self.opened.openQuestions() { asked[question.key] = question.others }
      (count, refused) = (left.count, [])
      for (answer, key) in left {
        if let reason = take(answer, to: key) {
          refused.append(reason)
          left.append((answer, key))
        }
      }
      left.removeFirst(count)
    } while !left.isEmpty && left.count < count
    mistakes += refused.filter { $0.severity == .error }
    notices += refused.filter { $0.severity != .error }
    try writeDecisions()
    let after = try self.opened.results()
    open = after.reduce(0) { $0 + $1.questions.count + $1.toDecide.count }
    for (old, new) in zip(before, after) { contradictions += new.contradictions(besides: old) }
  }

  var isChanged: Bool { answered + corrected + decided + remarked > 0 }

  /// What was done, in a line; answers that couldn't even be read are others that aren't taken.
  func summary(unread: Int) -> Message {
    var parts: [Message] = []
    if answered > 0 { parts.append(Message(.answeredCount, answered)) }
    if corrected > 0 { parts.append(Message(.correctedCount, corrected)) }
    if decided > 0 { parts.append(Message(.decisionsWritten, decided)) }
    if unknown > 0 { parts.append(Message(.nobodyKnowsCount, unknown)) }
    let refused = mistakes.count + unread
    if refused > 0 { parts.append(Message(.notTakenCount, refused)) }
    if isAnonymous { parts.append(Message(.namesNotKept)) }
    if !isChanged { parts.append(Message(.nothingIsWritten)) }
    parts.append(open > 0 ? Message(.stillOpenCount, count: open, open) : Message(.nothingIsOpen))
    return parts.inOneLine
  }

  /// Makes sure that an answer is about this description; the question that it is about, where it
  /// is one about a fact.
  private mutating func take(_ answer: GivenAnswer) -> OpenQuestion.Key? {
    if let file = answer.file, path != "-", FilePath.name(of: file.text) != FilePath.name(of: path)
    {
      report(
        id: "other-description",
        "these answers are for \(file.text.quoted), not for \(path.quoted)", at: file.range)
      return nil
    }
    let number = answer.document - 1
    let descriptions = opened.descriptions
    guard descriptions.indices.contains(number), descriptions[number].app == answer.app.text else {
      let app = descriptions.indices.contains(number) ? descriptions[number].app : ""
      report(
        id: "other-app",
        """
        these answers are about \(answer.app.text.quoted), and the description is about \
        \(app.quoted)
        """, at: answer.app.range)
      return nil
    }
    if answer.isUnknown { unknown += 1 }
    switch answer.subject {
    // Only what somebody says of it is to be written.
    case _ where answer.isUnknown && answer.because.isEmpty: return nil
    case .fact(let path): return OpenQuestion.Key(description: keys[number], path: path)
    case .decision where answer.isUnknown: return nil
    case .decision(let rule, let place, let facts):
      decide(answer, rule, at: place, facts, by: before[number])
      return nil
    }
  }

  /// Writes an answer; else why it can't be taken as the description is now.
  private mutating func take(_ answer: GivenAnswer, to key: OpenQuestion.Key) -> Diagnostic? {
    let given = answer.name.text.quoted
    if let isOffered = opened.isOffered(key) {
      if SpokenAnswer(answer.value.text ?? "", in: languages).map({ $0 == .yes }) == isOffered {
        written.insert(key)
        return nil
      }
      let list = isOffered ? "login.services" : "login.notOffered"
      return Diagnostic(
        id: "said-elsewhere",
        "\(list.quoted) says \(given) otherwise; put that right, or take the answer out",
        at: answer.range)
    }
    switch opened.standing(of: key) {
    case .gone where isSettled(key.path):
      return Diagnostic(
        id: "answer-moot", "\(given) isn't asked any more; another answer settled it",
        at: answer.range, severity: .note)
    case .gone:
      let hint = Suggestion.clause(for: answer.name.text, among: asked.keys.map { "\($0.path)" })
      return Diagnostic(id: "not-asked", "\(given) isn't asked here\(hint)", at: answer.name.range)
    case .said(nil):
      return Diagnostic(
        id: "said-elsewhere",
        "a capture or another file says \(given) already; put that right, or take the answer out",
        at: answer.range)
    case .said(let said?): return correct(said, by: answer, to: key)
    case .open(let question):
      if let reason = write(answer, to: question, key) { return reason }
      for other in asked[key] ?? [] {
        guard case .open(let same) = opened.standing(of: other) else { continue }
        _ = write(answer, to: same, other)
      }
      return nil
    }
  }

  /// Whether an answer of the sheet says what the path is in.
  private func isSettled(_ path: Path) -> Bool {
    written.contains { path.components.starts(with: $0.path.components) }
  }

  private func meant(_ answer: GivenAnswer, _ question: Question) -> TypedAnswer {
    answer.isUnknown
      ? .unknown(in: opened.source)
      : TypedAnswer(answer.value, to: question, in: opened.source, languages)
  }

  /// Puts an answer in the place of another one, unless that is the same, or newer.
  private mutating func correct(
    _ said: OpenedDescription.Said, by answer: GivenAnswer, to key: OpenQuestion.Key
  ) -> Diagnostic? {
    guard !answer.isUnknown else { return nil }
    let given = meant(answer, said.question)
    guard let typed = TypedAnswer(given, keeping: said.value, in: opened.source) else {
      written.insert(key)
      return nil
    }
    let (name, before) = (answer.name.text.quoted, said.text.onOneLine)
    guard !written.contains(key) else {
      return Diagnostic(
        id: "answered-twice", "\(name) is answered twice, in two ways; the first one stands",
        at: answer.range)
    }
    if let note = said.note, note.on > answer.on {
      return Diagnostic(
        id: "answered-since",
        "\(note.by) answered \(name) on \(note.on), later than this: \(before.quoted) stands",
        at: answer.range, severity: .note)
    }
    let note = "\(answer.note.text(answer.because)) (before: \(before))"
    let filled = opened.answered(said.question, by: typed, note: note)
    if let reason = keep(filled, of: answer, to: said.question, key) { return reason }
    corrected += 1
    let who = said.note.map { "as \($0.by) said on \($0.on)" } ?? "written by hand"
    notices.append(
      Diagnostic(
        id: "answer-corrects", "\(name) was \(before.quoted), \(who)", at: answer.range,
        severity: .note))
    return nil
  }

  /// Writes an answer where nobody said anything; else what is wrong with it.
  private mutating func write(
    _ answer: GivenAnswer, to question: Question, _ key: OpenQuestion.Key
  ) -> Diagnostic? {
    let site = question.site
    if answer.isUnknown, site.kind == .unknown,
      AnswerNote.all(above: site.bytes, of: key.name, in: opened.source).contains(answer.note)
    {
      return nil
    }
    let note = answer.note.text(answer.because)
    let filled = opened.answered(question, by: meant(answer, question), note: note)
    if let reason = keep(filled, of: answer, to: question, key) { return reason }
    if answer.isUnknown { remarked += 1 } else { answered += 1 }
    return nil
  }

  /// Goes on with an answer in the file; else says what is wrong with it.
  private mutating func keep(
    _ filled: OpenedDescription.Answered, of answer: GivenAnswer, to question: Question,
    _ key: OpenQuestion.Key
  ) -> Diagnostic? {
    guard let next = filled.opened else {
      let text = answer.value.text ?? ""
      let doubt = question.type?.name == "date" ? SaidDay(text)?.doubt(about: text) : nil
      return Diagnostic(doubt ?? filled.mistake?.message ?? Message(.noRoom), at: answer.range)
    }
    isAnonymous = isAnonymous || !filled.isNoted
    written.insert(key)
    opened = next
    return nil
  }

  private mutating func decide(
    _ answer: GivenAnswer, _ rule: String, at place: String, _ facts: String, by result: LintResult
  ) {
    let same = result.findings.filter { $0.rule == rule && $0.location.path == place }
    let open = same.first { $0.outcome == .review }
    let choice = (open ?? same.first)?.choice(answer.value.text ?? "")
    guard let finding = open else {
      for case .decision(_, let by, let on, let holds)? in same.map(\.acceptance) {
        if holds == choice?.holds { return }
        return report(
          id: "decided-already",
          "\(by) decided otherwise on \(on); change the decision, or take the answer out",
          at: answer.range)
      }
      let asked = result.toDecide.map(\.rule)
      let hint = Suggestion.clause(for: rule, among: asked)
      return report(
        id: "not-asked", "\(rule.quoted) isn't asked here\(hint)", at: answer.name.range)
    }
    guard finding.factsRead.digest == facts else {
      return report(
        id: "other-facts",
        "what \(rule.quoted) rests on has changed since it was asked; ask it anew",
        at: answer.name.range)
    }
    guard let choice else {
      let words = finding.choices.map(\.words)
      let hint = Suggestion.clause(for: answer.value.text ?? "", among: words)
      let message = Message(.unknownWord, answer.value.kindInWords, words.alternatives, hint)
      return mistakes.append(Diagnostic(message, at: answer.range))
    }
    let because = answer.because.isEmpty ? choice.words : answer.because
    decisions.append(
      WrittenDecision(
        on: finding, in: answer.document, choice, because: because, by: answer.by, on: answer.on))
  }

  /// Writes all that was decided.
  private mutating func writeDecisions() throws(Refusal) {
    guard !decisions.isEmpty else { return }
    guard let next = opened.decided(decisions) else {
      throw Refusal("\(path.quoted) stays as it is: \(Message(.noRoom))")
    }
    decided = decisions.count
    opened = next
  }

  private mutating func report(id: String, _ message: Message, at range: SourceRange) {
    mistakes.append(Diagnostic(id: id, message, at: range))
  }
}

extension OpenedDescription {
  /// The file with decisions in it, or the facts that they stand for; nil where there is no place
  /// for them.
  func decided(_ decisions: [WrittenDecision]) -> OpenedDescription? {
    var edits = TextEdits(of: source)
    guard edits.insert(decisions), var next = changed(to: edits.text).opened,
      next.decisionCount == decisionCount + decisions.count(where: \.facts.isEmpty)
    else { return nil }
    for decision in decisions {
      for (path, value) in decision.facts {
        let description = next.descriptions[decision.document - 1]
        guard let question = description.question(toAnswer: path),
          let written = next.answered(
            question, by: TypedAnswer(value, to: question, in: next.source, [.english]),
            note: decision.note
          ).opened
        else { return nil }
        next = written
      }
    }
    return next
  }

  /// A fact of one of the documents, from 1, as it is asked by itself; nil where somebody said it.
  func question(about path: Path, in document: Int) -> OpenQuestion? {
    descriptions[document - 1].question(about: path).map { question in
      OpenQuestion(
        key: OpenQuestion.Key(description: keys[document - 1], path: path), question: question,
        subject: nil, why: "", owner: question.owner ?? .code, others: [])
    }
  }

  private var decisionCount: Int {
    descriptions.reduce(0) { $0 + $1.statements.decisions.count }
  }
}

extension LintResult {
  /// What a description says against what a capture or the project shows, and didn't before.
  fileprivate func contradictions(besides old: LintResult) -> [Diagnostic] {
    let known = Set(old.findings.filter { $0.outcome == .fail }.map(\.fingerprint))
    return findings.filter {
      $0.outcome == .fail && $0.concern == .bookkeeping && !known.contains($0.fingerprint)
    }
    .map { finding in
      Diagnostic(
        id: "answer-contradicts",
        "this contradicts what else is known: \(Message.words(finding.message))",
        at: finding.location.range, severity: .warning)
    }
  }
}
