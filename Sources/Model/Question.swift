package import Diagnostics
package import Expressions

/// Something that nobody said, as it would be asked and written.
package struct Question: Hashable, Sendable {
  /// Where the answer belongs.
  package let path: Path
  /// What stands in the file where it is to be written.
  package let site: AnswerSite
  /// What can be answered, such as `none | someFeatures | wholeApp`.
  package let answers: Message
  package let meaning: Message
  /// What shows elsewhere that makes it a question, if something does.
  package let clue: Message?
  /// Whether people's own rules ask for it, so that no reference explains it.
  package var isOwn: Bool { path.components.contains(.key("custom")) }
  /// The keys that matter, where a whole section is missing.
  package let keys: [Question]

  init(
    path: Path,
    site: AnswerSite,
    answers: Message,
    meaning: Message,
    clue: Message? = nil,
    keys: [Question] = []
  ) {
    self.path = path
    self.site = site
    self.answers = answers
    self.meaning = clue.map { Message(.followed, meaning, $0) } ?? meaning
    self.clue = clue
    self.keys = keys
  }
}

extension Description {
  /// The question that an absent fact leaves open; of a section, the keys that somebody reads.
  package func question(at place: Place, read: (ObjectType, String) -> Bool) -> Question {
    let path = places.path(of: place)
    let site = places.site(of: place)
    guard let field = places.field(at: place) else {
      return Question(path: path, site: site, answers: .empty, meaning: .empty)
    }
    return Question(field: field, path: path, site: site, clue: places.clue(at: place), read: read)
  }
}

extension Question {
  fileprivate init(
    field: Field,
    path: Path,
    site: AnswerSite,
    clue: Message? = nil,
    read: (ObjectType, String) -> Bool
  ) {
    var keys: [Question] = []
    if case .section(let section) = field.type, !field.type.hasShortForm {
      for inner in section.fields
      where inner.isOpenWhenAbsent && read(section.objectType, inner.name) {
        let components = path.components + [.key(inner.name)]
        keys.append(Question(field: inner, path: Path(components), site: site, read: read))
      }
    }
    self.init(
      path: path,
      site: site,
      answers: field.answers,
      meaning: field.meaning,
      clue: clue,
      keys: keys
    )
  }
}

extension FieldType {
  /// Whether the section is written shorter than as a mapping.
  fileprivate var hasShortForm: Bool {
    guard case .section(let section) = self else { return false }
    if case .list = section.shortForm { return true }
    return false
  }

  /// What can be written, in few words.
  var answers: Message {
    switch self {
    case .text: Message(.textKind)
    case .number: Message(.numberKind)
    case .length: Message(.numberKind)
    case .boolean: .verbatim("true | false")
    case .date: .verbatim("YYYY-MM-DD")
    case .choice(let words): .verbatim(words.words.joined(separator: " | "))
    case .colour(let names): .verbatim((["\"#RRGGBB\""] + names).joined(separator: " | "))
    case .region(let words):
      words.reduce(Message(.twoLetterRegion)) { Message(.alternative, $0, $1) }
    case .languageTag: Message(.languageTag)
    case .version: Message(.version)
    case .list(let item): Message(.listOrNone, item.answers)
    case .section(let section): section.answers
    }
  }
}

extension Section {
  fileprivate var answers: Message {
    let fields = fields.filter { $0.name != "custom" }
    if case .list = shortForm {
      return .verbatim("[\(fields.map(\.name).joined(separator: ", "))]")
    }
    return .verbatim("{\(fields.map(\.nameAndWords).joined(separator: ", "))}")
  }
}

extension Field {
  /// The key, with the words that may be written there if it takes nothing else.
  fileprivate var nameAndWords: String {
    guard case .choice(let words) = type else { return name }
    return "\(name): \(words.words.joined(separator: " | "))"
  }
}
