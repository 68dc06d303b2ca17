package import Diagnostics
package import Documents
internal import Expressions

/// Reads a file of rules; everything that is wrong with it is reported, and the rest is kept.
package enum RuleFileReader {
  /// What a file says, and what is wrong with it; without a topic it is that of the file's path.
  package static func read(
    _ read: ReadFile, topic: String? = nil, of pack: Pack? = nil, examplesAreLeftOut: Bool
  ) -> (file: RuleFile?, diagnostics: [Diagnostic]) {
    let file = read.file
    let diagnostics = read.allDiagnostics
    guard let document = read.documents.first, read.documents.count == 1 else {
      let nothing = Diagnostic(
        id: "not-one-document", "a rule file is one YAML document with something in it",
        at: SourceRange(wholeOf: file.id))
      return (nil, diagnostics.isEmpty ? [nothing] : diagnostics)
    }
    let root = document.root
    var reader = NodeReader(of: file, diagnostics: DiagnosticList(limit: .max)) { places[$0] }
    var result = RuleFile(source: file)
    result.pack = pack
    if root.entries == nil {
      reader.diagnostics.report(
        id: "not-a-rule-file", "a rule file is a mapping with 'rules', 'override' or a catalogue",
        at: reader.range(of: root))
    } else {
      let topic = topic ?? folder(of: file.id)
      _ = reader.mapping(root) {
        $0.read(into: &result, topic: topic, examplesAreLeftOut: examplesAreLeftOut)
      }
      for key in pack == nil ? [] : keysOfApps where root.value(of: key) != nil {
        let place = root.entries?.first { $0.name == key }.map { reader.range(of: $0.key) }
        reader.diagnostics.report(
          id: "not-in-pack",
          "a pack doesn't say \(key.quoted): that is up to those who judge by it",
          at: place ?? reader.range(of: root))
      }
    }
    let found = reader.diagnostics.take()
    let mistakes = diagnostics + (result.newerProgram.map { [$0] } ?? result.explained(found))
    for index in result.fields.indices { result.fields[index].pack = pack?.name }
    result.isWhole = mistakes.isEmpty
    if !result.isWhole { result.unread = result.unread(of: root) }
    return (result, mistakes)
  }

  /// What those say who judge by a pack, and no pack says for them.
  private static let keysOfApps = [
    "extends", "ruleset", "locked", "approvers", "relaxations", "expects", "exclude", "check",
    "override",
  ]

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

  /// Under which key each of the others stands, where it is met first: in a rule, if it is one of a
  /// rule.
  private static let places: [String: String] = {
    var waiting = keys.map { (place: "", key: $0) }
    let first = waiting.firstIndex { $0.key.name == "rules" } ?? 0
    waiting.swapAt(0, first)
    var places: [String: String] = [:]
    var next = 0
    while next < waiting.count {
      let (place, key) = waiting[next]
      next += 1
      if places[key.name] != nil { continue }
      places[key.name] = place
      for inner in key.shape.keys { waiting.append((key.name, inner)) }
    }
    return places
  }()

  /// What the file leaves out of a search; what is wrong with it is reported where it is read whole.
  package static func exclusions(in file: SourceFile) -> [RuleFile.PlacedPattern] {
    let root = DocumentReader().readAll(file).documents.first?.root
    var reader = NodeReader(of: file)
    return root?.value(of: "exclude").flatMap { reader.patterns($0) } ?? []
  }
}

// The keys are those of the rule format, version 1; the schema follows from how they are read.
extension MappingReader {
  /// That a file is for a newer program, where it is.
  mutating func newerProgram() -> Diagnostic? {
    let requires = optional(
      "requires", ValueForm.requirement.placed,
      "The oldest release of the program that can judge by this file: '>=0.2'.")
    guard let requires, requires.value > Release.current else { return nil }
    return Diagnostic(
      id: "needs-newer-program",
      """
      this file needs reviewlint \("\(requires.value)") or newer; this is \
      \("\(Release.current)")
      """,
      at: requires.range
    )
  }

  fileprivate mutating func read(
    into file: inout RuleFile, topic: String, examplesAreLeftOut: Bool
  ) -> Void? {
    file.newerProgram = newerProgram()
    file.ruleset = optional(
      "ruleset", ValueForm.release.placed,
      "The release whose rules hold as they are; newer ones count as notes."
    ).map { RuleFile.Ruleset(release: $0.value, range: $0.range) }
    let extends = optional(
      "extends", .extensions, "Files whose rules hold as well; 'builtin' is the program's own.")
    file.extends = extends?.names
    file.extendsRange = extends?.range
    file.locks =
      optional("locked", .names, "Rules, guidelines or topics that others can't switch off.") ?? []
    file.approvers =
      optional("approvers", .texts, "Whose waivers count for what is locked here.") ?? []
    file.admission = optional(
      "relaxations", .word(of: RuleFile.Admission.self),
      "Whether what is judged may make milder what a policy doesn't lock.")
    file.expects =
      optional("expects", .patterns, "Paths of descriptions that have to be there.") ?? []
    _ = optional("exclude", .patterns, "Paths that aren't searched for descriptions.")
    file.check = optional(
      "check", .mapping { $0.checkDefaults() }, "Defaults of 'check' for what this file governs.")
    file.overrides =
      optional(
        "override", .overrides,
        """
        What becomes of rules, by id, guideline or topic; a single finding is accepted by \
        'waivers' in its description.
        """) ?? []
    file.constants =
      optional("constants", .parameters, "Values with names, for all expressions.") ?? []
    file.fields = optional("fields", .fields, "Facts of one's own, by their paths.") ?? []
    file.definitions =
      optional("definitions", .definitions, "Facts and functions of one's own, by their names.")
      ?? []
    file.rules =
      optional(
        "rules", .list(of: .rule(of: topic, examplesAreLeftOut: examplesAreLeftOut)),
        "Rules of one's own.") ?? []
    file.catalogues = catalogues()
    return ()
  }

