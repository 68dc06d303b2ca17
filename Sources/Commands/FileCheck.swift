internal import Descriptions
internal import Diagnostics
internal import Documents
internal import Expressions
internal import Linting
internal import Rules

/// Checks the descriptions in one file.
struct FileCheck: Sendable {
  /// What there is to say about a file.
  struct Answer: Sendable {
    let file: SourceFile
    var results: [LintResult] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var leftOut = 0

    /// A file with very many documents may have very much wrong with it: the rest is counted.
    private static let mostShown = 1_000

    init(file: SourceFile, diagnostics: [Diagnostic] = []) {
      self.file = file
      self.diagnostics = diagnostics
    }

    mutating func add(_ more: [Diagnostic]) {
      let room = max(0, Self.mostShown - diagnostics.count)
      diagnostics += more.prefix(room)
      leftOut += max(0, more.count - room)
    }

    /// Says how many diagnostics were left out, if any were.
    mutating func finish() {
      guard leftOut > 0 else { return }
      diagnostics.append(
        Diagnostic(.moreProblems(leftOut), at: SourceRange(wholeOf: file.id))
      )
    }
  }

  let asOf: Timestamp
  let files: FileSystem
  let root: String

  /// What standard input is called in an answer.
  static let standardInput = "<stdin>"

  func answer(for path: String, linter: Linter) -> Answer {
    let shown = path == "-" ? Self.standardInput : FilePath.relative(path, to: root)
    do throws(FileSystem.Failure) {
      let bytes = try files.read(path, limit: ReadingLimits.standard.bytes)
      return answer(for: bytes, at: path, shown: shown, linter: linter)
    } catch {
      let file = SourceFile(path: shown, text: "")
      let diagnostic = Diagnostic(.unreadable(error.reason), at: SourceRange(wholeOf: file.id))
      return Answer(file: file, diagnostics: [diagnostic])
    }
  }

  /// What there is to say about something that came on standard input.
  func answer(forInput bytes: [UInt8], linter: Linter) -> Answer {
    answer(for: bytes, at: "-", shown: Self.standardInput, linter: linter)
  }

  private func answer(
    for bytes: [UInt8],
    at path: String,
    shown: String,
    linter: Linter
  ) -> Answer {
    let decoded = DecodedFile(path: shown, bytes: bytes)
    if let problem = decoded.problem {
      return Answer(file: decoded.file, diagnostics: [problem])
    }
    return check(decoded.file, at: path, linter: linter)
  }

  private func check(_ file: SourceFile, at path: String, linter: Linter) -> Answer {
    let decoder = DescriptionDecoder(
      schema: linter.book.schema,
      surroundings: surroundings(of: path, linter: linter)
    )
    let lines = LineTable(of: file)
    var answer = Answer(file: file)
    var count = 0
    let diagnostics = DocumentReader().read(file) { document in
      count += 1
      answer.add(document.diagnostics)
      guard document.diagnostics.allSatisfy({ $0.severity != .error }) else { return }
      let (description, diagnostics) = decoder.decode(document)
      answer.add(diagnostics)
      guard let description else { return }
      do throws(RuleFault) {
        answer.results.append(try linter.lint(description, in: file, lines: lines))
      } catch {
        let range = SourceRange(file: file.id, bytes: document.bytes)
        answer.add([Diagnostic(.ruleFault(error.rule, error.text), at: range)])
      }
    }
    answer.add(diagnostics)
    if count == 0, answer.diagnostics.isEmpty {
      answer.add([Diagnostic(.nothingDescribed, at: SourceRange(wholeOf: file.id))])
    }
    answer.finish()
    return answer
  }

  /// Files that a description names lie beside it; standard input has no beside.
  private func surroundings(of path: String, linter: Linter) -> Surroundings {
    Surroundings(
      asOf: asOf,
      catalogues: linter.book.catalogues,
      fileExists: path == "-" ? nil : fileSearch(in: FilePath.folder(of: path))
    )
  }

  private func fileSearch(in folder: String) -> @Sendable (String) -> Bool {
    let files = files
    return { files.kind(of: FilePath.joined(folder, $0)) == .file }
  }
}

extension Diagnostic.Message {
  fileprivate static func unreadable(_ reason: String) -> Self {
    Self("this file can't be read: \(reason)")
  }

  fileprivate static var nothingDescribed: Self {
    Self("nothing is described here; begin with 'reviewlint: 1'")
  }

  fileprivate static func moreProblems(_ count: Int) -> Self {
    Self("\(count) more are not shown")
  }

  fileprivate static func ruleFault(_ rule: String, _ text: String) -> Self {
    Self("the rule \(rule.quoted) can't be evaluated for this description: \(text)")
  }
}
