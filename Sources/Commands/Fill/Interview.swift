internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Reporting

/// Asks the open questions of a file one after the other.
///
/// Each answer is in the file before the next question is asked, so that nothing is lost whatever
/// ends it; what comes next is planned anew from the file as it is then.
struct Interview {
  private(set) var file: FilledFile
  /// How many facts were answered and written, and how many were written as unknown.
  private(set) var answered = 0
  private(set) var unknown = 0
  /// An answer that could not be written before the input ended.
  private(set) var unwritten: String?
  private(set) var prompt: Prompt
  /// Only what they can answer is asked; nil: everything.
  let owner: Owner?
  /// Whether only that is asked which files make likely.
  private let isAboutProposals: Bool
  /// The questions that were asked.
  private var asked: Set<OpenQuestion.Key> = []
  /// What was asked, and how the file was before its answer.
  private var history: [Step] = []

  private struct Step {
    let key: OpenQuestion.Key
    let others: [OpenQuestion.Key]
    let opened: OpenedDescription
    let counts: (answered: Int, unknown: Int)
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

  /// What came of an answer.
  private enum Outcome {
    case done
    /// It can't be meant; the question is asked again.
    case mistake(String)
    /// It waits until the file can be written again.
    case waits(reason: String)
  }

  init(
    about file: FilledFile, owner: Owner? = nil, isAboutProposals: Bool = false, _ prompt: Prompt
  ) {
    self.file = file
    self.owner = owner
    self.isAboutProposals = isAboutProposals
    self.prompt = prompt
  }

  /// Asks until nothing is left to be asked; false where nobody answers any more.
  mutating func run() throws(Refusal) -> Bool {
    while let question = try next() {
      guard ask(question) else { return false }
    }
    return true
  }

  /// Whether a question was asked that can be asked again.
  var canGoBack: Bool { !history.isEmpty }

  /// Asks the last question again, after what was asked then.
  mutating func goBack(after decisions: DecisionInterview) throws(Refusal) -> Bool {
    (file, prompt) = (decisions.file, decisions.prompt)
    _ = takeBack()
    return try run()
  }

  /// The next question, of the file as others may have saved it; what matters only after something
  /// that is open still waits, or falls away.
  private mutating func next() throws(Refusal) -> OpenQuestion? {
    // What can't be read is told with the answer that can't be written.
    if (try? file.readAgain()) == true { asked = Set(asked.map(file.opened.now)) }
    let questions = try file.opened.openQuestions()
    let open = Set(questions.map(\.key))
    let left = questions.filter { question in
      !asked.contains(question.key) && (owner == nil || owner == question.owner)
        && (!isAboutProposals || question.question.proposal != nil)
        && !question.after.contains {
          open.contains(OpenQuestion.Key(description: question.key.description, path: $0))
        }
    }
    guard let question = left.first else { return nil }
    asked.formUnion([question.key] + question.others)
    let (number, count) = (history.count + 1, history.count + left.count)
    prompt.say("\n\(language(Message(.fillProgress, number, count)))\n")
    return question
  }

