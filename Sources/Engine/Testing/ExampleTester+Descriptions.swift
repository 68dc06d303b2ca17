internal import Diagnostics
internal import Documents
internal import Expressions
internal import Model
internal import Rules

// What examples describe.
extension ExampleTester {
  func description(
    of example: RuleExample,
    base: Document
  ) throws(Disagreement) -> Description {
    let root = try root(of: example, base: base)
    let document = Document(file: base.file, number: 1, root: root, bytes: base.bytes)
    let inputs = inputs(example.asOf ?? asOf, base.file.id)
    let decoded = DescriptionCheck(of: base.file, by: book, inputs).decode(document)
    if let description = decoded.description { return description }
    let reason = decoded.diagnostics.first?.message ?? Message(.exampleNothingLeft)
    throw Disagreement(message: .cannotBeMade(example.name, reason))
  }

  /// What an example describes, as a tree.
  func root(of example: RuleExample, base: Document) throws(Disagreement) -> DocumentNode {
    var editor = DocumentEditor(base.root)
    do throws(DocumentEditor.Mistake) {
      for path in example.remove { try editor.remove(path) }
      for change in example.set { try editor.set(change.path, to: change.value) }
      return editor.root
    } catch {
      throw Disagreement(
        message: .cannotBeMade(
          example.name,
          Message(.exampleChangeFailed, error.path, error.reason)
        )
      )
    }
  }
}

extension Message {
  fileprivate static func cannotBeMade(_ name: String, _ reason: Message) -> Self {
    Self(.cannotBeMade, name.quoted, reason)
  }
}
