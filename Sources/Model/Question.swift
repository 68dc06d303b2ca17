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
  /// Of whether people can sign in with a service: what isn't offered if they can't, it last.
  package fileprivate(set) var refused: [String] = []
  /// Where that is written; nil of all else.
  package var refusal: Question? { refusals.first }
  fileprivate var refusals: [Question] = []
  /// This question, its answer to be written as an item of the list of services.
  package var asItem: Question {
    var question = self
    question.refusals = []
    return question
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
    guard let answers = declaration?.answers ?? refusal.map({ _ in FieldType.boolean.answers })
    else { return .empty }
    return proposal?.message(after: answers) ?? answers
  }

  /// Whether leaving it out is the same as writing one of its words.
  package var hasUsualWord: Bool {
    if case .text = declaration?.usual { true } else { false }
  }

  /// What is asked, without what makes it a question.
  package var declaredMeaning: Message {
    declaration?.meaning ?? refused.last.map { Message(.askOffered, $0) } ?? .empty
  }

  package var meaning: Message {
    let meaning = declaredMeaning
    return clue.map { Message(.followed, meaning, $0) } ?? meaning
  }

  /// What may answer it instead.
  package var proofs: [Proof] { declaration?.proofs ?? [] }

  /// The kind of value, such as `choice`, and how many of them.
  package var type: AnswerType? {
    (declaration?.type ?? refusal.map { _ in FieldType.boolean }).map(AnswerType.init)
  }

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
    let declared = places.declaration(at: place)
    let refused = places.refused[place]
    var question = Question(
      declared, path, site,
      owner: declared == nil && refused == nil ? nil : places.owner(of: place),
      clue: places.clues[place], proposals: declared == nil ? [:] : places.proposals, read: read)
    if let refused {
      question.refused = refused.services
      question.refusals = [self.question(at: refused.place, read: read)]
    }
    return question
  }
}

extension Path {
  /// Whether a description says something of the app there, not of itself.
  package var isAboutApp: Bool {
    guard case .key(let name)? = components.first, let key = DescriptionKey(stringValue: name)
    else { return false }
    return ![.reviewlint, .evidence, .decisions, .waivers, .open, .example].contains(key)
  }
}

extension Description {
  /// What is said of whether people can sign in with a service; nil of all else, and if nobody knows.
  package func isOffered(at path: Path) -> Bool? {
    guard path.components.count == 3, case .id(let id) = path.components[2],
      path.components[..<2] == [.key("login"), .key("services")]
    else { return nil }
    if place(at: path).map(places.isWritten) == true { return true }
    let others = self[.login].value.record?[LoginKey.notOffered].value.items ?? []
    return others.contains { $0.value.text == id } ? false : nil
  }

  /// The question about a field that nobody said, though it has a usual answer; nil where there is
  /// none.
  package func question(about path: Path) -> Question? {
    guard path.isAboutApp else { return nil }
    if let place = place(at: path) {
      return places.isWritten(place) ? nil : question(at: place) { _ in [] }
    }
    let prefixes = path.components.indices.reversed().lazy.map { path.components[..<$0] }
    guard
      let (known, outer) = prefixes.compactMap({ [self] prefix in
        place(at: Path(Array(prefix))).map { (prefix.count, $0) }
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

  /// The question by which a fact is said, or said otherwise; nil where there is no place for it.
  package func question(toAnswer path: Path) -> Question? {
    question(about: path) ?? place(at: path).map { question(at: $0) { _ in [] } }
  }
}

extension Question {
  fileprivate init(
    _ declared: (section: Section, slot: Int)?, _ path: Path, _ site: AnswerSite, owner: Owner?,
    clue: Message? = nil, proposals: [String: Proposal], read: (ObjectType) -> Set<String>
  ) {
    var keys: [Question] = []
    let type = declared.map { $0.section.fields[$0.slot].type }
    if let type, case .section(let section) = type, !type.hasShortForm {
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
    proposal = proposals.isEmpty ? nil : proposals[path.description] ?? proposals[path.onAnyScreen]
    self.declared = declared
    self.owner = owner
    self.clue = clue
    self.keys = keys
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
