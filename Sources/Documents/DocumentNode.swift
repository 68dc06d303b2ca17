package import Diagnostics
internal import YAML

/// A value in a document, and the bytes of the file in which it stands.
package struct DocumentNode: Sendable {
  package enum Content: Sendable {
    /// The text as written, after YAML's unquoting: `15.0`, `NO` and `0x10` stay texts.
    case scalar(String, ScalarStyle)
    case sequence([DocumentNode])
    /// The entries in the order written, merged ones last; each key is a scalar, and there once.
    case mapping([Entry])
  }

  /// A key and its value.
  package struct Entry: Sendable {
    package let key: DocumentNode
    package let value: DocumentNode
    /// The key's text.
    package let name: String

    package init(key: DocumentNode, value: DocumentNode) {
      self.key = key
      self.value = value
      name = key.text ?? ""
    }
  }

  package let content: Content
  /// Without the anchor and tag before it; an aliased node keeps the place of its anchor.
  package let bytes: Range<Int>

  package init(_ content: Content, bytes: Range<Int>) {
    self.content = content
    self.bytes = bytes
  }

  /// A text that stands nowhere yet, in quotes where it needs some.
  package init(_ text: String) { self.init(.scalar(text, .plain), bytes: 0..<0) }

  /// A mapping that stands nowhere yet.
  package init(_ entries: [(key: String, value: DocumentNode)]) {
    self.init(
      .mapping(entries.map { Entry(key: DocumentNode($0.key), value: $0.value) }), bytes: 0..<0)
  }
}

extension DocumentNode {
  /// Whether nothing is said here: an empty plain scalar, `~` or `null`.
  package var isNull: Bool {
    guard case .scalar(let text, .plain) = content else { return false }
    switch text.utf8.first {
    case nil: return true
    case UInt8(ascii: "~"): return text.utf8.count == 1
    case UInt8(ascii: "n"), UInt8(ascii: "N"):
      return text == "null" || text == "Null" || text == "NULL"
    default: return false
    }
  }

  /// Whether it is an alias that leads nowhere, or has a tag: that was reported already.
  package var isUnresolved: Bool {
    guard case .scalar(let text, .plain) = content else { return false }
    return text.utf8.first == UInt8(ascii: "*")
  }

  /// The text of a scalar, as written after YAML's unquoting.
  package var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  package var items: [DocumentNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  package var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// The value of a mapping's key, if it has it.
  package func value(of key: String) -> DocumentNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.firstIndex { $0.name == key }.map { entries[$0].value }
  }

  /// What messages call such a node: `a list`, or a scalar by its own words.
  package var kindInWords: Message {
    switch content {
    case .scalar(let text, _): isNull ? Message(.nothing) : .verbatim(text.quoted)
    case .sequence: Message(.aList)
    case .mapping: Message(.aMapping)
    }
  }
}

package enum ScalarStyle: Hashable, Sendable {
  /// Without quotes: `15.0`.
  case plain
  case singleQuoted
  /// In double quotes, or plain with the tag `!!str`.
  case doubleQuoted
  /// Lines kept as they are, after `|`.
  case literal
  /// Lines joined by spaces, after `>`.
  case folded

  init(_ style: YAMLEvent.Style) {
    switch style {
    case .plain: self = .plain
    case .singleQuoted: self = .singleQuoted
    case .doubleQuoted: self = .doubleQuoted
    case .literal: self = .literal
    case .folded: self = .folded
    }
  }
}
