internal import Diagnostics
internal import Expressions
internal import Localization

/// One rule while it is compiled: what its expressions see, what of it nothing has used so far, and
/// what is wrong with it.
struct RuleCompilation: Sendable {
  let source: RuleSource
  private(set) var mistakes: [Diagnostic] = []
  /// What the next expression sees.
  private(set) var environment: Environment
  private(set) var itemTypes: [ValueType] = []
  /// What each clause that decides reads.
  private(set) var reads: [ClauseReads.Clause] = []
  /// What any of its expressions reads.
  private(set) var fieldsRead: [FieldReference] = []
  /// What files have named, for all expressions.
  private let named: [RuleSource.Parameter]
  /// The files that have named or defined something so, which others may call something else.
  private let filesNaming: [String: Set<SourceFile.ID>]
  /// The slot of the first name that it brings in itself.
  private let firstOwnSlot: Int
  private var unusedParameters: Set<String>
  /// Told once each, however often they are written.
  private var unknownNames: Set<String> = []
  /// The definitions that nothing has used so far, by their slots.
  private var unusedDefinitions: [Int: RuleFile.Name] = [:]
  /// What the names that it brings in are, or are items of: words that are compared with ids.
  private var origins: [String: (text: LocatedText, isItem: Bool)] = [:]
  private var comparedNames: Set<ComparedName> = []
  /// What the names that it defines read, by their slots.
  private var definitionReads: [Int: [[FieldReference]]] = [:]

  /// The scope is that of its parameters.
  init(
    of source: RuleSource, in environment: Environment, beside named: [RuleSource.Parameter],
    _ names: [String: Set<SourceFile.ID>]
  ) {
    self.source = source
    filesNaming = names
    firstOwnSlot = environment.count
    self.environment = environment
    self.named = named
    unusedParameters = Set(source.parameters.map(\.name))
  }

  mutating func report(_ message: Message, _ range: SourceRange) {
    mistakes.append(Diagnostic(message, at: range))
  }

  mutating func report(id: String, _ message: Message, _ range: SourceRange) {
    report(Message(id: id, message), range)
  }

  mutating func report(_ mistake: Diagnostic) { mistakes.append(mistake) }
}

// Clauses, in the order in which they are asked.
extension RuleCompilation {
  /// Nil where something is wrong.
  mutating func compile(_ clause: RuleClause, _ written: LocatedText) -> Program? {
    let compiled = compile(written.text, of: written, expecting: clause.type, in: environment)
    let type = compiled?.type ?? .erroneous
    switch clause {
    case .each(let number):
      let item = item(of: type, number, at: written.range)
      itemTypes.append(item)
      if compiled != nil { origins[source.itemNames[number].name] = (written, isItem: true) }
      declare(source.itemNames[number], item)
    case .definition(let number):
      let name = source.definitionNames[number]
      if compiled != nil { origins[name.name] = (written, isItem: false) }
      let slot = declare(name, type)
      definitionReads[slot] = compiled?.reads
      unusedDefinitions[slot] = name
      return compiled?.program
    case .at, .related:
      if let compiled, !compiled.program.mayHavePlace {
        report(
          id: "not-a-place",
          "this is worked out and stands nowhere in a description; name a field or an item",
          written.range)
      }
    case .key:
      // Nothing that is measured, and no list.
      if !type.tellsApart {
        report(
          id: "no-key",
          """
          \(written.inOneLine.quoted) is no text, word, whole number, day or boolean; name \
          what stays the same, such as an id
          """, written.range)
      }
    case .applies, .when, .exemption, .require, .review, .mark: break
    }
    if clause.decides, let compiled { reads.append((clause, compiled.reads)) }
    return compiled?.program
  }

  private mutating func item(
    of list: ValueType, _ number: Int, at range: SourceRange
  ) -> ValueType {
    switch list {
    case .list(let type): return type
    case .map(let key, _): return key
    case .dynamic, .erroneous: return list
    default:
      let name = source.itemNames[number].name
      report(id: "not-a-list", "\(name.quoted) can go through a list or a map only", range)
      return .erroneous
    }
  }

