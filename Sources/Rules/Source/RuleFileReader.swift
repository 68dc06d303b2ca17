package import Diagnostics
package import Documents
internal import Expressions
internal import Model

/// Reads a file of rules; everything that is wrong with it is reported, and the rest is kept.
package enum RuleFileReader {
  /// What a file says, and what is wrong with it; without a topic it is that of the file's path.
  package static func read(
    _ file: SourceFile,
    topic: String? = nil,
    examplesAreLeftOut: Bool
  ) -> (file: RuleFile?, diagnostics: [Diagnostic]) {
    let everything = DocumentReader().readAll(file)
    let diagnostics = everything.allDiagnostics
    guard let document = everything.documents.first, everything.documents.count == 1 else {
      let nothing = Diagnostic(.notOneDocument, at: SourceRange(wholeOf: file.id))
      return (nil, diagnostics.isEmpty ? [nothing] : diagnostics)
    }
    let root = document.root
    var reader = NodeReader(of: file, diagnostics: DiagnosticList(limit: .max))
    var result = RuleFile(source: file)
    if root.entries == nil {
      reader.diagnostics.report(.notARuleFile, at: reader.range(of: root))
    } else {
      let topic = topic ?? folder(of: file.id)
      _ = reader.mapping(root) {
        $0.read(into: &result, topic: topic, examplesAreLeftOut: examplesAreLeftOut)
      }
    }
    let mistakes = diagnostics + reader.diagnostics.take()
    result.isWhole = mistakes.isEmpty
    return (result, mistakes)
  }

  /// The folder that a file lies in, without those around it.
  private static func folder(of file: SourceFile.ID) -> String {
    let path = file.path.utf8
    guard let end = path.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    let folder = path[..<end]
    let start = folder.lastIndex(of: UInt8(ascii: "/")).map { path.index(after: $0) }
    return String(folder[(start ?? path.startIndex)...]) ?? ""
  }

  /// The keys that a file of rules may have.
  package static var keys: [KeyDeclaration] {
    MappingReader.keys { mapping in
      var file = RuleFile(source: SourceFile(path: "", text: ""))
      return mapping.read(into: &file, topic: "", examplesAreLeftOut: false)
    }
  }

  /// What the file leaves out of a search; what is wrong with it is reported where it is read whole.
  package static func exclusions(in file: SourceFile) -> [PathPattern] {
    let root = DocumentReader().readAll(file).documents.first?.root
    var reader = NodeReader(of: file)
    return root?.value(of: "exclude").flatMap { reader.exclusions($0) } ?? []
  }
}

// The keys are those of the rule format, version 1; the schema follows from how they are read.
extension MappingReader {
  fileprivate mutating func read(
    into file: inout RuleFile,
    topic: String,
    examplesAreLeftOut: Bool
  ) -> Void? {
    let extends = optional(
      "extends",
      .extensions,
      "Files whose rules hold as well; 'builtin' is the program's own."
    )
    file.extends = extends?.names
    file.extendsRange = extends?.range
    file.locks =
      optional("locked", .names, "Rules, guidelines or topics that others can't switch off.") ?? []
    file.exclusions =
      optional("exclude", .exclusions, "Paths that aren't searched for descriptions.") ?? []
    file.check = optional(
      "check",
      .mapping { $0.checkDefaults() },
      "Defaults of 'check' for what this file governs."
    )
    file.overrides =
      optional("override", .overrides, "What becomes of rules, by id, guideline or topic.") ?? []
    file.constants =
      optional("constants", .parameters, "Values with names, for all expressions.") ?? []
    file.fields = optional("fields", .fields, "Facts of one's own, by their paths.") ?? []
    file.definitions =
      optional("definitions", .definitions, "Facts and functions of one's own, by their names.")
      ?? []
    file.rules =
      optional(
        "rules",
        .list(of: .rule(of: topic, examplesAreLeftOut: examplesAreLeftOut)),
        "Rules of one's own."
      ) ?? []
    file.catalogues = catalogues()
    return ()
  }

  private mutating func checkDefaults() -> RuleFile.CheckDefaults {
    let failOn = optional("failOn", .word(of: Severity.self))
    let isStrict = optional("strict", .boolean) ?? false
    return RuleFile.CheckDefaults(failOn: failOn, isStrict: isStrict, range: range)
  }

