package import Diagnostics
internal import Documents

/// A description's file with decisions added to those it has; nothing else is changed.
package struct DecidedDescription {
  /// What somebody decided, in one of the file's descriptions.
  package struct Decision {
    /// From 1.
    let document: Int
    let pairs: [(key: String, value: String)]

    package init(
      on finding: Finding, in document: Int, _ answer: String, because: String, by name: String,
      on day: String
    ) {
      self.document = document
      let path = finding.location.path
      let place = path.isEmpty ? [] : [("at", path.inDoubleQuotes)]
      pairs =
        [("rule", finding.rule.asYAML)] + place + [
          ("answer", answer), ("by", name.inDoubleQuotes), ("on", day),
          ("because", because.inDoubleQuotes), ("facts", finding.factsMark.inDoubleQuotes),
        ]
    }
  }

  /// The file with what was added; nil where there is no place for it.
  package private(set) var text: String?

  package init(_ file: SourceFile, _ decisions: [Decision]) {
    let isJSON = TypedAnswer.isJSON(file)
    let lines = LineTable(of: file)
    let documents = DocumentReader().readAll(file).documents
    var bytes = file.bytes
    // From the last to the first, so that the places before stay the same.
    for document in documents.reversed() {
      let added = decisions.filter { $0.document == document.number }
      guard !added.isEmpty else { continue }
      let old = document.root.value(of: "decisions")
      let site = old ?? document.root
      let first = file.bytes[site.bytes].first
      let isFlow = first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
      guard isFlow || old == nil || first == UInt8(ascii: "-") else { return }
      if isFlow {
        let items = added.map { $0.inBraces(isJSON: isJSON) }.joined(separator: ", ")
        let key = isJSON ? "\"decisions\"" : "decisions"
        let isEmpty = old?.items?.isEmpty ?? false
        let text = (old == nil ? "\(key): [\(items)]" : items) + (isEmpty ? "" : ", ")
        let start = site.bytes.lowerBound + 1
        bytes.insert(contentsOf: Array(text.utf8), at: start)
      } else {
        let indent = lines.position(of: site.bytes.lowerBound).column - 1
        let last = lines.position(of: max(site.bytes.lowerBound, site.bytes.upperBound - 1)).line
        let space = String(repeating: " ", count: old == nil ? indent + 2 : indent)
        let head = old == nil ? ["\(String(repeating: " ", count: indent))decisions:"] : []
        let end = lines.bytes(ofLine: last).upperBound
        let hasReturns = end > 0 && end < file.bytes.count && file.bytes[end] == UInt8(ascii: "\r")
        let text = (head + added.flatMap { $0.lines(after: space) })
          .map { (hasReturns ? "\r\n" : "\n") + $0 }.joined()
        bytes.insert(contentsOf: Array(text.utf8), at: end)
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
  }
}

extension DecidedDescription.Decision {
  fileprivate func lines(after space: String) -> [String] {
    pairs.enumerated().map { number, pair in
      "\(space)\(number == 0 ? "- " : "  ")\(pair.key): \(pair.value)"
    }
  }

  fileprivate func inBraces(isJSON: Bool) -> String {
    let items = pairs.map { key, value in
      let text = value.hasPrefix("\"") || !isJSON ? value : value.inDoubleQuotes
      return "\(isJSON ? key.inDoubleQuotes : key): \(text)"
    }
    return "{\(items.joined(separator: ", "))}"
  }
}
