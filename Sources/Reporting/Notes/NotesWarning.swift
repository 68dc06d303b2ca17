internal import Diagnostics
package import Engine
internal import Localization
internal import Model
internal import Presentation
internal import Rules

/// Something that the notes tell App Review and that the rules find fault with.
package struct NotesWarning: Hashable, Sendable {
  /// What a rule says of it.
  package let message: String
  package let path: String
}

extension ReviewNotes {
  /// What the notes state although App Review may refuse the app for it, each once.
  package func warnings(after result: LintResult) -> [NotesWarning] {
    let faults = result.findings(.fail).filter {
      $0.isAboutApp && stated.contains($0.location.path)
    }
    return faults.map { NotesWarning(message: $0.message, path: $0.location.path) }
      .withoutRepetition
  }
}

/// What a rule read where it found fault, or somebody accepted or decided what it found.
typealias FactOfFault = (path: String, content: ReadFacts.Content)

extension LintResult {
  /// Each once.
  var factsOfFaults: [FactOfFault] {
    findings.filter { $0.isAboutApp && ($0.outcome == .fail || $0.acceptance != nil) }
      .flatMap(\.factsRead.inOrder).withoutRepetition { $0.path }
  }
}

extension Finding {
  /// Whether it is more than a note, and about what App Review may see.
  fileprivate var isAboutApp: Bool { severity != .note && concern == .apple }
}

extension NotesDraft {
  /// What no sentence says of what rules read: the question, and its answer.
  ///
  /// App Review sees screens itself, and what nobody is asked stands in App Store Connect.
  mutating func addAnswers(_ read: [FactOfFault], _ facts: NotesFacts) {
    begin(Message(.moreAboutApp))
    let said = told
    for (text, content) in read {
      // An id is a name of the description's own.
      guard !said.contains(text), !text.hasSuffix(".id"), let path = Path(text), facts.isSaid(path),
        !content.text.allSatisfy(\.isWhitespace)
      else { continue }
      let question = facts.question(about: path)
      let isAboutNotes = question?.owner == .appStoreConnect && Topic(of: path) != .review
      guard !isAboutNotes, text != facts.review.path(of: "notes") else { continue }
      guard let question, Topic(of: path) != .screens, question.declaredMeaning.written == nil,
        let answer = answer(content, to: question, facts)
      else {
        untold.append(text)
        continue
      }
      var sentence = Message(.followed, question.declaredMeaning, answer)
      if let subject = facts.subject(of: path) {
        sentence = Message(.labelled, name(subject, at: text), sentence)
      }
      item(sentence, on: [text])
    }
  }

  /// What was read, in words; nil for what has none.
  private mutating func answer(
    _ content: ReadFacts.Content, to question: Question, _ facts: NotesFacts
  ) -> Message? {
    let path = question.path.description
    switch content {
    case .word(let word): return answer(word, to: question, facts)
    case .list([]): return Message(.submitNone)
    case .list(let items):
      let words = items.compactMap { answer($0, to: question, facts).map { language($0) } }
      return .verbatim(names(words, at: path))
    }
  }

  private mutating func answer(
    _ word: String, to question: Question, _ facts: NotesFacts
  ) -> Message? {
    guard let type = question.type else { return nil }
    switch type.name {
    case "boolean": return Message(word == "true" ? .askYes : .askNo)
    case "date": return .verbatim(language.dates.long(word))
    case "region": return .verbatim(facts.name(ofRegion: word))
    case "mapping": return type.isList ? nil : .empty
    default:
      let meaning = type.words.first { $0.word == word }?.meaning
      if let meaning, !meaning.isEmpty { return meaning }
      return .verbatim(own(word, at: question.path.description))
    }
  }
}
