internal import Diagnostics
internal import Engine
internal import Localization
internal import Model

/// Asks the open questions of a file one after the other, and then what rules leave to a person.
///
/// Each answer is in the file before the next question is asked, so that nothing is lost whatever
/// ends it; what comes next is planned anew from the file as it is then.
struct Interview {
  /// How many facts were answered and written, how many were written as unknown, and how much was
  /// decided.
  struct Counts {
    fileprivate(set) var answered = 0
    fileprivate(set) var unknown = 0
    fileprivate(set) var decided = 0
  }

  private(set) var file: FilledFile
  private(set) var counts = Counts()
  /// An answer that could not be written before the input ended.
  private(set) var unwritten: String?
  var prompt: Prompt
  /// Only what they can answer is asked; nil: everything.
  private let owner: Owner?
  /// Whether only that is asked which files make likely.
  private let isAboutProposals: Bool
  /// `YYYY-MM-DD`
  private let day: String
  /// Who decides, once it was said.
  private var name: String?
  private var asked: Set<Key> = []
  /// What was open at some time.
  private var known: Set<OpenQuestion.Key> = []
  /// What answers opened, the last one's first.
  private var opened: [OpenQuestion.Key] = []
  /// What a decision leads on to.
  private var following: [OpenQuestion] = []
  /// What was asked, and how the file was before its answer.
  private var history: [Step] = []

  /// What was asked, also in a file that has changed.
  private enum Key: Hashable {
    case fact(OpenQuestion.Key)
    case decision(Fingerprint)
  }

  private struct Step {
    let keys: [Key]
    let opened: OpenedDescription
    let counts: Counts
  }

  /// What somebody says instead of an answer; in quotes it is one.
  enum Word: String {
    case explain = "?"
    case back
    case later
    case stop

    /// What is proposed isn't so; with nothing but yes and no to answer, that is an answer.
    fileprivate init?(_ line: String, to question: Question) {
      let isDenied = line == "n" && question.proposal != nil && question.type?.name != "boolean"
      self.init(rawValue: isDenied ? "later" : line)
    }
  }

  /// So often a file is read again that changes while it is written.
  private static let mostAttempts = 10
  /// The key that takes what files make likely.
  private static let takes = "t"

  /// What came of an answer.
  private enum Outcome {
    case done
    /// It can't be meant; the question is asked again.
    case mistake(String)
    /// It waits until the file can be written again.
    case waits(reason: String)
  }

  init(
    about file: FilledFile, owner: Owner? = nil, isAboutProposals: Bool = false, on day: String,
    _ prompt: Prompt
  ) {
    self.file = file
    self.owner = owner
    self.isAboutProposals = isAboutProposals
    self.day = day
    self.prompt = prompt
  }

  /// Asks until nothing is left to be asked, or nobody answers any more.
  mutating func run() throws(Refusal) {
    var goesOn = true
    while goesOn {
      if let question = try nextQuestion() {
        goesOn = ask(question)
      } else if let (document, finding) = try nextToDecide() {
        goesOn = try decide(finding, in: document)
      } else {
        return
      }
    }
  }

  /// The next question, of the file as others may have saved it; what matters only after something
  /// that is open still waits, or falls away.
  private mutating func nextQuestion() throws(Refusal) -> OpenQuestion? {
    // What can't be read is told with the answer that can't be written.
    _ = try? readAgain()
    let questions = try following + file.opened.openQuestions()
    following.removeAll { asked.contains(.fact($0.key)) }
    let left = questions.filter { question in
      !asked.contains(.fact(question.key)) && (owner == nil || owner == question.owner)
        && (!isAboutProposals || question.question.proposal != nil)
    }
    // What an answer opens is asked before all else.
    let new = questions.map(\.key).filter { !known.contains($0) }
    opened = (known.isEmpty ? [] : new) + opened
    known.formUnion(new)
    let next = opened.lazy.compactMap { key in left.first { $0.key == key } }.first
    guard let question = next ?? left.first else { return nil }
    asked.formUnion(keys(of: question))
    let (number, count) = (history.count + 1, history.count + left.count)
    prompt.say("\n\(language(Message(.fillProgress, number, count)))\n")
    return question
  }

  /// What of all that rules leave to a person wasn't asked yet, and which description it is about.
  private mutating func nextToDecide() throws(Refusal) -> (document: Int, finding: Finding)? {
    guard !isAboutProposals else { return nil }
    for (number, result) in try file.opened.results().enumerated() {
      for finding in result.toDecide where owner == nil || owner == finding.owner {
        guard asked.insert(.decision(finding.fingerprint)).inserted else { continue }
        return (number + 1, finding)
      }
    }
    return nil
  }

  /// Reads the file if somebody changed it; the answer is whether somebody did.
  private mutating func readAgain() throws(Refusal) -> Bool {
    guard try file.readAgain() else { return false }
    asked = Set(
      asked.map { key in
        if case .fact(let fact) = key { .fact(file.opened.now(fact)) } else { key }
      })
    return true
  }

  private func step(_ keys: [Key]) -> Step {
    Step(keys: keys, opened: file.opened, counts: counts)
  }

  /// Takes the last answer back, so that it is asked for again, and then what is asked now; false
  /// where there is none, or somebody changed the file since.
  private mutating func goBack(from step: Step) -> Bool {
    if let reason = file.goBack(to: history.last?.opened) {
      say(reason)
      return false
    }
    let last = history.removeLast()
    counts = last.counts
    asked.subtract(step.keys + last.keys)
    return true
  }
}