  /// Declares a name; the answer is its slot.
  @discardableResult
  private mutating func declare(_ name: RuleFile.Name, _ type: ValueType) -> Int {
    let isDefined = environment.definitions.has(FactDefinition.Name(name.name, of: nil))
    let known = environment.slot(of: name.name)
    let isOthers = filesNaming[name.name].map { !$0.contains(source.file) } ?? false
    let isOwn = known.map { $0 >= firstOwnSlot } ?? false
    if isOwn || (isDefined || known != nil) && !isOthers {
      report(
        id: "name-taken",
        "there is something called \(name.name.quoted) already; choose another name", name.range)
    }
    let slot = environment.count
    environment = environment.adding(Variable(name.name, type))
    return slot
  }

  /// Reports names that nothing uses, once all was compiled that may use them.
  mutating func checkUses() {
    // A mistake elsewhere may be a use that was misspelt.
    guard mistakes.isEmpty else { return }
    for parameter in source.parameters where unusedParameters.contains(parameter.name) {
      report(
        id: "unused-parameter", "nothing uses the parameter \(parameter.name.quoted); take it out",
        parameter.nameRange)
    }
    for (_, name) in unusedDefinitions.sorted(by: { $0.key < $1.key }) {
      report(id: "unused-definition", "nothing uses \(name.name.quoted); take it out", name.range)
    }
  }
}

// Texts with expressions in them.
extension RuleCompilation {
  /// What the rule says in English, and in the language that the translation is in.
  mutating func texts(_ translation: RuleTranslation?) -> CompiledTexts {
    let (source, environment) = (source, environment)
    let english = source.texts.map { _, text in
      template(text.english, isEnglish: true, in: environment)
    }
    guard let translation else { return CompiledTexts(english: english, said: english) }
    let said = english.map { name, english in
      translation[source.key(of: name)].map {
        template($0, isEnglish: false, in: environment)
      } ?? english
    }
    return CompiledTexts(english: english, said: said)
  }

  /// A text with placeholders, each of which must be something that a message can show.
  ///
  /// What is wrong with it is only reported: the rule can't be used then.
  mutating func template(
    _ written: LocatedText, isEnglish: Bool, in environment: Environment
  ) -> MessageTemplate {
    let text = TemplateText(written.text)
    if let brace = text.openBrace {
      report(
        id: "open-brace", "this brace is never closed; write '{{' for a brace in the text",
        written.range(of: brace..<brace + 1))
    }
    var parts: [MessageTemplate.Part] = []
    var reads: [[FieldReference]] = []
    for piece in text.pieces {
      switch piece {
      case .text(let text): parts.append(.text(text))
      case .expression(let text, let bytes):
        let compiled = compile(text, at: bytes.lowerBound, of: written, in: environment)
        guard let compiled else { continue }
        if let mistake = compiled.type.mistakeInMessage(writtenAs: text) {
          report(mistake, written.range(of: bytes))
        }
        reads += compiled.reads
        let words = (compiled.type.item ?? compiled.type).enumeration
        parts.append(
          .placeholder(.init(program: compiled.program, words: words, start: bytes.lowerBound)))
      }
    }
    return MessageTemplate(parts: parts, isEnglish: isEnglish, reads: reads)
  }
}

// Expressions.
extension RuleCompilation {
  /// What is read may be read by way of the names that the rule defines.
  private typealias Compiled = (program: Program, type: ValueType, reads: [[FieldReference]])

  /// Compiles what begins at a byte of a text, and reports what is wrong with it.
  private mutating func compile(
    _ text: String, at start: Int = 0, of written: LocatedText, expecting type: ValueType? = nil,
    in environment: Environment
  ) -> Compiled? {
    let compilation = environment.compile(text, expecting: type)
    fieldsRead += compilation.reads
    for slot in compilation.variables { unusedDefinitions[slot] = nil }
    for read in compilation.reads where read.type == RuleSource.Parameter.nameOfAll {
      unusedParameters.remove(read.field)
    }
    for mistake in compilation.mistakes {
      let bytes = mistake.bytes.lowerBound + start..<mistake.bytes.upperBound + start
      let range = written.range(of: bytes)
      let word = String(decoding: Array(text.utf8)[mistake.bytes], as: UTF8.self)
      let isName = mistake.message.id == "unknown-name"
      if isName, !unknownNames.insert(word).inserted { continue }
      report(
        (isName ? unknown(word, mistake, range, environment) : cutOff(mistake, in: written, range))
          ?? Diagnostic(
            mistake.message, at: range, notes: notes(on: mistake, in: compilation, environment)))
    }
    checkWords(compilation.compared)
    let reads = compilation.variables.reduce(into: [compilation.reads]) {
      $0 += definitionReads[$1] ?? []
    }
    return compilation.program.map { ($0, compilation.type, reads) }
  }