  private mutating func checkDefaults() -> RuleFile.CheckDefaults {
    let failOn = optional("failOn", .word(of: Severity.self), "From which severity on it fails.")
    let isStrict =
      optional("strict", .boolean, "What a person has to decide fails as well.") ?? false
    return RuleFile.CheckDefaults(failOn: failOn, isStrict: isStrict, range: range)
  }

  fileprivate mutating func change() -> RuleFile.Override.Said {
    let word = optional("severity", .word(among: RuleFile.Override.words), "What it counts as.")
    let parameters = optional("parameters", .entries, "Other values for its parameters.")
    let reason = optional("reason", .sentence, "Why; without it nobody says yes beside it.")
    let until = optional("until", .day, "The last day on which it counts.")
    let change: RuleFile.Override.Change =
      word == "off"
      ? .off : .set(severity: word.flatMap(Severity.init), parameters: parameters ?? [])
    return (change, reason, until)
  }
}

extension RuleFile {
  /// What is called by a name in the file and isn't among what was read.
  fileprivate func unread(of root: DocumentNode) -> Unread {
    let rules = root.value(of: "rules")?.items ?? []
    let definitions = root.value(of: "definitions")?.entries ?? []
    return Unread(
      rules: Set(rules.compactMap { $0.value(of: "id")?.text }).subtracting(self.rules.map(\.id)),
      definitions: Set(definitions.map(\.name)).subtracting(self.definitions.map(\.key.name)))
  }

  /// What is wrong with it; what it doesn't have yet may be known to the release that it names.
  fileprivate func explained(_ mistakes: [Diagnostic]) -> [Diagnostic] {
    guard let ruleset, ruleset.release > Release.current else { return mistakes }
    let needed = Message(
      id: "needs-newer-program",
      """
      this file needs reviewlint \("\(ruleset.release)") or newer; this is \
      \("\(Release.current)")
      """)
    let note = Diagnostic.Note(needed, at: ruleset.range)
    return mistakes.map { $0.message.id == "unknown-key" ? $0.adding(note) : $0 }
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

extension ValueForm<[RuleFile.PlacedPattern]> {
  fileprivate static var patterns: Self { Self(.list(.text)) { $0.patterns($1) } }
}

extension ValueForm<[RuleFile.Override]> {
  fileprivate static var overrides: Self { Self(.mapByKnownNames(.change)) { $0.overrides($1) } }
}

extension ValueForm<RuleSource> {
  fileprivate static func rule(of topic: String, examplesAreLeftOut: Bool) -> Self {
    let keys = mapping { $0.rule(of: topic, examplesAreLeftOut: examplesAreLeftOut) }
    return .named("rule", Self(keys.shape()) { $0.rule($1, keys.read) })
  }
}

extension RuleFile.Override {
  /// What is said of a rule: what becomes of it, why, and until when.
  fileprivate typealias Said = (change: Change, reason: String?, until: Timestamp?)

  fileprivate static let words = ["off"] + Severity.allCases.map(\.rawValue)
}

extension ValueShape {
  /// What becomes of a rule: a severity, `off`, or a mapping.
  fileprivate static var change: ValueShape {
    .named("change") {
      let keys = MappingReader.keys { $0.change() }
      return .any([.mapping(keys), .word(among: RuleFile.Override.words)])
    }
  }
}

extension NodeReader {
  fileprivate mutating func rule(
    _ node: DocumentNode, _ read: ValueForm<RuleSource>.Reading
  ) -> RuleSource? {
    guard node.entries == nil else { return read(&self, node) }
    diagnostics.report(
      id: "not-a-rule", "a rule is a mapping that begins with its 'id'", at: range(of: node))
    return nil
  }

  fileprivate mutating func names(_ node: DocumentNode) -> [RuleFile.Name]? {
    list(node) { values, item in
      values.text(item).map { RuleFile.Name(name: $0, range: values.range(of: item)) }
    }
  }

  fileprivate mutating func patterns(_ node: DocumentNode) -> [RuleFile.PlacedPattern]? {
    list(node) { values, item in
      guard let text = values.text(item) else { return nil }
      let range = values.range(of: item)
      guard let pattern = PathPattern(text) else {
        values.diagnostics.report(
          id: "not-a-pattern",
          "\(text.quoted) is no pattern for paths below this file, such as Examples/**", at: range)
        return nil
      }
      return RuleFile.PlacedPattern(pattern: pattern, text: text, range: range)
    }
  }

  fileprivate mutating func overrides(_ node: DocumentNode) -> [RuleFile.Override]? {
    guard let entries = node.entries else {
      diagnostics.report(
        id: "override-not-a-mapping",
        "'override' is a mapping from rules, guidelines or topics to what changes",
        at: range(of: node))
      return nil
    }
    return entries.compactMap { entry in
      change(entry.value, of: entry.name).map {
        RuleFile.Override(
          target: entry.name, range: range(of: entry.key), change: $0.change, reason: $0.reason,
          until: $0.until)
      }
    }
  }

  private mutating func change(
    _ node: DocumentNode, of target: String
  ) -> RuleFile.Override.Said? {
    if node.text == "off" { return (.off, nil, nil) }
    if let severity = node.text.flatMap(Severity.init) {
      return (.set(severity: severity, parameters: []), nil, nil)
    }
    if node.entries != nil { return mapping(node) { $0.change() } }
    diagnostics.report(
      id: "unknown-override",
      """
      \(target.quoted) can be off, error, warning, note, or a mapping with severity or \
      parameters
      """, at: range(of: node))
    return nil
  }
}
