internal import Descriptions
package import Diagnostics
internal import Documents
internal import Expressions

/// Reads a file of rules; everything that is wrong with it is reported, and the rest is kept.
package struct RuleFileReader: Sendable {
  let file: SourceFile
  let tree: DocumentTree
  let words = RuleKey.words
  let severities = WordChoice<Severity>()
  /// The name of the folder the file lies in, wherever paths are shown from.
  let topic: String
  /// The file was cut before the examples of its rules.
  let examplesAreLeftOut: Bool
  /// Whether anybody asks for the examples once they are read.
  let keepsExamples: Bool
  var diagnostics: [Diagnostic] = []
  /// Of the catalogues' entries that were read so far.
  var declarations: [CatalogueDeclaration] = []

  init(
    _ tree: DocumentTree,
    of file: SourceFile,
    topic: String?,
    examplesAreLeftOut: Bool,
    keepsExamples: Bool
  ) {
    self.keepsExamples = keepsExamples
    self.tree = tree
    self.file = file
    self.examplesAreLeftOut = examplesAreLeftOut
    let folders = file.id.path.split(separator: "/").dropLast()
    self.topic = topic ?? folders.last.map(String.init) ?? ""
  }

  /// What a file says, and what is wrong with it; without a topic it is that of the file's path.
  package static func read(
    _ file: SourceFile,
    topic: String? = nil,
    examplesAreLeftOut: Bool,
    keepsExamples: Bool = true,
    by workforce: some Workforce = OneHand()
  ) -> (file: RuleFile?, diagnostics: [Diagnostic]) {
    let everything = DocumentReader().readAll(file)
    let diagnostics = everything.allDiagnostics
    guard let document = everything.documents.first, everything.documents.count == 1 else {
      let nothing = Diagnostic(.notOneDocument, at: SourceRange(wholeOf: file.id))
      return (nil, diagnostics.isEmpty ? [nothing] : diagnostics)
    }
    var reader = RuleFileReader(
      document.tree,
      of: file,
      topic: topic,
      examplesAreLeftOut: examplesAreLeftOut,
      keepsExamples: keepsExamples
    )
    let result = reader.read(by: workforce)
    return (result, diagnostics + reader.diagnostics)
  }

  /// What the file says; the keys are those of the rule format, version 1.
  private mutating func read(by workforce: some Workforce) -> RuleFile {
    var result = RuleFile(source: file)
    let root = tree.root
    guard tree.isMapping(root) else {
      report(.notARuleFile, root)
      return result
    }
    var mapping = open(root)
    if let extends = optional(.extends, of: &mapping) {
      result.extends = extensions(extends)
      result.extendsRange = range(of: extends)
    }
    result.locks = locks(optional(.locked, of: &mapping))
    result.exclusions = exclusions(optional(.exclude, of: &mapping))
    result.check = optional(.check, of: &mapping).map { checkDefaults($0) }
    result.overrides = optional(.override, of: &mapping).map { overrides($0) } ?? []
    result.fields = optional(.fields, of: &mapping).map { fields($0) } ?? []
    result.rules = rules(optional(.rules, of: &mapping), by: workforce)
    readCatalogues(&mapping, into: &result.catalogues)
    close(&mapping)
    diagnostics = diagnostics.sortedByPlace
    return result
  }

  private mutating func rules(_ node: NodeID?, by workforce: some Workforce) -> [WrittenRule] {
    let count = node.map { tree.kind(of: $0) == .sequence ? tree.itemCount(of: $0) : 0 } ?? 0
    let parts = workforce.smallParts(ofRules: count)
    guard let node, parts.count > 1 else { return items(node, called: "rules") { $0.rule($1) } }
    let pieces = (0..<parts.count).map { number in
      // Hands that count who holds on to one and the same file hinder each other.
      let reader = RuleFileReader(
        tree,
        of: SourceFile(path: file.id.path, bytes: file.bytes),
        topic: topic,
        examplesAreLeftOut: examplesAreLeftOut,
        keepsExamples: keepsExamples
      )
      let part = parts[number]
      return { @Sendable in reader.rules(part, of: node) }
    }
    var rules: [WrittenRule] = []
    for part in workforce.answers(to: pieces) {
      rules += part.rules
      diagnostics += part.diagnostics
    }
    return rules
  }

  /// Some of the rules of a list, and what is wrong with them.
  private func rules(
    _ part: Range<Int>,
    of list: NodeID
  ) -> (rules: [WrittenRule], diagnostics: [Diagnostic]) {
    var reader = self
    let rules = part.compactMap { reader.rule(tree.item($0, of: list)) }
    return (rules, reader.diagnostics)
  }

  private mutating func readCatalogues(
    _ mapping: inout OpenMapping,
    into entries: inout CatalogueEntries
  ) {
    entries.providers = items(optional(.providers, of: &mapping), called: "providers") {
      $0.provider($1)
    }
    entries.devices = items(optional(.devices, of: &mapping), called: "devices") { $0.device($1) }
    entries.titles = items(optional(.titles, of: &mapping), called: "titles") { $0.titles($1) }
    entries.laws = items(optional(.laws, of: &mapping), called: "laws") { $0.law($1) }
    entries.editions = items(optional(.editions, of: &mapping), called: "editions") {
      $0.edition($1)
    }
    entries.guidelines = items(optional(.guidelines, of: &mapping), called: "guidelines") {
      $0.guideline($1)
    }
    entries.declarations = declarations
  }

  private mutating func extensions(_ node: NodeID) -> [RuleFile.Extension] {
    items(node, called: "extends") { reader, item in
      guard let name = reader.text(item, called: "extends") else { return nil }
      return RuleFile.Extension(name: name, range: reader.range(of: item))
    }
  }

  private mutating func locks(_ node: NodeID?) -> [RuleFile.Lock] {
    items(node, called: "locked") { reader, item in
      guard let name = reader.text(item, called: "locked") else { return nil }
      return RuleFile.Lock(name: name, range: reader.range(of: item))
    }
  }

  private mutating func overrides(_ node: NodeID) -> [Override] {
    guard tree.isMapping(node) else {
      report(.overrideNotAMapping, node)
      return []
    }
    return entries(of: node, called: "override") { $0.override($1) }
  }

  private mutating func override(_ entry: Entry) -> Override? {
    let target = name(of: entry)
    guard let change = change(entry.value, of: target) else { return nil }
    return Override(target: target, range: range(of: entry.key), file: file, change: change)
  }

  private mutating func change(_ node: NodeID, of target: String) -> Override.Change? {
    if tree.text(of: node) == "off" { return .off }
    if let severity = severities.choice(node, in: tree) {
      return .set(severity: severity, parameters: [])
    }
    guard tree.isMapping(node) else {
      report(.unknownOverride(target), node)
      return nil
    }
    var mapping = open(node)
    let severity = optional(.severity, of: &mapping).flatMap {
      word($0, of: severities, "severity")
    }
    let parameters = entries(of: optional(.parameters, of: &mapping), called: "parameters") {
      DocumentNode.Entry(key: $0.tree.node($1.key), value: $0.tree.node($1.value))
    }
    close(&mapping)
    return .set(severity: severity, parameters: parameters)
  }

  private mutating func fields(_ node: NodeID) -> [RuleFile.FieldDeclaration] {
    entries(of: node, called: "fields") { $0.field($1) }
  }

  private mutating func field(_ entry: Entry) -> RuleFile.FieldDeclaration? {
    var mapping = open(entry.value)
    let type = required(.type, of: &mapping).flatMap { fieldType($0) }
    let meaning = required(.meaning, of: &mapping).flatMap { text($0, called: "meaning") }
    close(&mapping)
    guard let type, let meaning else { return nil }
    return RuleFile.FieldDeclaration(
      path: name(of: entry),
      range: range(of: entry.key),
      type: type,
      meaning: meaning
    )
  }

  /// A type's name, or a list of the words that are allowed.
  private mutating func fieldType(_ node: NodeID) -> FieldType? {
    if tree.isList(node) {
      let words = texts(node, called: "type")
      return .choice(EnumerationType(name: "word", words: words))
    }
    guard let name = text(node, called: "type") else { return nil }
    if let type = FieldType(named: name) { return type }
    report(.unknownType(name), node)
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static var notOneDocument: Self {
    Self("a rule file is one YAML document with something in it")
  }

  fileprivate static var notARuleFile: Self {
    Self("a rule file is a mapping with 'rules', 'override' or a catalogue")
  }

  fileprivate static var overrideNotAMapping: Self {
    Self("'override' is a mapping from rules, guidelines or topics to what changes")
  }

  fileprivate static func unknownOverride(_ target: String) -> Self {
    Self(
      "\(target.quoted) can be off, error, warning, note, or a mapping with severity or parameters"
    )
  }

  fileprivate static func unknownType(_ name: String) -> Self {
    let known = FieldType.namesForRules
    let hint = Suggestion.clause(for: name, among: known)
    return Self("\(name.quoted) is no type: write \(known.alternatives)\(hint)")
  }
}
