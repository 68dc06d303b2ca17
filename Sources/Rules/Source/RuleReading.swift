internal import Diagnostics
internal import Documents
internal import Expressions
internal import Model

// Each key of a rule is named where it is read; which are known, and what the schema says of them,
// follows from that.
extension MappingReader {
  /// A rule of a topic; nil when what it can't do without is missing.
  mutating func rule(of topic: String, examplesAreLeftOut: Bool) -> RuleSource? {
    let id = required("id", .written, "What it is called, such as sign-in-with-apple-offered.")
    let title = required("title", .translatedSentence, "What is right, as a sentence.")
    let guidelines = optional(
      "guidelines", .list(of: .written),
      "The keys of the guidelines that it cites; default: our own rules.")
    let severity = optional(
      "severity", .word(of: Severity.self), "How much it matters; default: error.")
    let since = optional("since", .release, "The first release that has it.")
    let severityReason = optional(
      "severityReason", .sentence,
      "Why it matters more or less than the letters that are known say.")
    let isDraft = optional(
      "draft", .boolean, "It isn't finished: it needs no examples, and what it finds is a note.")
    let owner = optional("owner", .word(of: Owner.self), "Who can put it right.")
    let holds = optional("holds", .mapping { $0.span() }, "Days of submission.")
    let reason = optional("why", .translatedSentence, "Why it is there.")
    let grounds = optional(
      "sources", .grounds,
      "What it rests on: keys of sources or classes of letters; 'ours' says why for what is our own."
    )
    let parameters = optional(
      "parameters", .parameters, "Values that people may override, typed by how they look.")
    let stricter = optional(
      "stricter", .directions,
      "Which way a parameter makes the rule stricter: only the other way is a relaxation.")
    let applies = optional(
      "applies", .condition, "Asked once, before 'each'; false: not applicable.")
    let mistakes = values.diagnostics.errorCount
    let each = optional("each", .bindings, "The lists it goes through, outermost first.")
    let definitions = optional("let", .bindings, "Names for expressions.")
    let haveNames = values.diagnostics.errorCount == mistakes
    let when = optional("when", .condition, "False: this item is not applicable.")
    let exemptions = optional(
      "exempt", .list(of: .mapping { $0.exemption() }), "Reasons not to apply the rule.")
    let require = required("require", .condition, "What must be true.")
    let review = optional("review", .mapping { $0.review() }, "What to decide.")
    let at = optional(
      "at", .written,
      "Where the finding points; default: the innermost item, or what 'require' reads first.")
    let related = optional(
      "related", .list(of: .mapping { $0.related() }), "Further places that belong to a finding.")
    let key = optional(
      "key", .list(of: .written),
      "What else makes it another finding, beside its place; default: nothing.")
    let marks = optional("picture", .mapping { $0.marks() }, "What is drawn.")
    let message = optional(
      "message", .translatedText, "What is wrong, with values in braces; default: the title.")
    let fix = optional("fix", .translatedText, "What to do.")
    let aliases = optional(
      "aliases", .list(of: .written), "What it was called in earlier releases.")
    let deprecated = optional("deprecated", .sentence, "What to use in its place, if it is to go.")
    let mistakesBefore = values.diagnostics.errorCount
    let tests = optional("examples", .tests, "What it must say about descriptions.")
    let haveExamples = values.diagnostics.errorCount == mistakesBefore
    // What it calls by names that couldn't be read would be mistakes as well.
    guard let id, let title, let require, haveNames else { return nil }
    let nothing = TranslatedText(LocatedText("", in: id.file, bytes: id.bytes))
    let why = reason ?? nothing
    return RuleSource(
      declaration: RuleDeclaration(
        id: id.text, aliases: aliases?.map(\.text) ?? [], deprecated: deprecated, topic: topic,
        title: title.english.inOneLine,
        guidelineKeys: guidelines?.map(\.text) ?? [Guideline.keyOfOurs],
        severity: severity ?? .error, since: since, isDraft: isDraft ?? false,
        owner: owner ?? .code,
        from: holds?.days.from, until: holds?.days.until, why: why.english.inOneLine),
      idRange: id.range, aliasRanges: aliases?.map(\.range) ?? [], holdsRange: holds?.range,
      title: title, why: why, guidelines: guidelines,
      severityReason: severityReason, grounds: grounds ?? [], parameters: parameters ?? [],
      stricter: stricter ?? [],
      clauses: RuleClauses(
        applies: applies, each: each?.map(\.expression) ?? [],
        definitions: definitions?.map(\.expression) ?? [], when: when,
        exemptions: exemptions?.map(\.condition) ?? [], require: require, review: review?.condition,
        at: at, related: related?.map(\.place) ?? [], key: key ?? [], marks: marks ?? [:]),
      itemNames: each?.map(\.name) ?? [], definitionNames: definitions?.map(\.name) ?? [],
      exemptionIDs: exemptions?.map(\.id) ?? [], answers: review?.answers.map(\.answer) ?? [],
      texts: RuleTexts(
        all: [(.message, message ?? title), (.fix, fix ?? nothing)]
          + (exemptions ?? []).enumerated().map { (.exemption($0), $1.note) }
          + (review.map { [(.review, $0.text)] } ?? [])
          + (review?.answers ?? []).enumerated().map { (.answer($0), $1.words) }
          + (related ?? []).enumerated().map { (.related($0), $1.note) }),
      examples: haveExamples ? tests?.examples ?? (examplesAreLeftOut ? nil : []) : nil,
      excuses: tests?.excuses ?? [])
  }

