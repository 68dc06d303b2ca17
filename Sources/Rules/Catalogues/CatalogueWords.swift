internal import Diagnostics
internal import Expressions
internal import Model

// What rules compare with the ids of catalogues, and with other texts of which only some are right.
extension CatalogueTables {
  /// What is wrong with a word that an expression compares with such; nil where it is one.
  func mistake(in word: String, of type: EnumerationType) -> Message? {
    if let type = FieldType(of: type) { return type.mistake(in: word, meaning: region) }
    switch type {
    case .service:
      guard let provider = catalogues.provider(word) else {
        return .unknownID(word, "service", among: catalogues.knownServices, addedUnder: "providers")
      }
      return provider.id == word ? nil : .alias(word, of: provider.id)
    case .device:
      if catalogues.device(word) != nil { return nil }
      return .unknownID(word, "device", among: catalogues.knownDevices, addedUnder: "devices")
    case .law:
      return .unknownID(word, "law", among: laws.value.map(\.candidate), addedUnder: "laws")
    case .edition:
      let known = catalogues.editions.map { Suggestion.Candidate($0.id, alsoCalled: [$0.title]) }
      return .unknownID(word, "edition", among: known, addedUnder: "editions")
    default: return nil
    }
  }

  /// What is wrong with the services that laws forbid.
  func mistakes(in entries: CatalogueEntries) -> [Diagnostic] {
    entries.declared(Law.catalogue).flatMap { declared in
      ((declared.entry as? Law)?.forbidsLogins ?? [])
        .compactMap { mistake(in: $0, of: .service) }.map { Diagnostic($0, at: declared.range) }
    }
  }

  /// The code of what somebody calls so; codes are too short for one to be taken for another.
  private func region(called name: String) -> String? {
    let known = regions.value.values.sorted { $0.id < $1.id }.map(\.candidate)
    return known.first { $0.isCalled(name) }?.name
      ?? (name.count > 3 ? Suggestion.nearest(to: name, among: known) : nil)
  }
}

extension Law {
  fileprivate var candidate: Suggestion.Candidate { .init(id, alsoCalled: names) }
}

extension RuleSource.Parameter {
  /// As the expressions of its rule call it.
  var asCalled: Self {
    Self(
      name: "\(Self.nameOfAll).\(name)", nameRange: nameRange, value: value, valueRange: valueRange)
  }
}

extension Value {
  /// The texts that it has where words are looked for: of a map, its keys.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .list(let items): items.flatMap(\.value.texts)
    case .map(let map): map.entries.flatMap(\.key.value.texts)
    default: []
    }
  }
}

extension [RuleSource.Parameter] {
  /// What is wrong with texts in values that expressions compare with words, by their names.
  func mistakes(in compared: [ComparedName], _ environment: Environment) -> [Diagnostic] {
    compared.flatMap { compared in
      guard let type = compared.type.item?.enumeration ?? compared.type.enumeration,
        let constant = first(where: { $0.name == compared.name })
      else { return [Diagnostic]() }
      return constant.value.texts.compactMap { environment.options.mistake(in: $0, of: type) }.map {
        Diagnostic($0, at: constant.valueRange)
      }
    }
  }
}

extension Message {
  /// Nil for what is known, and where nothing is.
  fileprivate static func unknownID(
    _ word: String, _ kind: String, among known: [Suggestion.Candidate], addedUnder key: String
  ) -> Self? {
    if known.isEmpty || known.contains(where: { $0.name == word }) { return nil }
    let hint = Suggestion.clause(for: word, among: known)
    let end: Message = hint.isEmpty ? "; one of your own is added under '\(key)'" : hint
    return Self(id: "unknown-id", "there is no \(kind) \(word.quoted)\(end)")
  }

  fileprivate static func alias(_ word: String, of id: String) -> Self {
    Self(
      id: "unknown-id",
      "\(word.quoted) is only an alias of a service, and rules see ids; did you mean \(id.quoted)?")
  }
}
