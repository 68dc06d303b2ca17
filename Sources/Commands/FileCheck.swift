internal import Descriptions
internal import Diagnostics
internal import Documents
internal import Expressions
internal import Linting
internal import Reporting
internal import Rules

/// Checks the descriptions in one file.
struct FileCheck: Sendable {
  /// What there is to say about a file.
  struct Answer: Sendable {
    let file: SourceFile
    var results: [LintResult] = []
    var times = CheckTimes()
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
  let progress: ProgressLine?

  func answer(for path: String, linter: Linter) -> Answer {
    defer { progress?.finishFile() }
    let start = ContinuousClock.now
    var answer = self.answer(for: DescriptionFile(path, in: files, root: root), linter)
    let others = answer.times.decoding + answer.times.evaluating
    answer.times.reading = ContinuousClock.now - start - others
    return answer
  }

  /// What there is to say about something that came on standard input.
  func answer(forInput bytes: [UInt8], linter: Linter) -> Answer {
    answer(for: DescriptionFile(input: bytes, in: files), linter)
  }

  private func answer(for file: DescriptionFile, _ linter: Linter) -> Answer {
    if let problem = file.problem { return Answer(file: file.source, diagnostics: [problem]) }
    return check(file.source, file.decoder(linter.book, asOf: asOf), linter)
  }

  private func check(
    _ file: SourceFile,
    _ decoder: DescriptionDecoder,
    _ linter: Linter
  ) -> Answer {
    let lines = LineTable(of: file)
    var answer = Answer(file: file)
    var count = 0
    let diagnostics = DocumentReader().read(file) { document in
      count += 1
      answer.add(document.diagnostics)
      guard document.diagnostics.allSatisfy({ $0.severity != .error }) else { return }
      let start = ContinuousClock.now
      let (description, diagnostics) = decoder.decode(document)
      let middle = ContinuousClock.now
      answer.times.decoding += middle - start
      answer.add(diagnostics)
      guard let description else { return }
      defer {
        answer.times.evaluating += ContinuousClock.now - middle
        progress?.finishDescription()
      }
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
}

extension Diagnostic.Message {
  fileprivate static func moreProblems(_ count: Int) -> Self {
    Self("\(count) more are not shown")
  }

  fileprivate static func ruleFault(_ rule: String, _ text: String) -> Self {
    Self("the rule \(rule.quoted) can't be evaluated for this description: \(text)")
  }
}