  private mutating func exemption() -> (id: String, condition: LocatedText, note: TranslatedText)? {
    let id = required("id", .text, "What it is called.")
    let condition = required("if", .condition, "When it holds.")
    let note = required("note", .translatedText, "What reports say of it.")
    guard let id, let condition, let note else { return nil }
    return (id, condition, note)
  }

  private mutating func review() -> (
    condition: LocatedText, text: TranslatedText,
    answers: [(words: TranslatedText, answer: ReviewAnswer)]
  )? {
    let condition = required(
      "if", .condition, "When a person has to decide, where 'require' holds.")
    let text = required("text", .translatedText, "A question that can be answered as it stands.")
    let answers = optional(
      "answers", .list(of: .mapping { $0.reviewAnswer() }),
      "What can be said to it; default: it is as the rule asks, or it isn't.")
    guard let condition, let text else { return nil }
    return (condition, text, answers ?? [])
  }

  private mutating func related() -> (place: LocatedText, note: TranslatedText)? {
    let place = required("at", .written, "An expression that has a place.")
    let note = required("note", .translatedText, "What it has to do with the finding.")
    guard let place, let note else { return nil }
    return (place, note)
  }

  fileprivate mutating func ours() -> RuleSource.Ground? {
    required("ours", .sentence, "Why, for what nobody else says.").map(RuleSource.Ground.ours)
  }

  private mutating func marks() -> [PictureMark: LocatedText] {
    var marks: [PictureMark: LocatedText] = [:]
    for kind in PictureMark.allCases {
      marks[kind] = optional(kind.rawValue, .written, kind.meaning)
    }
    return marks
  }

  private mutating func span() -> (
    days: (from: Timestamp?, until: Timestamp?), range: SourceRange
  ) {
    ((optional("from", .day, "The first one."), optional("until", .day, "The last one.")), range)
  }
}

extension ValueForm<[RuleSource.Ground]> {
  /// Texts, or mappings that say what is our own.
  fileprivate static var grounds: Self {
    Self(.list(.any([.text, .mapping(MappingReader.keys { $0.ours() })]))) { $0.grounds($1) }
  }
}

/// A name and the expression that it stands for.
private typealias Binding = (name: RuleFile.Name, expression: LocatedText)

extension ValueForm<[Binding]> {
  /// A list of mappings, or a single mapping.
  fileprivate static var bindings: Self {
    let binding = ValueShape.named("binding") { .map(.text) }
    return Self(.any([.list(binding), binding])) { $0.bindings($1) }
  }
}

extension ValueForm<[RuleSource.Parameter]> {
  /// Values by their names, such as a rule's parameters.
  static var parameters: Self { Self(.map(.anything)) { $0.parameters($1) } }
}

extension ValueForm<[RuleSource.Stricter]> {
  /// Directions by the names of parameters.
  fileprivate static var directions: Self {
    let words = StricterDirection.allCases.map(\.rawValue)
    return Self(.map(.word(among: words))) { $0.directions($1) }
  }
}

