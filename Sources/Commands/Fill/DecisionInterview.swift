internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Reporting

/// Asks for what rules leave to a person, after the questions about facts.
struct DecisionInterview {
  private(set) var file: FilledFile
  /// How much was decided.
  private(set) var decided = 0
  private(set) var prompt: Prompt
  private let owner: Owner?
  /// `YYYY-MM-DD`
  private let day: String
  /// Who decides, once it was said.
  private var name: String?
  /// Whether other questions were asked before.
  private let hasEarlier: Bool
  private var asked: Set<Fingerprint> = []
  /// What was asked, and how the file was and how much was decided before.
  private var history: [Step] = []

  private struct Step {
    let fingerprint: Fingerprint
    let opened: OpenedDescription
    let decided: Int
  }

  /// How it ends.
  private enum Outcome {
    case goesOn
    /// Nobody answers any more.
    case ends
    /// Somebody wants the question back that was asked before all of these.
    case goesBack
  }

  /// Asks what is left after other questions, of their owner alone if they had one.
  init(after questions: Interview, on day: String) {
    file = questions.file
    prompt = questions.prompt
    owner = questions.owner
    hasEarlier = questions.canGoBack
    self.day = day
  }

  /// Asks until nothing is left to be decided, or nobody answers any more; true where somebody wants
  /// the last question back that was asked before.
  mutating func run() throws(Refusal) -> Bool {
    var outcome = Outcome.goesOn
    while outcome == .goesOn, let (document, finding) = try next() {
      outcome = try decide(finding, in: document)
    }
    return outcome == .goesBack
  }

  /// What wasn't asked yet, and which description it is about.
  private mutating func next() throws(Refusal) -> (document: Int, finding: Finding)? {
    for (number, result) in try file.opened.results().enumerated() {
      for finding in result.toDecide where owner == nil || owner == finding.owner {
        guard asked.insert(finding.fingerprint).inserted else { continue }
        return (number + 1, finding)
      }
    }
    return nil
  }

  /// Asks what somebody decides, why, and who it is.
  private mutating func decide(_ finding: Finding, in document: Int) throws(Refusal) -> Outcome {
    let texts = [finding.location.path, finding.message, finding.why, finding.fix]
    prompt.say("\n" + texts.filter { !$0.isEmpty }.map { "  \(TerminalText.safe($0))\n" }.joined())
    for meaning in AnswerType.decision.numbered { say(meaning) }
    say(Message(.fillHolds))
    var word: String?
    let before = Step(fingerprint: finding.fingerprint, opened: file.opened, decided: decided)
    while word == nil {
      guard let line = prompt.ask("> ") else { return .ends }
      let said = line.isEmpty ? .later : Interview.Word(rawValue: line)
      switch said {
      case .stop: return .ends
      case .back where history.isEmpty && hasEarlier: return .goesBack
      case .back where goBack(from: finding): return .goesOn
      case .back: continue
      case .later:
        history.append(before)
        return .goesOn
      case .explain, nil:
        let answer = AnswerType.decision.spelledOut(line)
        word = AnswerType.decision.words.map(\.word).first { $0 == answer }
        if word == nil { say(Message(.fillHolds)) }
      }
    }
    guard let because = said(Message(.fillBecause)), let name = name ?? said(Message(.fillName)),
      let word
    else { return .ends }
    self.name = name
    _ = try file.readAgain()
    let opened = file.opened
    let decision = WrittenDecision(
      on: finding, in: document, word, because: because, by: name, on: day)
    if let next = file.opened.decided([decision]), try file.write(next) {
      history.append(Step(fingerprint: before.fingerprint, opened: opened, decided: decided))
      decided += 1
    } else {
      say(Message(.fillDecisionUnplaced))
    }
    return .goesOn
  }

  /// Takes the last answer back, so that it is asked for again; false where there is none, or
  /// somebody changed the file since.
  private mutating func goBack(from finding: Finding) -> Bool {
    if let reason = file.goBack(to: history.last?.opened) {
      say(reason)
      return false
    }
    let last = history.removeLast()
    decided = last.decided
    asked.subtract([finding.fingerprint, last.fingerprint])
    return true
  }

  /// A line of which something can be seen; nil where the input ends.
  private mutating func said(_ question: Message) -> String? {
    while let line = prompt.ask("  \(language(question)) ") {
      if !line.isEmpty { return line }
    }
    return nil
  }

  private var language: Language { file.opened.language }

  private func say(_ message: Message) { prompt.say(message, in: language) }
}
