internal import Diagnostics
internal import Documents
internal import Engine
internal import Expressions
internal import Model
internal import Rules
internal import World

/// The descriptions of one file, read by the rules that hold for it.
struct OpenedDescription {
  private(set) var source: SourceFile
  let book: RuleBook
  /// In the order of their documents.
  private(set) var descriptions: [Description]
  private let path: String
  private let root: String
  private let asOf: Timestamp?
  private let terminal: Terminal

  /// Nil where something is wrong with the rules or the file, which is told.
  init?(_ path: String, _ rules: [String], asOf: Timestamp?, in terminal: Terminal) {
    let files = terminal.files
    let root = Repository(files).standardRoot
    let absolute = path == "-" ? path : files.absolute(path, from: files.currentFolder)
    let file = DescriptionFile(absolute, in: files, root: root)
    self.init(file, at: absolute, rules, root: root, asOf: asOf, in: terminal)
  }

  /// What a file would hold.
  init?(_ text: String, at path: String, _ rules: [String], in terminal: Terminal) {
    let root = Repository(terminal.files).standardRoot
    let file = DescriptionFile(Array(text.utf8), at: path, in: terminal.files, root: root)
    self.init(file, at: path, rules, root: root, asOf: nil, in: terminal)
  }

  private init?(
    _ file: DescriptionFile,
    at path: String,
    _ rules: [String],
    root: String,
    asOf: Timestamp?,
    in terminal: Terminal
  ) {
    let folder = path == "-" ? terminal.files.currentFolder : FilePath.folder(of: path)
    var search = RuleFileSearch(in: terminal.files)
    let governing = search.rules(in: folder, unless: rules)
    let loaded = RuleLibrary.load(governing, in: terminal, root: root)
    guard !loaded.diagnostics.haveErrors else {
      DiagnosticOutput(terminal).complain(loaded.diagnostics, in: loaded.files)
      return nil
    }
    self.path = path
    self.root = root
    self.asOf = asOf
    self.terminal = terminal
    book = loaded.book
    source = file.source
    let day = asOf ?? Timestamp(seconds: terminal.today, nanoseconds: 0)
    let (descriptions, diagnostics) = Self.descriptions(of: file, book, asOf: day)
    self.descriptions = descriptions
    DiagnosticOutput(terminal).complain(diagnostics, in: SourceFiles(file.source))
    if diagnostics.haveErrors { return nil }
  }

  /// The same file with another text of as many descriptions; or else what would be wrong with that.
  func changed(to text: String) -> (opened: OpenedDescription?, diagnostics: [Diagnostic]) {
    let (opened, diagnostics) = holding(Array(text.utf8))
    let isSameMany = opened?.descriptions.count == descriptions.count
    return (isSameMany ? opened : nil, diagnostics)
  }

  /// The same file with other bytes in it; or else what is wrong with these.
  func holding(_ bytes: [UInt8]) -> (opened: OpenedDescription?, diagnostics: [Diagnostic]) {
    let file = DescriptionFile(bytes, at: path, in: terminal.files, root: root)
    let day = asOf ?? Timestamp(seconds: terminal.today, nanoseconds: 0)
    let (descriptions, diagnostics) = Self.descriptions(of: file, book, asOf: day)
    guard !diagnostics.haveErrors else {
      return (nil, diagnostics.filter { $0.severity == .error })
    }
    var copy = self
    copy.source = file.source
    copy.descriptions = descriptions
    return (copy, [])
  }

  /// What the rules have to say about each description.
  func results() throws(RuleFault) -> [LintResult] {
    let linter = Linter(book: book, isDaySet: asOf != nil)
    let lines = LineTable(of: source)
    var evaluation = linter.evaluation()
    var results: [LintResult] = []
    for description in descriptions {
      let result = linter.lint(description, in: source, lines: lines, by: &evaluation)
      if let fault = result.faults.first { throw fault }
      results.append(result)
    }
    return results
  }

  /// All of them, or else what is wrong.
  private static func descriptions(
    of file: DescriptionFile,
    _ book: RuleBook,
    asOf day: Timestamp
  ) -> ([Description], [Diagnostic]) {
    if let problem = file.problem { return ([], [problem]) }
    let everything = DocumentReader().readAll(file.source)
    var diagnostics = everything.allDiagnostics
    guard !diagnostics.haveErrors else { return ([], diagnostics) }
    guard !everything.documents.isEmpty else {
      return ([], [Diagnostic(.nothingDescribed, at: SourceRange(wholeOf: file.source.id))])
    }
    let decoder = file.decoder(book, asOf: day)
    let descriptions = everything.documents.compactMap { document in
      let (description, mistakes) = decoder.decode(document)
      diagnostics += mistakes
      return description
    }
    return (descriptions, diagnostics)
  }
}
