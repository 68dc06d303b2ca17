internal import Diagnostics
internal import Documents
internal import Expressions

extension RuleFileReader {
  /// One rule; nil when what it can't do without is missing.
  mutating func rule(_ node: DocumentNode) -> WrittenRule? {
    guard node.entries != nil else {
      report(.notARule, node)
      return nil
    }
    var reader = mapping(node)
    defer { finish(&reader) }
    let id = reader.required("id")
    let title = reader.required("title").flatMap { text($0, called: "title") }
    let guidelines = (reader.required("guidelines").map { list($0, called: "guidelines") } ?? [])
      .compactMap { written($0, called: "guidelines") }
    let severity = reader.required("severity").flatMap {
      word($0, of: Severity.self, "severity")
    }
    let owner = reader.optional("owner").flatMap { word($0, of: Owner.self, "owner") }
    let holds = reader.optional("holds").map { span($0) }
    let why = reader.required("why").flatMap { text($0, called: "why") }
    let sources = texts(reader.required("sources"), called: "sources")
    let parameters = reader.optional("parameters").map { self.parameters($0) } ?? []
    let conditions = conditions(&reader)
    let require = reader.required("require").flatMap { written($0, called: "require") }
    let review = reader.optional("review").flatMap { self.review($0) }
    let at = reader.optional("at").flatMap { written($0, called: "at") }
    let related = (reader.optional("related").map { list($0, called: "related") } ?? [])
      .compactMap { self.related($0) }
    let marks = reader.optional("picture").map { self.marks($0) } ?? []
    let message = reader.required("message").flatMap { written($0, called: "message") }
    let fix = reader.required("fix").flatMap { written($0, called: "fix") }
    let examples = self.examples(reader.optional("examples"))
    guard let id, let name = text(id, called: "id"), let title, let severity, let why,
      let require, let message, let fix
    else { return nil }
    let declaration = RuleDeclaration(
      id: name,
      topic: topic,
      title: title,
      guidelineKeys: guidelines.map(\.text),
      severity: severity,
      owner: owner ?? .code,
      from: holds?.from,
      until: holds?.until,
      why: why
    )
    return WrittenRule(
      declaration: declaration,
      idRange: range(of: id),
      guidelines: guidelines,
      sources: sources,
      parameters: parameters,
      applies: conditions.applies,
      each: conditions.each,
      definitions: conditions.definitions,
      when: conditions.when,
      exemptions: conditions.exemptions,
      require: require,
      review: review,
      at: at,
      related: related,
      marks: marks,
      message: message,
      fix: fix,
      examples: examples
    )
  }

  private struct Conditions {
    var applies: WrittenText?
    var each: [WrittenRule.Binding] = []
    var definitions: [WrittenRule.Binding] = []
    var when: WrittenText?
    var exemptions: [WrittenRule.Exemption] = []
  }

  private mutating func conditions(_ reader: inout MappingReader) -> Conditions {
    var result = Conditions()
    result.applies = reader.optional("applies").flatMap { written($0, called: "applies") }
    result.each = bindings(reader.optional("each"), called: "each")
    result.definitions = bindings(reader.optional("let"), called: "let")
    result.when = reader.optional("when").flatMap { written($0, called: "when") }
    let exemptions = reader.optional("exempt").map { list($0, called: "exempt") } ?? []
    result.exemptions = exemptions.compactMap { exemption($0) }
    return result
  }

  /// A list of mappings with one name each; a single mapping will do as well.
  private mutating func bindings(
    _ node: DocumentNode?,
    called name: String
  ) -> [WrittenRule.Binding] {
    guard let node else { return [] }
    let nodes = node.entries != nil ? [node] : list(node, called: name)
    return nodes.flatMap { entries(of: $0, called: name) }.compactMap { entry in
      guard let expression = written(entry.value, called: entry.name) else { return nil }
      return WrittenRule.Binding(
        name: entry.name,
        nameRange: range(of: entry.key),
        expression: expression
      )
    }
  }

  private mutating func exemption(_ node: DocumentNode) -> WrittenRule.Exemption? {
    var reader = mapping(node)
    defer { finish(&reader) }
    let id = reader.required("id").flatMap { text($0, called: "id") }
    let condition = reader.required("if").flatMap { written($0, called: "if") }
    let note = reader.required("note").flatMap { written($0, called: "note") }
    guard let id, let condition, let note else { return nil }
    return WrittenRule.Exemption(id: id, condition: condition, note: note)
  }

  private mutating func review(_ node: DocumentNode) -> WrittenRule.Review? {
    var reader = mapping(node)
    defer { finish(&reader) }
    let condition = reader.required("if").flatMap { written($0, called: "if") }
    let text = reader.required("text").flatMap { written($0, called: "text") }
    guard let condition, let text else { return nil }
    return WrittenRule.Review(condition: condition, text: text)
  }

  private mutating func related(_ node: DocumentNode) -> WrittenRule.Related? {
    var reader = mapping(node)
    defer { finish(&reader) }
    let place = reader.required("at").flatMap { written($0, called: "at") }
    let note = reader.required("note").flatMap { written($0, called: "note") }
    guard let place, let note else { return nil }
    return WrittenRule.Related(place: place, note: note)
  }

  private mutating func marks(_ node: DocumentNode) -> [WrittenRule.Mark] {
    var reader = mapping(node)
    defer { finish(&reader) }
    return PictureMark.allCases.compactMap { kind in
      let expression = reader.optional(kind.rawValue).flatMap { written($0, called: kind.rawValue) }
      return expression.map { WrittenRule.Mark(kind: kind, expression: $0) }
    }
  }

  private mutating func parameters(_ node: DocumentNode) -> [WrittenRule.Parameter] {
    entries(of: node, called: "parameters").compactMap { entry in
      guard let value = ParameterValue(entry.value) else {
        report(.parameterNotAValue(entry.name), entry.value)
        return nil
      }
      return WrittenRule.Parameter(name: entry.name, value: value.value)
    }
  }

  private mutating func span(_ node: DocumentNode) -> (from: Timestamp?, until: Timestamp?) {
    var reader = mapping(node)
    let from = reader.optional("from").flatMap { day($0, called: "from") }
    let until = reader.optional("until").flatMap { day($0, called: "until") }
    finish(&reader)
    return (from, until)
  }
}

extension Diagnostic.Message {
  fileprivate static var notARule: Self {
    Self("a rule is a mapping that begins with its 'id'")
  }

  static func parameterNotAValue(_ name: String) -> Self {
    Self("the parameter \(name.quoted) is a number, text, true or false, or a list of them")
  }
}
