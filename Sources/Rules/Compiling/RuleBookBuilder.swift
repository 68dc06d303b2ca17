package import Diagnostics
package import Expressions
package import Localization
internal import Model

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
    package var file: RuleFile
    let isBuiltIn: Bool
    /// Whether nothing is wrong with it, as tests of the program have found.
    let isTested: Bool
    package let part: Part

    package init(
      _ file: RuleFile, isBuiltIn: Bool, isTested: Bool = false, part: Part = .everything
    ) {
      self.file = file
      self.isBuiltIn = isBuiltIn
      self.isTested = isTested
      self.part = part
    }
  }

  let sources: [Source]
  /// Files that don't count, but for facts, services and devices that descriptions may name.
  let vocabulary: [RuleFile]
  private let timeZones: TimeZones
  let language: Language
  /// Whether rules that are newer than the release in use are judged as they are.
  private let previewsNewerRules: Bool
  /// What was said about whole files that take the place of others.
  private let replacements: [Relaxation]
  package internal(set) var diagnostics: [Diagnostic] = []

  package init(
    _ sources: [Source], vocabulary: [RuleFile] = [], replacements: [Relaxation] = [],
    timeZones: TimeZones, language: Language = .english, previewsNewerRules: Bool = false
  ) {
    self.sources = sources
    self.vocabulary = vocabulary
    self.replacements = replacements
    self.timeZones = timeZones
    self.language = language
    self.previewsNewerRules = previewsNewerRules
  }

  /// The rule book; what is wrong with it is reported, and then it mustn't be used.
  package mutating func build() -> RuleBook {
    let changes = changes()
    let language = languageWithOwnTexts()
    checkLocales()
    let (entries, review) = catalogues()
    let tables = CatalogueTables(
      entries, own: ownGuidelines(),
      added: sources.filter { !$0.isBuiltIn }.flatMap {
        $0.file.catalogues.entries(of: Provider.self)
      }, vocabulary: vocabulary.map(\.catalogues), in: language)
    for source in sources where !source.isBuiltIn {
      diagnostics += tables.mistakes(in: source.file.catalogues)
    }
    let schema = Schema(custom: customFields(in: language))
    let constants = constants(besides: Set(Environment.namesOfRules(about: schema)))
    let names = Environment.ofRules(about: schema, constants, tables)
    let definitions = DefinitionCompiler(
      sources.flatMap(\.file.definitions), unread: sources.flatMap(\.file.unread.definitions),
      in: names, naming: constants, language: language)
    diagnostics += definitions.diagnostics
    let environment = names.defining(definitions.definitions)
    var compiler = RuleCompiler(
      environment, naming: constants, filesNaming, tables: tables, schema: schema,
      language: language)
    var rules: [CompiledRule] = []
    for changed in changes.rules where !changed.isOff {
      let (rule, mistakes) = compiler.compile(changed)
      if let rule { rules.append(rule) }
      diagnostics += mistakes + [changed.source.draftRemark].compactMap(\.self)
    }
    if !declaredFields.isEmpty, !diagnostics.haveErrors, sources.allSatisfy(\.file.isWhole) {
      checkFields(reading: compiler.reads, changes)
    }
    // What several rules compare with a constant is wrong with it once.
    var met: Set<Diagnostic> = []
    diagnostics.removeAll { !met.insert($0).inserted }
    let loosened = changes.rules.filter { $0.isBuiltIn && $0.isLoosened }.map(\.id)
    let leftOut = leftOutRules
    return RuleBook(
      rules: rules.sorted { $0.id < $1.id }, rulesOff: changes.rules.filter(\.isOff).map(\.source),
      leftOut: leftOut, overridden: (loosened + leftOut).sorted(),
      overrides: overrides(by: changes), changeEnds: changeEnds,
      relaxations: (replacements + relaxations(of: changes) + relaxations(leavingOut: leftOut)
        + review.relaxations).inOrder, locks: Self.locks(of: sources[...]),
      packs: sources.compactMap(\.file.ownPack), tables: tables, constants: compiler.constants,
      schema: schema, environment: environment, definitionSources: definitions.sources,
      timeZones: timeZones, language: language,
      addedFacts: sources.filter { !$0.isBuiltIn && $0.file.addsFacts }.map(\.file.source),
      fingerprint: fingerprint)
  }

  /// What becomes of the rules.
  private mutating func changes() -> RuleChanges {
    var changes = RuleChanges(rules(), unread: Set(sources.flatMap(\.file.unread.rules)))
    holdToRuleset(changes)
    var locks: [String: SourceRange] = [:]
    let held = heldLocks
    for source in sources {
      for override in source.file.overrides {
        diagnostics +=
          source.part == .everything
          ? changes.apply(override, besides: locks)
          : changes.apply(override, onlyTo: held)
      }
      diagnostics += changes.mistakes(in: source.file.locks)
      let named =
        source.file.overrides.map { ($0.target, $0.range) }
        + source.file.locks.map { ($0.name, $0.range) }
      for (name, range) in named {
        diagnostics += changes.rules(named: name)
          .compactMap { $0.declaration.remark(onName: name) }
          .map { Diagnostic($0, at: range, severity: .warning) }
      }
      for lock in source.file.locks where locks[lock.name] == nil { locks[lock.name] = lock.range }
    }
    return changes
  }

  /// The nearest file that names a release decides.
  private func holdToRuleset(_ changes: RuleChanges) {
    guard !previewsNewerRules,
      let last = sources.lastIndex(where: { $0.file.ruleset != nil && $0.part == .everything }),
      let ruleset = sources[last].file.ruleset
    else { return }
    changes.hold(to: ruleset, besides: Self.locks(of: sources[..<last]))
  }

  /// All rules that hold; one with the id of one before is reported and left out.
  private mutating func rules() -> [RuleChanges.Changed] {
    let held = heldLocks
    var first: [String: SourceRange] = [:]
    var rules: [RuleChanges.Changed] = []
    for source in sources {
      for rule in source.file.rules
      where source.part == .everything || rule.declaration.isNamed(by: held) {
        let names = zip([rule.id] + rule.declaration.aliases, [rule.idRange] + rule.aliasRanges)
        if let (name, range) = names.first(where: { first[$0.0] != nil }), let earlier = first[name]
        {
          let note = Diagnostic.Note(Message(.firstOne), at: earlier)
          let cure: Message =
            name == rule.id
            ? "change it under 'override', or choose another id" : "take the alias out"
          diagnostics.report(
            id: "duplicate-rule", "there is a rule \(name.quoted) already; \(cure)", at: range,
            notes: [note])
        } else {
          for (name, range) in names { first[name] = range }
          rules.append(
            RuleChanges.Changed(rule, isBuiltIn: source.isBuiltIn, isTested: source.isTested))
        }
      }
    }
    return rules
  }

  /// The locks of files that others take the place of.
  var heldLocks: Set<String> { Self.locks(of: sources.filter { $0.part == .lockedRules }[...]) }

  private static func locks(of sources: ArraySlice<Source>) -> Set<String> {
    Set(sources.flatMap { $0.file.locks.map(\.name) })
  }

  /// The entries of all files, and whether any takes the place of another.
  private mutating func catalogues() -> (CatalogueEntries, CatalogueReview) {
    var entries = CatalogueEntries()
    var review = CatalogueReview()
    for source in sources {
      review.add(source.file.catalogues, of: source.file.source, isBuiltIn: source.isBuiltIn)
      entries.add(source.file.catalogues)
    }
    diagnostics += review.diagnostics
    return (entries, review)
  }

  /// Every change to a rule, in the order of the rules.
  private func overrides(by changes: RuleChanges) -> [RuleOverride] {
    let lines = overridingLines
    return changes.rules.flatMap { rule in
      rule.changedPlaces.compactMap { change, place in
        lines[place.file.path].map { lines in
          let line = lines.position(of: place.bytes.lowerBound).line
          return RuleOverride(rule: rule.id, change: change, file: place.file.path, line: line)
        }
      }
    }
  }

  /// The lines of the files that override something.
  private var overridingLines: [String: LineTable] {
    var lines: [String: LineTable] = [:]
    for source in sources where !source.isBuiltIn && source.file.changesRules {
      lines[source.file.source.id.path] = LineTable(of: source.file.source)
    }
    return lines
  }

  /// How rules are milder than they were written.
  private func relaxations(of changes: RuleChanges) -> [Relaxation] {
    let lines = overridingLines
    return changes.rules.flatMap { rule in
      rule.relaxedPlaces.compactMap { kind, place in
        let said = rule.overrides[place]
        return lines[place.file.path].map {
          Relaxation(
            kind, of: rule.id, at: $0.stretch(of: place), reason: said?.reason,
            until: said?.until?.day)
        }
      }
    }
  }

  /// Until when files say something of rules.
  private var changeEnds: [RuleBook.End] {
    sources.lazy.filter { $0.part == .everything }.flatMap(\.file.overrides).compactMap {
      override in
      override.until.map { (override.target, $0, override.range) }
    }
  }

  private func relaxations(leavingOut leftOut: [String]) -> [Relaxation] {
    // Where the file says what it extends, that is the place.
    guard let file = sources.last(where: { !$0.isBuiltIn })?.file, !leftOut.isEmpty else {
      return []
    }
    let table = LineTable(of: file.source)
    let place = file.extendsRange ?? SourceRange(file: file.source.id, bytes: 0..<0)
    return leftOut.map { Relaxation(.ruleLeftOut, of: $0, at: table.stretch(of: place)) }
  }

  /// Built-in rules that don't hold, because nothing extends them.
  private var leftOutRules: [String] {
    let held = heldLocks
    return sources.filter { $0.isBuiltIn && $0.part != .everything }.flatMap(\.file.rules)
      .filter { !$0.declaration.isNamed(by: held) }.map(\.id)
  }

  private var fingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    for source in sources {
      fingerprint.add(source.file.source.id.path)
      fingerprint.add(source.file.source.bytes)
    }
    return fingerprint
  }

  /// The files that name a value or define something so; rules of others may use the name themselves.
  private var filesNaming: [String: Set<SourceFile.ID>] {
    sources.map(\.file).reduce(into: [:]) { files, file in
      for name in file.constants.map(\.name) + file.definitions.map(\.calledName) {
        files[name, default: []].insert(file.source.id)
      }
    }
  }

  /// Whether a file that counts before another defines something of that name.
  private func isDefined(_ name: String, before file: SourceFile.ID) -> Bool {
    sources.prefix { $0.file.source.id != file }.contains {
      $0.file.definitions.contains { $0.calledName == name }
    }
  }

  /// The values that files have named, each name once.
  private mutating func constants(besides taken: Set<String>) -> [RuleSource.Parameter] {
    var constants: [RuleSource.Parameter] = []
    var numbers: [String: Int] = [:]
    for constant in sources.flatMap(\.file.constants) {
      let (name, range) = (constant.name.quoted, constant.nameRange)
      if !constant.name.isNameInExpressions {
        diagnostics.report(
          id: "not-a-constant",
          "\(name) can't be a name in expressions; write letters and digits only", at: range)
      } else if taken.contains(constant.name)
        || constant.name == RuleSource.Parameter.nameOfAll
        || isDefined(constant.name, before: constant.nameRange.file)
      {
        diagnostics.report(
          id: "constant-taken", "rules see something called \(name) already; choose another name",
          at: range)
      } else if let known = numbers[constant.name].map({ constants[$0] }) {
        guard !known.value.isWritten(like: constant.value) else { continue }
        let note = Diagnostic.Note(Message(.firstOne), at: known.nameRange)
        diagnostics.report(
          id: "other-constant",
          "there is a constant \(name) with another value already; choose another name",
          at: range, notes: [note])
      } else {
        numbers[constant.name] = constants.count
        constants.append(constant)
      }
    }
    return constants
  }
}
