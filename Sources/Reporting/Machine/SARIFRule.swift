internal import Diagnostics
internal import Engine
internal import Localization
internal import Presentation
internal import Rules

/// A rule as a code scanning page shows it.
struct SARIFRule: Sendable {
  let id: String
  let title: String
  let why: String
  let level: Severity
  let tags: [String]
  let isOurs: Bool
  /// Empty where there is nothing to read.
  let address: String
  let help: String
  let markdown: String
}

extension SARIFRule {
  /// GitHub takes so many characters for a description and so many tags.
  private static let longest = 1_024
  private static let mostTags = 10

  init(_ annotation: Annotation, _ entry: RuleCatalogue.Entry?, said language: Language) {
    let title = entry?.title ?? annotation.words(in: language).title
    // What says nothing of its own has to stand there all the same.
    let said = entry?.why ?? language(annotation.subject.whyWithoutRule)
    let why = said.isEmpty ? title : said
    id = annotation.rule
    self.title = Self.shortened(title)
    self.why = Self.shortened(why)
    level = entry?.severity ?? annotation.level
    let guidelines = entry?.guidelines ?? []
    isOurs = entry?.concern == .ours
    let topic = entry?.topic ?? annotation.subject.topicWithoutRule
    tags = Array(([topic] + guidelines.map(\.key)).prefix(Self.mostTags))
    address = guidelines.compactMap(\.webAddress).first?.text ?? ""
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
    json.member("id", id)
    json.object("shortDescription") { $0.member("text", title) }
    json.object("fullDescription") { $0.member("text", why) }
    if !address.isEmpty { json.member("helpUri", address) }
    json.object("help") { json in
      json.member("text", help)
      json.member("markdown", markdown)
    }
    json.object("defaultConfiguration") { $0.member("level", level.rawValue) }
    json.object("properties") { json in
      json.strings("tags", tags)
      if isOurs { json.member("of", Guideline.Issuer.ours.rawValue) }
      json.member("precision", "high")
      json.member("problem.severity", level == .note ? "recommendation" : level.rawValue)
    }
  }
}

extension Annotation.Subject {
  /// Why something matters that no rule has found.
  fileprivate var whyWithoutRule: Message {
    switch self {
    case .relaxation: Message(.answerMilderRulesSaysLess)
    case .missingFacts: Message(.factsThatAreMissing)
    default: Message(.whatCantReadCompletelyCant)
    }
  }

  fileprivate var topicWithoutRule: String {
    switch self {
    case .relaxation: "relaxed"
    case .missingFacts: Outcome.incomplete.rawValue
    default: "input"
    }
  }
}
