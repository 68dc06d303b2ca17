import BuiltInRules
import Diagnostics
import Documents
import Model
import TestSupport

@testable import Engine
@testable import Rules

extension Linter {
  /// What it says of an example's description, perhaps changed; nil where that is none.
  func result(of root: DocumentNode, _ example: RuleExample) -> LintResult? {
    let file = SourceFile(path: "login.review.yaml", text: "")
    let inputs = DecodingInputs(
      asOf: example.asOf ?? Trial.today, catalogues: Trial.builtIn.book.catalogues,
      fileExists: { path in BuiltInFile.all.contains { $0.path == "examples/\(path)" } })
    let document = Document(file: file, number: 1, root: root, bytes: 0..<0)
    let check = DescriptionCheck(of: file, by: GuardedLinter(self)) { _, _ in inputs }
    return check.decode(document).description.map { check.judge($0, in: document) }
  }
}