extension NodeReader {
  /// A text whose characters may have to be pointed at.
  mutating func written(_ node: DocumentNode) -> LocatedText? {
    text(node).map { LocatedText($0, in: file, bytes: node.bytes) }
  }

  mutating func condition(_ node: DocumentNode) -> LocatedText? {
    guard let items = node.items, items.count > 1, items.allSatisfy({ $0.text != nil }) else {
      return written(node)
    }
    let parts = items.compactMap(\.text).map { $0.contains("||") ? "(\($0))" : $0 }
    diagnostics.report(
      id: "list-of-conditions",
      "a list is not a condition; write \(parts.joined(separator: " && ").quoted)",
      at: range(of: node))
    return nil
  }

  /// A text that is shown in one line, however many lines it is written in.
  mutating func prose(_ node: DocumentNode) -> String? {
    text(node)?.withoutLastLineBreaks.withoutLineBreaks
  }

  /// A text in one line that says something.
  mutating func sentence(_ node: DocumentNode) -> String? {
    let text = prose(node)
    if text?.isBlank == true { reportNothingSaid(at: node) }
    return text
  }

  /// A text that says something, in one language or several.
  mutating func translatedSentence(_ node: DocumentNode) -> TranslatedText? {
    let text = translatedText(node)
    if text?.english.text.isBlank == true { reportNothingSaid(at: node) }
    return text
  }

  private mutating func reportNothingSaid(at node: DocumentNode) {
    diagnostics.report(
      id: "nothing-said", "there is nothing to read here; say it in a sentence",
      at: range(of: node))
  }

  fileprivate mutating func grounds(_ node: DocumentNode) -> [RuleSource.Ground]? {
    let grounds = list(node) { values, item in
      item.entries == nil
        ? values.text(item).map(RuleSource.Ground.init) : values.mapping(item) { $0.ours() }
    }
    if node.items?.isEmpty == true || grounds?.contains(where: \.text.isBlank) == true {
      diagnostics.report(
        id: "no-source", "no source is named here; say where the rule comes from",
        at: range(of: node))
    }
    return grounds
  }

  /// A day of the calendar, at 00:00 UTC.
  mutating func day(_ node: DocumentNode) -> Timestamp? {
    date(node).map(Timestamp.init(of:))
  }

  /// A list of mappings with one name each; a single mapping will do as well.
  fileprivate mutating func bindings(_ node: DocumentNode) -> [Binding]? {
    let mappings = node.entries == nil ? node.items ?? [node] : [node]
    return mappings.flatMap { namedEntries($0) }.compactMap { entry in
      written(entry.value).map {
        (RuleFile.Name(name: entry.name, range: range(of: entry.key)), $0)
      }
    }
  }

  private mutating func namedEntries(_ node: DocumentNode) -> [DocumentNode.Entry] {
    if let entries = node.entries { return entries }
    if let text = text(node) {
      diagnostics.report(
        id: "no-name", "\(text.quoted) has no name here; write [{name: \(text)}]",
        at: range(of: node))
    }
    return []
  }

  fileprivate mutating func directions(_ node: DocumentNode) -> [RuleSource.Stricter]? {
    entries(node)?.compactMap { entry in
      word(entry.value, of: StricterDirection.self).map {
        RuleSource.Stricter(name: entry.name, nameRange: range(of: entry.key), direction: $0)
      }
    }
  }

  fileprivate mutating func parameters(_ node: DocumentNode) -> [RuleSource.Parameter]? {
    entries(node)?.compactMap { entry in
      if let value = ParameterValue(entry.value)?.value {
        return RuleSource.Parameter(
          name: entry.name, nameRange: range(of: entry.key), value: value,
          valueRange: range(of: entry.value))
      }
      diagnostics.report(.parameterNotAValue(entry.name), at: range(of: entry.value))
      return nil
    }
  }
}

extension String {
  /// Whether there is nothing to read in it.
  fileprivate var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}

extension Message {
  static func parameterNotAValue(_ name: String) -> Self {
    Self(
      id: "parameter-not-a-value",
      "\(name.quoted) is a number, text, true or false, or a list or mapping with some of one type")
  }
}
