internal import Diagnostics
internal import Documents
internal import Expressions

// Each key of a rule is named where it is read; which are known follows from that.
extension MappingReader {
  /// A rule of a topic; nil when what it can't do without is missing.
  mutating func rule(of topic: String, examplesAreLeftOut: Bool) -> RuleSource? {
    let id = required("id") { $0.written($1) }
    let title = required("title") { $0.translatedSentence($1) }
    let guidelines = required("guidelines") { $0.list($1, of: { $0.written($1) }) }
    let severity = required("severity") { $0.word($1, of: Severity.self) }
    let isDraft = optional("draft") { $0.boolean($1) }
    let owner = optional("owner") { $0.word($1, of: Owner.self) }
    let holds = optional("holds") { $0.mapping($1) { $0.span() } }
    let why = required("why") { $0.translatedSentence($1) }
    let sources = required("sources") { $0.sources($1) }
    let parameters = optional("parameters") { $0.parameters($1) }
    let applies = optional("applies") { $0.written($1) }
    let each = optional("each") { $0.bindings($1) }
    let definitions = optional("let") { $0.bindings($1) }
    let when = optional("when") { $0.written($1) }
    let exemptions = optional("exempt") { $0.list($1) { $0.mapping($1) { $0.exemption() } } }
    let require = required("require") { $0.written($1) }
    let review = optional("review") { $0.mapping($1) { $0.review() } }
    let at = optional("at") { $0.written($1) }
    let related = optional("related") { $0.list($1) { $0.mapping($1) { $0.related() } } }
    let marks = optional("picture") { $0.mapping($1) { $0.marks() } }
    let message = required("message") { $0.translatedText($1) }
    let fix = required("fix") { $0.translatedText($1) }
    var excuses: [RuleExcuse]?
    let examples = optional("examples") { values, node in
      values.mapping(node) {
        let examples = $0.examples()
        excuses = $0.optional("untested") { $0.list($1) { $0.mapping($1) { $0.excuse() } } }
        return examples
      }
    }
    guard let id, let title, let severity, let why, let require, let message, let fix else {
      return nil
    }
    return RuleSource(
      declaration: RuleDeclaration(
        id: id.text,
        topic: topic,
        title: title.english.inOneLine,
        guidelineKeys: guidelines?.map(\.text) ?? [],
        severity: severity,
        isDraft: isDraft ?? false,
        owner: owner ?? .code,
        from: holds?.from,
        until: holds?.until,
        why: why.english.inOneLine
      ),
      idRange: id.range,
      title: title.english,
      why: why.english,
      guidelines: guidelines ?? [],
      sources: sources ?? [],
      parameters: parameters ?? [],
      applies: applies,
      each: each ?? [],
      definitions: definitions ?? [],
      when: when,
      exemptions: exemptions?.map(\.exemption) ?? [],
      require: require,
      review: review?.review,
      at: at,
      related: related?.map(\.related) ?? [],
      marks: marks ?? [],
      message: message.english,
      fix: fix.english,
      examples: examples ?? (examplesAreLeftOut ? nil : []),
      excuses: excuses ?? [],
      translations: RuleTranslations(
        title: title,
        why: why,
        message: message,
        fix: fix,
        review: review?.text,
        exemptions: exemptions?.map { ($0.exemption.id, $0.note) } ?? [],
        related: related?.map(\.note) ?? []
      )
    )
  }

  private mutating func exemption() -> (exemption: RuleSource.Exemption, note: TranslatedText)? {
    let id = required("id") { $0.text($1) }
    let condition = required("if") { $0.written($1) }
    let note = required("note") { $0.translatedText($1) }
    guard let id, let condition, let note else { return nil }
    return (RuleSource.Exemption(id: id, condition: condition, note: note.english), note)
  }

  private mutating func review() -> (review: RuleSource.Review, text: TranslatedText)? {
    let condition = required("if") { $0.written($1) }
    let text = required("text") { $0.translatedText($1) }
    guard let condition, let text else { return nil }
    return (RuleSource.Review(condition: condition, text: text.english), text)
  }

  private mutating func related() -> (related: RuleSource.Related, note: TranslatedText)? {
    let place = required("at") { $0.written($1) }
    let note = required("note") { $0.translatedText($1) }
    guard let place, let note else { return nil }
    return (RuleSource.Related(place: place, note: note.english), note)
  }

  private mutating func marks() -> [RuleSource.Mark] {
    PictureMark.allCases.compactMap { kind in
      optional(kind.rawValue) { values, node in
        values.written(node).map { RuleSource.Mark(kind: kind, expression: $0) }
      }
    }
  }

  private mutating func span() -> (from: Timestamp?, until: Timestamp?) {
    (optional("from") { $0.day($1) }, optional("until") { $0.day($1) })
  }
}

extension NodeReader {
  /// A text whose characters may have to be pointed at.
  mutating func written(_ node: DocumentNode) -> LocatedText? {
    text(node).map { LocatedText($0, in: file, bytes: node.bytes) }
  }

  /// A text that is shown in one line, however many lines it is written in.
  mutating func prose(_ node: DocumentNode) -> String? {
    text(node)?.withoutLastLineBreaks.withoutLineBreaks
  }

  /// A text in one line that says something.
  mutating func sentence(_ node: DocumentNode) -> String? {
    let text = prose(node)
    if text?.isBlank == true { diagnostics.report(.nothingSaid, at: range(of: node)) }
    return text
  }

  /// A text that says something, in one language or several.
  fileprivate mutating func translatedSentence(_ node: DocumentNode) -> TranslatedText? {
    let text = translatedText(node)
    if text?.english.text.isBlank == true {
      diagnostics.report(.nothingSaid, at: range(of: node))
    }
    return text
  }

  fileprivate mutating func sources(_ node: DocumentNode) -> [String]? {
    let sources = texts(node)
    if node.items?.isEmpty == true || sources?.contains(where: \.isBlank) == true {
      diagnostics.report(.noSource, at: range(of: node))
    }
    return sources
  }

  mutating func texts(_ node: DocumentNode) -> [String]? {
    list(node, of: { $0.text($1) })
  }

  /// A day of the calendar, at 00:00 UTC.
  mutating func day(_ node: DocumentNode) -> Timestamp? {
    date(node).map { Timestamp(seconds: Int64($0.daysSince1970) * 86_400, nanoseconds: 0) }
  }

  /// A list of mappings with one name each; a single mapping will do as well.
  fileprivate mutating func bindings(_ node: DocumentNode) -> [RuleSource.Binding]? {
    let mappings = node.entries == nil ? list(node) : [node]
    return mappings?.flatMap { entries($0) ?? [] }.compactMap { entry in
      written(entry.value).map {
        RuleSource.Binding(name: entry.name, nameRange: range(of: entry.key), expression: $0)
      }
    }
  }

  /// Values by their names, such as a rule's parameters.
  mutating func parameters(_ node: DocumentNode) -> [RuleSource.Parameter]? {
    entries(node)?.compactMap { entry in
      if let value = ParameterValue(entry.value)?.value {
        return RuleSource.Parameter(
          name: entry.name,
          nameRange: range(of: entry.key),
          value: value
        )
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

extension Diagnostic.Message {
  fileprivate static var nothingSaid: Self {
    Self("there is nothing to read here; say it in a sentence")
  }

  fileprivate static var noSource: Self {
    Self("no source is named here; say where the rule comes from")
  }

  static func parameterNotAValue(_ name: String) -> Self {
    Self(
      "\(name.quoted) is a number, text, true or false, or a list or mapping with some of one type"
    )
  }
}
