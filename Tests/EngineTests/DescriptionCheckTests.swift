import Diagnostics
import Documents
import Engine
import Model
import Rules
import TestSupport
import Testing

/// The way from a text to what rules say of it.
@Suite struct DescriptionCheckTests {
  private static let trial = Trial(SmallRule.file(["at: app", "require: app.name != 'B'"]))

  private static func check(_ text: String, problem: Diagnostic? = nil) -> DescriptionCheck {
    let inputs = DecodingInputs(
      asOf: Trial.today, catalogues: trial.book.catalogues, fileExists: nil)
    let file = SourceFile(path: "login.review.yaml", text: text)
    let linter = GuardedLinter(Linter(book: trial.book))
    return DescriptionCheck(of: file, problem: problem, by: linter) { _ in inputs }
  }

  /// What comes of each document, and what is wrong with the file as a whole.
  private static func answers(_ text: String) -> (documents: [String], whole: [String]) {
    let check = check(text)
    let (documents, diagnostics) = check.decodeAll()
    let answers = documents.map { decoded in
      let told = check.file.shown(decoded.diagnostics)
      let results = decoded.description.map { check.judge($0, in: decoded.document).told() }
      return (["\(decoded.document.number)"] + (results ?? ["no description"]) + told)
        .joined(separator: " | ")
    }
    return (answers, check.file.shown(diagnostics))
  }

  @Test func `each document is decoded and judged by itself`() {
    let (documents, whole) = Self.answers(
      """
      reviewlint: 1
      app: {name: A}
      ---
      reviewlint: 1
      app: {name: B}
      ---
      reviewlint: 1
      app: {nam: C}
      """
    )
    #expect(
      documents == [
        "1 | pass", "2 | fail app: It is so",
        """
        3 | no description | 8:6 ‹{nam: C}›: the key 'name' is missing in app; add it | \
        8:7 ‹nam›: there is no key 'nam' here; did you mean 'name'?
        """,
      ]
    )
    #expect(whole == [])
  }

  @Test func `where nothing is described, that is what is wrong with the file`() {
    let (documents, whole) = Self.answers("# only a comment\n")
    #expect(documents == [])
    #expect(whole == ["1:1 ‹›: there is nothing in this file to read"])
  }

  @Test func `what can't be used as text isn't read`() {
    let whole = SourceRange(wholeOf: SourceFile.ID(path: "login.review.yaml"))
    let problem = Diagnostic(.words("this file can't be read"), at: whole)
    let (documents, diagnostics) = Self.check("reviewlint: 1", problem: problem).decodeAll()
    #expect(documents.isEmpty)
    #expect(diagnostics.map(\.message.text) == ["this file can't be read"])
  }
}
