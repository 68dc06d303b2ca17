internal import Diagnostics
package import Documents

/// What somebody decides, as it is written into one of a file's descriptions.
package struct WrittenDecision {
  /// From 1.
  fileprivate let document: Int
  fileprivate let item: TextEdits.Item

  package init(
    on finding: Finding, in document: Int, _ answer: String, because: String, by name: String,
    on day: String
  ) {
    self.document = document
    let path = finding.location.path
    let place: TextEdits.Item = path.isEmpty ? [] : [("at", path, .doubleQuoted)]
    item =
      [("rule", finding.rule, finding.rule.isPlainName ? .plain : .doubleQuoted)] + place + [
        ("answer", answer, .plain), ("by", name, .doubleQuoted), ("on", day, .plain),
        ("because", because, .doubleQuoted), ("facts", finding.factsMark, .doubleQuoted),
      ]
  }
}

extension TextEdits {
  /// Adds decisions to those that descriptions have; false where there is no place for one.
  package mutating func insert(_ decisions: [WrittenDecision]) -> Bool {
    for document in DocumentReader().readAll(file).documents {
      let items = decisions.filter { $0.document == document.number }.map(\.item)
      guard items.isEmpty || insert(items, inList: "decisions", of: document.root) else {
        return false
      }
    }
    return true
  }
}
