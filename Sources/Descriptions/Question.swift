package import Expressions

/// Something that nobody said, as it would be asked and written.
package struct Question: Hashable, Sendable {
  /// Where the answer belongs.
  package let path: Path
  /// What can be answered, such as `none | someFeatures | wholeApp`.
  package let answers: String
  package let meaning: String
  /// The keys that matter, where a whole section is missing.
  package let keys: [Question]

  package init(path: Path, answers: String, meaning: String, keys: [Question] = []) {
    self.path = path
    self.answers = answers
    self.meaning = meaning
    self.keys = keys
  }
}

extension Description {
  /// The question that an absent fact leaves open; of a section, the keys that somebody reads.
  package func question(at place: Place, read: (ObjectType, String) -> Bool) -> Question {
    let path = places.path(of: place)
    guard let field = places.field(at: place) else {
      return Question(path: path, answers: "", meaning: "")
    }
    return Question(field: field, path: path, read: read)
  }
}

extension Question {
  fileprivate init(field: Field, path: Path, read: (ObjectType, String) -> Bool) {
    var keys: [Question] = []
    if case .section(let section) = field.type, !field.type.hasShortForm {
      for inner in section.fields
      where inner.isOpenWhenAbsent && read(section.objectType, inner.name) {
        let components = path.components + [.key(inner.name)]
        keys.append(Question(field: inner, path: Path(components), read: read))
      }
    }
    self.init(
      path: path,
      answers: field.type.answers,
      meaning: field.meaning,
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
  package var answers: String {
    switch self {
    case .text: "text"
    case .number: "number"
    case .length: "number"
    case .boolean: "true | false"
    case .date: "YYYY-MM-DD"
    case .choice(let words): words.words.joined(separator: " | ")
    case .colour(let names): (["\"#RRGGBB\""] + names).joined(separator: " | ")
    case .region(let words): (["two-letter region"] + words).joined(separator: " | ")
    case .languageTag: "language tag"
    case .version: "version"
    case .list(let item): "[\(item.answers)]"
    case .section(let section): section.answers
    }
  }
}

extension Section {
  fileprivate var answers: String {
    let keys = fields.map(\.name).filter { $0 != "custom" }
    switch shortForm {
    case .list: return "[\(keys.joined(separator: ", "))]"
    case .none, .word:
      return "{\(keys.prefix(4).joined(separator: ", "))\(keys.count > 4 ? ", …" : "")}"
    }
  }
}
