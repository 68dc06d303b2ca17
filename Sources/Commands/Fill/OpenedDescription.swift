internal import Diagnostics
internal import Documents
internal import Engine
internal import Expressions
internal import Localization
internal import Model
internal import Rules
internal import World

/// The descriptions of one file, read by the rules that hold for it.
struct OpenedDescription {
  private let linter: GuardedLinter
  /// What could be read, in the order of the documents.
  private(set) var decoded: [(document: Document, description: Description)] = []
  private var check: DescriptionCheck
  private let path: String
  private let surroundings: Surroundings
  /// Whether what the notes for App Review lack is asked as well.
  let asksForNotes: Bool

  /// What is wrong with the file, and doesn't keep it from being used, is told.
  init(
    _ path: String, _ terms: Terms, asksForNotes: Bool = false, in terminal: Terminal
  ) throws(Refusal) {
    let files = terminal.files
    let library = RuleLibrary(terms, in: terminal, root: terms.root(in: files))
    try self.init(
      nil, at: path == "-" ? path : files.absolute(path), terms.rules, library, asksForNotes)
  }

  /// What a file would hold beside which something was found already.
  init(
    _ text: String, at path: String, _ evidence: FoundEvidence, in terminal: Terminal
  ) throws(Refusal) {
    let root = terminal.files.standardRoot
    let library = RuleLibrary(terminal: terminal, root: root)
    try self.init(Array(text.utf8), at: path, [], library, false, evidence)
  }

  private init(
    _ bytes: [UInt8]?, at path: String, _ rules: [String], _ library: RuleLibrary,
    _ asksForNotes: Bool, _ evidence: FoundEvidence? = nil
  ) throws(Refusal) {
    let terminal = library.terminal
    let language = library.language
    let folder = path == "-" ? terminal.files.currentFolder : FilePath.folder(of: path)
    var search = RuleFileSearch(in: terminal.files)
    let held = try library.held(search.rules(in: folder, unless: rules))
    linter = held.linter(isDaySet: library.asOf != nil, drawsLogin: true)
    self.path = path
    self.asksForNotes = asksForNotes
    surroundings = Surroundings(
      asOf: library.asOf ?? terminal.day, in: terminal.files, root: library.root,
      evidence: evidence)
    check =
      bytes.map { [linter, surroundings] in surroundings.check($0, at: path, by: linter) }
      ?? surroundings.check(path, by: linter)
    let diagnostics = read()
    if diagnostics.haveErrors {
      throw Refusal(diagnostics, in: SourceFiles(check.file), language: language)
    }
    DiagnosticOutput(terminal, language: language).complain(
      diagnostics, in: SourceFiles(check.file))
  }

  var book: RuleBook { linter.linter.book }

  var source: SourceFile { check.file }
  /// The one in which people are asked.
  var language: Language { book.language }

  /// In the order of their documents.
  var descriptions: [Description] { decoded.map(\.description) }

  /// Reads the descriptions; what is wrong with them.
  private mutating func read() -> [Diagnostic] {
    let (documents, diagnostics) = check.decodeAll()
    decoded = documents.compactMap { read in read.description.map { (read.document, $0) } }
    return documents.flatMap(\.diagnostics) + diagnostics
  }

  /// The file with another text of as many descriptions; or else what would be wrong with that.
  func changed(to text: String) -> (opened: OpenedDescription?, diagnostics: [Diagnostic]) {
    let (opened, diagnostics) = holding(Array(text.utf8))
    let isSameMany = opened?.decoded.count == decoded.count
    return (isSameMany ? opened : nil, diagnostics)
  }

  /// The file with other bytes in it; or else what is wrong with these.
  func holding(_ bytes: [UInt8]) -> (opened: OpenedDescription?, diagnostics: [Diagnostic]) {
    var copy = self
    copy.check = surroundings.check(bytes, at: path, by: linter)
    let errors = copy.read().filter { $0.severity == .error }
    return errors.isEmpty ? (copy, []) : (nil, errors)
  }

  /// What the rules have to say about each description.
  func results() throws(Refusal) -> [LintResult] {
    var results: [LintResult] = []
    for (document, description) in decoded {
      let result = check.judge(description, in: document)
      if let fault = result.faults.first {
        throw Refusal("the rule \(fault.rule.quoted) can't be evaluated: \(fault.message)")
      }
      // What guards the rules may read it otherwise.
      if result.diagnostics.haveErrors {
        throw Refusal(result.diagnostics, in: result.files, language: book.language)
      }
      results.append(result)
    }
    return results
  }
}
