package import Diagnostics
package import Documents
package import Model
package import Rules

/// The one way from a text to what rules say of it: it is read, and each of its documents decoded
/// and judged.
///
/// Rules that hold whatever the others say decode it anew: each file of rules may bring facts and
/// services of its own. The world is handed in: the text as it was read, and the files beside it as
/// closures.
package struct DescriptionCheck: Sendable {
  /// What came of a document before any rule is asked.
  package struct Decoded: Sendable {
    package let document: Document
    /// Nil where something is wrong with it.
    package let description: Description?
    /// What is wrong with its text, and with what it says.
    package let diagnostics: [Diagnostic]
  }

  package let file: SourceFile
  private let problem: Diagnostic?
  private let linter: Linter
  private let decoder: DescriptionDecoder
  private let guards: [(rules: RuleGuard, decoder: DescriptionDecoder)]

  /// The problem is why the file can't be used as text, if it can't.
  package init(
    of file: SourceFile, problem: Diagnostic? = nil, by rules: GuardedLinter,
    _ inputs: (RuleBook) -> DecodingInputs
  ) {
    self.file = file
    self.problem = problem
    linter = rules.linter
    func decoder(_ book: RuleBook) -> DescriptionDecoder {
      DescriptionDecoder(schema: book.schema, inputs: inputs(book))
    }
    self.decoder = decoder(linter.book)
    guards = rules.guards.map { ($0, decoder($0.linter.book)) }
  }

  /// Hands over each document as soon as it is complete; the answer is what is wrong with the file.
  package func read(each: (Document) -> Void) -> [Diagnostic] {
    problem.map { [$0] } ?? DocumentReader().read(file, each: each)
  }

  /// What the document describes.
  package func decode(_ document: Document) -> Decoded {
    let (description, diagnostics) = decoder.decode(document)
    return Decoded(
      document: document, description: description, diagnostics: document.diagnostics + diagnostics)
  }

  /// What all rules say of it: rule by rule the strictest answer. Of rules that others hold only
  /// those are asked again that could answer otherwise, be it of a submission today.
  package func judge(_ description: Description, in document: Document) -> LintResult {
    var result = linter.lint(description)
    for (rules, decoder) in guards {
      let again = rules.rulesToAskAgain(about: description)
      result.uphold(rules, but: again)
      let rounds = [
        (again, isToday: false), (rules.rulesOfToday(about: description), isToday: true),
      ]
      for (asked, isToday) in rounds where !asked.isEmpty {
        let (description, diagnostics) = decoder.decode(document, submittedToday: isToday)
        if let description {
          let other = rules.linter.lint(description, asking: asked)
          result.uphold(other, by: rules)
        } else {
          let file = SourceRange(wholeOf: rules.file)
          let note = Diagnostic.Note(Message(.judgedByThisFile), at: file)
          result.diagnostics += (document.diagnostics + diagnostics).map { $0.adding(note) }
        }
      }
    }
    if result.diagnostics.haveErrors { result.verdict = .unjudged }
    return result
  }

  /// What came of a document: what the rules say of it, with all that is wrong; or else why they
  /// can't be asked.
  package func answer(to document: Document) -> (result: LintResult?, diagnostics: [Diagnostic]) {
    let decoded = decode(document)
    guard let description = decoded.description else { return (nil, decoded.diagnostics) }
    var result = judge(description, in: document)
    result.diagnostics =
      decoded.diagnostics + result.diagnostics
      + result.faults.map { $0.diagnostic(about: result.range) }
    return (result, [])
  }

  /// Every document, and what is wrong with the file beside them.
  package func decodeAll() -> (documents: [Decoded], diagnostics: [Diagnostic]) {
    var documents: [Decoded] = []
    let diagnostics = read { documents.append(decode($0)) }
    return (documents, diagnostics)
  }
}