  /// Reports words that are compared with ids by way of a name, and are none: where they are written.
  private mutating func checkWords(_ compared: [ComparedName]) {
    // Names may be made of one another many times over.
    let compared = compared.filter { comparedNames.insert($0).inserted }
    if compared.isEmpty { return }
    let own = Set(source.names.map(\.name))
    let fixed = source.parameters.map(\.asCalled) + named.filter { !own.contains($0.name) }
    for mistake in fixed.mistakes(in: compared, environment) where !mistakes.contains(mistake) {
      report(mistake)
    }
    for compared in compared {
      guard let (written, isItem) = origins[compared.name] else { continue }
      let type = isItem ? ValueType.list(compared.type) : compared.type
      let compilation = environment.compile(written.text, comparingWith: type)
      for mistake in compilation.mistakes {
        let found = Diagnostic(mistake.message, at: written.range(of: mistake.bytes))
        if !mistakes.contains(found) { report(found) }
      }
      checkWords(compilation.compared)
    }
  }

  /// What to say of a name that the rule could bring in, or brings in only further down.
  private func unknown(
    _ word: String, _ mistake: Mistake, _ range: SourceRange, _ environment: Environment
  ) -> Diagnostic? {
    guard
      let name = source.names.first(where: {
        $0.name == word && $0.range.bytes.lowerBound > range.bytes.lowerBound
      })
    else {
      if let bindings = environment.bindings(to: word) {
        return Diagnostic(
          id: "unknown-name",
          "there is nothing called '\(word)' here; bring it in by 'each: [\(bindings)]'", at: range)
      }
      guard mistake.message.text.hasSuffix(" here") else { return nil }
      let known = environment.variables.reversed().map(\.name).together
      return Diagnostic(id: "unknown-name", "\(mistake.message); there are \(known)", at: range)
    }
    let note = Diagnostic.Note(Message("it is named here"), at: name.range)
    return Diagnostic(
      id: "unknown-name",
      "'\(word)' is named further down, and an expression knows only the names above it", at: range,
      notes: [note])
  }

  /// What to say of an expression that YAML ends early, as it does at a `#` behind a blank.
  private func cutOff(_ mistake: Mistake, in written: LocatedText, _ range: SourceRange)
    -> Diagnostic?
  {
    let rest = written.file.bytes[written.bytes.upperBound...]
    let blanks = rest.prefix { $0 == UInt8(ascii: " ") }
    guard mistake.message.id == "unexpected-end", !blanks.isEmpty,
      rest.dropFirst(blanks.count).first == UInt8(ascii: "#")
    else { return nil }
    return Diagnostic(
      id: "unexpected-end",
      """
      the expression ends where a comment of YAML begins with '#'; put all of it in double quotes, \
      and texts in it in single ones
      """, at: range)
  }

  /// Where texts stand that would be days without their quotes, for what can't be compared.
  private func notes(
    on mistake: Mistake, in expression: Compilation, _ environment: Environment
  ) -> [Diagnostic.Note] {
    guard mistake.message.id == "unequal-types" else { return [] }
    let type = RuleSource.Parameter.nameOfAll
    let used =
      source.parameters.filter {
        expression.reads.contains(FieldReference(type: type, field: $0.name))
      }
      + named.filter { constant in
        environment.slot(of: constant.name).map(expression.variables.contains) ?? false
      }
    return used.compactMap { used in
      used.value.cureOfText.map {
        Diagnostic.Note(Message("this is a text; \($0)"), at: used.valueRange)
      }
    }
  }
}

extension RuleClause {
  /// What its expression answers; nil where that is free.
  fileprivate var type: ValueType? {
    switch self {
    case .applies, .when, .exemption, .require, .review: .boolean
    case .mark(let kind): kind.type
    case .each, .definition, .at, .related, .key: nil
    }
  }
}
