import Diagnostics
import Documents
import Engine
import Expressions
import Model
import Rules
import TestSupport

/// The built-in rules, asked about the apps of letters.
struct Reviewer {
  /// What a rule has to say about a whole description: its worst.
  struct Answer: Hashable {
    let outcome: Outcome
    let severity: Severity

    /// It would stop a submission.
    var isError: Bool { outcome == .fail && severity == .error }
  }

  let book: RuleBook

  /// Reads the rules anew; throws what is wrong with them.
  init() throws {
    let trial = Trial([], builtIn: Checkout.rules)
    guard trial.told.isEmpty else { throw Obstacle(trial.told.joined(separator: "\n")) }
    book = trial.book
  }

  /// One reviewer for all letters.
  static let shared = Result { try Reviewer() }

  /// What the rules find in the app as it was refused.
  func rejected(_ letter: Letter) throws -> [String: Answer] {
    try answers(to: letter, letter.rejected)
  }

  /// What the rules find in the app put right, if it was.
  func repaired(_ letter: Letter) throws -> [String: Answer]? {
    try letter.repaired.map { try answers(to: letter, $0) }
  }

  /// What the rules find in a description; what they don't mind is left out.
  func answers(to document: Document, on day: Timestamp? = nil) throws -> [String: Answer] {
    let inputs = DecodingInputs(
      asOf: day ?? Trial.today, catalogues: book.catalogues, fileExists: { _ in true })
    let linter = GuardedLinter(Linter(book: book, isDaySet: true))
    let check = DescriptionCheck(of: document.file, by: linter) { _ in inputs }
    let decoded = check.decode(document)
    guard let description = decoded.description else {
      throw Obstacle(decoded.diagnostics.map(\.message.text).joined(separator: "; "))
    }
    let result = check.judge(description, in: document)
    return result.findings.filter { $0.outcome < .waived }.reduce(into: [:]) { found, finding in
      let answer = Answer(outcome: finding.outcome, severity: finding.severity)
      let answers = [found[finding.rule], answer].compactMap { $0 }
      found[finding.rule] = answers.min { $0.outcome < $1.outcome }
    }
  }

  private func answers(to letter: Letter, _ changes: Letter.Changes) throws -> [String: Answer] {
    let base = try Checkout.base(named: letter.base)
    var editor = DocumentEditor(base.root)
    if let day = letter.day { try tryDemoAccount(on: day, &editor) }
    for changes in [letter.both, changes] {
      for path in changes.remove { try editor.remove(path) }
      for change in changes.set { try editor.set(change.name, to: change.value) }
    }
    let document = Document(file: base.file, root: editor.root, bytes: base.bytes)
    return try answers(to: document, on: letter.day)
  }

  /// The bases' demo accounts were tried shortly before the day of the examples.
  private func tryDemoAccount(on day: Timestamp, _ editor: inout DocumentEditor) throws {
    let date = DocumentNode(.scalar(day.day, .plain), bytes: 0..<0)
    try editor.set("review.demoAccount.checkedOn", to: date)
  }
}
