internal import Descriptions
package import Diagnostics
package import Expressions

/// Makes a rule book of files of rules: the program's own, and what people add to them.
package struct RuleBookBuilder {
  /// What of a file holds.
  package enum Part: Sendable {
    case everything
    /// Another file takes its place: the rules that it locks hold all the same.
    case lockedRules
    /// Nothing extends its rules; its catalogues are there all the same.
    case catalogues
  }

  /// A file, whether it is one of the program's own, and what of it holds.
  package struct Source: Sendable {
    package let file: RuleFile
    let isBuiltIn: Bool
    /// What of the file holds.
    package let part: Part
    /// Those of its rules.
    let ids: OrderedIDs

    package init(_ file: RuleFile, isBuiltIn: Bool, part: Part = .everything) {
      self.file = file
      self.isBuiltIn = isBuiltIn
      self.part = part
      ids = OrderedIDs(part == .everything ? file.rules.map(\.id) : [])
    }

    /// Whether the rules of other files see the same fields as without it, and all of them hold:
    /// which fields are read by each isn't kept.
    package var leavesOthersAlone: Bool {
      part == .everything && file.fields.isEmpty && !file.overrides.contains { $0.change.isOff }
    }
  }

  private let sources: [Source]
  /// The program's own rules where they are checked already.
  private let base: RuleBook?
  private let defersTexts: Bool
  private let timeZones: TimeZones
  private let language: Language
  /// What was said about whole files that take the place of others.
  private let replacements: [Relaxation]
  package private(set) var diagnostics: [Diagnostic] = []

  /// For few descriptions, the messages of the program's own rules may wait until one is needed.
  ///
  /// A book on another is in its language.
  package init(
    _ sources: [Source],
    on base: RuleBook? = nil,
    replacements: [Relaxation] = [],
    timeZones: TimeZones,
    language: Language = .english,
    defersTexts: Bool = false
  ) {
    self.language = base?.language ?? language
    self.sources = sources
    self.base = base
    self.defersTexts = defersTexts
    self.replacements = replacements
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
    let entries = reviewedEntries()
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
    let leftOut = leftOutRules
    var reads = base?.reads ?? FieldReferences()
    reads.formUnion(checked.reads)
    return RuleBook(
      rules: rules.sorted { $0.id < $1.id },
      shared: checked.shared,
      rulesOff: changes.rules.filter(\.isOff).map(\.declaration),
      leftOut: leftOut,
      overridden: (loosened + leftOut).sorted(),
      relaxations: (replacements + relaxations(of: changes, leavingOut: leftOut)
        + entries.relaxations).inOrder,
      locks: sources.flatMap(\.file.locks),
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
    var locks: [RuleFile.Lock] = []
    for source in sources {
      for override in source.file.overrides {
        diagnostics +=
          source.part == .everything
          ? changes.apply(override, besides: locks)
          : changes.apply(override, onlyTo: heldLocks)
      }
      diagnostics += changes.mistakes(in: source.file.locks)
      locks += source.file.locks
    }
    return changes
  }

  /// The locks of files that others take the place of.
  private var heldLocks: [RuleFile.Lock] {
    sources.lazy.filter { $0.part == .lockedRules }.flatMap(\.file.locks)
  }

  /// Makes sure that entries of catalogues don't take the place of others unnoticed.
  private mutating func reviewedEntries() -> CatalogueReplacements {
    var review = CatalogueReplacements(base?.tables.entries ?? CatalogueEntries())
    for source in sources {
      if source.isBuiltIn {
        review.add(source.file.catalogues)
      } else {
        review.review(source.file.catalogues, in: source.file.source)
      }
    }
    diagnostics += review.diagnostics
    return review
  }

  private func relaxations(of changes: RuleChanges, leavingOut leftOut: [String]) -> [Relaxation] {
    var lines: [String: LineTable] = [:]
    for source in sources where !source.isBuiltIn && !source.file.overrides.isEmpty {
      lines[source.file.source.id.path] = LineTable(of: source.file.source)
    }
    let changed = changes.rules.flatMap { rule in
      rule.relaxedPlaces.compactMap { kind, place in
        lines[place.file.path].map { Relaxation(kind, of: rule.id, at: place, lines: $0) }
      }
    }
    // Where the file says what it extends, that is the place.
    guard let file = sources.last(where: { !$0.isBuiltIn })?.file, !leftOut.isEmpty else {
      return changed
    }
    let table = LineTable(of: file.source)
    let place = file.extendsRange ?? SourceRange(file: file.source.id, bytes: 0..<0)
    return changed
      + leftOut.map { Relaxation(.ruleLeftOut, of: $0, at: place, lines: table) }
  }

  /// Built-in rules that don't hold, because nothing extends them.
  private var leftOutRules: [String] {
    sources.lazy.filter { $0.isBuiltIn && $0.part != .everything }.flatMap(\.file.rules)
      .filter { !$0.declaration.isNamed(by: heldLocks) }.map(\.id)
  }

  /// What rules see, in the order of their slots: descriptions, then catalogues.
  static func variables(_ schema: Schema) -> [Variable] {
    schema.variables.map { Variable($0.name, $0.type) } + CatalogueVariables.declarations
  }

  private var fingerprint: Fingerprint {
    var fingerprint = base?.fingerprint ?? Fingerprint()
    for source in sources {
      fingerprint.add(source.file.source.id.path)
      fingerprint.add(source.file.source.bytes)
    }
    return fingerprint
  }

  /// All rules, but those with the id of one before.
  private mutating func writtenRules() -> [RuleChanges.Changed] {
    let held = heldLocks
    let ids = sources.count == 1 ? sources[0].ids : OrderedIDs(sources.flatMap(\.ids.all))
    let areUnique = held.isEmpty && !ids.repeatsOne
    var first: [String: SourceRange] = [:]
    var written: [RuleChanges.Changed] = []
    written.reserveCapacity(ids.all.count)
    for source in sources {
      for rule in source.file.rules
      where (source.part == .everything || rule.declaration.isNamed(by: held))
        && (areUnique || isFirst(rule, after: &first))
      {
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

  /// A file that another takes the place of brings its fields only if it brings rules.
  private var declaredFields: [RuleFile.FieldDeclaration] {
    let holdsLocked = !heldLocks.isEmpty
    return sources.lazy.filter { $0.part == .everything || holdsLocked }.flatMap(\.file.fields)
  }

  private mutating func customFields() -> CustomFields {
    var custom = CustomFields()
    for field in declaredFields {
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