// A fact.
extension Interview {
  private func keys(of question: OpenQuestion) -> [Key] {
    ([question.key] + question.others).map(Key.fact)
  }

  /// Asks until there is an answer that can be meant, and writes it; false where the input ends.
  private mutating func ask(_ question: OpenQuestion) -> Bool {
    let before = step(keys(of: question))
    prompt.say(question.words(in: language))
    guard question.isUnknown || hasPlace(question) else { return true }
    var waiting: String?
    let proposed = question.question.proposal?.answer
    while let typed = prompt.ask("> ") {
      guard let line = items(typed, of: question) else { break }
      let taken = line == Self.takes ? proposed : nil
      switch taken == nil ? Word(line, to: question.question) : nil {
      case .explain:
        prompt.say(question.explanation(in: language))
        continue
      case .back:
        if goBack(from: before) { return true }
        continue
      case .later:
        history.append(before)
        return true
      case .stop: return false
      case nil: break
      }
      let answer = taken ?? (line.isEmpty ? waiting ?? "" : line)
      let text = SpokenAnswer(answer) == .unknown ? "" : answer
      switch write(text, to: question) {
      case .done:
        history.append(before)
        var same = question
        for other in question.others {
          same.key = other
          _ = write(text, to: same)
        }
        return true
      case .mistake(let words):
        prompt.say("  \(words)\n")
        waiting = nil
      case .waits(let reason):
        prompt.say("  \(reason)\n" + notWritten(text, to: question))
        say(Message(.fillLater))
        waiting = text
      }
    }
    unwritten = waiting
    return false
  }

  /// Whether the file stays a description with something there; else says why not.
  private func hasPlace(_ question: OpenQuestion) -> Bool {
    let answered = file.opened.answered(question.question, by: nil)
    guard answered.opened == nil else { return true }
    say(Message(.fillUnplaced, answered.mistake?.message ?? Message(.noRoom)))
    return false
  }

  /// Puts an answer into the file as it is now.
  private mutating func write(_ text: String, to question: OpenQuestion) -> Outcome {
    let answer = meant(by: text, to: question.question)
    var hasChanged = false
    for _ in 0..<Self.mostAttempts {
      let current: Question
      do throws(Refusal) {
        if try readAgain() { hasChanged = true }
        switch file.opened.standing(of: question.key) {
        case .open(let question): current = question
        case .said(let said):
          prompt.say(self.said(said, instead: text, question))
          return .done
        case .gone:
          say(Message(.fillNoQuestion))
          prompt.say(notWritten(text, to: question))
          return .done
        }
      } catch {
        return .waits(reason: TerminalText.safe(error.text))
      }
      let answered = file.opened.answered(current, by: answer)
      guard let next = answered.opened else {
        let words = question.mistake(answered.mistake?.message, in: text)
        return .mistake(TerminalText.safe(language(words)))
      }
      let facts = answered.facts
      guard facts > 0 else { return .done }
      do throws(Refusal) {
        guard try file.write(next) else { continue }
      } catch {
        return .waits(reason: TerminalText.safe(error.text))
      }
      if hasChanged { say(Message(.fillAdded)) }
      if answer == nil { counts.unknown += facts } else { counts.answered += facts }
      return .done
    }
    return .waits(reason: language(Message(.fillKeepsChanging)))
  }

  /// What somebody means; nil where nobody knows.
  func meant(by text: String, to question: Question) -> TypedAnswer? {
    text.isEmpty || text == "unknown"
      ? nil
      : TypedAnswer(question.type?.spelledOut(text) ?? text, to: question, in: file.opened.source)
  }
}

// What somebody decides.
extension Interview {
  /// Asks what somebody decides, who it is, and why, unless the answer says that, and writes it;
  /// false where the input ends.
  private mutating func decide(_ finding: Finding, in document: Int) throws(Refusal) -> Bool {
    let before = step([.decision(finding.fingerprint)])
    let texts = [finding.location.path, finding.message, finding.why]
    prompt.say("\n" + texts.filter { !$0.isEmpty }.map { "  \(TerminalText.safe($0))\n" }.joined())
    for (number, choice) in finding.choices.enumerated() {
      prompt.say("  \(number + 1) \(TerminalText.safe(choice.words))\n")
    }
    say(Message(.fillHolds))
    var choice: ReviewChoice?
    while choice == nil {
      guard let line = prompt.ask("> ") else { return false }
      switch line.isEmpty ? .later : Word(rawValue: line) {
      case .stop: return false
      case .back:
        if goBack(from: before) { return true }
      case .later:
        history.append(before)
        return true
      case .explain, nil:
        choice = finding.choice(line)
        if choice == nil { say(Message(.fillHolds)) }
      }
    }
    guard let choice, let because = choice.saysWhy ? choice.words : said(Message(.fillBecause)),
      let name = name ?? said(Message(.fillName))
    else { return false }
    self.name = name
    _ = try readAgain()
    let step = step(before.keys)
    let decision = WrittenDecision(
      on: finding, in: document, choice, because: because, by: name, on: day)
    if let next = file.opened.decided([decision]), try file.write(next) {
      history.append(step)
      counts.decided += 1
      following = choice.asks.compactMap { next.question(about: $0, in: document) }
    } else {
      say(Message(.fillDecisionUnplaced))
    }
    return true
  }

  /// A line of which something can be seen; nil where the input ends.
  private mutating func said(_ question: Message) -> String? {
    while let line = prompt.ask("  \(language(question)) ") {
      if !line.isEmpty { return line }
    }
    return nil
  }
}
