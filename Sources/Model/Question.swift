package import Diagnostics
package import Expressions

/// Something that nobody said, as it would be asked and written.
package struct Question: Sendable {
  /// Where the answer belongs.
  package let path: Path
  /// What stands in the file where it is to be written.
  package let site: AnswerSite
  /// Nil where it is about something that no field declares.
  private let declaration: Field?
  /// Who can answer it; nil where the description's fields don't say.
  package let owner: Owner?
  /// What is asked about, as rules read it.
  package let field: FieldReference?
  /// What shows elsewhere that makes it a question, if something does.
  package let clue: Message?
  /// Whether people's own rules ask for it, so that no reference explains it.
  package var isOwn: Bool { path.components.contains(.key("custom")) }
  /// What files make likely; nobody has said it.
  package let proposal: Proposal?
  /// The keys that matter, where a whole section is missing.
  package let keys: [Question]

  /// About something that no field declares.
  fileprivate init(path: Path, site: AnswerSite) {
    self.path = path
    self.site = site
    declaration = nil
    owner = nil
    field = nil
    clue = nil
    proposal = nil
    keys = []
  }

  /// Each fact by itself: itself, or the keys of a section that matter.
  package var leaves: [Question] { keys.isEmpty ? [self] : keys.flatMap(\.leaves) }

  /// What can be answered, such as `none | someFeatures | wholeApp`.
  package var answers: Message {
    guard let answers = declaration?.answers else { return .empty }
    return proposal?.message(after: answers) ?? answers
  }

  package var meaning: Message {
    guard let meaning = declaration?.meaning else { return .empty }
    return clue.map { Message(.followed, meaning, $0) } ?? meaning
  }

  /// What may answer it instead.
  package var proofs: [Proof] { declaration?.proofs ?? [] }

  /// The kind of value, such as `choice`, and how many of them.
  package var type: AnswerType? { declaration.map { AnswerType($0.type) } }

  /// About a rectangle or a size, which is another one on each screen.
  package var isMeasured: Bool { declaration?.type.isMeasured ?? false }
}

