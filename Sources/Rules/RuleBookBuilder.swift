internal import Descriptions
package import Diagnostics
package import Expressions

/// Makes a rule book of files of rules: the program's own, and what people add to them.
package struct RuleBookBuilder {
  /// A file and whether it is one of the program's own.
  package struct Source: Sendable {
    package let file: RuleFile
    let isBuiltIn: Bool
    /// Those of its rules.
    let ids: OrderedIDs

    package init(_ file: RuleFile, isBuiltIn: Bool) {
      self.file = file
      self.isBuiltIn = isBuiltIn
      ids = OrderedIDs(file.rules.map(\.id))
    }

    /// Whether the rules of other files see the same fields as without it, and all of them hold:
    /// which fields are read by each isn't kept.
    package var leavesOthersAlone: Bool {
      file.fields.isEmpty && !file.overrides.contains { $0.change.isOff }
    }
  }

  private let sources: [Source]
  /// The program's own rules where they are checked already.
  private let base: RuleBook?
  private let defersTexts: Bool
  private let timeZones: TimeZones
  private let language: Language
  /// Built-in rules that aren't among the sources, because nothing extends them.
  private let leftOut: [String]
  package private(set) var diagnostics: [Diagnostic] = []

  /// For few descriptions, the messages of the program's own rules may wait until one is needed.
  ///
  /// A book on another is in its language.
  package init(
    _ sources: [Source],
    on base: RuleBook? = nil,
    leavingOut leftOut: [String] = [],
    timeZones: TimeZones,
    language: Language = .english,
    defersTexts: Bool = false
  ) {
    self.language = base?.language ?? language
    self.sources = sources
    self.base = base
    self.defersTexts = defersTexts
    self.leftOut = leftOut
    self.timeZones = timeZones
  }

  /// Whether a rule book on another is the same as one of all files together: the other's rules
  /// stay as they are, and none has the name of a new one.
  package static func canAdd(_ sources: [Source], to base: RuleBook) -> Bool {
    sources.allSatisfy { source in
      source.leavesOthersAlone && !base.rules.contains { source.ids.contains($0.id) }
    }
  }

  /// The rule book; what is wrong with it is reported, and then it mustn't be used.
  package mutating func build(by workforce: some Workforce = OneHand()) -> RuleBook {
    let changes = changes(of: writtenRules())
    let tables = (base?.tables ?? CatalogueTables(CatalogueEntries(), in: language))
      .adding(sources.map(\.file))
    let schema = base?.schema ?? Schema(custom: customFields())
    let environment = Environment(
      variables: Self.variables(schema),
      functions: Function.standard + Function.ofRules,
      options: .rules
    )
    let check = RuleCheck(
      environment: environment,
      tables: tables,
      defersTexts: defersTexts,
      language: language,
      shared: base?.shared
    )
    let known = base?.rules ?? []
    let checked = check.outcome(of: changes.rules.dropFirst(known.count), by: workforce)
    let rules = zip(known, changes.rules).compactMap { $0.changed(as: $1) } + checked.rules
    diagnostics += checked.diagnostics
    let loosened = changes.rules.filter { $0.isBuiltIn && $0.isLoosened }.map(\.id)
    var reads = base?.reads ?? FieldReferences()
    reads.formUnion(checked.reads)
    return RuleBook(
      rules: rules.sorted { $0.id < $1.id },
      shared: checked.shared,
      rulesOff: changes.rules.filter(\.isOff).map(\.id),
      overridden: (loosened + leftOut).sorted(),
      tables: tables,
      schema: schema,
      reads: reads,
      timeZones: timeZones,
      language: language,
      fingerprint: fingerprint
    )
  }

  /// What becomes of the rules that are checked already, and then of those that were written.
  private mutating func changes(of written: [RuleChanges.Changed]) -> RuleChanges {
    var changes = RuleChanges(base?.rules ?? [], written)
    for source in sources {
      for override in source.file.overrides {
        diagnostics += changes.apply(override)
      }
    }
    return changes
  }

  /// What rules see, in the order of their slots: descriptions, then catalogues.
  static func variables(_ schema: Schema) -> [Variable] {
    schema.variables.map { Variable($0.name, $0.type) } + CatalogueVariables.declarations
  }

  private var fingerprint: Fingerprint {
    var fingerprint = base?.fingerprint ?? Fingerprint()
    for source in sources {
      fingerprint.add(source.file.source.id.path)
      source.file.source.bytes.withUnsafeBytes { fingerprint.add($0) }
    }
    return fingerprint
  }

  /// All rules, but those with the id of one before.
  private mutating func writtenRules() -> [RuleChanges.Changed] {
    let ids = sources.count == 1 ? sources[0].ids : OrderedIDs(sources.flatMap(\.ids.all))
    let areUnique = !ids.repeatsOne
    var first: [String: SourceRange] = [:]
    var written: [RuleChanges.Changed] = []
    written.reserveCapacity(ids.all.count)
    for source in sources {
      for rule in source.file.rules where areUnique || isFirst(rule, after: &first) {
        written.append(RuleChanges.Changed(rule, isBuiltIn: source.isBuiltIn))
      }
    }
    return written
  }

  /// Whether no rule before has the same id; otherwise this is reported.
  private mutating func isFirst(
    _ rule: WrittenRule,
    after first: inout [String: SourceRange]
  ) -> Bool {
    guard let earlier = first[rule.id] else {
      first[rule.id] = rule.idRange
      return true
    }
    let note = Diagnostic.Note("the first one", at: earlier)
    diagnostics.append(Diagnostic(.duplicateRule(rule.id), at: rule.idRange, notes: [note]))
    return false
  }

  private mutating func customFields() -> CustomFields {
    var custom = CustomFields()
    for field in sources.flatMap(\.file.fields) {
      guard let (scope, name) = Self.place(of: field.path) else {
        diagnostics.append(Diagnostic(.notACustomField(field.path), at: field.range))
        continue
      }
      if !custom.declare(name, field.type, meaning: field.meaning, in: scope) {
        diagnostics.append(Diagnostic(.duplicateField(field.path), at: field.range))
      }
    }
    return custom
  }

  /// The section and the name of a field such as `screens[].custom.videoBackground`.
  private static func place(of path: String) -> (CustomFields.Scope, String)? {
    for scope in CustomFields.Scope.allCases {
      let prefix = scope == .topLevel ? "custom." : "\(scope.rawValue).custom."
      guard path.hasPrefix(prefix) else { continue }
      let name = String(path.dropFirst(prefix.count))
      return FieldName.isUsable(name) ? (scope, name) : nil
    }
    return nil
  }
}

/// What a field may be called, so that an expression can select it.
private enum FieldName {
  static func isUsable(_ name: String) -> Bool {
    let isWord = name.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        || $0 == UInt8(ascii: "_")
    }
    guard let first = name.utf8.first, isWord, !(0x30...0x39).contains(first) else { return false }
    return !["in", "true", "false", "null"].contains(name)
  }
}

extension Diagnostic.Message {
  fileprivate static func duplicateRule(_ id: String) -> Self {
    Self("there is a rule \(id.quoted) already; change it under 'override', or choose another id")
  }

  fileprivate static func notACustomField(_ path: String) -> Self {
    let scopes = CustomFields.Scope.allCases.map {
      $0 == .topLevel ? "custom.name" : "\($0.rawValue).custom.name"
    }
    return Self("\(path.quoted) is no field of one's own; write \(scopes.alternatives)")
  }

  fileprivate static func duplicateField(_ path: String) -> Self {
    Self("the field \(path.quoted) is declared twice")
  }
}