  fileprivate mutating func change() -> RuleFile.Override.Change {
    let severity = optional("severity", .word(of: Severity.self))
    let parameters = optional("parameters", .entries)
    return .set(severity: severity, parameters: parameters ?? [])
  }

  /// A field with its type and meaning.
  fileprivate mutating func field(_ name: String) -> OwnField? {
    let type = required("type", .fieldType)
    let meaning = required("meaning", .translatedText, "What it says of the app.")
    guard let type, let meaning else { return nil }
    return OwnField(name: name, content: .value(type, meaning))
  }

  /// A type that has another in it, or words: `{list: number}`, `{oneOf: [ticked, absent]}`.
  fileprivate mutating func composedType() -> FieldType? {
    let words = optional("oneOf", .texts, "The words that are allowed.")
    let item = optional("list", .fieldType)
    if let item, words == nil { return .list(item) }
    if let words, item == nil { return .choice(EnumerationType(name: "word", words: words)) }
    return nil
  }
}

extension ValueForm<(names: [RuleFile.Name]?, range: SourceRange)> {
  fileprivate static var extensions: Self {
    Self(.list(.text)) { values, node in (values.names(node), values.range(of: node)) }
  }
}

extension ValueForm<[RuleFile.Name]> {
  fileprivate static var names: Self { Self(.list(.text)) { $0.names($1) } }
}

extension ValueForm<[PathPattern]> {
  fileprivate static var exclusions: Self { Self(.list(.text)) { $0.exclusions($1) } }
}

extension ValueForm<[RuleFile.Override]> {
  fileprivate static var overrides: Self { Self(.mapByKnownNames(.change)) { $0.overrides($1) } }
}

extension ValueForm<[RuleFile.FieldDeclaration]> {
  fileprivate static var fields: Self { Self(.map(.field)) { $0.fields($1) } }
}

extension ValueForm<FieldType> {
  fileprivate static var fieldType: Self { Self(.fieldType) { $0.fieldType($1) } }
}

extension ValueForm<RuleSource> {
  fileprivate static func rule(of topic: String, examplesAreLeftOut: Bool) -> Self {
    let keys = mapping { $0.rule(of: topic, examplesAreLeftOut: examplesAreLeftOut) }
    return .named("rule", Self(keys.shape()) { $0.rule($1, keys.read) })
  }
}

extension ValueShape {
  /// What becomes of a rule: a severity, `off`, or a mapping.
  fileprivate static var change: ValueShape {
    .named("change") {
      let keys = MappingReader.keys { $0.change() }
      return .any([.mapping(keys), .word(among: ["off"] + Severity.allCases.map(\.rawValue))])
    }
  }

  /// A field with its type, or a section with further fields.
  fileprivate static var field: ValueShape {
    .named("field") { .any([.mapping(MappingReader.keys { $0.field("") }), .map(.field)]) }
  }

  fileprivate static var fieldType: ValueShape {
    .named("fieldType") {
      // Of the keys of what is composed, one stands alone.
      let composed = MappingReader.keys { $0.composedType() }.map { key in
        ValueShape.mapping([KeyDeclaration(key.name, key.shape, key.meaning, isRequired: true)])
      }
      return .any(composed + [.word(among: FieldType.namesForRules + ["[text]"]), .list(.text)])
    }
  }
}

extension NodeReader {
  fileprivate mutating func rule(
    _ node: DocumentNode,
    _ read: ValueForm<RuleSource>.Reading
  ) -> RuleSource? {
    guard node.entries == nil else { return read(&self, node) }
    diagnostics.report(.notARule, at: range(of: node))
    return nil
  }

  fileprivate mutating func names(_ node: DocumentNode) -> [RuleFile.Name]? {
    list(node) { values, item in
      values.text(item).map { RuleFile.Name(name: $0, range: values.range(of: item)) }
    }
  }

  fileprivate mutating func exclusions(_ node: DocumentNode) -> [PathPattern]? {
    list(node) { values, item in
      guard let text = values.text(item) else { return nil }
      let pattern = PathPattern(text)
      if pattern == nil {
        values.diagnostics.report(.notAPattern(text), at: values.range(of: item))
      }
      return pattern
    }
  }

