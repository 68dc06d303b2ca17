internal import Diagnostics
internal import Documents
internal import Expressions

extension RuleFileReader {
  /// One rule; nil when what it can't do without is missing.
  mutating func rule(_ node: NodeID) -> WrittenRule? {
    guard tree.isMapping(node) else {
      report(.notARule, node)
      return nil
    }
    var mapping = open(node)
    defer { close(&mapping) }
    let id = required(.id, of: &mapping)
    let title = required(.title, of: &mapping).flatMap { prose($0, called: "title") }
    let guidelines = items(required(.guidelines, of: &mapping), called: "guidelines") {
      $0.written($1, called: "guidelines")
    }
    let severity = required(.severity, of: &mapping).flatMap {
      word($0, of: severities, "severity")
    }
    let owner = optional(.owner, of: &mapping).flatMap {
      word($0, of: WordChoice<Owner>(), "owner")
    }
    let holds = optional(.holds, of: &mapping).map { span($0) }
    let why = required(.why, of: &mapping).flatMap { prose($0, called: "why") }
    let sources = texts(required(.sources, of: &mapping), called: "sources")
    let parameters = entries(of: optional(.parameters, of: &mapping), called: "parameters") {
      $0.parameter($1)
    }
    let conditions = conditions(&mapping)
    let require = required(.require, of: &mapping).flatMap { written($0, called: "require") }
    let review = optional(.review, of: &mapping).flatMap { self.review($0) }
    let at = optional(.at, of: &mapping).flatMap { written($0, called: "at") }
    let related = items(optional(.related, of: &mapping), called: "related") { $0.related($1) }
    let marks = optional(.picture, of: &mapping).map { self.marks($0) } ?? []
    let message = required(.message, of: &mapping).flatMap { written($0, called: "message") }
    let fix = required(.fix, of: &mapping).flatMap { written($0, called: "fix") }
    let examples = self.examples(optional(.examples, of: &mapping))
    guard let id, let name = text(id, called: "id"), let title, let severity, let why,
      let require, let message, let fix
    else { return nil }
    let declaration = RuleDeclaration(
      id: name,
      topic: topic,
      title: title,
      severity: severity,
      owner: owner ?? .code,
      guidelineKeys: guidelines.map(\.text),
      from: holds?.from,
      until: holds?.until,
      why: why
    )
    return WrittenRule(
      declaration: declaration,
      idBytes: tree.bytes(of: id),
      guidelines: guidelines,
      parameters: parameters,
      conditions: conditions,
      require: require,
      review: review,
      at: at,
      related: related,
      marks: marks,
      message: message,
      fix: fix,
      examples: examples,
      sources: sources
    )
  }

  private mutating func conditions(_ mapping: inout OpenMapping) -> WrittenRule.Conditions {
    var result = WrittenRule.Conditions()
    result.applies = optional(.applies, of: &mapping).flatMap { written($0, called: "applies") }
    result.each = bindings(optional(.each, of: &mapping), called: "each")
    result.definitions = bindings(optional(.let, of: &mapping), called: "let")
    result.when = optional(.when, of: &mapping).flatMap { written($0, called: "when") }
    result.exemptions = items(optional(.exempt, of: &mapping), called: "exempt") {
      $0.exemption($1)
    }
    return result
  }

  /// A list of mappings with one name each; a single mapping will do as well.
  private mutating func bindings(
    _ node: NodeID?,
    called name: String
  ) -> [WrittenRule.Binding] {
    guard let node, !tree.isMapping(node) else {
      return entries(of: node, called: name) { $0.binding($1) }
    }
    guard isList(node, called: name) else { return [] }
    let items = tree.children(of: node)
    var all: [WrittenRule.Binding] = []
    all.reserveCapacity(items.count)
    for place in items {
      visitEntries(of: tree.child(at: place), called: name) { reader, entry in
        if let binding = reader.binding(entry) { all.append(binding) }
      }
    }
    return all
  }

  private mutating func binding(_ entry: Entry) -> WrittenRule.Binding? {
    let name = name(of: entry)
    guard let expression = written(entry.value, called: name) else { return nil }
    return WrittenRule.Binding(
      name: name,
      nameBytes: tree.bytes(of: entry.key),
      expression: expression
    )
  }

  private mutating func exemption(_ node: NodeID) -> WrittenRule.Exemption? {
    var mapping = open(node)
    defer { close(&mapping) }
    let id = required(.id, of: &mapping).flatMap { text($0, called: "id") }
    let condition = required(.if, of: &mapping).flatMap { written($0, called: "if") }
    let note = required(.note, of: &mapping).flatMap { written($0, called: "note") }
    guard let id, let condition, let note else { return nil }
    return WrittenRule.Exemption(id: id, condition: condition, note: note)
  }

  private mutating func review(_ node: NodeID) -> WrittenRule.Review? {
    var mapping = open(node)
    defer { close(&mapping) }
    let condition = required(.if, of: &mapping).flatMap { written($0, called: "if") }
    let text = required(.text, of: &mapping).flatMap { written($0, called: "text") }
    guard let condition, let text else { return nil }
    return WrittenRule.Review(condition: condition, text: text)
  }

  private mutating func related(_ node: NodeID) -> WrittenRule.Related? {
    var mapping = open(node)
    defer { close(&mapping) }
    let place = required(.at, of: &mapping).flatMap { written($0, called: "at") }
    let note = required(.note, of: &mapping).flatMap { written($0, called: "note") }
    guard let place, let note else { return nil }
    return WrittenRule.Related(place: place, note: note)
  }

  private mutating func marks(_ node: NodeID) -> [WrittenRule.Mark] {
    var mapping = open(node)
    defer { close(&mapping) }
    return PictureMark.allCases.compactMap { kind in
      let expression = optional(kind.key, of: &mapping).flatMap {
        written($0, called: kind.rawValue)
      }
      return expression.map { WrittenRule.Mark(kind: kind, expression: $0) }
    }
  }

  private mutating func parameter(_ entry: Entry) -> WrittenRule.Parameter? {
    let name = name(of: entry)
    guard let value = ParameterValue(tree.node(entry.value)) else {
      report(.parameterNotAValue(name), entry.value)
      return nil
    }
    return WrittenRule.Parameter(name: name, value: value.value)
  }

  private mutating func span(_ node: NodeID) -> (from: Timestamp?, until: Timestamp?) {
    var mapping = open(node)
    let from = optional(.from, of: &mapping).flatMap { day($0, called: "from") }
    let until = optional(.until, of: &mapping).flatMap { day($0, called: "until") }
    close(&mapping)
    return (from, until)
  }
}

extension PictureMark {
  fileprivate var key: RuleKey {
    switch self {
    case .width: .width
    case .height: .height
    case .gap: .gap
    case .edge: .edge
    case .missing: .missing
    }
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
