package import Diagnostics
package import Expressions
package import Localization
package import Model

/// The rules that hold, and everything they need: catalogues, guidelines, declared fields.
///
/// It is handed to all that lints and reports; a struct of so many parts would be copied each time.
package final class RuleBook: Sendable {
  /// In the order of their ids.
  package let rules: [CompiledRule]
  /// The rules that are off.
  package let rulesOff: [RuleSource]
  /// Ids of the built-in rules that no file extends.
  package let leftOut: [String]
  /// Built-in rules that are off, milder or otherwise set than built in, by id.
  package let overridden: [String]
  /// What files change of rules, in the order of the rules.
  package let overrides: [RuleOverride]
  /// Until when files say something of rules.
  let changeEnds: [End]
  /// How an answer may be milder than by the rules as they were written.
  package let relaxations: [Relaxation]
  /// What can't be left out of a run.
  package let locks: Set<String>
  /// The packs that rules come from, each once.
  package let packs: [Pack]
  package let schema: Schema
  /// What the expressions of its rules may use, but for their own names and parameters.
  package let environment: Environment
  /// What is the same for all descriptions, in the order of its variables: the catalogues, then
  /// what files have named.
  package let constants: ContiguousArray<TracedValue>
  /// What each definition was written as.
  let definitionSources: [FactDefinition.Name: DefinitionSource]
  package let parametersSlot: Int
  /// How many slots a frame needs for any of the rules.
  package let slots: Int
  package let timeZones: TimeZones
  /// What its rules and results are said in.
  package let language: Language
  /// What people's files add to what rules read: facts, fields, constants, entries of catalogues.
  private let addedFacts: [SourceFile]
  /// Of everything that was loaded.
  package let fingerprint: Fingerprint
  let tables: CatalogueTables
  /// By the rules' ids.
  private let refusals: Lazy<[String: KnownRefusals]>
  /// The ids of rules by what they were called earlier.
  private let currentIDs: [String: String]

  init(
    rules: [CompiledRule], rulesOff: [RuleSource], leftOut: [String], overridden: [String],
    overrides: [RuleOverride], changeEnds: [End], relaxations: [Relaxation], locks: Set<String>,
    packs: [Pack], tables: CatalogueTables, constants: ContiguousArray<TracedValue>, schema: Schema,
    environment: Environment, definitionSources: [FactDefinition.Name: DefinitionSource],
    timeZones: TimeZones, language: Language, addedFacts: [SourceFile], fingerprint: Fingerprint
  ) {
    self.language = language
    self.rules = rules
    self.rulesOff = rulesOff
    self.leftOut = leftOut
    self.overridden = overridden
    self.overrides = overrides
    self.changeEnds = changeEnds
    self.relaxations = relaxations
    self.locks = locks
    self.packs = packs
    self.tables = tables
    self.schema = schema
    self.environment = environment
    self.definitionSources = definitionSources
    self.constants = constants
    parametersSlot = schema.variables.count + constants.count
    slots = rules.lazy.map { $0.slots }.max() ?? parametersSlot + 1
    self.timeZones = timeZones
    self.addedFacts = addedFacts
    self.fingerprint = fingerprint
    currentIDs = Dictionary(
      (rules.map(\.declaration) + rulesOff.map(\.declaration))
        .flatMap { rule in rule.aliases.map { ($0, rule.id) } }
    ) { first, _ in first }
    refusals = Lazy {
      Dictionary(
        uniqueKeysWithValues: rules.map { rule in
          // Letters are Apple's, whatever they are cited for.
          let isOurs = tables.concern(citing: rule.declaration.guidelineKeys) == .ours
          return (rule.id, isOurs ? .none : tables.refusals(citedBy: rule.source.grounds))
        })
    }
  }

  /// What ends, its last day, and where that is said.
  typealias End = (what: String, last: Timestamp, range: SourceRange)

  /// How many rules it has that are off and could take part of a verdict away: advice that somebody
  /// has given a reason against can't.
  package var missedRules: Int {
    let reasoned = Set(relaxations.filter { $0.reason != nil }.map(\.what))
    return rulesOff.count { $0.declaration.severity > .note || !reasoned.contains($0.id) }
      + leftOut.count
  }

  package var catalogues: Catalogues { tables.catalogues }
  package var guidelines: [Guideline] { tables.guidelines.value }
  package var laws: [Law] { tables.laws.value }
  package var sources: [CitedSource] { tables.sources.value }
  package var letters: [LetterClass] { tables.letters.value }

  /// A digest of everything that was loaded.
  package var digest: String { fingerprint.hexadecimal }

  /// The id of the rule that somebody names, who may do so by what it was called earlier.
  package func currentID(of rule: String) -> String { currentIDs[rule] ?? rule }

  /// Whether its rules read the same of a description as those of the other, file by file: digests
  /// would do for people, and not for who wants them to be the same.
  package func hasFacts(of other: RuleBook) -> Bool {
    addedFacts.elementsEqual(other.addedFacts) { $0.id == $1.id && $0.bytes == $1.bytes }
  }

  /// Whether any rule has been called otherwise.
  package var hasAliases: Bool { !currentIDs.isEmpty }

  /// What those should know who name a rule so.
  package func remark(onName word: String) -> Message? {
    let declarations = rules.lazy.map(\.declaration) + rulesOff.lazy.map(\.declaration)
    return declarations.compactMap { $0.remark(onName: word) }.first
  }

  /// The rules that can't be left out.
  package var lockedRules: [RuleDeclaration] {
    rules.map(\.declaration).filter { $0.isNamed(by: locks) }
  }

  /// What is known of App Review's answers to what one of the rules finds.
  package func refusals(for rule: CompiledRule) -> KnownRefusals {
    refusals.value[rule.id] ?? .none
  }

  /// The class of letters that a source names, such as `letters/A1`.
  package func letterClass(_ source: String) -> LetterClass? { tables.letterClass(source) }

  /// The guideline of that key; a later entry replaces an earlier one.
  package func guideline(_ key: String) -> Guideline? { tables.guideline(key) }

  /// The guideline as a person would cite it; its key when it isn't known.
  package func citation(_ key: String) -> String {
    tables.citation(key) ?? key
  }
}

/// A change that a rule file makes to a rule of another file, or to its own.
package struct RuleOverride: Hashable, Sendable {
  package let rule: String
  /// What becomes of it, such as `off`, `warning` or `other parameters`.
  package let change: String
  package let file: String
  /// Where it is said.
  package let line: Int
}
