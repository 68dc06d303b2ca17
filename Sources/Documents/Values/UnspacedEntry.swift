package import Diagnostics

/// A key and its value that YAML reads as one text, because no space follows the colon.
package struct UnspacedEntry: Sendable {
  package let key: String
  private let value: String

  /// Nil where the text is something else, such as a web address.
  package init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let (key, value) = (text[..<colon], text[text.index(after: colon)...])
    let isKey = key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }
    guard isKey, key.first?.isLetter == true, let first = value.first, first != " ",
      first != ":", !value.hasPrefix("//")
    else { return nil }
    self.key = String(key)
    self.value = String(value)
  }

  fileprivate var spaced: String { "\(key): \(value)" }
}

extension DocumentNode {
  /// What stands here if a space is missing in it.
  package var unspacedEntry: UnspacedEntry? {
    if case .scalar(let text, .plain) = content { UnspacedEntry(text) } else { nil }
  }
}

extension DocumentNode.Entry {
  /// What stands here if a space is missing in it: all of it is the key, and the value nothing.
  package var unspaced: UnspacedEntry? { value.isNull ? key.unspacedEntry : nil }
}

extension [DocumentNode.Entry] {
  /// Whether a key is there but for the space behind its colon.
  package func haveUnspaced(_ key: String) -> Bool {
    contains { $0.name.hasPrefix(key) && $0.unspaced?.key == key }
  }
}

extension Message {
  /// A colon that makes no key, because no space follows it.
  package static func missingSpace(in entry: UnspacedEntry) -> Self {
    Self(.missingSpace, entry.spaced.quoted)
  }
}
