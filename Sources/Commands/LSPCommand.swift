internal import Diagnostics
internal import LanguageServer
internal import World

/// Answers an editor on standard input and output until it takes its leave.
struct LSPCommand: Command {
  static let name = "lsp"
  static let operands = ""
  static let summary = Message("A language server on standard input and output, for editors.")
  static let options: [Option] = [.rules, .policy, .language]

  private let terms: Terms

  private static let chunk = 1 << 18

  init(_ arguments: Arguments) throws(Refusal) {
    if let word = arguments.operands.first {
      throw Refusal("lsp takes no words, and there is \(word.quoted)")
    }
    terms = try Terms(arguments)
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    var server = Server(host(in: terminal), version: Application.version)
    while server.end == nil {
      let piece = try Refusal.unless("standard input can't be read") {
        () throws(FileSystem.Failure) in
        try terminal.files.piece(of: 0, size: Self.chunk)
      }
      if piece.isEmpty { break }
      let answers = server.receive(piece)
      guard answers.isEmpty || terminal.write(answers[...]) == .complete else { return .unjudged }
    }
    return ExitStatus(server.end ?? server.endWithoutWord)
  }

  private func host(in terminal: Terminal) -> Host {
    let folders = EditedFolders(terminal: terminal, terms: terms)
    // What a project shows when it is first looked at holds as long as the editor is open.
    let calls = terminal.files.calls
    let lasting = FileSystem(calls: calls, fuel: nil)
    let evidence = FoundEvidence(in: lasting)
    let day = terminal.day
    return Host(
      name: { FilePath.relative($0, to: folders.root(of: $0)) },
      rules: { folders.rules(for: $0, showing: $1) },
      ownRules: { folders.ownRules(of: $0, showing: $1) },
      check: { text, path, rules in
        let files = FileSystem(calls: calls)
        return Surroundings(asOf: day, in: files, root: rules.root, evidence: evidence)
          .check(text, at: path, by: rules.linter)
      })
  }
}

/// The folders in which an editor's files lie, and the rules that hold there.
private struct EditedFolders: Sendable {
  let terminal: Terminal
  let terms: Terms

  /// That of the repository, else the file's own folder.
  func root(of path: String?) -> String {
    let folder = folder(of: path)
    return terminal.files.repository(around: folder) ?? folder
  }

  func rules(for path: String?, showing open: Host.OpenTexts) -> RulesInForce {
    var search = RuleFileSearch(in: terminal.files)
    return load(search.rules(in: folder(of: path), unless: terms.rules), path, showing: open)
  }

  func ownRules(of path: String?, showing open: Host.OpenTexts) -> RulesInForce {
    load(GoverningRules(named: [path].compactMap(\.self)), path, showing: open)
  }

  private func folder(of path: String?) -> String {
    path.map(FilePath.folder) ?? terminal.files.currentFolder
  }

  private func load(
    _ rules: GoverningRules, _ path: String?, showing open: Host.OpenTexts
  ) -> RulesInForce {
    let root = root(of: path)
    var library = RuleLibrary(terms, in: terminal.showing(open), root: root)
    library.needsExamples = true
    let held = HeldRules(rules, by: library)
    return RulesInForce(
      linter: held.linter(isDaySet: false), diagnostics: held.diagnostics, files: held.files,
      root: root, reference: .of(held.found.book))
  }
}

extension ExitStatus {
  /// As the protocol has it: 1 for an editor that went away without a word.
  fileprivate init(_ end: Server.End) {
    self = end == .agreed ? .clean : .findings
  }
}