  fileprivate mutating func overrides(_ node: DocumentNode) -> [RuleFile.Override]? {
    guard let entries = node.entries else {
      diagnostics.report(.overrideNotAMapping, at: range(of: node))
      return nil
    }
    return entries.compactMap { entry in
      change(entry.value, of: entry.name).map {
        RuleFile.Override(target: entry.name, range: range(of: entry.key), change: $0)
      }
    }
  }

  private mutating func change(
    _ node: DocumentNode,
    of target: String
  ) -> RuleFile.Override.Change? {
    if node.text == "off" { return .off }
    if let severity = node.text.flatMap(Severity.init) {
      return .set(severity: severity, parameters: [])
    }
    if node.entries != nil { return mapping(node) { $0.change() } }
    diagnostics.report(.unknownOverride(target), at: range(of: node))
    return nil
  }

  fileprivate mutating func fields(_ node: DocumentNode) -> [RuleFile.FieldDeclaration]? {
    entries(node)?.compactMap { entry in
      // The part of the path behind the last dot is the field's name.
      let name = entry.name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
      guard let field = field(String(name), entry.value) else { return nil }
      return RuleFile.FieldDeclaration(
        path: String(entry.name.dropLast(name.count) + field.name),
        range: range(of: entry.key),
        field: field
      )
    }
  }

  /// A field with a type, or a section with fields; with `[]` behind its name, a list of those.
  private mutating func field(_ name: String, _ node: DocumentNode) -> OwnField? {
    guard let entries = entries(node) else { return nil }
    let isSection = !entries.isEmpty && entries.allSatisfy { $0.value.entries != nil }
    guard isSection, node.value(of: "meaning") == nil else {
      return mapping(node) { $0.field(name) }
    }
    let isList = name.hasSuffix("[]")
    return OwnField(
      name: isList ? String(name.dropLast(2)) : name,
      content: .section(entries.compactMap { field($0.name, $0.value) }, isList: isList)
    )
  }

  /// A type's name, what it is composed of, or a list of the words that are allowed.
  fileprivate mutating func fieldType(_ node: DocumentNode) -> FieldType? {
    if let items = node.items {
      if let item = items.first?.text.flatMap(FieldType.init(named:)), items.count == 1 {
        return .list(item)
      }
      return texts(node).map { .choice(EnumerationType(name: "word", words: $0)) }
    }
    if node.entries != nil {
      let type = mapping(node) { $0.composedType() }
      if type == nil { diagnostics.report(.notComposed, at: range(of: node)) }
      return type
    }
    guard let name = text(node) else { return nil }
    if let type = FieldType(named: name) { return type }
    diagnostics.report(.unknownType(name), at: range(of: node))
    return nil
  }
}

extension FieldType {
  /// The names by which rule files declare the types of their own fields.
  package static let namesForRules = [
    "text", "number", "length", "boolean", "date", "colour", "frame",
  ]

  fileprivate init?(named name: String) {
    switch name {
    case "text": self = .text
    case "number": self = .number(-1e15...1e15)
    case "length": self = .length(-100_000...100_000)
    case "boolean": self = .boolean
    case "date": self = .date
    case "colour": self = .colour
    case "frame": self = .frame
    // As it was written before other lists could be.
    case "[text]": self = .list(.text)
    default: return nil
    }
  }
}

extension Message {
  fileprivate static var notOneDocument: Self {
    Self(.notOneDocument)
  }

  fileprivate static var notARuleFile: Self {
    Self(.notARuleFile)
  }

  fileprivate static var notARule: Self {
    Self(.notARule)
  }

  fileprivate static func notAPattern(_ text: String) -> Self {
    Self(.notAPattern, text.quoted)
  }

  fileprivate static var overrideNotAMapping: Self {
    Self(.overrideNotAMapping)
  }

  fileprivate static func unknownOverride(_ target: String) -> Self {
    Self(
      .unknownOverride,
      target.quoted
    )
  }

  fileprivate static var notComposed: Self {
    Self(.notComposed)
  }

  fileprivate static func unknownType(_ name: String) -> Self {
    let known = FieldType.namesForRules
    let hint = Suggestion.clause(for: name, among: known)
    let composed = "{oneOf: […]}, {list: …}"
    return Self(.unknownType, name.quoted, ([composed] + known).alternatives, hint)
  }
}
