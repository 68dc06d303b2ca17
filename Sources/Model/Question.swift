package import Diagnostics
package import Expressions

/// Something that nobody said, as it would be asked and written.
package struct Question: Sendable {
  /// Where the answer belongs.
  package let path: Path
  /// What stands in the file where it is to be written.
  package let site: AnswerSite
  /// What declares it: the field in this slot of the section. Nil where no field does.
  private let declared: (section: Section, slot: Int)?
  /// Who can answer it; nil where the description's fields don't say.
  package let owner: Owner?
  /// What shows elsewhere that makes it a question, if something does.
  package let clue: Message?
  /// Whether people's own rules ask for it, so that no reference explains it.
  package var isOwn: Bool { path.components.contains(.key(CustomFields.key)) }
  /// What files make likely; nobody has said it.
  package let proposal: Proposal?
  /// The keys that matter, where a whole section is missing.
  package let keys: [Question]

  /// About something that no field declares.
  fileprivate init(path: Path, site: AnswerSite) {
    self.path = path
    self.site = site
    declared = nil
    owner = nil
    clue = nil
    proposal = nil
    keys = []
  }

  private var declaration: Field? { declared.map { $0.section.fields[$0.slot] } }

  /// What is asked about, as rules read it.
  package var field: FieldReference? {
    declared.map { section, slot in
      FieldReference(type: section.name, field: section.fields[slot].name)
    }
  }

  /// Each fact by itself: itself, or the keys of a section that matter.
  package var leaves: [Question] { keys.isEmpty ? [self] : keys.flatMap(\.leaves) }

  /// What can be answered, such as `none | someFeatures | wholeApp`.
  package var answers: Message {
    guard let answers = declaration?.answers else { return .empty }
    return proposal?.message(after: answers) ?? answers
  }

  /// What is asked, without what makes it a question.
  package var declaredMeaning: Message { declaration?.meaning ?? .empty }

  package var meaning: Message {
    guard let meaning = declaration?.meaning else { return .empty }
    return clue.map { Message(.followed, meaning, $0) } ?? meaning
  }

  /// What may answer it instead.
  package var proofs: [Proof] { declaration?.proofs ?? [] }

  /// The kind of value, such as `choice`, and how many of them.
  package var type: AnswerType? { declaration.map { AnswerType($0.type) } }

  /// About a rectangle or a size, which is another one on each screen.
  package var isMeasured: Bool {
    declared.map { $0.section.fields[$0.slot].type.isMeasured } ?? false
  }
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
    guard let declared = places.declaration(at: place) else {
      return Question(path: path, site: site)
    }
    let owner = places.owner(of: place)
    let clue = places.clue(at: place)
    return Question(
      declared, path, site, owner: owner, clue: clue, proposals: places.proposals, read: read)
  }
}

extension Description {
  /// The question about a field that nobody said, though it has a usual answer; nil where there is
  /// none.
  package func question(about path: Path) -> Question? {
    if let place = places.place(at: path) {
      return places.isWritten(place) ? nil : question(at: place) { _ in [] }
    }
    let prefixes = path.components.indices.reversed().lazy.map { path.components[..<$0] }
    guard
      let (known, outer) = prefixes.compactMap({ [places] prefix in
        places.place(at: Path(Array(prefix))).map { (prefix.count, $0) }
      }).first
    else { return nil }
    var type = places.type(at: outer)
    var owner = places.owner(of: outer)
    var declared: (section: Section, slot: Int)?
    for component in path.components[known...] {
      guard case .section(let section) = type, case .key(let key) = component,
        let slot = section.fields.firstIndex(where: { $0.name == key })
      else { return nil }
      declared = (section, slot)
      (type, owner) = (section.fields[slot].type, section.fields[slot].owner ?? owner)
    }
    let site = places.isWritten(outer) ? places.site(within: outer) : places.site(of: outer)
    return declared.map {
      Question($0, path, site, owner: owner, proposals: places.proposals, read: { _ in [] })
    }
  }
}

extension Description {
  /// The notes and claims that somebody reads and nobody wrote: of the section at a place with all
  /// that is in it, and of those around it with all that there is only one of; the nearest first.
  package func unsaid(around place: Place, read: [String: Set<String>]) -> [Question] {
    var questions: [Question] = []
    var paths: Set<Path> = []
    var isNearest = true
    for outer in places.around(place) {
      guard case .section(let section) = places.type(at: outer) else { continue }
      for question in unsaid(in: section, at: places.path(of: outer), read, inLists: isNearest)
      where paths.insert(question.path).inserted { questions.append(question) }
      isNearest = false
    }
    return questions
  }

  private func unsaid(
    in section: Section, at path: Path, _ read: [String: Set<String>], inLists: Bool
  ) -> [Question] {
    section.fields.flatMap { field -> [Question] in
      // What a description has is read by its name alone.
      guard path.components.isEmpty || read[section.name]?.contains(field.name) == true else {
        return []
      }
      let path = Path(path.components + [.key(field.name)])
      let own = field.isStatement && !isWritten(field.settledBy, beside: path)
      let question = own ? question(about: path) : nil
      if let question { return [question] }
      switch field.type {
      case .section(let inner): return unsaid(in: inner, at: path, read, inLists: inLists)
      case .list(.section(let inner)) where inLists:
        return paths(ofItemsAt: path).flatMap { unsaid(in: inner, at: $0, read, inLists: true) }
      default: return []
      }
    }
  }

