internal import Diagnostics
internal import Documents
internal import Engine
internal import Expressions
internal import Localization
internal import Model
internal import Rules

/// What there is to say about what stands at a place: fields, words, services, devices, laws, rules.
struct Hover {
  private let range: LineRange
  private let content: String

  /// Nil where there is nothing to say.
  init?(at position: LinePosition, in text: OpenText, _ check: TextCheck) {
    let rules = check.rules
    let offset = text.positions.offset(of: position)
    guard let cursor = text.cursor(at: position) else { return nil }
    let found =
      text.kind == .rules
      ? HoverText(ofRules: cursor, at: offset, in: text, by: rules)
      : HoverText(ofDescription: cursor, OpenQuestions(of: check), by: rules)
    guard let found else { return nil }
    range = text.positions.range(of: found.bytes)
    content = found.text
  }

  func writeMembers(to json: inout JSONWriter) {
    json.object("contents", MarkdownContent(content).writeMembers)
    json.object("range", range.writeMembers)
  }
}

/// The words for something, and where it stands.
private struct HoverText {
  let text: String
  let bytes: Range<Int>

  private init?(_ paragraphs: [String?], at bytes: Range<Int>) {
    let said = paragraphs.compactMap(\.self)
    guard !said.isEmpty else { return nil }
    text = said.joined(separator: "\n\n---\n\n")
    self.bytes = bytes
  }

  /// A key is its field, and what is open in it; a value is what it names, and then its field.
  init?(ofDescription cursor: Cursor, _ open: OpenQuestions, by rules: RulesInForce) {
    guard let place = FieldPlace(at: cursor.steps, in: rules.book.schema.description) else {
      return nil
    }
    let field = rules.field(place.path)
    // What is open in the whole description stands over its first key.
    let isFirst = cursor.isKey && cursor.node.bytes == cursor.root.entries?.first?.key.bytes
    let value = isFirst ? cursor.root : cursor.value(at: cursor.steps)
    let questions = value.flatMap { open.markdown(at: $0.bytes) }
    guard !cursor.isKey, let word = cursor.node.text else {
      self.init([questions, field?.markdown], at: cursor.node.bytes)
      return
    }
    let named = place.shortened ?? place
    let inner = place.shortened.flatMap { rules.field($0.path) }
    let thing = rules.markdown(of: word, named.vocabulary)
    self.init([questions, thing, (inner ?? field)?.markdown], at: cursor.node.bytes)
  }

  /// A rule where one is named, and what a name in an expression stands for.
  init?(ofRules cursor: Cursor, at offset: Int, in text: OpenText, by rules: RulesInForce) {
    guard let word = cursor.node.text else { return nil }
    let steps = cursor.steps
    let isName = [.key("override"), .key("locked")].contains(steps.first) && steps.count == 2
    if isName || steps.last == .key("id") && steps.count == 3 {
      self.init([rules.markdown(ofRule: word)], at: cursor.node.bytes)
      return
    }
    guard let name = ExpressionName(cursor, at: offset, in: text, by: rules.book) else {
      return nil
    }
    self.init([name.markdown(rules)], at: name.bytes)
  }
}

extension ExpressionName {
  fileprivate func markdown(_ rules: RulesInForce) -> String? {
    if let definition {
      let meaning = MarkdownContent.escaped(definition.meaning)
      return "\(MarkdownContent.code(definition.signature))\n\n\(meaning)"
    }
    if isCall {
      let functions = rules.reference.entries(of: .function)
      return functions.first { chain == $0.name }?.markdown
        ?? functions.first { $0.name == word || $0.name.hasSuffix(".\(word)") }?.markdown
    }
    guard type != .erroneous else { return nil }
    let head = "\(MarkdownContent.code(chain)): \(MarkdownContent.escaped(type.name))"
    guard let field = receiver?.fields.first(where: { $0.name == word }) else { return head }
    return "\(head)\n\n\(MarkdownContent.escaped(field.meaning))"
  }
}

extension RulesInForce {
  /// What there is to say about a field, by its path.
  func field(_ path: String) -> ReferenceEntry? {
    reference.entries.first { $0.kind == .field && $0.name == path }
  }

  /// What a word names, in Markdown.
  func markdown(of word: String, _ vocabulary: Vocabulary?) -> String? {
    if case .rules? = vocabulary { return markdown(ofRule: word) }
    guard let kind = vocabulary?.kind else { return nil }
    return reference.entries(named: word).first { $0.kind == kind }?.markdown
  }

  func markdown(ofRule id: String) -> String? {
    Rule(id, in: book)?.markdown(in: book)
  }
}

/// What is open at the places of a description: how it is asked.
private struct OpenQuestions {
  private let language: Language
  /// By where the answer belongs, in the order in which they are worth asking.
  private var sites: [Range<Int>: [PlannedQuestion]] = [:]

  init(of check: TextCheck) {
    language = check.rules.book.language
    for planned in check.results.flatMap(\.questions.plan) {
      for site in Set(planned.sites) { sites[site, default: []].append(planned) }
    }
  }

  /// What is asked at a place first, in Markdown; nil where nothing is open.
  func markdown(at site: Range<Int>) -> String? {
    guard let questions = sites[site] else { return nil }
    let rest = questions.count - Self.mostAsked
    let more = rest > 0 ? [language(Message(.moreNotShown, rest))] : []
    return (questions.prefix(Self.mostAsked).map(markdown) + more).joined(separator: "\n\n")
  }

  /// So many questions fit beside a place.
  private static let mostAsked = 3

  private func markdown(of planned: PlannedQuestion) -> String {
    let words = (planned.question.type?.words ?? []).map { word in
      "- \(MarkdownContent.code(word.word)): \(MarkdownContent.escaped(language(word.meaning)))"
    }
    let question = MarkdownContent.escaped(language(planned.question.meaning))
    let owner = MarkdownContent.escaped(language(planned.owner.words))
    let parts = [
      "**\(question)** (\(owner))", words.joined(separator: "\n"),
      MarkdownContent.escaped(planned.why),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

extension PlannedQuestion {
  /// Where it can be answered.
  fileprivate var sites: [Range<Int>] { ([question] + others).map(\.site.bytes) }
}

extension Rule {
  /// What there is to say about it, in Markdown and in the language of the rules.
  func markdown(in book: RuleBook) -> String {
    let cited = guidelines.map { key in
      let name = MarkdownContent.escaped(book.citation(key))
      let address = book.guideline(key)?.webAddress
      return "- " + (address.map { "[\(name)](<\($0.text)>)" } ?? name)
    }
    let head = "\(MarkdownContent.code(id)) (\(severity.rawValue))"
    let words = [title(in: book.language), why(in: book.language)]
    let paragraphs = [head] + words.map(MarkdownContent.escaped) + [cited.joined(separator: "\n")]
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
