internal import Diagnostics
internal import Engine
internal import Expressions
internal import Localization
internal import Model
internal import Rules
internal import World

/// The descriptions of one file, read by the rules that hold for it.
struct OpenedDescription {
  let book: RuleBook
  /// In the order of their documents.
  private(set) var descriptions: [Description] = []
  private var check: DescriptionCheck
  private let path: String
  private let root: String
  /// The day of checking, if it was given.
  private let asOf: Timestamp?
  private let terminal: Terminal

  /// What is wrong with the file, and doesn't keep it from being used, is told.
  init(
    _ path: String,
    _ rules: [String],
    asOf: Timestamp?,
    root: String? = nil,
    language: Language = .english,
    in terminal: Terminal
  ) throws(Refusal) {
    let files = terminal.files
    let root = root ?? Repository(files).standardRoot
    let absolute = path == "-" ? path : files.absolute(path, from: files.currentFolder)
    let file = DescriptionFile(absolute, in: files, root: root)
    try self.init(file, at: absolute, rules, root: root, language, asOf: asOf, in: terminal)
  }

  /// What a file would hold.
  init(_ text: String, at path: String, in terminal: Terminal) throws(Refusal) {
    let root = Repository(terminal.files).standardRoot
    let file = DescriptionFile(Array(text.utf8), at: path, in: terminal.files, root: root)
    try self.init(file, at: path, [], root: root, .english, asOf: nil, in: terminal)
  }

  private init(
    _ file: DescriptionFile,
    at path: String,
    _ rules: [String],
    root: String,
    _ language: Language,
    asOf: Timestamp?,
    in terminal: Terminal
  ) throws(Refusal) {
    let folder = path == "-" ? terminal.files.currentFolder : FilePath.folder(of: path)
    var search = RuleFileSearch(in: terminal.files)
    let governing = search.rules(in: folder, unless: rules)
    book = try RuleLibrary(terminal: terminal, root: root, language: language).book(governing)
    self.path = path
    self.root = root
    self.asOf = asOf
    self.terminal = terminal
    check = file.check(by: book, asOf: asOf ?? terminal.day)
    let diagnostics = read()
    if diagnostics.haveErrors {
      throw Refusal(diagnostics, in: SourceFiles(check.file), language: language)
    }
    DiagnosticOutput(terminal, language: language).complain(
      diagnostics,
      in: SourceFiles(check.file)
    )
  }

  var source: SourceFile { check.file }
  /// The one in which people are asked.
  var language: Language { book.language }

  /// Reads the descriptions; what is wrong with them.
  private mutating func read() -> [Diagnostic] {
    let (documents, diagnostics) = check.decodeAll()
    descriptions = documents.compactMap(\.description)
    return documents.flatMap(\.diagnostics) + diagnostics
  }

  /// The same file with another text of as many descriptions; or else what would be wrong with that.
  func changed(to text: String) -> (opened: OpenedDescription?, diagnostics: [Diagnostic]) {
    let (opened, diagnostics) = holding(Array(text.utf8))
    let isSameMany = opened?.descriptions.count == descriptions.count
    return (isSameMany ? opened : nil, diagnostics)
  }

  /// The same file with other bytes in it; or else what is wrong with these.
  func holding(_ bytes: [UInt8]) -> (opened: OpenedDescription?, diagnostics: [Diagnostic]) {
    var copy = self
    copy.check = DescriptionFile(bytes, at: path, in: terminal.files, root: root)
      .check(by: book, asOf: asOf ?? terminal.day)
    let errors = copy.read().filter { $0.severity == .error }
    return errors.isEmpty ? (copy, []) : (nil, errors)
  }

  /// What the rules have to say about each description.
  func results(_ detail: ResultDetail = []) throws(Refusal) -> [LintResult] {
    let linter = Linter(book: book, isDaySet: asOf != nil, detail: detail)
    var results: [LintResult] = []
    for description in descriptions {
      let result = check.judge(description, by: linter)
      if let fault = result.faults.first {
        throw Refusal(text: Message(.ruleCantEvaluated, fault.rule.quoted, fault.text))
      }
      results.append(result)
    }
    return results
  }
}
