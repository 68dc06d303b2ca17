package import Diagnostics

/// Reads a mapping key by key: nobody else reports keys that are missing or unknown.
package struct MappingReader: Sendable {
  /// Reads the values of its keys.
  package var values: NodeReader

  private let bytes: Range<Int>
  private let entries: [DocumentNode.Entry]
  private var asked: [String] = []
  /// What is said of the keys that are asked for; nil unless somebody wants to know.
  private(set) var declarations: [KeyDeclaration]?

  /// Reads entries that stand in some bytes; `values` collects what is wrong.
  package init(
    _ entries: [DocumentNode.Entry], at bytes: Range<Int>, values: NodeReader,
    declarations: [KeyDeclaration]? = nil
  ) {
    self.entries = entries
    self.bytes = bytes
    self.values = values
    self.declarations = declarations
    asked.reserveCapacity(entries.count)
  }

  package var range: SourceRange { SourceRange(file: values.file.id, bytes: bytes) }

  /// The value of a key that must be there.
  package mutating func required(_ key: String) -> DocumentNode? {
    // What is wrong with a key that lacks its space is reported where it stands.
    if !entries.contains(where: { $0.name == key }), !entries.haveUnspaced(key) {
      values.reportMissingKey(key, at: bytes)
    }
    return optional(key)
  }

  /// The value of a key that may be left out.
  package mutating func optional(_ key: String) -> DocumentNode? {
    asked.append(key)
    guard let number = entries.firstIndex(where: { $0.name == key }) else { return nil }
    guard entries[number].value.isNull else { return entries[number].value }
    let advice = advice(onNothingAt: number)
    return values.value(of: entries[number], otherwise: advice)
  }

  /// What belongs below a key that says nothing may stand behind it.
  private func advice(onNothingAt number: Int) -> Message {
    guard let next = entries.dropFirst(number + 1).first,
      values.placeOfKey(next.name) == entries[number].name
    else { return Message(.giveOneOrLeaveKey) }
    return "indent \(next.name.quoted) further than it"
  }

  /// The value of a key that must be there, read.
  package mutating func required<Value>(
    _ key: String, _ read: (inout NodeReader, DocumentNode) -> Value?
  ) -> Value? {
    guard let node = required(key) else { return nil }
    return read(&values, node)
  }

  /// The value of a key that may be left out, read.
  package mutating func optional<Value>(
    _ key: String, _ read: (inout NodeReader, DocumentNode) -> Value?
  ) -> Value? {
    guard let node = optional(key) else { return nil }
    return read(&values, node)
  }

  /// Says what a key is, before it is asked for.
  package mutating func declare(
    _ key: String, _ shape: () -> ValueShape, _ meaning: @autoclosure () -> String?,
    isRequired: Bool
  ) {
    guard declarations != nil else { return }
    declarations?.append(KeyDeclaration(key, shape(), meaning(), isRequired: isRequired))
  }

  /// Reports the keys that nobody asked for.
  package mutating func finish() {
    var told: Set<String> = []
    for entry in entries where !asked.contains(entry.name) {
      guard let place = values.placeOfKey(entry.name), asked.contains(place) else {
        values.reportUnknownKey(entry, known: asked)
        continue
      }
      // One indentation that is wrong is told once, and where nothing stands below a key, there.
      let isEmpty = entries.contains { $0.name == place && $0.value.isNull }
      guard told.insert(place).inserted, !isEmpty else { continue }
      values.diagnostics.report(
        id: "unknown-key",
        "there is no key \(entry.name.quoted) here; it stands under \(place.quoted): mend the indentation",
        at: SourceRange(file: values.file.id, bytes: entry.key.bytes))
    }
  }
}

extension NodeReader {
  /// The value of an entry, unless it says nothing; then the advice follows a semicolon.
  package mutating func value(
    of entry: DocumentNode.Entry, otherwise advice: @autoclosure () -> Message
  ) -> DocumentNode? {
    guard entry.value.isNull else { return entry.value }
    let advice = ColourComment(after: entry.value, in: file)?.advice ?? advice()
    let range = SourceRange(file: file.id, bytes: entry.key.bytes)
    diagnostics.report(Message(.noValue, entry.name.quoted, advice), at: range)
    return nil
  }

  /// Reports a key that a mapping at some bytes lacks.
  package mutating func reportMissingKey(_ key: String, at bytes: Range<Int>) {
    diagnostics.report(
      Message(.missingKeyKeyMissingHere, key.quoted), at: SourceRange(file: file.id, bytes: bytes))
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
  fileprivate static func unknownKey(_ key: String, known: [String]) -> Self {
    if let name = Suggestion.nearest(to: key, among: known) {
      return Self(.unknownKey, key.quoted, name)
    }
    return Self(.unknownKeyNoKeyHere, key.quoted, known.together)
  }
}
