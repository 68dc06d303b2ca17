package import Diagnostics

/// Reads a mapping key by key: nobody else reports keys that are missing or unknown.
package struct MappingReader: Sendable {
  /// Reads the values of its keys.
  package var values: NodeReader
  /// What to do about a key without a value, after a semicolon.
  package var adviceForNoValue: LocalizableText = "give it one or leave the key out"

  private let bytes: Range<Int>
  private let entries: [DocumentNode.Entry]
  /// The keys of the entries.
  private let names: [String]
  private var asked: [String] = []

  /// Reads entries that stand in some bytes; `values` collects what is wrong.
  package init(_ entries: [DocumentNode.Entry], at bytes: Range<Int>, values: NodeReader) {
    self.entries = entries
    self.bytes = bytes
    self.values = values
    names = entries.map(\.name)
    asked.reserveCapacity(names.count)
  }

  /// The place of the mapping.
  package var range: SourceRange { SourceRange(file: values.file.id, bytes: bytes) }

  /// The value of a key that must be there.
  package mutating func required(_ key: String) -> DocumentNode? {
    if let entry = entry(key) { return values.value(of: entry, otherwise: adviceForNoValue) }
    values.reportMissingKey(key, at: bytes)
    return nil
  }

  /// The value of a key that may be left out.
  package mutating func optional(_ key: String) -> DocumentNode? {
    guard let entry = entry(key) else { return nil }
    return values.value(of: entry, otherwise: adviceForNoValue)
  }

  /// The value of a key that must be there, read.
  package mutating func required<Value>(
    _ key: String,
    _ read: (inout NodeReader, DocumentNode) -> Value?
  ) -> Value? {
    guard let node = required(key) else { return nil }
    return read(&values, node)
  }

  /// The value of a key that may be left out, read.
  package mutating func optional<Value>(
    _ key: String,
    _ read: (inout NodeReader, DocumentNode) -> Value?
  ) -> Value? {
    guard let node = optional(key) else { return nil }
    return read(&values, node)
  }

  /// Reports the keys that nobody asked for.
  package mutating func finish() {
    for (index, name) in names.enumerated() where !asked.contains(name) {
      values.reportUnknownKey(entries[index], known: asked)
    }
  }

  private mutating func entry(_ key: String) -> DocumentNode.Entry? {
    asked.append(key)
    return names.firstIndex(of: key).map { entries[$0] }
  }
}

extension NodeReader {
  /// The value of an entry, unless it says nothing; then the advice follows a semicolon.
  package mutating func value(
    of entry: DocumentNode.Entry,
    otherwise advice: LocalizableText
  ) -> DocumentNode? {
    guard entry.value.isNull else { return entry.value }
    let advice = ColourComment(after: entry.value, in: file)?.advice ?? advice
    let range = SourceRange(file: file.id, bytes: entry.key.bytes)
    diagnostics.report(.noValue(.verbatim(entry.name.quoted), advice), at: range)
    return nil
  }

  /// Reports a key that a mapping at some bytes lacks.
  package mutating func reportMissingKey(_ key: String, at bytes: Range<Int>) {
    diagnostics.report(.missingKey(key), at: SourceRange(file: file.id, bytes: bytes))
  }

  /// Reports an entry whose key is none of those that may stand here.
  package mutating func reportUnknownKey(_ entry: DocumentNode.Entry, known: [String]) {
    let range = SourceRange(file: file.id, bytes: entry.key.bytes)
    diagnostics.report(.unknownKey(entry.name, known: known), at: range)
  }
}

extension Diagnostic.Message {
  fileprivate static func missingKey(_ key: String) -> Self {
    Self("the key \(key.quoted) is missing here; add it")
  }

  fileprivate static func unknownKey(_ key: String, known: [String]) -> Self {
    if let name = Suggestion.nearest(to: key, among: known) {
      return Self("there is no key \(key.quoted) here; did you mean '\(name)'?")
    }
    return Self("there is no key \(key.quoted) here; known are \(known.together)")
  }
}
