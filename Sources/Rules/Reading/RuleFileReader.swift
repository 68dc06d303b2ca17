internal import Descriptions
package import Diagnostics
package import Documents
internal import Expressions

/// Reads a file of rules; everything that is wrong with it is reported, and the rest is kept.
package struct RuleFileReader {
  let file: SourceFile
  /// The name of the folder the file lies in.
  let topic: String
  /// The file was cut before the examples of its rules.
  let examplesAreLeftOut: Bool
  package internal(set) var diagnostics: [Diagnostic] = []

  package init(_ file: SourceFile, examplesAreLeftOut: Bool = false) {
    self.file = file
    self.examplesAreLeftOut = examplesAreLeftOut
    let folders = file.id.path.split(separator: "/").dropLast()
    topic = folders.last.map(String.init) ?? ""
  }

  /// What a file says, and what is wrong with it.
  package static func read(
    _ file: SourceFile,
    examplesAreLeftOut: Bool
  ) -> (file: RuleFile?, diagnostics: [Diagnostic]) {
    let everything = DocumentReader().readAll(file)
    let diagnostics = everything.allDiagnostics
    guard let document = everything.documents.first, everything.documents.count == 1 else {
      let nothing = Diagnostic(.notOneDocument, at: SourceRange(wholeOf: file.id))
      return (nil, diagnostics.isEmpty ? [nothing] : diagnostics)
    }
    var reader = RuleFileReader(file, examplesAreLeftOut: examplesAreLeftOut)
    let result = reader.read(document)
    return (result, diagnostics + reader.diagnostics)
  }

  /// What the file says; the keys are those of the rule format, version 1.
  package mutating func read(_ document: Document) -> RuleFile {
    var result = RuleFile(source: file)
    let root = document.root
    guard root.entries != nil else {
      report(.notARuleFile, root)
      return result
    }
    var reader = mapping(root)
    result.extends = reader.optional("extends").map { extensions($0) }
    result.overrides = reader.optional("override").map { overrides($0) } ?? []
    result.fields = reader.optional("fields").map { fields($0) } ?? []
    result.rules = (reader.optional("rules").map { list($0, called: "rules") } ?? [])
      .compactMap { rule($0) }
    readCatalogues(&reader, into: &result.catalogues)
    finish(&reader)
    diagnostics = diagnostics.sortedByPlace
    return result
  }

  /// Reads the keys of a mapping; what is no mapping is reported, not the keys it lacks.
  mutating func mapping(_ node: DocumentNode) -> MappingReader {
    var values = NodeReader(of: file)
    guard let entries = values.entries(node) else {
      diagnostics += values.diagnostics.take()
      let silent = NodeReader(of: file, diagnostics: DiagnosticList(limit: 0))
      return MappingReader([], at: node.bytes, values: silent)
    }
    return MappingReader(entries, at: node.bytes, values: values)
  }

  /// Reports what nobody asked for in a mapping, and what was missing there.
  mutating func finish(_ reader: inout MappingReader) {
    reader.finish()
    diagnostics += reader.values.diagnostics.take()
  }

  private mutating func readCatalogues(
    _ reader: inout MappingReader,
    into entries: inout CatalogueEntries
  ) {
    entries.providers = items("providers", &reader).compactMap { provider($0) }
    entries.devices = items("devices", &reader).compactMap { device($0) }
    entries.titles = items("titles", &reader).compactMap { titles($0) }
    entries.laws = items("laws", &reader).compactMap { law($0) }
    entries.editions = items("editions", &reader).compactMap { edition($0) }
    entries.guidelines = items("guidelines", &reader).compactMap { guideline($0) }
  }

  private mutating func items(_ key: String, _ reader: inout MappingReader) -> [DocumentNode] {
    reader.optional(key).map { list($0, called: key) } ?? []
  }

  private mutating func extensions(_ node: DocumentNode) -> [RuleFile.Extension] {
    list(node, called: "extends").compactMap { item in
      guard let name = text(item, called: "extends") else { return nil }
      return RuleFile.Extension(name: name, range: range(of: item))
    }
  }

  private mutating func overrides(_ node: DocumentNode) -> [Override] {
    guard let entries = node.entries else {
      report(.overrideNotAMapping, node)
      return []
    }
    return entries.compactMap { entry in
      guard let change = change(entry.value, of: entry.name) else { return nil }
      return Override(
        target: entry.name,
        range: range(of: entry.key),
        file: file,
        change: change
      )
    }
  }

  private mutating func change(_ node: DocumentNode, of target: String) -> Override.Change? {
    if node.text == "off" { return .off }
    guard node.entries != nil else {
      report(.unknownOverride(target), node)
      return nil
    }
    var reader = mapping(node)
    let severity = reader.optional("severity").flatMap { word($0, of: Severity.self, "severity") }
    let parameters = reader.optional("parameters").map { entries(of: $0, called: "parameters") }
    finish(&reader)
    return .set(severity: severity, parameters: parameters ?? [])
  }

  private mutating func fields(_ node: DocumentNode) -> [RuleFile.FieldDeclaration] {
    entries(of: node, called: "fields").compactMap { entry in
      var reader = mapping(entry.value)
      let type = reader.required("type").flatMap { fieldType($0) }
      let meaning = reader.required("meaning").flatMap { text($0, called: "meaning") }
      finish(&reader)
      guard let type, let meaning else { return nil }
      return RuleFile.FieldDeclaration(
        path: entry.name,
        range: range(of: entry.key),
        type: type,
        meaning: meaning
      )
    }
  }

  /// A type's name, or a list of the words that are allowed.
  private mutating func fieldType(_ node: DocumentNode) -> FieldType? {
    if let items = node.items {
      let words = items.compactMap { text($0, called: "type") }
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
    Self("\(target.quoted) can be off, or a mapping with severity or parameters")
  }

  fileprivate static func unknownType(_ name: String) -> Self {
    let known = FieldType.namesForRules
    let hint = Suggestion.clause(for: name, among: known)
    return Self("\(name.quoted) is no type: write \(known.alternatives)\(hint)")
  }
}
