internal import Diagnostics
internal import Expressions
internal import Localization
internal import Model

/// Makes of rules what can be evaluated, and tells what in them makes no sense.
struct RuleCompiler {
  private let tables: CatalogueTables
  private let schema: Schema
  /// The language of the texts, beside English.
  private let language: Language
  /// The names of descriptions and catalogues, in the order of their slots.
  private let environment: Environment
  /// The fields of a description that any of the expressions compiled so far reads.
  private(set) var reads = FieldReferences()
  /// What files have named, for all expressions.
  private let named: [RuleSource.Parameter]
  /// The files that have named or defined something so.
  private let names: [String: Set<SourceFile.ID>]
  /// What titles see: values that are the same for all descriptions, in the order of their slots.
  let constants: ContiguousArray<TracedValue>
  /// Made when a title asks for it.
  private lazy var titleEnvironment = environment.ofTitles(constants: constants.count)

  init(
    _ environment: Environment, naming constants: [RuleSource.Parameter],
    _ names: [String: Set<SourceFile.ID>], tables: CatalogueTables, schema: Schema,
    language: Language
  ) {
    self.tables = tables
    self.schema = schema
    named = constants
    self.names = names
    self.constants = tables.operands + constants.map { TracedValue($0.value) }
    self.environment = environment
    self.language = language
  }

  /// A rule as it can be evaluated, and what is wrong with it; no rule where anything is.
  mutating func compile(
    _ changed: RuleChanges.Changed
  ) -> (rule: CompiledRule?, mistakes: [Diagnostic]) {
    let (source, record) = (changed.source, changed.parameters.record)
    let environment = environment.adding(parameters: record.type)
    var rule = RuleCompilation(of: source, in: environment, beside: named, names)
    if !changed.isTested { rule.checkDeclaration(beside: tables) }
    guard rule.isSmall(), rule.hasNames() else { return (nil, rule.mistakes) }
    let (parameters, translation) = (TracedValue(.object(record)), language.rules[source.id])
    let title = text(source.title.english, translation?["title"], of: &rule, with: parameters)
    let why = text(source.why.english, translation?["why"], of: &rule, with: parameters)
    var clauses = source.clauses.compactMap { rule.compile($0, $1) }
    if let all = clauses, all.each.isEmpty, all.at == nil {
      clauses?.at = all.require.firstPath(below: schema.variables.count)
    }
    if !changed.isTested, clauses != nil { rule.checkAnswers(by: schema) }
    let texts = texts(of: &rule, translation, areTested: changed.isTested)
    for read in rule.fieldsRead { reads.insert(read) }
    guard let clauses, rule.mistakes.isEmpty else { return (nil, rule.mistakes) }
    let isDraft = source.declaration.isDraft
    let compiled = CompiledRule(
      source, severity: isDraft ? .note : changed.severity, isNewer: changed.isNewer,
      title: isDraft ? language(Message(.draftCount, title)) : title, why: why,
      parameters: parameters, clauses: clauses, firstSlot: environment.count,
      reads: Lazy { [reads = rule.reads] in ClauseReads(reads) }, texts: texts)
    return (compiled, [])
  }

  /// Texts in which nothing is wrong are compiled when somebody asks for them: most rules find
  /// nothing, and of the expressions of the program's own, a quarter stand in texts.
  private func texts(
    of rule: inout RuleCompilation, _ translation: RuleTranslation?, areTested: Bool
  ) -> Lazy<CompiledTexts> {
    if areTested {
      return Lazy { [rule] in
        var rule = rule
        return rule.texts(translation)
      }
    }
    let texts = rule.texts(translation)
    rule.checkUses()
    return Lazy { texts }
  }
}

// Titles and reasons are said of a rule, whatever the description: they are filled in once.
extension RuleCompiler {
  /// A text in the language of the book, with its parameters and constants filled in.
  private mutating func text(
    _ english: LocatedText, _ translated: LocatedText?, of rule: inout RuleCompilation,
    with parameters: TracedValue
  ) -> String {
    let said = filled(english, isEnglish: true, of: &rule, with: parameters)
    return translated.map { filled($0, isEnglish: false, of: &rule, with: parameters) } ?? said
  }

  private mutating func filled(
    _ written: LocatedText, isEnglish: Bool, of rule: inout RuleCompilation,
    with parameters: TracedValue
  ) -> String {
    guard written.text.utf8.contains(UInt8(ascii: "{")),
      case .object(let record) = parameters.value
    else { return written.inOneLine }
    let template = rule.template(
      written, isEnglish: isEnglish, in: titleEnvironment.adding(parameters: record.type))
    var frame = Frame(slots: constants.count + 1)
    frame.hold(constants, from: 0)
    frame[constants.count] = parameters
    do throws(EvaluationError) {
      return template.text(with: try template.values(in: &frame), in: language)
    } catch {
      rule.report(
        id: "cannot-be-filled-in", "a value in this text can't be worked out: \(error.message)",
        written.range)
      return written.inOneLine
    }
  }
}

extension Environment {
  /// What a rule with these parameters sees.
  fileprivate func adding(parameters: ObjectType) -> Environment {
    adding(Variable(RuleSource.Parameter.nameOfAll, .object(parameters)))
  }

  /// What only titles see of the names of rules: the last ones, which no description has.
  fileprivate func ofTitles(constants count: Int) -> Environment {
    Environment(
      variables: Array(variables.suffix(count)), functions: Function.standard + Function.ofRules,
      options: options)
  }
}