/// Of one file, where they are asked.
extension Question: Hashable {
  package static func == (one: Question, other: Question) -> Bool {
    one.path == other.path && one.site == other.site
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension Description {
  /// The question that an absent fact leaves open; of a section, the keys that somebody reads.
  package func question(at place: Place, read: (ObjectType) -> Set<String>) -> Question {
    let path = places.path(of: place)
    let site = places.site(of: place)
    guard let field = places.field(at: place), let section = places.section(around: place) else {
      return Question(path: path, site: site)
    }
    let owner = places.owner(of: place)
    let clue = places.clue(at: place)
    return Question(
      field,
      of: section,
      path,
      site,
      owner: owner,
      clue: clue,
      proposals: places.proposals,
      read: read
    )
  }
}

extension Description {
  /// The question about a field that nobody said, though it has a usual answer; nil where there is
  /// none.
  package func question(about path: Path) -> Question? {
    if let place = places.place(at: path) {
      return places.isWritten(place) ? nil : question(at: place) { _ in [] }
    }
    guard let outer = places.place(at: Path(path.components.dropLast())),
      case .section(let section) = places.type(at: outer),
      case .key(let key)? = path.components.last,
      let field = section.fields.first(where: { $0.name == key })
    else { return nil }
    return Question(
      field,
      of: section,
      path,
      places.site(within: outer),
      owner: field.owner ?? places.owner(of: outer),
      proposals: places.proposals,
      read: { _ in [] }
    )
  }
}

extension Question {
  fileprivate init(
    _ field: Field,
    of section: Section,
    _ path: Path,
    _ site: AnswerSite,
    owner: Owner?,
    clue: Message? = nil,
    proposals: [String: Proposal],
    read: (ObjectType) -> Set<String>
  ) {
    var keys: [Question] = []
    if case .section(let section) = field.type, !field.type.hasShortForm {
      let names = read(section.objectType)
      for inner in section.fields where names.contains(inner.name) && inner.isOpenWhenAbsent {
        let path = Path(path.components + [.key(inner.name)])
        let owner = inner.owner ?? owner
        keys.append(
          Question(inner, of: section, path, site, owner: owner, proposals: proposals, read: read)
        )
      }
    }
    self.path = path
    self.site = site
    proposal =
      proposals.isEmpty ? nil : proposals[path.description] ?? proposals[path.onAnyScreen]
    declaration = field
    self.owner = owner
    self.field = FieldReference(type: section.objectType.name, field: field.name)
    self.clue = clue
    self.keys = keys
  }
}

/// What kind of value an answer is.
package struct AnswerType: Hashable, Sendable {
  /// A word that can be written, and what it means; empty where it speaks for itself.
  package struct Word: Hashable, Sendable {
    package let word: String
    package let meaning: Message
  }

  /// A key that a word alone is said under.
  package struct Leading: Hashable, Sendable {
    package let key: String
    /// Whether the word stands for the mapping.
    package let isImplied: Bool
  }

  /// What a list is of, or the value itself: `text`, `choice`, `mapping`, ….
  package let name: String
  package let isList: Bool
  /// The words that can be written; empty where others can.
  package let words: [Word]
  /// Of a rectangle or a size: what its numbers are, such as `width`.
  package let measures: [String]
  package var isMeasured: Bool { !measures.isEmpty }
  /// Of mappings: the key that says what one is.
  package let leading: Leading?
  /// Of mappings: the key of what else a person can name, one after the other.
  package let details: String?

  /// What somebody decides where a rule leaves it to a person.
  package static let decision = AnswerType(.decision)

  fileprivate init(_ type: FieldType) {
    if case .list(let item) = type {
      self.init(item, isList: true)
    } else {
      self.init(type, isList: false)
    }
  }

  private init(_ type: FieldType, isList: Bool) {
    self.isList = isList
    measures = type.measures
    let lead = type.leadingField
    leading = lead.map { Leading(key: $0.field.name, isImplied: $0.isImplied) }
    details = type.details
    words =
      if case .choice(let type) = lead?.field.type ?? type {
        type.words.indices.map { Word(word: type.words[$0], meaning: type.meaning(at: $0)) }
      } else {
        []
      }
    name =
      switch type {
      case .text: "text"
      case .number: "number"
      case .length: "length"
      case .boolean: "boolean"
      case .date: "date"
      case .choice: "choice"
      case .colour: "colour"
      case .region: "region"
      case .languageTag: "languageTag"
      case .version: "version"
      case .list: "list"
      case .section: "mapping"
      }
  }
}

extension EnumerationType {
  fileprivate func meaning(at index: Int) -> Message {
    meanings.isEmpty ? .empty : meanings[index]
  }
}

extension PlaceTable {
  /// The section that a field belongs to.
  fileprivate func section(around place: Place) -> Section? {
    guard let parent = parent(of: place), case .section(let section) = type(at: parent) else {
      return nil
    }
    return section
  }

  /// Who can say something there: who knows the field, or else what is around it.
  fileprivate func owner(of place: Place) -> Owner? {
    var next: Place? = place
    while let place = next, place != .none {
      if let owner = field(at: place)?.owner { return owner }
      next = parent(of: place)
    }
    return nil
  }
}

extension Path {
  /// The same without saying on which screen: `screens.buttons["apple"].source`.
  fileprivate var onAnyScreen: String {
    guard components.first == .key("screens"), components.count > 2 else { return "" }
    return Path([components[0]] + components.dropFirst(2)).description
  }
}

extension FieldType {
  /// Of a section: what says which one is meant.
  fileprivate var leadingField: (field: Field, isImplied: Bool)? {
    guard case .section(let section) = self, !hasShortForm, let key = section.leading else {
      return nil
    }
    let isImplied = if case .word = section.shortForm { true } else { false }
    return (section.fields[section.slot(key)], isImplied)
  }

  /// Of a section: the list of what a word alone can name.
  fileprivate var details: String? {
    guard case .section(let section) = self else { return nil }
    return section.fields.first { field in
      guard case .list(.section(let item)) = field.type, case .word = item.shortForm else {
        return false
      }
      return true
    }?.name
  }

  /// The keys of a section that is written as a list of their values; else empty.
  fileprivate var measures: [String] {
    guard case .section(let section) = self, case .list = section.shortForm else { return [] }
    return section.fields.map(\.name).filter { $0 != "custom" }
  }

  /// Whether each value, or each item of a list, is a rectangle or a size.
  fileprivate var isMeasured: Bool {
    if case .list(let item) = self { item.isMeasured } else { !measures.isEmpty }
  }

  /// Whether the section is written shorter than as a mapping.
  fileprivate var hasShortForm: Bool { !measures.isEmpty }

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
    let measures = FieldType.section(self).measures
    guard measures.isEmpty else {
      return .verbatim("[\(measures.joined(separator: ", "))]")
    }
    let fields = fields.filter { $0.name != "custom" }
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
