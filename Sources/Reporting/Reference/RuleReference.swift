internal import Diagnostics
internal import Engine
internal import Model
internal import Rules

/// What there is to say about a rule, in whatever form it is shown.
struct RuleReference {
  /// Something known of a rule, to be shown after its name.
  enum Fact {
    case text(String)
    /// Typed as it stands.
    case code(String)
    case guideline(Guideline)
    case source(Ground)
    case parameter(name: String, value: String)
  }

  /// Something that a rule rests on, as people read it.
  struct Ground {
    /// A citation, or why something is our own.
    let text: String
    /// Where to read it; empty where there is no such place.
    let address: String
  }

  let id: String
  /// What it was called earlier, and what to use in its place.
  var aliases: [String] = []
  var deprecated: String?
  let title: String
  let topic: String
  /// With the days from which on it rises.
  let severity: String
  /// Why that isn't what the known letters say.
  var severityReason: String?
  let owner: Owner
  let guidelines: [Guideline]
  let why: String
  /// What to do; placeholders stand as they are written.
  let fix: String
  /// The first and last day of submission for which it holds, `YYYY-MM-DD`.
  var from: String?
  var until: String?
  var parameters: [(name: String, value: String)] = []
  /// Which way parameters make it stricter, such as `minimumWidth up`.
  var stricter: [String] = []
  /// When it asks nothing.
  var exemptions: [String] = []
  /// What a person has to decide.
  var review: String?
  var sources: [Ground] = []
  /// Its conditions, each after the key it stands under.
  var expressions: [(key: String, expression: String)] = []
  /// The file it is written in; nil for the program's own.
  var file: String?
  /// Who changes it: what becomes of it, and where that is said.
  var overrides: [String] = []
  /// The names of its examples, each under what it shows.
  var examples: [(heading: String, name: String)] = []

  /// A rule of a book, with what files change of it.
  init(_ rule: CompiledRule, in book: RuleBook) {
    let (source, declaration) = (rule.source, rule.declaration)
    id = rule.id
    aliases = declaration.aliases
    deprecated = declaration.deprecated
    title = rule.title
    topic = declaration.topic
    severity = rule.severities.text
    owner = declaration.owner
    severityReason = source.severityReason
    guidelines = Self.guidelines(declaration.guidelineKeys, among: book.guidelines)
    why = rule.why
    fix = source.fixText
    from = declaration.holdsFrom
    until = declaration.holdsUntil
    parameters = rule.parameterValues
    stricter = parameters.compactMap { name, _ in
      source.stricterDirection(of: name).map { "\(name) \($0.rawValue)" }
    }
    exemptions = source.exemptionNotes
    review = source.reviewText
    sources = source.grounds.map { Ground($0, in: book) }
    expressions = source.expressions
    file = source.file.path
    examples = (source.examples ?? []).map { (Self.heading(for: $0.expectation), $0.name) }
    overrides = book.overrides(of: rule.id)
  }

  init(_ rule: ProgramRule, guidelines known: [Guideline]) {
    id = rule.id
    title = rule.title
    topic = ProgramRule.topic
    severity = rule.severity.rawValue
    owner = .code
    guidelines = Self.guidelines(ProgramRule.guidelines, among: known)
    why = rule.why
    fix = rule.fix
  }

  /// Every rule of a book and of the program, by topic and id.
  static func all(in book: RuleBook) -> [(topic: String, rules: [RuleReference])] {
    let rules =
      book.rules.map { RuleReference($0, in: book) }
      + ProgramRule.all.map { RuleReference($0, guidelines: book.guidelines) }
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

  /// The days for which it holds, in words; nil when it always does.
  private var days: String? {
    switch (from, until) {
    case (nil, nil): nil
    case (let from?, nil): "from \(from)"
    case (nil, let until?): "until \(until)"
    case (let from?, let until?): "from \(from) until \(until)"
    }
  }

  /// Everything about it but its title, why and examples, in the order in which it is shown.
  var facts: [(name: String, fact: Fact)] {
    var facts: [(name: String, fact: Fact)] = deprecated.map { [("Deprecated", .text($0))] } ?? []
    if !aliases.isEmpty { facts.append(("Formerly", .text(aliases.joined(separator: ", ")))) }
    facts.append(("Severity", .text(severity)))
    facts += severityReason.map { [("Why so severe", .text($0))] } ?? []
    facts.append(("Who can fix it", .text(owner.words.text)))
    facts += guidelines.map { ("Guideline", .guideline($0)) }
    facts += days.map { [("Holds", .text($0))] } ?? []
    facts += parameters.map { ("Parameter", .parameter(name: $0.name, value: $0.value)) }
    if !stricter.isEmpty { facts.append(("Stricter", .text(stricter.joined(separator: ", ")))) }
    facts.append(("What to do", .text(fix)))
    facts += exemptions.map { ("Exempt", .text($0)) }
    facts += review.map { [("To decide", .text($0))] } ?? []
    facts += expressions.map { ("Expression", .code("\($0.key): \($0.expression)")) }
    facts += sources.map { ("Source", .source($0)) }
    if let file { facts.append(("File", .text(file))) }
    facts += overrides.map { ("Changed", .text($0)) }
    return facts
  }

  /// A later guideline of the same key replaces an earlier one.
  private static func guidelines(_ keys: [String], among known: [Guideline]) -> [Guideline] {
    keys.compactMap { key in known.last { $0.key == key } }
  }

  private static func heading(for expectation: RuleExample.Expectation) -> String {
    switch expectation {
    case .passes: "right"
    case .fails: "wrong"
    case .incomplete: "undecided"
    case .exempt: "exempt"
    case .review: "to decide"
    case .notApplicable: "not applicable"
    }
  }
}

extension RuleBook {
  /// What files change of a rule: what becomes of it, and where that is said.
  func overrides(of rule: String) -> [String] {
    overrides.filter { $0.rule == rule }.map { "\($0.change), by \($0.file):\($0.line)" }
  }
}

extension RuleReference.Ground {
  init(_ ground: RuleSource.Ground, in book: RuleBook) {
    switch ground {
    case .ours(let why): self.init(text: "ours: \(why)", address: "")
    case .source(let key): self.init(key, in: book)
    }
  }

  /// By a key; what isn't one stands as it is written.
  private init(_ key: String, in book: RuleBook) {
    if let source = book.source(key) {
      let parts = [source.title, source.author, source.date].filter { !$0.isEmpty }
      self.init(text: "\(parts.joined(separator: ", ")) (\(key))", address: source.address)
    } else if let letters = book.letterClass(key) {
      let count = "\(letters.count) known \(letters.count == 1 ? "letter" : "letters")"
      let about = letters.meaning.isEmpty ? "" : ": \(letters.meaning)"
      self.init(text: "\(count)\(about) (\(key))", address: "")
    } else {
      self.init(text: key, address: "")
    }
  }

  /// Where a page may lead; nil where there is no such place.
  var webAddress: WebAddress? { WebAddress(address) }
}

extension Guideline {
  /// Whether a page may lead there.
  var hasWebAddress: Bool { webAddress != nil }
}
