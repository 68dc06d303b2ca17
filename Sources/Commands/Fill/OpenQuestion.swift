internal import Diagnostics
internal import Documents
internal import Engine
internal import Localization
internal import Model
internal import Reporting

/// A question about one of the descriptions in a file.
struct OpenQuestion {
  /// What makes it the same question, also in a file that has changed.
  struct Key: Hashable {
    let description: DescriptionKey
    let path: Path

    /// The last key.
    var name: String { if case .key(let key)? = path.components.last { key } else { "" } }
  }

  /// Which description of a file it is: what the app is called, and how many before have that name;
  /// where that is changed, its position among as many.
  struct DescriptionKey: Hashable {
    let app: String
    let number: Int
    fileprivate let position: Int
    fileprivate let count: Int
  }

  var key: Key
  let question: Question
  /// What it is about, as people call it; nil where the question says that.
  let subject: String?
  let why: String
  /// Who can answer it.
  let owner: Owner
  /// Where the fact stands on other screens, which have the same answer.
  let others: [Key]

  /// Whether the word `unknown` stands there already.
  var isUnknown: Bool { question.site.kind == .unknown }
}

extension OpenedDescription {
  /// What a question has become.
  enum Standing {
    case open(Question)
    /// Somebody said it, in these words of the file; nil where another file says it.
    case said(Said?)
    /// There is nothing left that it could be about.
    case gone
  }

  /// What somebody wrote where a question was open.
  struct Said {
    /// By which another answer takes its place.
    let question: Question
    let value: DocumentNode
    let text: String
    let line: Int
    /// Who said so; nil where it was written by hand.
    let note: AnswerNote?
  }

  /// Each open question by itself, in the order of the plan; what only the notes lack last.
  func openQuestions() throws(Refusal) -> [OpenQuestion] {
    let questions = try questionsOfRules()
    return questions + questionsOfNotes(besides: questions)
  }

  /// What only the notes for App Review lack, of each description; nothing unless that is asked for.
  func questionsOfNotes() throws(Refusal) -> [Questions] {
    let all = questionsOfNotes(besides: asksForNotes ? try questionsOfRules() : [])
    return keys.map { key in
      Questions(only: all.filter { $0.key.description == key }.map(\.question))
    }
  }

  private func questionsOfNotes(besides others: [OpenQuestion]) -> [OpenQuestion] {
    guard asksForNotes else { return [] }
    let asked = Set(others.map(\.key))
    return gapsOfNotes().filter { !asked.contains($0.key) }
  }

  /// What the notes for App Review lack, each fact by itself, in the order of the notes.
  private func gapsOfNotes() -> [OpenQuestion] {
    zip(keys, descriptions).flatMap { key, description in
      ReviewNotes(description, book: book).gaps.filter(\.isOpen).compactMap { gap in
        guard let path = Path(gap.path), let question = description.question(about: path),
          let type = question.type, type.isList || type.name != "mapping"
        else { return nil }
        return OpenQuestion(
          key: OpenQuestion.Key(description: key, path: path), question: question, subject: nil,
          why: language(Message(.notesForReview)), owner: question.owner ?? .product, others: [])
      }
    }
  }

  private func questionsOfRules() throws(Refusal) -> [OpenQuestion] {
    zip(keys, try results()).flatMap { key, result in
      result.questions.plan.flatMap { planned in
        ([planned.question] + planned.others).map { question in
          OpenQuestion(
            key: OpenQuestion.Key(description: key, path: question.path),
            question: question,
            subject: result.subject(of: question.path, in: language),
            why: planned.why,
            owner: planned.owner,
            others: planned.paths.filter { $0 != question.path }
              .map { OpenQuestion.Key(description: key, path: $0) })
        }
      }
    }
  }

  /// What is said of whether people can sign in with a service; nil where it isn't about one.
  func isOffered(_ key: OpenQuestion.Key) -> Bool? {
    position(of: key.description).flatMap { descriptions[$0].isOffered(at: key.path) }
  }

