internal import Diagnostics
package import Documents
package import Model

/// What somebody decides, as it is written into one of a file's descriptions: as a decision, or as
/// the facts that the answer stands for.
package struct WrittenDecision {
  /// From 1.
  package let document: Int
  package let item: DocumentNode
  package let facts: [(path: Path, value: DocumentNode)]
  /// What the description keeps of who answered.
  package let note: String

  /// Without a choice it is one that somebody has yet to complete.
  package init(
    on finding: Finding, in document: Int = 1, _ choice: ReviewChoice? = nil, because: String = "",
    by name: String = "", on day: String
  ) {
    self.document = document
    facts = choice?.facts ?? []
    note = Message("answered by \(name) on \(day)").text
    let path = finding.location.path
    let texts = [
      ("rule", finding.rule), ("at", path), ("answer", choice?.decision ?? "holds"), ("by", name),
      ("on", day), ("because", because),
    ]
    item = DocumentNode(
      texts.filter { $0 != "at" || !$1.isEmpty }.map { ($0, DocumentNode($1)) } + [
        ("facts", finding.factsRead.node)
      ])
  }
}

extension TextEdits {
  /// Adds decisions to those that descriptions have; false where there is no place for one.
  package mutating func insert(_ decisions: [WrittenDecision]) -> Bool {
    for document in DocumentReader().readAll(file).documents {
      let items = decisions.filter { $0.document == document.number && $0.facts.isEmpty }
        .map(\.item)
      guard items.isEmpty || insert(items, inList: "decisions", of: document.root) else {
        return false
      }
    }
    return true
  }
}
