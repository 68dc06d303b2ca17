package import Diagnostics

// A file that was read when the program was built, as bytes from which its trees are made again.
//
// Of each document come its bytes and its root; of a node its kind, its bytes, and then a scalar's
// text behind its length, or how many items or entries a collection has, how many bytes they take
// up here, and they themselves. All is UTF-8: a number is five bits in a byte, the lowest first,
// above 0x20, or above 0x40 where more follow.

extension ReadFile {
  /// The file with the trees that were stored of it; of mappings without the entries of a key.
  package init(_ file: SourceFile, stored: Span<UInt8>, leavingOut key: String? = nil) {
    var reader = StoredTreeReader(omittedKey: key)
    var documents: [Document] = []
    while reader.position < stored.count {
      let bytes = reader.range(in: stored)
      let root = reader.node(in: stored)
      documents.append(Document(file: file, number: documents.count + 1, root: root, bytes: bytes))
    }
    self.init(file: file, documents: documents, diagnostics: [])
  }

  /// The keys of the mapping that a stored file's first document is.
  package static func keys(stored: Span<UInt8>) -> [String] {
    var reader = StoredTreeReader(omittedKey: nil)
    _ = reader.range(in: stored)
    return reader.keys(in: stored)
  }
}

/// The letters that stand for kinds of nodes; scalars have those of their styles.
private enum StoredKind {
  static let sequence = UInt8(ascii: "[")
  static let mapping = UInt8(ascii: "{")
}

extension ScalarStyle {
  /// The style that a letter of a stored tree stands for.
  fileprivate init?(stored letter: UInt8) {
    switch letter {
    case UInt8(ascii: "p"): self = .plain
    case UInt8(ascii: "s"): self = .singleQuoted
    case UInt8(ascii: "d"): self = .doubleQuoted
    case UInt8(ascii: "l"): self = .literal
    case UInt8(ascii: "f"): self = .folded
    default: return nil
    }
  }
}

/// Reads stored trees; the bytes are lent to each call.
private struct StoredTreeReader {
  let omittedKey: String?
  private(set) var position = 0

  mutating func range(in bytes: Span<UInt8>) -> Range<Int> {
    let start = number(in: bytes)
    return start..<start + number(in: bytes)
  }

  mutating func node(in bytes: Span<UInt8>) -> DocumentNode {
    let kind = bytes[position]
    position += 1
    let range = range(in: bytes)
    switch kind {
    case StoredKind.sequence:
      let count = number(in: bytes)
      _ = number(in: bytes)
      let items = (0..<count).map { _ in node(in: bytes) }
      return DocumentNode(.sequence(items), bytes: range)
    case StoredKind.mapping:
      return DocumentNode(.mapping(entries(in: bytes)), bytes: range)
    default:
      guard let style = ScalarStyle(stored: kind) else {
        preconditionFailure("only what was stored is read")
      }
      return DocumentNode(.scalar(text(in: bytes), style), bytes: range)
    }
  }

  /// The keys of a mapping, without making anything of their values.
  mutating func keys(in bytes: Span<UInt8>) -> [String] {
    guard bytes[position] == StoredKind.mapping else { return [] }
    position += 1
    _ = range(in: bytes)
    let count = number(in: bytes)
    _ = number(in: bytes)
    return (0..<count).map { _ in
      defer { skip(in: bytes) }
      return node(in: bytes).text ?? ""
    }
  }

  private mutating func entries(in bytes: Span<UInt8>) -> [DocumentNode.Entry] {
    let count = number(in: bytes)
    _ = number(in: bytes)
    var entries: [DocumentNode.Entry] = []
    entries.reserveCapacity(count)
    for _ in 0..<count {
      let key = node(in: bytes)
      if key.text == omittedKey {
        skip(in: bytes)
      } else {
        entries.append(DocumentNode.Entry(key: key, value: node(in: bytes)))
      }
    }
    return entries
  }

  /// Steps over a node.
  private mutating func skip(in bytes: Span<UInt8>) {
    let isCollection = [StoredKind.sequence, StoredKind.mapping].contains(bytes[position])
    position += 1
    _ = range(in: bytes)
    if isCollection { _ = number(in: bytes) }
    let size = number(in: bytes)
    position += size
  }

  private mutating func text(in bytes: Span<UInt8>) -> String {
    let count = number(in: bytes)
    defer { position += count }
    guard let text = try? UTF8Span(validating: bytes.extracting(position..<position + count)) else {
      preconditionFailure("a text is stored in UTF-8")
    }
    return String(copying: text)
  }

  private mutating func number(in bytes: Span<UInt8>) -> Int {
    var (number, shift) = (0, 0)
    while true {
      let byte = bytes[position]
      position += 1
      number |= Int(byte & 31) << shift
      if byte < 0x40 { return number }
      shift += 5
    }
  }
}