  /// What the question is now; what no rule asks can still be answered.
  func standing(of key: OpenQuestion.Key) -> Standing {
    guard let index = position(of: key.description) else { return .gone }
    let (document, description) = decoded[index]
    if let question = description.question(about: key.path) { return .open(question) }
    guard key.path.isAboutApp, let place = description.place(at: key.path) else {
      return .gone
    }
    let range = description.places.range(of: place)
    guard range.file == source.id, let value = document.root.node(at: range.bytes) else {
      return .said(nil)
    }
    let question = description.question(at: place) { _ in [] }
    return .said(
      Said(
        question: question, value: value,
        text: String(decoding: source.bytes[range.bytes], as: UTF8.self),
        line: LineTable(of: source).position(of: range.bytes.lowerBound).line,
        note: AnswerNote.all(above: range.bytes, of: key.name, in: source).last))
  }

  /// What a file becomes with an answer in it.
  struct Answered {
    /// Nil where the answer can't be meant.
    let opened: OpenedDescription?
    /// How many facts that wrote.
    var facts = 0
    /// Whether the file has the note on it.
    var isNoted = false
    /// What would be wrong.
    var mistake: Diagnostic?
  }

  /// The file with an answer in it, and a note on that, or `unknown`; or else what would be wrong.
  func answered(_ question: Question, by answer: TypedAnswer?, note: String? = nil) -> Answered {
    var mistakes: [String: Diagnostic] = [:]
    for spelling in answer.map({ $0.spellings.map(Optional.some) }) ?? [nil] {
      if question.refusal != nil, let spelling, !["true", "false"].contains(spelling) {
        let message = Message(.fillNeither, spelling.quoted)
        mistakes[spelling] = Diagnostic(message, at: SourceRange(wholeOf: source.id))
        continue
      }
      let noted = filled(question, spelling, note, hasComments: true)
      let plain = filled(question, spelling, hasComments: false)
      for filled in noted.text == plain.text ? [plain] : [noted, plain] {
        let isNoted = filled.text != plain.text
        // A comment may not stand within what somebody else wrote.
        if isNoted, !FilledDescription.saysSame(filled.text, plain.text) { continue }
        let (opened, diagnostics) = filled.count > 0 ? changed(to: filled.text) : (self, [])
        if let opened {
          return Answered(opened: opened, facts: filled.factCount, isNoted: isNoted)
        }
        mistakes[spelling ?? ""] = diagnostics.first
      }
    }
    return Answered(opened: nil, mistake: mistakes[answer?.plainest ?? ""])
  }

  private func filled(
    _ question: Question, _ spelling: String?, _ note: String? = nil, hasComments: Bool
  ) -> FilledDescription {
    let (question, spelling) = written(question, spelling)
    return FilledDescription(
      source, [Questions(only: question)], hasComments: hasComments, answer: { _ in spelling },
      note: { _ in note })
  }

  /// Where an answer stands, and how: a service is listed, or joins those that aren't offered.
  private func written(_ question: Question, _ spelling: String?) -> (Question, String?) {
    guard let refusal = question.refusal, let spelling else { return (question, spelling) }
    guard spelling == "false" else { return (question.asItem, spelling) }
    let services = question.refused.map { DocumentNode($0) }
    let list = DocumentNode(.sequence(services), bytes: 0..<0)
    let answer = TypedAnswer(list, to: refusal, in: source, [.english])
    return (refusal, answer.plainest)
  }

  /// The key of the same question in the file as it is now; the same where there is none.
  func now(_ key: OpenQuestion.Key) -> OpenQuestion.Key {
    guard let position = position(of: key.description) else { return key }
    return OpenQuestion.Key(description: keys[position], path: key.path)
  }

  private func position(of key: OpenQuestion.DescriptionKey) -> Int? {
    let keys = self.keys
    let same = keys.firstIndex { $0.app == key.app && $0.number == key.number }
    return same ?? (keys.count == key.count ? key.position : nil)
  }

  var keys: [OpenQuestion.DescriptionKey] {
    var counts: [String: Int] = [:]
    return descriptions.enumerated().map { position, description in
      defer { counts[description.app, default: 0] += 1 }
      return OpenQuestion.DescriptionKey(
        app: description.app, number: counts[description.app, default: 0], position: position,
        count: descriptions.count)
    }
  }
}
