/// Writes values as bytes that a `PreparedReader` reads back in the same order.
package struct PreparedWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func byte(_ value: UInt8) {
    bytes.append(value)
  }

  package mutating func flag(_ value: Bool) {
    byte(value ? 1 : 0)
  }

  /// A number of few bytes if it is small: seven bits in each, the lowest first.
  package mutating func count(_ value: Int) {
    precondition(value >= 0, "nothing is counted below 0")
    var rest = UInt64(value)
    while rest > 0x7F {
      byte(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    byte(UInt8(rest))
  }

  /// Eight bytes, the lowest first.
  package mutating func word(_ value: UInt64) {
    for shift in stride(from: 0, to: UInt64(64), by: 8) {
      byte(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  package mutating func integer(_ value: Int64) {
    word(UInt64(bitPattern: value))
  }

  package mutating func double(_ value: Double) {
    word(value.bitPattern)
  }

  package mutating func text(_ value: String) {
    count(value.utf8.count)
    bytes += value.utf8
  }

  package mutating func texts(_ values: [String]) {
    count(values.count)
    for value in values { text(value) }
  }

  /// How many items there are, then each of them.
  package mutating func list<Items: Collection, Failure: Error>(
    _ items: Items,
    _ write: (Items.Element, inout PreparedWriter) throws(Failure) -> Void
  ) throws(Failure) {
    count(items.count)
    for item in items { try write(item, &self) }
  }

  /// Whether there is a value, then the value.
  package mutating func optional<Value, Failure: Error>(
    _ value: Value?,
    _ write: (Value, inout PreparedWriter) throws(Failure) -> Void
  ) throws(Failure) {
    flag(value != nil)
    if let value { try write(value, &self) }
  }

  /// A part that can be skipped, and read later.
  package mutating func part(_ other: PreparedWriter) {
    count(other.bytes.count)
    bytes += other.bytes
  }

  /// What another writer has written, as if it had been written here.
  package mutating func append(_ other: PreparedWriter) {
    bytes += other.bytes
  }
}

/// Why something can't be written as bytes.
package struct Unpreparable: Error, Hashable, Sendable {
  package let what: String

  package init(_ what: String) {
    self.what = what
  }
}
