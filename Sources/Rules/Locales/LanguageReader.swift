package import Diagnostics
package import Documents
internal import Expressions
package import Localization

/// Reads a language's file; everything that is wrong with it is reported.
package struct LanguageReader {
  /// Whose sentences a file has.
  package enum Speaker {
    case program
    /// People's rules, and the facts that they ask, in a language that the program speaks as well.
    case rules
    /// Those in another language, which say how it writes numbers and days, too.
    case rulesAlone
  }

  package private(set) var diagnostics: [Diagnostic] = []
  private let speaker: Speaker

  package init(of speaker: Speaker = .program) {
    self.speaker = speaker
  }

  /// Whether a file is meant for this program, and not for another: it says which language it has,
  /// or nothing but what such a file can say, be it misspelt.
  package static func isLocale(_ file: SourceFile) -> Bool {
    let keys = file.text.split(separator: "\n").compactMap { line in
      line.first?.isLetter == true
        ? line.firstIndex(of: ":").map { String(line[..<$0]) } : nil
    }
    let own = ["rules"] + Language.Section.allCases.map(\.rawValue)
    let known = own + ["language", "name"]
    return keys.contains("language")
      || keys.contains(where: own.contains)
        && keys.allSatisfy {
          known.contains($0) || Suggestion.nearest(to: $0, among: known) != nil
        }
  }

  /// The language; nil when its file can't be used.
  package mutating func read(_ read: ReadFile) -> Language? {
    let speaker = speaker
    let (language, mistakes) = read.mapping { $0.language(of: speaker) }
    diagnostics = mistakes
    return diagnostics.isEmpty ? language : nil
  }
}

extension MappingReader {
  fileprivate mutating func language(of speaker: LanguageReader.Speaker) -> Language? {
    let tag = required("language") { $0.text($1) }
    let name = required("name") { $0.text($1) }
    var language = Language(tag: tag ?? "", name: name ?? "")
    if speaker != .rules { readStyle(of: &language) }
    if speaker == .program { readSentences(of: &language) }
    for section in Language.Section.allCases {
      language.texts[section] = optional(section.rawValue) { $0.textsAtKeys($1) }
    }
    language.rules =
      optional("rules") { $0.named($1) { $0.mapping($1) { $0.translation() } } } ?? [:]
    return language
  }

  /// How it is written, whatever is said in it.
  private mutating func readStyle(of language: inout Language) {
    language.direction =
      optional("direction") { $0.word($1, of: Language.Direction.self) } ?? .leftToRight
    if let decimal = optional("decimal", { $0.text($1) }) { language.numbers.decimal = decimal }
    if let grouping = optional("grouping", { $0.text($1) }) { language.numbers.grouping = grouping }
    if let comma = optional("comma", { $0.text($1) }) { language.comma = comma }
    if let and = optional("and", { $0.text($1) }) { language.and = and }
    language.dates = optional("dates") { $0.mapping($1) { $0.dates() } } ?? .english
  }

  /// What only the program itself says.
  private mutating func readSentences(of language: inout Language) {
    language.plurals = optional("plurals") { $0.plurals($1) } ?? PluralForms()
    language.phrases = optional("phrases") { $0.phrases($1) } ?? [:]
    _ = optional("everywhere") { $0.phrases($1) }
    language.words = optional("words") { $0.named($1) { $0.textsByKeys($1) } } ?? [:]
    let deviceWords = optional("devices") { $0.textsByKeys($1) } ?? [:]
    // One may be a part of another.
    language.deviceWords = deviceWords.sorted { $0.key.utf8.count > $1.key.utf8.count }
      .map { ($0.key, $0.value) }
  }

  fileprivate mutating func dates() -> DateStyle? {
    let short = required("short") { $0.text($1) }
    let long = required("long") { $0.text($1) }
    let first = optional("first") { $0.text($1) }
    let months = required("months") { $0.list($1, of: { $0.text($1) }) }
    guard let short, let long, let months, months.count == 12 else { return nil }
    return DateStyle(short: short, long: long, first: first, months: months)
  }

  /// What isn't said stays English.
  fileprivate mutating func translation() -> RuleTranslation {
    var texts: RuleTranslation = [:]
    for key in ["title", "why", "message", "fix", "review"] {
      texts[key] = optional(key) { $0.written($1) }
    }
    for (id, note) in optional("exempt", { $0.named($1) { $0.written($1) } }) ?? [:] {
      texts["exempt.\(id)"] = note
    }
    for key in ["answers", "related"] {
      let all = optional(key) { $0.list($1, of: { $0.written($1) }) } ?? []
      for (number, text) in all.enumerated() { texts["\(key).\(number + 1)"] = text }
    }
    return texts
  }
}

extension NodeReader {
  /// What stands under the keys of a mapping, whatever they are.
  fileprivate mutating func named<Value>(
    _ node: DocumentNode, _ read: (inout NodeReader, DocumentNode) -> Value?
  ) -> [String: Value]? {
    guard let entries = entries(node) else { return nil }
    var values: [String: Value] = Dictionary(minimumCapacity: entries.count)
    for entry in entries { values[entry.name] = read(&self, entry.value) }
    return values
  }

  fileprivate mutating func textsByKeys(_ node: DocumentNode) -> [String: String]? {
    named(node) { $0.text($1) }
  }

  /// Texts with the places of their keys: it is these that may name nothing.
  fileprivate mutating func textsAtKeys(_ node: DocumentNode) -> [String: LocatedText]? {
    entries(node)?.reduce(into: [:]) { texts, entry in
      let key = entry.key.bytes
      texts[entry.name] = text(entry.value).map { LocatedText($0, in: file, bytes: key) }
    }
  }

  fileprivate mutating func phrases(_ node: DocumentNode) -> [String: Phrase]? {
    named(node) { reader, node in
      guard node.entries != nil else { return reader.text(node).map { Phrase($0) } }
      return reader.textsByKeys(node).flatMap { forms in
        if let phrase = Phrase(forms) { return phrase }
        reader.diagnostics.report(
          id: "no-other-form",
          "a phrase with plural forms needs 'other', which serves every number",
          at: reader.range(of: node))
        return nil
      }
    }
  }

  fileprivate mutating func plurals(_ node: DocumentNode) -> PluralForms? {
    var plurals = PluralForms()
    for entry in entries(node) ?? [] {
      guard let condition = text(entry.value) else { continue }
      let compilation = Self.plural.compile(condition, expecting: .boolean)
      for mistake in compilation.mistakes {
        diagnostics.report(mistake.message, at: range(of: entry.value))
      }
      guard let program = compilation.program else { continue }
      plurals.add(entry.name) { program.holds(for: $0) }
    }
    return plurals
  }

  /// What a condition knows: the number.
  private static var plural: Environment {
    Environment(variables: [Variable("n", .integer)], functions: Function.standard, options: .rules)
  }
}

extension Program {
  /// Whether it is true of a number.
  fileprivate func holds(for number: Int) -> Bool {
    var frame = Frame(slots: 1, timeZones: TimeZones { _ in nil })
    frame[0] = TracedValue(.integer(Int64(number)))
    return if case .boolean(true) = evaluate(in: &frame).value { true } else { false }
  }
}
