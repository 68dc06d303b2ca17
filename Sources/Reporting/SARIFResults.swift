internal import Diagnostics
internal import Engine
internal import Rules

/// How many results a SARIF run has of each urgency, and of which rules.
struct SARIFResults: Sendable {
  /// What of them is shown where there are too many, the most urgent first.
  struct Shown {
    /// By their urgency.
    fileprivate(set) var counts: [Int: Int] = [:]
    fileprivate(set) var leftOut = 0
    /// Those that the results name, in the order of their ids.
    fileprivate(set) var rules: [SARIFRule] = []
    /// Where each rule is among them, by its number.
    fileprivate(set) var indexes: [Int: Int] = [:]
  }

  /// In the order in which they were found, each as its most urgent result has it.
  private var rules: [(urgency: Int, rule: SARIFRule)] = []
  private var numbers: [String: Int] = [:]
  private var counts: [Int: Int] = [:]
  /// The first result of each rule, by urgency.
  private var firsts: [Int: [Int: Int]] = [:]

  mutating func number(
    ofRuleOf annotation: Annotation,
    _ catalogue: RuleCatalogue,
    said language: Language
  ) -> Int {
    let known = numbers[annotation.rule]
    if let known, rules[known].urgency <= annotation.urgency { return known }
    let rule = SARIFRule(annotation, catalogue[annotation.rule], said: language)
    let number = known ?? rules.count
    numbers[annotation.rule] = number
    if known == nil { rules.append((annotation.urgency, rule)) }
    rules[number] = (annotation.urgency, rule)
    return number
  }

  /// Counts a result of a rule; the answer is how many were as urgent before.
  mutating func add(_ rule: Int, urgency: Int) -> Int {
    let place = counts[urgency] ?? 0
    counts[urgency] = place + 1
    if firsts[urgency]?[rule] == nil { firsts[urgency, default: [:]][rule] = place }
    return place
  }

  func shown(atMost most: Int) -> Shown {
    var shown = Shown()
    var room = most
    var numbers: Set<Int> = []
    for (urgency, count) in counts.sorted(by: { $0.key < $1.key }) {
      let taken = min(count, room)
      room -= taken
      shown.leftOut += count - taken
      guard taken > 0 else { continue }
      shown.counts[urgency] = taken
      for (rule, place) in firsts[urgency] ?? [:] where place < taken { numbers.insert(rule) }
    }
    for number in numbers.sorted(by: { rules[$0].rule.id < rules[$1].rule.id }) {
      shown.indexes[number] = shown.rules.count
      shown.rules.append(rules[number].rule)
    }
    return shown
  }
}

/// A rule as a code scanning page shows it.
struct SARIFRule: Sendable {
  let id: String
  let title: String
  let why: String
  let level: Annotation.Level
  let tags: [String]
  /// Empty where there is nothing to read.
  let address: String
  let help: String
  let markdown: String
}

extension SARIFRule {
  /// GitHub takes so many characters for a description and so many tags.
  private static let longest = 1_024
  private static let mostTags = 10

  fileprivate init(_ annotation: Annotation, _ entry: RuleCatalogue.Entry?, said language: Language)
  {
    let why = entry?.why ?? language(annotation.subject.whyWithoutRule)
    id = annotation.rule
    title = Self.shortened(entry?.title ?? annotation.title)
    self.why = Self.shortened(why)
    level = entry.map { Annotation.Level($0.severity) } ?? annotation.level
    let guidelines = entry?.guidelines ?? []
    let topic = entry?.topic ?? (annotation.subject == .relaxation ? "relaxed" : "input")
    tags = Array(([topic] + guidelines.map(\.key)).prefix(Self.mostTags))
    address = guidelines.first { $0.hasWebAddress }?.address ?? ""
    let citations = guidelines.map { ($0.citation(in: language), $0.address) }
    help =
      ([why] + citations.map { $1.isEmpty ? $0 : "\($0): \($1)" }).joined(separator: "\n\n")
    let page = MarkdownText(in: language)
    let links = guidelines.map(page.link)
    markdown = ([page.escaped(why)] + links).joined(separator: "\n\n")
  }

  private static func shortened(_ text: String) -> String {
    text.count <= longest ? text : String(text.prefix(longest - 1)) + "…"
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.member("shortDescription") { json in json.object { $0.member("text", title) } }
      json.member("fullDescription") { json in json.object { $0.member("text", why) } }
      if !address.isEmpty { json.member("helpUri", address) }
      json.member("help") { json in
        json.object { json in
          json.member("text", help)
          json.member("markdown", markdown)
        }
      }
      json.member("defaultConfiguration") { json in
        json.object { $0.member("level", level.rawValue) }
      }
      json.member("properties") { json in
        json.object { json in
          json.member("tags") { $0.strings(tags) }
          json.member("precision", "high")
          json.member("problem.severity", level == .note ? "recommendation" : level.rawValue)
        }
      }
    }
  }
}

extension Annotation.Subject {
  /// Why something matters that no rule has found.
  fileprivate var whyWithoutRule: LocalizableText {
    self == .relaxation
      ? "An answer by milder rules says less than one by the rules as they were written."
      : "What can't be read completely can't be judged."
  }
}
