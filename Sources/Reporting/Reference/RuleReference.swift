internal import Diagnostics
internal import Documents
internal import Engine
internal import Localization
internal import Model
internal import Rules

/// What there is to say about a rule, in whatever form it is shown, in the language of its book.
struct RuleReference {
  /// Something known of a rule, to be shown after its name.
  enum Fact {
    case text(String)
    /// Typed as it stands.
    case code(String)
    /// Something to read elsewhere; nil where there is no such place.
    case link(String, WebAddress?)
  }

  let id: String
  let title: String
  let topic: String
  /// With the days from which on it rises.
  let severity: String
  let why: String
  /// Everything about it but its title, why and examples, in the order in which it is shown.
  let facts: [(label: Message, fact: Fact)]
  /// Its examples, each under what it shows.
  let examples: [(heading: Message, example: RuleExample)]

  /// With what files change of it; placeholders stand as they are written.
  init(_ rule: Rule, in book: RuleBook) {
    id = rule.id
    title = rule.title(in: book.language)
    topic = rule.topic
    severity = rule.severity.rawValue
    why = rule.why(in: book.language)
    examples = (rule.compiled?.source.examples ?? []).map { ($0.expectation.heading, $0) }
    var facts = Facts(of: book)
    facts.add(rule)
    self.facts = facts.all
  }

  /// Every rule of a book and of the program, by topic and id.
  static func all(in book: RuleBook) -> [(topic: String, rules: [RuleReference])] {
    let rules = Rule.all(in: book).map { RuleReference($0, in: book) }
    let topics = Dictionary(grouping: rules, by: \.topic)
    return topics.keys.sorted().map { topic in
      (topic, (topics[topic] ?? []).sorted { $0.id < $1.id })
    }
  }

  /// Facts that are put together.
  private struct Facts {
    let book: RuleBook
    var all: [(label: Message, fact: Fact)] = []

    init(of book: RuleBook) {
      self.book = book
    }

    mutating func add(_ rule: Rule) {
      let (source, declaration) = (rule.compiled?.source, rule.compiled?.declaration)
      add(.referenceDeprecated, declaration?.deprecated ?? "")
      add(.referenceFormerly, (declaration?.aliases ?? []).joined(separator: ", "))
      add(.referenceSeverity, rule.severity.rawValue)
      add(.referenceSeverityReason, source?.severityReason ?? "")
      add(.referenceOwner, book.language(rule.owner.words))
      add(guidelines: rule.guidelines)
      switch rule {
      case .written(let rule): add(written: rule)
      case .program(let rule): add(.referenceWhatToDo, rule.texts(in: book.language).fix)
      }
    }

    private mutating func add(written rule: CompiledRule) {
      let (source, declaration) = (rule.source, rule.declaration)
      let texts = rule.writtenTexts(in: book.language)
      if let days = declaration.daysInWords { add(.referenceHolds, book.language(days)) }
      add(.referenceSince, declaration.since.map { "\($0)" } ?? "")
      let parameters = rule.parameterValues
      all += parameters.map { (.referenceParameter, .code("\($0.name): \($0.value)")) }
      let directions = parameters.compactMap { name, _ in
        source.stricterDirection(of: name).map { "\(name) \($0.rawValue)" }
      }
      add(.referenceStricter, directions.joined(separator: ", "))
      add(.referenceWhatToDo, texts.fix)
      for note in texts.exemptions { add(.referenceExempt, note) }
      add(.referenceToDecide, texts.review ?? "")
      all += source.expressions.map { (.referenceExpression, .code("\($0.key): \($0.expression)")) }
      all += source.grounds.map { (.referenceSource, Fact($0, in: book)) }
      add(.referenceFile, source.file.path)
      for change in book.overrides(of: rule.id) { add(.referenceChanged, change) }
    }

    /// What there is nothing to say of is left out.
    mutating func add(_ label: Message, _ text: String) {
      if !text.isEmpty { all.append((label, .text(text))) }
    }

    /// A later guideline of the same key replaces an earlier one.
    mutating func add(guidelines keys: [String]) {
      all += keys.compactMap(book.guideline).map { guideline in
        let citation = guideline.citation(in: book.language)
        return (.referenceGuideline, .link(citation, guideline.webAddress))
      }
    }
  }
}

extension RuleDeclaration {
  /// The days of submission for which it holds; nil when it always does.
  fileprivate var daysInWords: Message? {
    switch (holdsFrom, holdsUntil) {
    case (nil, nil): nil
    case (let from?, nil): Message(.referenceFrom, from)
    case (nil, let until?): Message(.referenceUntil, until)
    case (let from?, let until?): Message(.referenceFromUntil, from, until)
    }
  }
}

extension RuleExample.Expectation {
  fileprivate var heading: Message {
    switch self {
    case .passes: .referenceRight
    case .fails: .referenceWrong
    case .incomplete: .referenceUndecided
    case .exempt: .referenceExempt
    case .review: .referenceToDecide
    case .notApplicable: .referenceNotApplicable
    }
  }
}

extension RuleExample {
  /// Its base and what it changes of that, as YAML: a path and its value, `-` before what it takes out.
  var differences: [String] {
    let changes = set.map { change in
      DocumentNode.Entry(
        key: DocumentNode(.scalar(change.path, .plain), bytes: change.value.bytes),
        value: change.value
      )
    }
    return ["base: \(base)"] + remove.map { "- \($0)" }
      + (changes.isEmpty ? [] : DocumentNode(.mapping(changes), bytes: 0..<0).lines(width: 72))
  }
}

extension RuleBook {
  /// What files change of a rule: what becomes of it, and where that is said.
  func overrides(of rule: String) -> [String] {
    overrides.filter { $0.rule == rule }.map { "\($0.change), by \($0.file):\($0.line)" }
  }
}

extension RuleReference.Fact {
  /// Something that a rule rests on; a key that nothing is called by stands as it is written.
  fileprivate init(_ ground: RuleSource.Ground, in book: RuleBook) {
    switch ground {
    case .ours(let why): self = .text(book.language(Message(.referenceOurs, Message.words(why))))
    case .source(let key):
      if let source = book.source(key) {
        let parts = [source.title, source.author, source.date].filter { !$0.isEmpty }
        self = .link(
          "\(parts.joined(separator: ", ")) (\(key))",
          WebAddress(source.address)
        )
      } else if let letters = book.letterClass(key) {
        let count = Message(.referenceLettersCount, count: letters.count, letters.count)
        let about = letters.meaning.isEmpty ? "" : ": \(letters.meaning)"
        self = .text("\(book.language(count))\(about) (\(key))")
      } else {
        self = .text(key)
      }
    }
  }
}
