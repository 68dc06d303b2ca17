/// Values by key, in the order in which they were written; made once and never changed.
package struct ValueMap: Sendable {
  package let entries: ContiguousArray<Entry>
  /// Where each key's entry is.
  private let positions: [MapKey: Int]

  /// A key and its value.
  package struct Entry: Sendable {
    package let key: TracedValue
    package let value: TracedValue

    package init(key: TracedValue, value: TracedValue) {
      self.key = key
      self.value = value
    }
  }

  /// Why entries don't make a map.
  enum Fault: Error {
    case notAKey(Value)
    case repeated(Value)
  }

  /// Keys are booleans, whole numbers and texts, each once.
  init(_ entries: ContiguousArray<Entry>) throws(Fault) {
    var positions: [MapKey: Int] = [:]
    for (index, entry) in entries.enumerated() {
      if case .double = entry.key.value { throw .notAKey(entry.key.value) }
      guard let key = MapKey(entry.key.value) else { throw .notAKey(entry.key.value) }
      guard positions.updateValue(index, forKey: key) == nil else {
        throw .repeated(entry.key.value)
      }
    }
    self.entries = entries
    self.positions = positions
  }

  /// Values by text; of entries with the same key the first counts.
  package init(texts: [(key: String, value: TracedValue)]) {
    var positions: [MapKey: Int] = [:]
    var entries: ContiguousArray<Entry> = []
    for (key, value) in texts where positions[.text(Array(key.utf8))] == nil {
      positions[.text(Array(key.utf8))] = entries.count
      entries.append(Entry(key: TracedValue(.string(key)), value: value))
    }
    self.entries = entries
    self.positions = positions
  }

  package var count: Int { entries.count }

  /// The value of a key; numbers that are equal are the same key.
  package subscript(key: Value) -> TracedValue? {
    MapKey(key).flatMap { positions[$0] }.map { entries[$0].value }
  }
}

/// A key of a map; numbers that are equal are the same key, whatever their type.
enum MapKey: Hashable {
  case boolean(Bool)
  case integer(Int64)
  /// Only what is greater than every `integer`.
  case large(UInt64)
  /// The bytes of a text: two that only look the same are different keys.
  case text([UInt8])

  /// Nil for a value that can't be a key, such as a list or 1.5.
  init?(_ value: Value) {
    switch value {
    case .boolean(let answer): self = .boolean(answer)
    case .integer(let number): self = .integer(number)
    case .unsigned(let number): self = Int64(exactly: number).map(Self.integer) ?? .large(number)
    case .double(let number):
      if let small = Int64(exactly: number) {
        self = .integer(small)
      } else if let large = UInt64(exactly: number) {
        self = .large(large)
      } else {
        return nil
      }
    default:
      guard let text = value.string else { return nil }
      self = .text(Array(text.utf8))
    }
  }
}