  /// Asks until there is an answer that can be meant, and writes it; false where the input ends.
  private mutating func ask(_ question: OpenQuestion) -> Bool {
    let before = Step(
      key: question.key, others: question.others, opened: file.opened, counts: (answered, unknown))
    prompt.say(question.words(about: file.opened.item(of: question), in: language))
    guard question.isUnknown || hasPlace(question) else { return true }
    var waiting: String?
    let proposed = question.question.proposal?.answer ?? ""
    while let typed = prompt.ask("> ") {
      guard let line = items(typed, of: question) else { break }
      switch Word(line, to: question.question) {
      case .explain:
        prompt.say(question.explanation(in: language))
        continue
      case .back:
        if goBack(from: question) { return true }
        continue
      case .later:
        history.append(before)
        return true
      case .stop: return false
      case nil: break
      }
      let answer = line.isEmpty ? waiting ?? proposed : line
      let text = answer == "don't know" ? "" : answer
      switch write(text, to: question) {
      case .done:
        history.append(before)
        for other in question.others { writeAlso(text, at: other, of: question) }
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

  /// Of a list, its items one after the other, or what is said instead of one; nil where the input
  /// ends.
  private mutating func items(_ line: String, of question: OpenQuestion) -> String? {
    guard question.question.type?.isList == true, line == "yes" else { return line }
    var items: [String] = []
    prompt.say(question.meanings(in: language))
    let name = question.itemName
    while let item = prompt.ask("  \(language(Message(.fillItem, "\(name)\(items.count + 1)"))) ") {
      switch Word(rawValue: item) {
      case .explain:
        prompt.say(question.explanation(in: language))
        continue
      case .back, .later, .stop: return item
      case nil: break
      }
      guard let spelled = spelled(item, in: question.question) else {
        return items.isEmpty ? "unknown" : listed(items)
      }
      let answer = meant(by: listed(items + [spelled]), to: question.question)
      if let mistake = file.opened.answered(question.question, by: answer).mistake {
        say(mistake.message)
      } else {
        items.append(spelled)
      }
    }
    return nil
  }

  /// An item of a list as it is written between brackets; nil where nothing was said.
  private func spelled(_ item: String, in question: Question) -> String? {
    guard let answer = meant(by: item, to: question)?.plainest, answer != "[]" else { return nil }
    return answer.hasPrefix("[") ? String(answer.dropFirst().dropLast()) : answer
  }

  /// Items of a list as one answer.
  private func listed(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }

  /// Takes the last answer back, so that its question is asked again, and then this one; false where
  /// there is none, or somebody changed the file since.
  private mutating func goBack(from question: OpenQuestion) -> Bool {
    guard takeBack() else { return false }
    asked.subtract([question.key] + question.others)
    return true
  }

  private mutating func takeBack() -> Bool {
    if let reason = file.goBack(to: history.last?.opened) {
      say(reason)
      return false
    }
    let last = history.removeLast()
    (answered, unknown) = last.counts
    asked.subtract([last.key] + last.others)
    return true
  }

  /// Writes the same answer on another screen.
  private mutating func writeAlso(
    _ text: String, at key: OpenQuestion.Key, of question: OpenQuestion
  ) {
    let same = OpenQuestion(
      key: key, question: question.question, titles: question.titles, owner: question.owner,
      after: [], others: [])
    _ = write(text, to: same)
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
        if try file.readAgain() {
          hasChanged = true
          asked = Set(asked.map(file.opened.now))
        }
        switch try file.opened.standing(of: question.key) {
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
        let words = language(answered.mistake?.message ?? Message(.fillMoreThanAnswer))
        return .mistake(TerminalText.safe(words))
      }
      let facts = answered.facts
      guard facts > 0 else { return .done }
      do throws(Refusal) {
        guard try file.write(next) else { continue }
      } catch {
        return .waits(reason: TerminalText.safe(error.text))
      }
      if hasChanged { say(Message(.fillAdded)) }
      if answer == nil { unknown += facts } else { self.answered += facts }
      return .done
    }
    return .waits(reason: language(Message(.fillKeepsChanging)))
  }

  /// What somebody means; nil where nobody knows.
  private func meant(by text: String, to question: Question) -> TypedAnswer? {
    text.isEmpty || text == "unknown"
      ? nil
      : TypedAnswer(question.type?.spelledOut(text) ?? text, to: question, in: file.opened.source)
  }
}

// What is said.
extension Interview {
  private var language: Language { file.opened.language }

  private func say(_ message: Message) { prompt.say(message, in: language) }

  /// That somebody else answered, and what becomes of the answer.
  private func said(
    _ said: OpenedDescription.Said?, instead text: String, _ question: OpenQuestion
  ) -> String {
    guard let said else {
      return "  \(language(.fillSaidElsewhere))\n" + notWritten(text, to: question)
    }
    let answer = meant(by: text, to: question.question)
    let isSame = answer?.spellings.contains(said.text) ?? false
    let place = language(Message(.fillSaid, said.line, said.text.quoted))
    return "  \(TerminalText.safe(place))\n" + (isSame ? "" : notWritten(text, to: question))
  }

  /// An answer as it would stand in the file, for whoever has to write it there; nothing where
  /// nothing was answered.
  private func notWritten(_ text: String, to question: OpenQuestion) -> String {
    guard let answer = meant(by: text, to: question.question) else { return "" }
    let lines = question.key.path.lines(saying: answer.plainest)
    let shown = lines.map { "    \(TerminalText.safe($0))\n" }
    return "  \(language(.fillNotWritten))\n" + shown.joined()
  }
}
