package import Diagnostics

/// Reads a mapping key by key: nobody else reports keys that are missing or unknown.
package struct MappingReader: Sendable {
  /// Reads the values of its keys.
  package var values: NodeReader

  private let bytes: Range<Int>
  private let entries: [DocumentNode.Entry]
  private var asked: [String] = []
  /// The entry that is looked at first: most keys are asked for in the order in which they stand.
  private var next = 0
  /// What is said of the keys that are asked for; nil unless somebody wants to know.
  private(set) var declarations: [KeyDeclaration]?

  /// Reads entries that stand in some bytes; `values` collects what is wrong.
  package init(_ entries: [DocumentNode.Entry], at bytes: Range<Int>, values: NodeReader) {
    self.init(entries, at: bytes, values: values, declarations: nil)
  }

  init(
    _ entries: [DocumentNode.Entry],
    at bytes: Range<Int>,
    values: NodeReader,
    declarations: [KeyDeclaration]?
  ) {
    self.entries = entries
    self.bytes = bytes
    self.values = values
    self.declarations = declarations
    // As a rule some keys are left out.
    asked.reserveCapacity(2 * entries.count + 4)
  }

  /// The place of the mapping.
  package var range: SourceRange { SourceRange(file: values.file.id, bytes: bytes) }

  /// The value of a key that must be there.
  package mutating func required(_ key: String) -> DocumentNode? {
    if let index = index(of: key) { return value(at: index) }
    // What is wrong with it is reported where it stands.
    if !entries.haveUnspaced(key) { values.reportMissingKey(key, at: bytes) }
    return nil
  }

  /// The value of a key that may be left out.
  package mutating func optional(_ key: String) -> DocumentNode? {
    index(of: key).flatMap { value(at: $0) }
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

  /// Says what a key is, before it is asked for.
  package mutating func declare(
    _ key: String,
    _ shape: () -> ValueShape,
    _ meaning: @autoclosure () -> String?,
    isRequired: Bool
  ) {
    guard declarations != nil else { return }
    declarations?.append(KeyDeclaration(key, shape(), meaning(), isRequired: isRequired))
  }

  /// Reports the keys that nobody asked for.
  package mutating func finish() {
    var rest = asked[...]
    for entry in entries {
      if let place = rest.firstIndex(of: entry.name) {
        rest = rest[(place + 1)...]
      } else if !asked.contains(entry.name) {
        values.reportUnknownKey(entry, known: asked)
      }
    }
  }

  private mutating func value(at index: Int) -> DocumentNode? {
    let value = entries[index].value
    guard value.isNull else { return value }
    values.reportNoValue(of: entries[index], otherwise: Message(.giveOneOrLeaveKey))
    return nil
  }

  private mutating func index(of key: String) -> Int? {
    asked.append(key)
    let isNext = next < entries.count && entries[next].name == key
    guard let index = isNext ? next : entries.firstIndex(where: { $0.has(key) }) else {
      return nil
    }
    next = index + 1
    return index
  }
}

extension DocumentNode.Entry {
  /// Whether its key is that one; most others already differ in their lengths.
  fileprivate func has(_ key: String) -> Bool {
    name.utf8.count == key.utf8.count && name == key
  }
}

extension NodeReader {
  /// The value of an entry, unless it says nothing; then the advice follows a semicolon.
  package mutating func value(
    of entry: DocumentNode.Entry,
    otherwise advice: @autoclosure () -> Message
  ) -> DocumentNode? {
    guard entry.value.isNull else { return entry.value }
    reportNoValue(of: entry, otherwise: advice())
    return nil
  }

  fileprivate mutating func reportNoValue(
    of entry: DocumentNode.Entry,
    otherwise advice: Message
  ) {
    let advice = ColourComment(after: entry.value, in: file)?.advice ?? advice
    let range = SourceRange(file: file.id, bytes: entry.key.bytes)
    diagnostics.report(.noValue(.verbatim(entry.name.quoted), advice), at: range)
  }

  /// Reports a key that a mapping at some bytes lacks.
  package mutating func reportMissingKey(_ key: String, at bytes: Range<Int>) {
    diagnostics.report(.missingKey(key), at: SourceRange(file: file.id, bytes: bytes))
  }

  /// Reports an entry whose key is none of those that may stand here.
  package mutating func reportUnknownKey(_ entry: DocumentNode.Entry, known: [String]) {
    let range = SourceRange(file: file.id, bytes: entry.key.bytes)
    if let unspaced = entry.unspaced {
      diagnostics.report(.missingSpace(in: unspaced), at: range)
    } else {
      diagnostics.report(.unknownKey(entry.name, known: known), at: range)
    }
  }
}

extension Message {
  fileprivate static func missingKey(_ key: String) -> Self {
    Self(.missingKeyKeyMissingHere, key.quoted)
  }

  fileprivate static func unknownKey(_ key: String, known: [String]) -> Self {
    if let name = Suggestion.nearest(to: key, among: known) {
      return Self(.unknownKey, key.quoted, name)
    }
    return Self(.unknownKeyNoKeyHere, key.quoted, known.together)
  }
}
