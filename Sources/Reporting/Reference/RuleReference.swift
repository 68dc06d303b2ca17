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
  var deprecated: String?
  let title: String
  let topic: String
  /// With the days from which on it rises.
  let severity: String
  let why: String
  /// Everything about it but its title, why and examples, in the order in which it is shown.
  let facts: [(label: MessageID<0>, fact: Fact)]
  /// Its examples, each under what it shows.
  var examples: [(heading: MessageID<0>, example: RuleExample)] = []

  /// A rule of a book, with what files change of it; placeholders stand as they are written.
  init(_ rule: CompiledRule, in book: RuleBook) {
    let (source, declaration) = (rule.source, rule.declaration)
    let texts = rule.writtenTexts(in: book.language)
    id = rule.id
    title = rule.title
    topic = declaration.topic
    severity = rule.severities.text
    why = rule.why
    examples = (source.examples ?? []).map { ($0.expectation.heading, $0) }
    var facts = Facts(of: book)
    facts.add(.referenceDeprecated, declaration.deprecated ?? "")
    facts.add(.referenceFormerly, declaration.aliases.joined(separator: ", "))
    facts.add(severity, source.severityReason, declaration.owner)
    facts.add(guidelines: declaration.guidelineKeys)
    if let days = declaration.daysInWords { facts.add(.referenceHolds, book.language(days)) }
    facts.add(.referenceSince, declaration.since.map { "\($0)" } ?? "")
    let parameters = rule.parameterValues
    facts.all += parameters.map { (.referenceParameter, .code("\($0.name): \($0.value)")) }
    let directions = parameters.compactMap { name, _ in
      source.stricterDirection(of: name).map { "\(name) \($0.rawValue)" }
    }
    facts.add(.referenceStricter, directions.joined(separator: ", "))
    facts.add(.referenceWhatToDo, texts.fix)
    for note in texts.exemptions { facts.add(.referenceExempt, note) }
    facts.add(.referenceToDecide, texts.review ?? "")
    facts.all += source.expressions.map {
      (.referenceExpression, .code("\($0.key): \($0.expression)"))
    }
    facts.all += source.grounds.map { (.referenceSource, Fact($0, in: book)) }
    facts.add(.referenceFile, source.file.path)
    for change in book.overrides(of: rule.id) { facts.add(.referenceChanged, change) }
    self.facts = facts.all
  }

  init(_ rule: ProgramRule, in book: RuleBook) {
    let texts = rule.texts(in: book.language)
    id = rule.id
    title = texts.title
    topic = ProgramRule.topic
    severity = rule.severity.rawValue
    why = texts.why
    var facts = Facts(of: book)
    facts.add(severity, nil, .code)
    facts.add(guidelines: ProgramRule.guidelines)
    facts.add(.referenceWhatToDo, texts.fix)
    self.facts = facts.all
  }

  /// Every rule of a book and of the program, by topic and id.
  static func all(in book: RuleBook) -> [(topic: String, rules: [RuleReference])] {
    let rules =
      book.rules.map { RuleReference($0, in: book) }
      + ProgramRule.all.map { RuleReference($0, in: book) }
    let topics = Dictionary(grouping: rules, by: \.topic)
    return topics.keys.sorted().map { topic in
      (topic, (topics[topic] ?? []).sorted { $0.id < $1.id })
    }
  }

  /// A topic's folder as a heading: `login-services` is `Login services`.
  static func heading(forTopic topic: String) -> String {
    let words = topic.replacing("-", with: " ")
    return words.isEmpty ? "Other rules" : words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Facts that are put together.
  private struct Facts {
    let book: RuleBook
    var all: [(label: MessageID<0>, fact: Fact)] = []

    init(of book: RuleBook) {
      self.book = book
    }

    mutating func add(_ severity: String, _ reason: String?, _ owner: Owner) {
      add(.referenceSeverity, severity)
      add(.referenceSeverityReason, reason ?? "")
      add(.referenceOwner, book.language(owner.words))
    }

    /// What there is nothing to say of is left out.
    mutating func add(_ label: MessageID<0>, _ text: String) {
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
  fileprivate var heading: MessageID<0> {
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
