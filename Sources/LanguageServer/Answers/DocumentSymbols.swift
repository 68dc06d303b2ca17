internal import Diagnostics
internal import Documents

/// A part of a text in an editor's outline.
struct DocumentSymbol {
  /// The protocol's numbers.
  enum Kind: Int {
    case module = 2
    case property = 7
    case array = 18
    case object
  }

  let name: String
  var detail = ""
  let kind: Kind
  let range: LineRange
  let nameRange: LineRange
  var children: [DocumentSymbol] = []

  func writeMembers(to json: inout JSONWriter) {
    json.member("name", name)
    if !detail.isEmpty { json.member("detail", detail) }
    json.member("kind", kind.rawValue)
    json.object("range", range.writeMembers)
    json.object("selectionRange", nameRange.writeMembers)
    if !children.isEmpty {
      json.objects("children", of: children) { $1.writeMembers(to: &$0) }
    }
  }
}

/// The outline of a text: its keys, and items by what they are called.
struct DocumentSymbols {
  private let text: OpenText

  init(of text: OpenText) {
    self.text = text
  }

  /// Those of the one document, or each document with what is in it.
  var all: [DocumentSymbol] {
    guard text.kind != .other else { return [] }
    let documents = text.documents
    if documents.count == 1, let root = documents.first?.root { return symbols(in: root) }
    return documents.map { document in
      let app = document.root.value(of: "app")?.value(of: "name")?.text
      return DocumentSymbol(
        name: app.flatMap { $0.isEmpty ? nil : $0 } ?? "\(document.number)",
        kind: .module,
        range: text.positions.range(of: document.bytes),
        nameRange: text.positions.rangeInOneLine(of: document.bytes),
        children: symbols(in: document.root)
      )
    }
  }

  private func symbols(in node: DocumentNode) -> [DocumentSymbol] {
    switch node.content {
    case .scalar: []
    case .mapping(let entries): entries.compactMap(symbol)
    case .sequence(let items):
      items.enumerated().compactMap { number, item in
        item.entries.map { _ in
          symbol(named: item.nameInOutline ?? "\(number + 1)", at: item.bytes, in: item.bytes, item)
        }
      }
    }
  }

  private func symbol(of entry: DocumentNode.Entry) -> DocumentSymbol? {
    guard !entry.name.isEmpty else { return nil }
    let end = max(entry.key.bytes.upperBound, entry.value.bytes.upperBound)
    let whole = entry.key.bytes.lowerBound..<end
    return symbol(named: entry.name, at: entry.key.bytes, in: whole, entry.value)
  }

  private func symbol(
    named name: String,
    at bytes: Range<Int>,
    in whole: Range<Int>,
    _ node: DocumentNode
  ) -> DocumentSymbol {
    let kind: DocumentSymbol.Kind =
      switch node.content {
      case .scalar: .property
      case .sequence: .array
      case .mapping: .object
      }
    return DocumentSymbol(
      name: name,
      detail: node.text ?? "",
      kind: kind,
      range: text.positions.range(of: whole),
      nameRange: text.positions.rangeInOneLine(of: bytes),
      children: symbols(in: node)
    )
  }
}

extension DocumentNode {
  /// What an item of a list is called by what stands in it.
  fileprivate var nameInOutline: String? {
    let names = ["id", "service", "kind", "rule", "name", "key", "device", "locale"].lazy
    return names.compactMap { self.value(of: $0)?.text }.first { !$0.isEmpty }
  }
}