  private func isWritten(_ key: String?, beside path: Path) -> Bool {
    guard let key else { return false }
    let sibling = Path(path.components.dropLast() + [.key(key)])
    return places.place(at: sibling).map(places.isWritten) ?? false
  }

  private func paths(ofItemsAt path: Path) -> [Path] {
    var items: [Path] = []
    while let item = places.place(at: Path(path.components + [.index(items.count)])) {
      items.append(places.path(of: item))
    }
    return items
  }
}

extension Question {
  fileprivate init(
    _ declared: (section: Section, slot: Int), _ path: Path, _ site: AnswerSite, owner: Owner?,
    clue: Message? = nil, proposals: [String: Proposal], read: (ObjectType) -> Set<String>
  ) {
    var keys: [Question] = []
    let type = declared.section.fields[declared.slot].type
    if case .section(let section) = type, !type.hasShortForm {
      let names = read(section.objectType)
      for slot in section.fields.indices
      where names.contains(section.fields[slot].name) && section.fields[slot].isOpenWhenAbsent {
        let path = Path(path.components + [.key(section.fields[slot].name)])
        let owner = section.fields[slot].owner ?? owner
        keys.append(
          Question((section, slot), path, site, owner: owner, proposals: proposals, read: read))
      }
    }
    self.path = path
    self.site = site
    proposal =
      proposals.isEmpty ? nil : proposals[path.description] ?? proposals[path.onAnyScreen]
    self.declared = declared
    self.owner = owner
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
  /// Of mappings: the words to which that has to be said.
  private let wordsWithDetails: Set<String>
  /// Of mappings: the keys that are called as a word is, and say more of it.
  private let keysOfWords: Set<String>
  /// What is mostly written, where anything can be.
  package let usualWords: EnumerationType?

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
    let section = type.ownSection
    wordsWithDetails = section?.wordsWithDetails ?? []
    usualWords = section?.usualWords
    words =
      if case .choice(let type) = lead?.field.type ?? type {
        type.words.indices.map { Word(word: type.words[$0], meaning: type.meaning(at: $0)) }
      } else {
        []
      }
    keysOfWords = Set(words.map(\.word)).intersection(section?.fields.map(\.name) ?? [])
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

extension AnswerType {
  /// The key under which more is said of what a word names, and whether that takes several.
  package func key(ofDetailsOf word: String) -> (name: String, isList: Bool)? {
    keysOfWords.contains(word) ? (word, false) : details.map { ($0, true) }
  }

  /// What nobody has said yet of what a word names, though it must be.
  package func keyToSay(of word: String) -> String? {
    wordsWithDetails.contains(word) ? details : nil
  }

  /// Answers worth trying, by the words that stand for them.
  package var trials: [(word: String, answer: String)] {
    let words = words.map(\.word) + (usualWords?.words ?? [])
    if isList {
      // What nobody calls so stands for all words of one's own.
      let own = usualWords == nil ? [] : [("*", "[\"…\"]")]
      return [("none", "[]")] + words.map { ($0, "[\($0)]") } + own
    }
    return (name == "boolean" ? ["true", "false"] : words).map { ($0, $0) }
  }
}

extension EnumerationType {
  fileprivate func meaning(at index: Int) -> Message {
    meanings.isEmpty ? .empty : meanings[index]
  }
}

extension PlaceTable {
  /// Who can say something there: who knows the field, or else what is around it.
  fileprivate func owner(of place: Place) -> Owner? {
    var next: Place? = place
    while let place = next, place != .none {
      if let declared = declaration(at: place),
        let owner = declared.section.fields[declared.slot].owner
      {
        return owner
      }
      next = parent(of: place)
    }
    return nil
  }
}

extension Path {
  /// The path without saying on which screen: `screens.buttons["apple"].source`.
  fileprivate var onAnyScreen: String {
    guard components.first == .key(DescriptionKey.screens.name), components.count > 2 else {
      return ""
    }
    return Path([components[0]] + components.dropFirst(2)).description
  }
}

extension FieldType {
  fileprivate var ownSection: Section? {
    guard case .section(let section) = self else { return nil }
    return section
  }

  /// Of a section: what says which one is meant.
  fileprivate var leadingField: (field: Field, isImplied: Bool)? {
    guard case .section(let section) = self, !hasShortForm, let key = section.leading else {
      return nil
    }
    let isImplied = if case .word = section.shortForm { true } else { false }
    return section.fields.first { $0.name == key }.map { ($0, isImplied) }
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
    return section.fields.map(\.name).filter { $0 != CustomFields.key }
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
    let fields = fields.filter { $0.name != CustomFields.key }
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
