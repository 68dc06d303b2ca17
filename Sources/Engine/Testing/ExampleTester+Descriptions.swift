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
    let description = try description(of: example, root, base)
    guard let others = example.otherApps else { return description }
    var all = [(description, LineTable(of: base.file))]
    for other in others {
      guard let base = self.base(other.base, example.baseRange.file) else {
        throw Disagreement(
          message: .cannotBeMade(example.name, Message(.exampleNoDescription, other.base.quoted))
        )
      }
      let root = try changed(base.root, other.set, other.remove, for: example)
      let description = try self.description(of: example, root, base, number: all.count + 1)
      all.append((description, LineTable(of: base.file)))
    }
    return description.among(OtherApps(all, areAll: true, as: book.schema))
  }

  private func description(
    of example: RuleExample,
    _ root: DocumentNode,
    _ base: Document,
    number: Int = 1
  ) throws(Disagreement) -> Description {
    let document = Document(file: base.file, number: number, root: root, bytes: base.bytes)
    let inputs = inputs(example.asOf ?? asOf, base.file.id)
    let decoded = DescriptionCheck(of: base.file, by: book, inputs).decode(document)
    if let description = decoded.description { return description }
    let reason = decoded.diagnostics.first?.message ?? Message(.exampleNothingLeft)
    throw Disagreement(message: .cannotBeMade(example.name, reason))
  }

  /// What an example describes, as a tree.
  func root(of example: RuleExample, base: Document) throws(Disagreement) -> DocumentNode {
    try changed(base.root, example.set, example.remove, for: example)
  }

  private func changed(
    _ root: DocumentNode,
    _ set: [RuleExample.Change],
    _ remove: [String],
    for example: RuleExample
  ) throws(Disagreement) -> DocumentNode {
    var editor = DocumentEditor(root)
    do throws(DocumentEditor.Mistake) {
      for path in remove { try editor.remove(path) }
      for change in set { try editor.set(change.path, to: change.value) }
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
