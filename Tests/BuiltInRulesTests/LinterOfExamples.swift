import Diagnostics
import Documents
import Model

@testable import Engine
@testable import Rules

extension Linter {
  /// What it says of an example's description, perhaps changed; nil where that is none.
  func result(of root: DocumentNode, _ example: RuleExample) -> LintResult? {
    let file = SourceFile(path: "login.review.yaml", text: "")
    let inputs = ExampleFiles.inputs(example, by: book.catalogues)
    let document = Document(file: file, number: 1, root: root, bytes: 0..<0)
    let check = DescriptionCheck(of: file, by: GuardedLinter(self)) { _ in inputs }
    return check.decode(document).description.map { check.judge($0, in: document) }
  }
}
