internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Rules

/// What there is to say about a rule, or about something else that can be named: the one text of
/// `explain` and of the reference.
struct ReferenceArticle {
  /// Something known of it, to be shown after its name.
  enum Fact {
    case text(String)
    /// Typed as it stands.
    case code(String)
    /// Something to read elsewhere; nil where there is no such place.
    case link(String, WebAddress?)
  }

  let name: String
  /// What sort of thing it is, or how severe a rule is.
  let word: String
  /// What a rule demands; nil for other things.
  let title: String?
  /// Why a rule demands it, or what a thing means.
  let text: String
  /// Everything else, in the order in which it is shown.
  private(set) var facts: [(label: String, fact: Fact)] = []
  /// A rule's examples, each under what it shows.
  private(set) var examples: [(heading: String, name: String)] = []

  init(_ entry: ReferenceEntry) {
    (name, word, title, text) = (entry.name, entry.word, nil, entry.meaning)
    facts = entry.particulars.map { ($0.label, $0.isCode ? .code($0.text) : .text($0.text)) }
  }

  /// With what files change of it; placeholders stand as they are written.
  init(_ rule: Rule, in book: RuleBook) {
    name = rule.id
    word = rule.severity.rawValue
    title = rule.title(in: .english)
    text = rule.why(in: .english)
    examples = (rule.compiled?.source.examples ?? []).map {
      (Message($0.expectation.heading).text, $0.name)
    }
    let (source, declaration) = (rule.compiled?.source, rule.compiled?.declaration)
    add("deprecated", declaration?.deprecated ?? "")
    add("formerly", (declaration?.aliases ?? []).joined(separator: ", "))
    add("severity", rule.severity.rawValue)
    add("why so severe", source?.severityReason ?? "")
    add("who can fix it", rule.owner.words.text)
    // A later guideline of the same key replaces an earlier one.
    for guideline in rule.guidelines.compactMap(book.guideline) {
      let label: Message = guideline.concern == .ours ? "guideline of our own" : "guideline"
      add(label, .link(guideline.citation(in: .english), guideline.webAddress))
    }
    switch rule {
    case .written(let rule): add(written: rule, in: book)
    case .program(let rule): add("what to do", rule.texts(in: .english).fix)
    }
  }

  private mutating func add(written rule: CompiledRule, in book: RuleBook) {
    let (source, declaration) = (rule.source, rule.declaration)
    let texts = rule.writtenTexts
    add("holds", declaration.daysInWords?.text ?? "")
    add("since", declaration.since.map { "\($0)" } ?? "")
    let parameters = rule.parameterValues
    for (name, value) in parameters { add("parameter", .code("\(name): \(value)")) }
    let directions = parameters.compactMap { name, _ in
      source.stricterDirection(of: name).map { "\(name) \($0.rawValue)" }
    }
    add("stricter", directions.joined(separator: ", "))
    add("what to do", texts.fix)
    for note in texts.exemptions { add("exempt", note) }
    add("to decide", texts.review ?? "")
    for answer in texts.answers { add("answer", answer) }
    for (key, expression) in source.expressions {
      add("expression", .code("\(key): \(expression)"))
    }
    for ground in source.grounds { add("source", Fact(ground, in: book)) }
    add("file", source.file.path)
    for change in book.overrides(of: rule.id) { add("changed", change) }
  }

  private mutating func add(_ label: Message, _ fact: Fact) {
    facts.append((label.text, fact))
  }

  /// What there is nothing to say of is left out.
  private mutating func add(_ label: Message, _ text: String) {
    if !text.isEmpty { add(label, .text(text)) }
  }
}

extension RuleDeclaration {
  /// The days of submission for which it holds; nil when it always does.
  fileprivate var daysInWords: Message? {
    switch (holdsFrom, holdsUntil) {
    case (nil, nil): nil
    case (let from?, nil): Message("from \(from)")
    case (nil, let until?): Message("until \(until)")
    case (let from?, let until?): Message("from \(from) until \(until)")
    }
  }
}

extension RuleExample.Expectation {
  fileprivate var heading: Message {
    switch self {
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

extension ReferenceArticle.Fact {
  /// Something that a rule rests on; a key that nothing is called by stands as it is written.
  fileprivate init(_ ground: RuleSource.Ground, in book: RuleBook) {
    switch ground {
    case .ours(let why): self = .text(Message("ours: \(Message.words(why))").text)
    case .source(let key, let claimed):
      if let source = book.source(key) {
        let parts = [source.title, source.author, source.date].filter { !$0.isEmpty }
        self = .link("\(parts.joined(separator: ", ")) (\(key))", WebAddress(source.address))
      } else if let letters = book.letterClass(key) {
        let count = Message(
          letters.count == 1 ? "\(letters.count) known letter" : "\(letters.count) known letters"
        ).text
        let about = letters.meaning.isEmpty ? "" : ": \(letters.meaning)"
        let claim = claimed.map { "\($0) of " } ?? ""
        self = .text("\(claim)\(count)\(about) (\(key))")
      } else {
        self = .text(key)
      }
    }
  }
}
