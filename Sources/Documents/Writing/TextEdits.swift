package import Diagnostics

/// Changes to the text of a file that are made together; all else in it stays as it is.
package struct TextEdits: Sendable {
  /// A text in the place of some bytes.
  package struct Edit: Hashable, Sendable {
    package let bytes: Range<Int>
    package let newText: String
    fileprivate var depth = 0

    package init(bytes: Range<Int>, newText: String) {
      self.bytes = bytes
      self.newText = newText
    }
  }

  package let file: SourceFile
  /// Whether it takes keys in quotes and no comments.
  package let isJSON: Bool
  private let lines: LineTable
  private let lineBreak: String
  private var edits: [Edit] = []
  /// What stands above lines.
  private var comments: Set<Edit> = []

  package init(of file: SourceFile) {
    self.file = file
    isJSON = file.isJSON
    lines = LineTable(of: file)
    let hasReturns = file.bytes.firstIndex(of: UInt8(ascii: "\n")).map { end in
      end > 0 && file.bytes[end - 1] == UInt8(ascii: "\r")
    }
    lineBreak = hasReturns == true ? "\r\n" : "\n"
  }

  /// In the order of the text; at one offset, what is nested more deeply comes first.
  package var inOrder: [Edit] {
    edits.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      // What is put in before something comes before what takes its place.
      return (first.bytes.lowerBound, first.bytes.upperBound, -first.depth, one.offset)
        < (second.bytes.lowerBound, second.bytes.upperBound, -second.depth, other.offset)
    }
    .map(\.element)
  }

  /// The text with all changes made.
  package var text: String {
    var result: [UInt8] = []
    var position = 0
    for edit in inOrder {
      result += file.bytes[position..<edit.bytes.lowerBound]
      result += Array(edit.newText.utf8)
      position = edit.bytes.upperBound
    }
    return String(decoding: result + file.bytes[position...], as: UTF8.self)
  }

  package mutating func replace(_ bytes: Range<Int>, by text: String) {
    edits.append(Edit(bytes: bytes, newText: text))
  }

  package mutating func insert(_ text: String, at offset: Int) {
    if !text.isEmpty { replace(offset..<offset, by: text) }
  }

  /// Adds lines of their own below the last one of what stands in a block.
  package mutating func insert(_ added: [String], below bytes: Range<Int>) {
    guard !added.isEmpty else { return }
    let last = lines.position(of: max(bytes.lowerBound, bytes.upperBound - 1)).line
    let end = lines.bytes(ofLine: last).upperBound
    var edit = Edit(bytes: end..<end, newText: added.map { lineBreak + $0 }.joined())
    edit.depth = indent(of: bytes)
    edits.append(edit)
  }

  /// Adds comments above the line in which something begins, unless they are added there already.
  package mutating func insert(comments added: [String], above bytes: Range<Int>) {
    guard !added.isEmpty else { return }
    let start = line(with: bytes).lowerBound
    let edit = Edit(bytes: start..<start, newText: added.map { $0 + lineBreak }.joined())
    if comments.insert(edit).inserted { edits.append(edit) }
  }

  /// The lines directly above one in which nothing but a comment stands: its words, and the line
  /// with its end.
  package func comments(above bytes: Range<Int>) -> [(text: String, bytes: Range<Int>)] {
    var comments: [(text: String, bytes: Range<Int>)] = []
    var next = lines.position(of: bytes.lowerBound).line
    while next > 1 {
      let line = lines.bytes(ofLine: next - 1)
      let text = String(decoding: file.bytes[line], as: UTF8.self).trimmed
      guard text.hasPrefix("#") else { break }
      let end = lines.bytes(ofLine: next).lowerBound
      comments.append((String(text.dropFirst()).trimmed, line.lowerBound..<end))
      next -= 1
    }
    return comments.reversed()
  }

  /// Adds entries or items to what stands in braces or brackets.
  package mutating func insert(_ items: [String], within bytes: Range<Int>) {
    let inner = file.bytes[bytes].dropFirst().dropLast()
    if let last = inner.lastIndex(where: { $0 > 0x20 }), !inner.contains(UInt8(ascii: "#")) {
      let separator = separator(in: inner)
      let isOpen = inner[last] == UInt8(ascii: ",")
      let text = items.joined(separator: "," + separator)
      insert((isOpen ? "" : ",") + separator + text, at: last + 1)
    } else {
      let isEmpty = inner.allSatisfy { $0 <= 0x20 }
      let hasSpace = inner.first.map { $0 <= 0x20 } ?? false
      let end = isEmpty ? "" : hasSpace ? "," : ", "
      insert(items.joined(separator: ", ") + end, at: bytes.lowerBound + 1)
    }
  }

  /// Adds mappings to a list of the description, which is made where there is none; false where
  /// something else stands there.
  package mutating func insert(
    _ items: [DocumentNode], inList key: String, of root: DocumentNode
  ) -> Bool {
    let list = root.value(of: key)
    let bytes = (list ?? root).bytes
    let first = file.bytes[bytes].first
    if first == UInt8(ascii: list == nil ? "{" : "[") {
      let text = items.map(inline).joined(separator: ", ")
      let end = list?.items?.isEmpty == true ? "" : ", "
      let start = bytes.lowerBound + 1
      insert((list == nil ? "\(quoted(key)): [\(text)]" : text) + end, at: start)
      return true
    }
    guard list == nil || first == UInt8(ascii: "-") else { return false }
    let indent = String(repeating: " ", count: indent(of: bytes))
    let space = list == nil ? indent + "  " : indent
    let head = list == nil ? ["\(indent)\(key):"] : []
    insert(head + items.flatMap { block($0).map { space + $0 } }, below: bytes)
    return true
  }

  /// How many columns stand before something.
  package func indent(of bytes: Range<Int>) -> Int {
    lines.position(of: bytes.lowerBound).column - 1
  }

  /// How many spaces the line begins with in which something begins.
  package func indent(ofLineWith bytes: Range<Int>) -> Int {
    file.bytes[line(with: bytes)].prefix { $0 == UInt8(ascii: " ") }.count
  }

  private func line(with bytes: Range<Int>) -> Range<Int> {
    lines.bytes(ofLine: lines.position(of: bytes.lowerBound).line)
  }

  /// A key, as the file has them.
  package func quoted(_ key: String) -> String { isJSON ? key.inDoubleQuotes : key }

  /// What stands before each item: a line break and as many spaces as before the first, or a space.
  private func separator(in inner: ArraySlice<UInt8>) -> String {
    let start = inner.prefix { $0 <= 0x20 }
    guard let end = start.lastIndex(of: UInt8(ascii: "\n")) else { return " " }
    return lineBreak + String(decoding: start[(end + 1)...], as: UTF8.self)
  }

  /// A value in one line, as the file has them.
  package func inline(_ node: DocumentNode) -> String { (isJSON ? node.inQuotes : node).inline }

  private func block(_ item: DocumentNode) -> [String] {
    let lines = (item.entries ?? []).flatMap { $0.lines(width: 92) }
    return lines.enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
  }
}

extension DocumentNode {
  /// With all its texts in quotes, as JSON has them.
  fileprivate var inQuotes: DocumentNode {
    switch content {
    case .scalar(let text, _): DocumentNode(.scalar(text, .doubleQuoted), bytes: bytes)
    case .sequence(let items): DocumentNode(.sequence(items.map(\.inQuotes)), bytes: bytes)
    case .mapping(let entries):
      DocumentNode(
        .mapping(entries.map { Entry(key: $0.key.inQuotes, value: $0.value.inQuotes) }),
        bytes: bytes)
    }
  }
}
