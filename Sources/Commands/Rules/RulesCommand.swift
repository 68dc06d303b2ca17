internal import Diagnostics
internal import Documents
internal import Reporting
internal import Rules
internal import World

/// Lists the rules that hold, runs their examples, or writes their reference.
struct RulesCommand: Command {
  private enum Action: String, CaseIterable {
    case list, test, docs, new
  }

  static let name = "rules"
  static let operands = "list | test [PATH…] | docs | new"
  static let summary = Message(
    "Lists rules, runs their examples, writes a reference, begins a rule.")
  static var operandWords: [String] { Action.allCases.map(\.rawValue) }
  static let options = [
    Option("--rules", "FILE", "A file of rules; for list and docs the nearest .reviewlint.yaml."),
    Option("--format", "FORMAT", "For list: text (default) or json.", words: AnswerFormat.words),
    .coverage,
    .mutate,
    Option("--trace", "EXAMPLE", "For test: how the example comes out, clause by clause."),
  ]

  private let action: Action
  private let paths: [String]
  private let builtInRules: String?
  private let thoroughness: ExampleRun.Thoroughness
  /// The example that is to be shown step by step.
  private let tracedExample: String?
  private let format: AnswerFormat

  init(_ arguments: Arguments) throws(Refusal) {
    action = try arguments.operand(
      of: Self.name, orElse: "rules needs to know what to do: list, test, docs or new")
    paths = Array(arguments.operands.dropFirst()) + arguments.all("--rules")
    builtInRules = try arguments.builtInRules()
    thoroughness = ExampleRun.Thoroughness(arguments)
    tracedExample = try arguments.one("--trace")
    format = try arguments.word("--format", of: AnswerFormat.self) ?? .text
    if action != .list, arguments.has("--format") { throw Refusal("--format is for rules list") }
    if action == .new, arguments.operands.count != 2 {
      throw Refusal("rules new needs one id, such as no-video-behind-login")
    }
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    switch action {
    case .list:
      let list = RuleList(try bookHere(paths, in: terminal))
      return terminal.answer(format == .json ? list.json : list.text)
    case .new:
      let book = try bookForNewRule(in: terminal)
      return terminal.answer(try RuleScaffold(id: paths[0], in: book).text)
    case .docs:
      let book = try bookHere(paths, in: terminal)
      return terminal.answer(ReferencePage(book, .of(book)).markdown)
    case .test:
      if let tracedExample { return try trace(tracedExample, in: terminal) }
      return try test(in: terminal)
    }
  }

  /// A shell that writes into the nearest rule file has emptied it before anything is read.
  private func bookForNewRule(in terminal: Terminal) throws(Refusal) -> RuleBook {
    var search = RuleFileSearch(in: terminal.files)
    let named = Array(paths.dropFirst())
    let limit = ReadingLimits.standard.bytes
    let nearest = search.ruleFiles(above: terminal.files.currentFolder).first
    if named.isEmpty, let nearest, terminal.files.bytes(at: nearest, limit: limit) == [] {
      return try load(GoverningRules(named: []), in: terminal).book
    }
    return try bookHere(named, in: terminal)
  }

  private func bookHere(_ named: [String], in terminal: Terminal) throws(Refusal) -> RuleBook {
    var search = RuleFileSearch(in: terminal.files)
    let rules = search.rules(in: terminal.files.currentFolder, unless: named)
    return try load(rules, in: terminal).book
  }

  /// The rules; whatever is wrong with them is told.
  private func load(
    _ rules: GoverningRules, in terminal: Terminal
  ) throws(Refusal) -> RuleLibrary.Loaded {
    let root = terminal.files.standardRoot
    let library = RuleLibrary(
      terminal: terminal, root: root, needsExamples: action != .list, builtInRules: builtInRules)
    let loaded = library.load(rules)
    if loaded.diagnostics.haveErrors { throw Refusal(loaded.diagnostics, in: loaded.files) }
    DiagnosticOutput(terminal).complain(loaded.diagnostics, in: loaded.files)
    return loaded
  }

  /// Each file is tested alone, as if it were the only one; without a file, the program's own rules.
  private func groups(in terminal: Terminal) throws(Refusal) -> [GoverningRules] {
    guard !paths.isEmpty else { return [GoverningRules(named: [])] }
    var found: [GoverningRules] = []
    for path in paths {
      found += try RuleFolder(path, in: terminal).paths.map { GoverningRules(named: [$0]) }
    }
    return found
  }

  private func run(of rules: GoverningRules, in terminal: Terminal) throws(Refusal) -> ExampleRun {
    let loaded = try load(rules, in: terminal)
    return ExampleRun(loaded, leavingOutBuiltIn: !paths.isEmpty, thoroughness, in: terminal)
  }

  private func test(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    var trial = RuleTrial()
    for rules in try groups(in: terminal) {
      trial.add(in: terminal) { () throws(Refusal) in try run(of: rules, in: terminal) }
    }
    return trial.answer(thoroughness, in: terminal)
  }

  /// Shows how an example comes out, clause by clause; several of one name each.
  private func trace(_ name: String, in terminal: Terminal) throws(Refusal) -> ExitStatus {
    var runs: [ExampleRun] = []
    for rules in try groups(in: terminal) { runs.append(try run(of: rules, in: terminal)) }
    let traces = runs.flatMap { $0.traces(of: name) }
    guard !traces.isEmpty else {
      let hint = Suggestion.clause(for: name, among: runs.flatMap(\.exampleNames))
      throw Refusal("there is no example \(name.quoted)\(hint)")
    }
    let texts = traces.compactMap { trace in
      trace.trace.map { TraceText.text($0, of: trace.example, width: terminal.width) }
    }
    let status: ExitStatus = traces.allSatisfy { $0.mistake == nil } ? .clean : .findings
    let answer = terminal.answer(texts.joined(separator: "\n"), status)
    for trace in traces {
      DiagnosticOutput(terminal).complain([trace.mistake].compactMap(\.self), in: trace.files)
    }
    return answer
  }
}

/// The beginning of a rule of one's own: a draft that loads as it is.
private struct RuleScaffold {
  let text: String

  init(id: String, in book: RuleBook) throws(Refusal) {
    guard id.isKebabCase else {
      throw Refusal(.notKebabCase(id))
    }
    guard !book.knows(id) else {
      throw Refusal("there is a rule \(id.quoted) already; choose another id")
    }
    text = String(decoding: PackageResources.scaffold_yaml, as: UTF8.self)
      .replacing("@id@", with: id)
  }
}

extension RuleBook {
  /// Whether any rule has the id, whether it holds or not.
  fileprivate func knows(_ id: String) -> Bool {
    rules.contains { $0.id == id } || rulesOff.contains { $0.id == id } || leftOut.contains(id)
  }
}
