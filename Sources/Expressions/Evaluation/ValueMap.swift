/// Values by key, in the order in which they were written; made once and never changed.
///
/// A boxed enum rather than a struct, so that a value can hold it in one word.
package indirect enum ValueMap: Sendable {
  case entries(ContiguousArray<Entry>, positions: Positions)

  /// A key and its value.
  package struct Entry: Sendable {
    package let key: Operand
    package let value: Operand

    package init(key: Operand, value: Operand) {
      self.key = key
      self.value = value
    }
  }

  /// Where each key's entry is.
  package struct Positions: Sendable {
    private var indices: [MapKey: Int] = [:]

    fileprivate mutating func add(_ key: MapKey, _ index: Int) -> Bool {
      indices.updateValue(index, forKey: key) == nil
    }

    fileprivate func index(of key: MapKey) -> Int? { indices[key] }
  }

  /// Why entries don't make a map.
  enum Fault: Error {
    case notAKey(Value)
    case repeated(Value)
  }

  package static let empty = ValueMap.entries([], positions: Positions())

  /// Keys are booleans, whole numbers and texts, each once.
  init(_ entries: ContiguousArray<Entry>) throws(Fault) {
    var positions = Positions()
    for (index, entry) in entries.enumerated() {
      if case .double = entry.key.value { throw .notAKey(entry.key.value) }
      guard let key = MapKey(entry.key.value) else { throw .notAKey(entry.key.value) }
      guard positions.add(key, index) else { throw .repeated(entry.key.value) }
    }
    self = .entries(entries, positions: positions)
  }

  /// Values by text; of entries with the same key the first counts.
  package init(texts: [(key: String, value: Operand)]) {
    var positions = Positions()
    var entries: ContiguousArray<Entry> = []
    for (key, value) in texts where positions.add(.text(.init(text: key)), entries.count) {
      entries.append(Entry(key: Operand(.string(key)), value: value))
    }
    self = .entries(entries, positions: positions)
  }

  package var entries: ContiguousArray<Entry> {
    switch self {
    case .entries(let entries, _): entries
    }
  }

  package var count: Int { entries.count }

  /// The value of a key; numbers that are equal are the same key.
  package subscript(key: Value) -> Operand? {
    guard let key = MapKey(key) else { return nil }
    switch self {
    case .entries(let entries, let positions):
      return positions.index(of: key).map { entries[$0].value }
    }
  }
}
