internal import Diagnostics
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
  /// Why it is asked.
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
    let question: Question
    let text: String
    let line: Int
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
          key: OpenQuestion.Key(description: key, path: path), question: question,
          why: language(Message(.notesForReview)), owner: question.owner ?? .product,
          others: [])
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
            why: planned.why,
            owner: planned.owner,
            others: planned.paths.filter { $0 != question.path }
              .map { OpenQuestion.Key(description: key, path: $0) }
          )
        }
      }
    }
  }

  /// What the question is now; what no rule asks any more can still be answered.
  func standing(of key: OpenQuestion.Key) throws(Refusal) -> Standing {
    standing(of: key, among: try openQuestions())
  }

  /// What became of a question, where the open ones are at hand.
  func standing(of key: OpenQuestion.Key, among open: [OpenQuestion]) -> Standing {
    let now = self.now(key)
    if let same = open.first(where: { $0.key == now }) { return .open(same.question) }
    guard let index = position(of: key.description) else { return .gone }
    let places = descriptions[index].places
    guard let place = places.place(at: key.path) else { return .gone }
    let question = descriptions[index].question(at: place) { _ in [] }
    guard places.isWritten(place) else { return .open(question) }
    let range = places.range(of: place)
    guard range.file == source.id else { return .said(nil) }
    let text = String(decoding: source.bytes[range.bytes], as: UTF8.self)
    let line = LineTable(of: source).position(of: range.bytes.lowerBound).line
    return .said(Said(question: question, text: text, line: line))
  }

  /// What a file becomes with an answer in it.
  struct Answered {
    /// Nil where the answer can't be meant.
    let opened: OpenedDescription?
    /// How the answer is written.
    let spelling: String?
    /// How many facts that wrote.
    let facts: Int
    /// What would be wrong.
    let mistake: Diagnostic?
  }

  /// The file with an answer in it, or `unknown`; or else what would be wrong.
  func answered(_ question: Question, by answer: TypedAnswer?) -> Answered {
    var mistakes: [String: Diagnostic] = [:]
    for spelling in answer.map({ $0.spellings.map(Optional.some) }) ?? [nil] {
      for hasComments in spelling == nil ? [true, false] : [false] {
        let filled = FilledDescription(
          source, [Questions(only: question)], hasComments: hasComments
        ) { _ in spelling }
        let (opened, diagnostics) = filled.count > 0 ? changed(to: filled.text) : (self, [])
        if let opened {
          let facts = filled.count > 0 ? filled.factCount : 0
          return Answered(opened: opened, spelling: spelling, facts: facts, mistake: nil)
        }
        mistakes[spelling ?? ""] = diagnostics.first
      }
    }
    let mistake = mistakes[answer?.plainest ?? ""]
    return Answered(opened: nil, spelling: nil, facts: 0, mistake: mistake)
  }

  /// The line of the file with the item that a question is about, where its path only counts.
  func item(of question: OpenQuestion) -> String? {
    let components = question.key.path.components
    let last = components.lastIndex { if case .index = $0 { true } else { false } }
    guard let last, let index = position(of: question.key.description),
      let place = descriptions[index].places.place(at: Path(Array(components[...last])))
    else { return nil }
    let range = descriptions[index].places.range(of: place)
    guard range.file == source.id else { return nil }
    let text = String(decoding: source.bytes[range.bytes], as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).first.map(String.init)
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

  /// Which descriptions it has.
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
