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
  private var prompt: Prompt
  private let owner: Owner?
  /// `YYYY-MM-DD`
  private let day: String
  /// Who decides, once it was said.
  private var name: String?
  private var asked: Set<Fingerprint> = []
  /// What was decided, and how the file was before.
  private var history: [(fingerprint: Fingerprint, opened: OpenedDescription)] = []

  /// Asks only what the owner can answer; nil: everything.
  init(about file: FilledFile, owner: Owner?, on day: String, _ prompt: Prompt) {
    self.file = file
    self.owner = owner
    self.day = day
    self.prompt = prompt
  }

  /// Asks until nothing is left to be decided, or nobody answers any more.
  mutating func run() throws(Refusal) {
    while let (document, finding) = try next() {
      guard try decide(finding, in: document) else { return }
    }
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

  /// Asks what somebody decides, why, and who it is; false where the input ends.
  private mutating func decide(_ finding: Finding, in document: Int) throws(Refusal) -> Bool {
    let texts = [finding.location.path, finding.message, finding.why, finding.fix]
    prompt.say("\n" + texts.filter { !$0.isEmpty }.map { "  \(TerminalText.safe($0))\n" }.joined())
    for meaning in AnswerType.decision.numbered { say(meaning) }
    say(Message(.fillHolds))
    var word: String?
    while word == nil {
      guard let line = prompt.ask("> ") else { return false }
      switch Interview.Word(rawValue: line) {
      case .stop: return false
      case .back where goBack(from: finding): return true
      case .back: continue
      case .later: return true
      case nil where line.isEmpty: return true
      case .explain, nil:
        let answer = AnswerType.decision.spelledOut(line)
        word = AnswerType.decision.words.map(\.word).first { $0 == answer }
        if word == nil { say(Message(.fillHolds)) }
      }
    }
    guard let because = said(Message(.fillBecause)), let name = name ?? said(Message(.fillName)),
      let word
    else { return false }
    self.name = name
    _ = try file.readAgain()
    let before = file.opened
    let decision = DecidedDescription.Decision(
      on: finding,
      in: document,
      word,
      because: because,
      by: name,
      on: day
    )
    if let next = file.opened.decided([decision]), try file.write(next) {
      decided += 1
      history.append((finding.fingerprint, before))
    } else {
      say(Message(.fillDecisionUnplaced))
    }
    return true
  }

  /// Takes the last decision back, so that it is asked for again; false where there is none, or
  /// somebody changed the file since.
  private mutating func goBack(from finding: Finding) -> Bool {
    if let reason = file.goBack(to: history.last?.opened) {
      say(reason)
      return false
    }
    let last = history.removeLast()
    decided -= 1
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
